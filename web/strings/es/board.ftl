### El tablero: cómo se llaman sus casillas, y la línea de debajo.

board-label = Tablero: { $board }
board-label-drawn = Tablero: dibujado a mano
board-drawn = Dibujado
board-sheet = Tablero para dibujar
board-keys = Las flechas recorren las casillas, Intro juega ahí, Retroceso recoge la última piedra.

board-name-hexhex2 = Diminuto
board-name-hexhex3 = Pequeño
    .what = rápido, el clásico
board-name-hexhex4 = Estándar
    .what = más profundo
board-name-hexhex5 = Grande
board-size = Tamaño { $size }
board-limping = Cojo { $edges }
board-name-green-meadow = Green Meadow
    .what = con huecos
# A board whose six black cells are random.
board-meadow = Green Meadow { $number }
board-cells = { $count ->
        [one] { $count } casilla
       *[other] { $count } casillas
    }

# The name of a cell, as a screen reader says it: "C3, empty, grows to size 3, eats 1".
cell-empty = vacía
cell-black = fuera del tablero
cell-stone = piedra { FORM($seat, "feminine") }
cell-bug = bicho { FORM($seat, "adjective") } de { $size }
cell-bug-full = bicho { FORM($seat, "adjective") } de { $size }, lleno
cell-eaten = lo están comiendo
cell-hungry = hambriento, puedes elegirlo para que coma
cell-picked = elegido para que coma
cell-feeds = alimenta al bicho en { $bug }
cell-does =
    { $kind ->
        [blacken] se puede retirar del tablero
        [spawn] empieza un bicho nuevo
        [enlarge] crece hasta { $size }
        [join] une bichos en uno de { $size }
       *[bonus] bonus: crece hasta { $size }
    }
cell-eats = come { $count }
cell-gives-away = deja ganar a { $seat }
cell-would-merge = uniría bichos
cell-too-large = superaría al bicho más grande
cell-not-touching = no toca al bicho que come
cell-starves = dejaría a un bicho que come sin casilla de bonus

line-starts = Empieza { $seat }. Juega donde quieras.
line-here-starts = Eres { $seat } y empiezas tú. Juega donde quieras.
line-you-start = Eres { $seat } y empiezas tú. Pon una piedra en cualquier casilla. Ganas si, al empezar tu turno, no te queda ninguna casilla donde jugar.
line-full = Tu bicho está medio dormido porque está lleno: es tan grande como el mayor de todos y no puede crecer. Empieza otro.
line-rings = Un anillo con punto: esta jugada come.
line-giveaways = Un anillo sin punto: después, { $seat } gana al instante.
line-all-lose = Le toca a { $mover }, pero todas las casillas pierden: { $seat } gana al instante.
line-grow = Le toca a { $seat }: elige una casilla marcada.
line-blacken = Le toca a { $seat }: elige una casilla para retirarla del tablero.
line-blacken-more = Le toca a { $seat }: elige una casilla para retirarla del tablero. Quedan { $left } antes del primer bicho.
line-may-swap = Le toca a { $seat }: elige una casilla marcada o cambia de bando.
line-bonus = Bonus para { $seat }: elige dónde crece el bicho.
line-hungry = Bonus para { $seat }: { $count } bichos pueden comer, en { $bugs }. Elige una casilla de bonus, o antes un bicho.
line-round = Bonus para { $seat }: { $count } bichos comen a la vez, en { $bugs }, y cada uno crece una vez. Elige una casilla de bonus, o antes un bicho.
line-picked = Bonus para { $seat }: el bicho en { $bug } crece en { OR($cells) }. Púlsalo otra vez para ver todas las casillas de bonus.
line-picked-many = Bonus para { $seat }: el bicho en { $bug } crece en una de { $count } casillas. Púlsalo otra vez para ver todas las casillas de bonus.
line-bot-thinks = { $seat } está pensando…
line-friend = Le toca a { $seat }: es el turno de tu amigo.
line-friend-named = Le toca a { $seat }: es el turno de { $friend }.
line-friend-over = Esta partida ha terminado.
line-bot-waits = { $seat }, el bot, está esperando.
line-review-start =
    { $of ->
        [one] El comienzo: sigue { $of } jugada.
       *[other] El comienzo: siguen { $of } jugadas.
    }
line-review = Jugada { $turn } de { $of }.
line-step = Paso { $turn } de { $of }.
line-undone = Deshecha. Juega otra jugada.
line-may-play = Le toca a { $seat }: elige una casilla para probar otra jugada.
line-variation = Una variante desde la jugada { $number }: le toca a { $seat }.
line-variation-turn = Una variante desde la jugada { $number }: jugada { $turn } de { $of }.
line-watching =
    { $count ->
        [one] A { $seat } le queda { $count } casilla jugable: está marcada. Cuantas menos, mejor.
       *[other] A { $seat } le quedan { $count } casillas jugables: están marcadas. Cuantas menos, mejor.
    }
line-waking = Cargando las reglas. Ya puedes jugar.
line-tap-again = Toca otra vez para jugar.
line-gives-away = Entonces { $seat } se queda sin casillas jugables y gana.

blocked-other_eater = Esa casilla alimenta a otro bicho. Se muestran otra vez todas las casillas de bonus.
blocked-bot_turn = Le toca al bot.
blocked-friend_turn = Le toca a tu amigo.
blocked-look_only = Esta no es la posición actual de la partida. Vuelve a la partida o abre «Estudio» para probar jugadas.
blocked-no_aids = En una partida con un amigo, Bug solo muestra lo que hay en el tablero, hasta que termine.
blocked-ask_takeback = Ya enviaste esta jugada. En «Más» puedes pedir deshacerla.
blocked-one_moment = Un momento…
blocked-not_agreed = Espera a que tu amigo acepte.
blocked-not_drawn = Primero, los dos dispositivos sortean quién empieza.
blocked-link = Un momento: se está abriendo la partida del enlace.
blocked-letter = Un momento: se está abriendo el enlace.
blocked-invited = El enlace espera tu respuesta.
blocked-over = La partida ha terminado.
blocked-timed = Mientras dos personas juegan con reloj, no se puede abrir Estudio. Puedes permitirlo en los ajustes.
blocked-still_loading = Anotado. Se jugará en cuanto se carguen las reglas.

# What a legal cell would do: its growth, who then eats, and the bonus cells that follow.
does-blacken = Retira esta casilla del tablero
does-spawn = Empieza un bicho nuevo
does-enlarge = Tu bicho crece hasta { $size }
does-join = Une tus bichos en uno de { $size }
does-bonus = Bonus: crece hasta { $size }
does-bonus-for = Bonus: el bicho en { $bug } crece hasta { $size }
does = { $does }.
does-eats = { $does } y { $eats }; { $bonus }.
does-then-eats = { $does } y luego { $eats }; { $bonus }.
does-other-eats = { $does }. El bicho en { $bug } { $eats }; { $bonus }.
does-some-can-eat = { $does }. Luego pueden comer: { $bugs }; { $bonus }.
does-some-eat-together = { $does }. Luego comen a la vez: { $bugs }; { $bonus }.
eater-it = este bicho
eater-at = el bicho en { $bug }
eats-none = crece
eats = se come { $prey }
bonus-cell = luego, un bonus en { $cell }
bonus-cells = luego elige una casilla de bonus: { OR($cells) }
bonus-cells-many = luego elige una de { $count } casillas de bonus
# Bugs by their sizes: "2 bugs of 1 and 1 bug of 3".
bugs-of =
    { $count ->
        [one] un bicho de { $size }
       *[other] { $count } bichos de { $size }
    }
more-bugs-of =
    { $count ->
        [one] otro bicho de { $size }
       *[other] otros { $count } bichos de { $size }
    }

# Why a cell may not be played.
refusal-not-a-cell = { $cell } no es una casilla de este tablero.
refusal-not-a-cell-unnamed = Eso no es una casilla de este tablero.
refusal-occupied = { $cell } está ocupada por un bicho { FORM($seat, "adjective") } de { $size }.
refusal-occupied-by-any = { $cell } está ocupada.
refusal-black = { $cell } está fuera del tablero.
refusal-would-merge =
    { $count ->
        [2] { $cell } toca dos de tus bichos, en { $bugs }. Los bichos del mismo color nunca se unen.
       *[other] { $cell } toca { $count } de tus bichos, en { $bugs }. Los bichos del mismo color nunca se unen.
    }
refusal-would-merge-bonus =
    { $count ->
        [2] { $cell } toca dos de tus bichos, en { $bugs }. Un bonus nunca une bichos.
       *[other] { $cell } toca { $count } de tus bichos, en { $bugs }. Un bonus nunca une bichos.
    }
refusal-too-large = Con { $cell } el bicho en { $bugs } crecería hasta { $size }. Ningún bicho puede superar al más grande del tablero, que es de { $limit }.
refusal-too-large-joined = { $cell } uniría tus bichos en { $bugs } en uno de { $size }. Ningún bicho puede superar al más grande del tablero, que es de { $limit }.
refusal-must-eat = La jugada no ha terminado: come { $prey }. Añade una casilla de bonus: { OR($bonus) }.
refusal-must-grow = La jugada no ha terminado. Añade una casilla de bonus: { OR($bonus) }.
refusal-nothing-to-eat = No queda nada que comer: la jugada termina aquí.
refusal-not-touching = { $cell } no toca al bicho que come, en { $bugs }. Solo ese bicho recibe el bonus.
refusal-not-touching-many = { $cell } no toca a ninguno de los bichos que comen, en { $bugs }. Solo ellos reciben el bonus.
refusal-starves = { $cell } dejaría al bicho en { $bugs } sin casilla de bonus.
refusal-over = La partida ha terminado.
refusal-empty-turn = Una jugada necesita al menos una casilla.
refusal-no-swap = Ahora no puedes cambiar de bando.

# What was played last, as a screen reader says it.
played = { $seat } jugó { $turn }.
played-and-ate = { $seat } jugó { $turn } y se comió { $prey }.
# Said after it in a first game.
meal-why = Su bicho tocó un bicho de la misma forma. El bonus fue a { $bonus }.
played-blackened = { $seat } retiró { $cell } del tablero.
played-swapped = { $seat } cambió de bando: su piedra es ahora { FORM($seat, "feminine") }.

editor = Dibujar un tablero o una posición
editor-paint = Pintar casillas
editor-ink-cell = Casilla
editor-ink-black = Casilla negra
editor-ink-stone = Piedra { FORM($seat, "feminine") }
editor-mover = ¿A quién le toca?
editor-setup = Casillas que ambos retiran primero, en total
editor-help = Arrastra para pintar muchas casillas, o mantén Mayús y usa las flechas. Pintar lo mismo otra vez borra la casilla. No hace falta que las casillas se toquen. El tablero marca dónde puede crecer el bando al que le toca.
editor-widen = Más espacio
editor-place = Fila { $row }, lugar { $place }
editor-mark-none = sin casilla
editor-mark-black = casilla negra
editor-clear-stones = Quitar las piedras
editor-clear-all = Borrar todo
editor-leave = Volver a la partida
editor-play = Jugar esta posición
editor-study = Estudiar esta posición
editor-legal =
    { $count ->
        [one] A { $seat } le queda { $count } casilla jugable.
       *[other] A { $seat } le quedan { $count } casillas jugables.
    }
editor-legal-eats =
    { $count ->
        [one] A { $seat } le queda { $count } casilla jugable, y come en { $eating }.
       *[other] A { $seat } le quedan { $count } casillas jugables, y come en { $eating } de ellas.
    }
editor-legal-eats-all =
    { $count ->
        [one] A { $seat } le queda { $count } casilla jugable, y come ahí.
       *[other] A { $seat } le quedan { $count } casillas jugables, y come en todas.
    }
editor-blacken =
    { $count ->
        [one] { $seat } puede retirar { $count } casilla del tablero; quedan { $left } antes del primer bicho.
       *[other] { $seat } puede retirar { $count } casillas del tablero; quedan { $left } antes del primer bicho.
    }
editor-over = { $seat } ya ha ganado: no quedan casillas jugables.
