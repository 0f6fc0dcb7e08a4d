### La partida: jugadores, jugadas, reloj, compartir, nueva partida, las reglas en breve.

players = Jugadores
player-person = Persona
player-you = Tú
player-friend = Tu amigo
player-bot = Bot · { $level }
player-to-move = juega
player-thinking = pensando
player-wins = gana
players-meaning = Ganas si no te quedan casillas jugables al empezar tu turno.
players-lead = Menos casillas es mejor: { $seat } tiene { $by } menos.
players-level = Menos casillas es mejor: igualdad.
players-handicap = { $seat } debe ganar por más de { $handicap }.
players-fewer = Cuantas menos, mejor: ganas si no te queda ninguna al empezar tu turno.
gauge-cells =
    { $count ->
        [one] jugable
       *[other] jugables
    }
# Before the number of cells left, for screen readers.
gauge-whose = { $seat }:{" "}

invitation = ¿Primera vez con Bug?
invitation-accept = Aprende en 3 min
invitation-decline = No, gracias
returning-review = Repasar tu última partida
returning-due =
    { $due ->
        [one] { $due } error por resolver hoy
       *[other] { $due } errores por resolver hoy
    }
returning-puzzle = Problema de hoy

result = Gana { $seat }
result-line = Gana { $seat }.
result-in-line = En esta variante gana { $seat }.
result-resigned = { $other } se rindió.
result-you-resigned = Te rendiste.
result-reason =
    { $margin ->
        [0] Gana { $seat }, sin casillas jugables al empezar su turno.
        [one] Gana { $seat }, sin casillas jugables. A { $other } aún le queda { $margin }.
       *[other] Gana { $seat }, sin casillas jugables. A { $other } aún le quedan { $margin }.
    }
result-points =
    { $margin ->
        [one] { $seat } suma { $margin } punto.
       *[other] { $seat } suma { $margin } puntos.
    }
result-handicap =
    { $margin ->
        [one] { $other } se quedó antes sin casillas, pero { $margin } punto no supera el hándicap de { $handicap }.
       *[other] { $other } se quedó antes sin casillas, pero { $margin } puntos no superan el hándicap de { $handicap }.
    }
result-you-win = ¡Ganaste!
result-you-lose = Perdiste
result-chain = Cadena más larga: { $seat } se comió { $count } bichos en la jugada { $number }.
result-chains = Cadenas más largas: { $seat } se comió { $count } bichos en la jugada { $number }, { $other } otros tantos en la { $then }.
result-closest =
    { $count ->
        [0] Momento más reñido: tras la jugada { $number } a { $seat } no le quedaba ninguna casilla, pero la siguiente liberó algunas.
        [one] Momento más reñido: tras la jugada { $number } a { $seat } le quedaba { $count } casilla.
       *[other] Momento más reñido: tras la jugada { $number } a { $seat } le quedaban { $count } casillas.
    }
result-again = Revancha
result-again-as = Revancha con { $seat }
result-again-starts = Revancha: empieza { $seat }
result-next = Siguiente nivel: { $level }
result-losses = { $count } derrotas seguidas contra { $level }: quizá te diviertas más con un rival más fácil o con pistas.
result-losses-clock = { $count } derrotas seguidas contra { $level }: quizá te diviertas más con un rival más fácil.
result-easier = Más fácil: { $level }
result-hints = Probar con pistas
result-you-lost-by = Ver por qué perdiste
result-lost-by = Ver por qué perdió { $seat }
result-review = Repasar
result-go-on = Seguir jugando
resign-counts = Gana el bot, y la partida cuenta como perdida.
resign-people = ¿Se rinde { $other }? Entonces gana { $seat }.
resign-you = ¿Te rindes? Entonces gana { $seat }.
resign-not = Seguir jugando

game-actions = Deshacer y recorrer
game-take-back = Recoger la piedra
game-swap = Cambiar de bando
game-play-now = Jugar ya
game-stop = Detener
game-let-bot-play = Que juegue el bot
game-resume = Seguir desde aquí
game-back = Volver a la partida
game-first = Primera jugada
game-before = Jugada anterior
game-after = Jugada siguiente
game-last = Última jugada

turns = Jugadas
turns-none = Aún no hay jugadas.
# Before a turn, for screen readers: "Turn 3, Red: B1-B3".
turns-spoken = Jugada { $number }, { $seat }:{" "}
turns-spoken-variation = Variante, jugada { $number }, { $seat }:{" "}
turns-ate =
    { $count ->
        [one] se comió 1 bicho
       *[other] se comió { $count } bichos
    }
turns-blackened = , retirada del tablero
turns-swap = cambia de bando
turns-refused = Rechazada:{" "}
turns-comment = Comentario
turns-promote = Hacer línea principal
turns-to-line = Salir de la variante
turns-delete = Borrar desde aquí

comment = Comentario
comment-turn = Sobre la jugada { $number }, { $turn }:
comment-game = Sobre toda la partida:
comment-save = Guardar
comment-unsaved = Aún sin guardar.
comment-continue = Seguir

desk = Escribir una jugada
desk-turn = Una jugada entera de { $seat }
desk-submit = Enviar jugada

race = Casillas jugables a lo largo de la partida
race-empty = Cuántas casillas jugables tiene cada bando, jugada a jugada. Gana quien se queda antes sin ellas.
race-spoken = Casillas jugables a lo largo de la partida. Ahora: { $first } { $firstCount }, { $second } { $secondCount }.

share = Compartir
share-link = Enlace
share-link-hint = Abre la partida entera, en la posición del tablero. La dirección de esta página es el mismo enlace.
share-link-start = Aún no hay jugadas: el enlace abre el tablero vacío con estas reglas.
share-link-learn = Abre esta lección o este problema.
share-link-task = Abre esta posición, sin tus intentos.
share-copy-link = Copiar enlace
share-whole-hint = Abre la partida entera con { $parts }, en la posición del tablero.
share-whole-long = Esta partida es demasiado larga para un enlace con { $parts }. Copia el registro en su lugar.
share-short = Enlace corto
share-short-hint = Abre solo esta línea, sin { $parts }. La dirección de esta página es el mismo enlace.
share-copy-short = Copiar enlace corto
share-beyond-variations = variantes
share-beyond-comments = comentarios
share-beyond-names = nombres
share-beyond-result = resultado
share-qr = Código QR para un teléfono
share-qr-what = Código QR del enlace
share-pictures = Imágenes
share-png = Tablero en PNG
share-svg = Tablero en SVG
share-gif = Partida en GIF
share-print = Imprimir diagramas
# After print-every: what stands below a diagram.
print-left = Debajo de cada uno, las casillas jugables.
# Below a diagram: the cells left to each side.
print-cells = { $first } { $firstCount } · { $second } { $secondCount }
print-every =
    { $count ->
        [1] Un diagrama tras cada jugada.
       *[other] Un diagrama cada { $count } jugadas, y tras la última.
    }
share-drawing = Dibujando la partida…
share-pictures-hint = El tablero como lo ves ahora, o toda la partida jugada a jugada.
share-record = Registro
share-copy-record = Copiar registro
share-download = Descargar
share-open = Abrir una partida
share-open-hint = Pega un registro, un enlace, una lista de jugadas, el historial de una sala o una partida de Abstract Play. Tu partida actual se conserva.
share-open-text = Texto de una partida
share-open-submit = Abrir
share-open-file = Desde un archivo…
share-open-part = Abrir lo que se pudo leer
share-at = Línea { $line }, columna { $column }:
share-coordinates = Coordenadas, si el texto no las indica
share-coordinates-own = las que muestra ahora el tablero
share-rules-own = Reglas y tablero, si el texto no los indica: los de ahora ({ $rules }, { $board }).
share-read-as = Leer como { $system }
share-which-board = Esta partida cabe en varios tableros. ¿En cuál se jugó?
share-open-on = Abrir en «{ $board }»
share-more = Más formatos
share-abstract-play = Guardar para Abstract Play
share-no-board = Esta página no puede mostrar el tablero de esa partida.

setup = Nueva partida
setup-opponent = Rival
setup-bots = Un bot
    .what = de fácil a muy fuerte
setup-elsewhere = Un amigo a distancia
    .what = por enlace o en directo
setup-you = Juegas con
setup-more = Más opciones
    .what = Jugadores, quién empieza, dibujar un tablero
setup-rules = Reglas: { $rules }
setup-rules-named = Reglas: { $plain } ({ $rules })
setup-rules-what = Regla del pastel, hándicap, otras reglas
setup-rules-plainly = { $plain } ({ $rules })
setup-rules-label = Reglas
setup-rules-own = propias
setup-agreed = Opciones
setup-board = Tablero
setup-other-boards = Más tableros
setup-editor = Dibujar un tablero o una posición
setup-drawn = Como se dibujó
setup-random = Al azar
    .what = seis casillas negras al azar
setup-seed = Número
setup-reconstruction = La imagen original de Green Meadow se perdió. Esta es una reconstrucción a partir de su texto: seis filas, las diagonales de la A a la G, seis casillas negras.
setup-bot = Bot
setup-level = ¿Qué bot?
setup-name = Nombre (opcional)
setup-starts = ¿Quién empieza?
setup-starts-random = Al azar
setup-starts-colour = { $seat } (empieza)
setup-kept = Tu partida actual se conserva: puedes recuperarla.
setup-start = Empezar partida

# A rule set: its name, and what differs from the first one.
ruleset-genius = Genius
    .plain = Reglas habituales
    .what = Las reglas habituales, las de las lecciones: solo puede comer el bicho que creció en esta jugada.
    .source = Genius Death Match «Bug»
ruleset-green-meadow = Green Meadow
    .plain = Reglas habituales, retirando antes casillas
    .what = Las reglas habituales, pero antes de empezar cada bando retira una casilla del tablero, que ya tiene huecos.
    .source = Green Meadow Death Match
ruleset-ludii = Ludii
    .plain = Cualquier bicho puede comer, con puntos
    .what = Cualquiera de tus bichos puede comer: tú eliges cuál, uno tras otro. El ganador suma un punto por casilla jugable del perdedor; se puede jugar con hándicap.
    .source = el texto de Ludii
    .special = Cualquiera de tus bichos puede comer, y el ganador suma puntos.
ruleset-iggc = iGGameCenter
    .plain = Cualquier bicho puede comer
    .what = Cualquiera de tus bichos puede comer: tú eliges cuál, uno tras otro. No hay puntos.
    .source = iGGameCenter
    .special = Cualquiera de tus bichos puede comer.
ruleset-classic = Classic
    .plain = Todos los bichos comen a la vez
    .what = Todos tus bichos que pueden comer lo hacen a la vez, y luego cada uno crece. Al crecer, tus bichos pueden unirse.
    .source = la página del autor de 2017, tal como la reproduce Ai Ai
    .special = Todos tus bichos comen a la vez, y pueden unirse al crecer.
ruleset-custom = Reglas propias
    .what = Elige tú cada regla, a partir de las reglas elegidas antes.
# A rule set's name, with what the players agreed on.
agreed-rules = { $rules }, con { $agreed }
agreed-handicap = un hándicap de { $handicap }
agreed-pie = la regla del pastel

switch-eaters = ¿Quién come?
switch-eaters-active = Solo el que creció
switch-eaters-chosen = Cualquiera de tus bichos, uno a uno
switch-eaters-all = Todos tus bichos a la vez
switch-merging = Al crecer, tus bichos pueden unirse
    .rule = Al crecer, tus bichos pueden unirse.
switch-pie = El segundo jugador puede cambiar de bando tras la primera jugada (regla del pastel)
switch-setup = Casillas que cada bando retira del tablero antes de empezar
switch-margin = El ganador suma un punto por casilla jugable del perdedor
switch-handicap = puntos de hándicap, que el jugador más fuerte debe superar
switch-stronger = ¿Quién debe sumar más que eso?
switch-stronger-first = el primer jugador
switch-stronger-second = el segundo jugador

# The rules of the game on the board, where they differ from those that the page explains.
rules-eaters-active = Solo puede comer el bicho que creció en esta jugada.
rules-eaters-chosen = Cualquiera de tus bichos puede comer, uno a uno.
rules-eaters-all = Todos tus bichos comen a la vez.
rules-setup =
    { $count ->
        [one] Antes de empezar, cada bando retira { $count } casilla del tablero.
       *[other] Antes de empezar, cada bando retira { $count } casillas del tablero.
    }
rules-margin = El ganador suma un punto por casilla jugable del perdedor.
rules-handicap-first = El primer jugador debe sumar más de { $handicap } para ganar.
rules-handicap-second = El segundo jugador debe sumar más de { $handicap } para ganar.
rules-pie = El segundo jugador puede cambiar de bando tras la primera jugada.
rules-agreed = Acordado para esta partida: { $agreed }
rules-played = Esta partida usa reglas distintas de las de abajo: { $rules }. { $what }

rules = Bug en un minuto
rules-goal = Quédate sin sitio. Si no puedes crecer al empezar tu turno, ganas.
rules-step-grow = Crecer
    .what = Pon una piedra de tu color: empieza un bicho nuevo o agranda un bicho en una casilla. No puede tocar dos de tus bichos: los bichos del mismo color nunca se unen. Ningún bicho puede superar al más grande del tablero, sea de quien sea.
rules-step-eat = Comer
    .what = Si el bicho que creció toca ahora bichos rivales con su misma forma exacta, girada o en espejo, se los come todos, y salen del tablero.
rules-step-bonus = Bonus
    .what = Un bicho que ha comido debe crecer una casilla más, y esta vez el límite de tamaño no cuenta. Si entonces vuelve a tocar gemelos, come de nuevo. Si no tiene dónde crecer, no puede comer.
rules-step-win = Ganar
    .what = No se puede pasar. Si al empezar tu turno no te queda casilla donde crecer, ganas. No hay empates.
rules-signs = Lo que muestra el tablero
rules-sign-dot = puedes crecer aquí
rules-sign-ring = puedes crecer aquí, y tu bicho come
rules-sign-hollow = si juegas aquí, al otro bando no le quedan casillas, así que gana al instante
rules-sign-plus = bonus: elige una
rules-sign-full = ojos de sueño: este bicho está lleno; no puede crecer hasta que otro sea más grande
rules-sign-ate = junto a una jugada: se comió dos bichos
rules-aids = Ayudas junto al tablero
rules-credit = Bug es un juego de Nick Bentley (2017).
rules-made-of = Bug y todos sus componentes son software libre.
rules-licences = Licencias
rules-offline = Juega sin conexión: todo el juego es un archivo que se abre con doble clic.
rules-download = Descargar el archivo

clock = Reloj
clock-none = Sin reloj
clock-preset = { $turn } s por jugada + { $minutes } min de reserva
clock-preset-meaning = Cada jugada gasta primero sus propios segundos y después los minutos que el jugador tiene para toda la partida. El reloj arranca con la primera jugada.
clock-times =
    { $minutes ->
        [one] Cada jugada gasta primero sus propios { $turn } segundos y después el tiempo del jugador: { $minutes } minuto para toda la partida. El reloj arranca con la primera jugada.
       *[other] Cada jugada gasta primero sus propios { $turn } segundos y después el tiempo del jugador: { $minutes } minutos para toda la partida. El reloj arranca con la primera jugada.
    }
clock-no-hints = Entre dos personas no hay pistas ni Estudio hasta que termine la partida, salvo que los ajustes lo permitan.
clock-hints = Contra un bot puedes usar pistas y Estudio. Tu reloj sigue corriendo mientras tanto.
clock-own = Tiempo personalizado
clock-number-turn = Segundos por jugada
clock-number-reserve = Minutos de reserva
clock-number-step = Tramos de la reserva, en segundos
clock-limits = Un número del { $least } al { $most }
clock-end = Pierdes por tiempo
clock-end-soft = sin un tramo completo
clock-end-hard = tras el último segundo
clock-sound = Sonido cuando quede poco tiempo
clock-rests = Parar el reloj mientras no estás
clock-spoken = { $reserve } de reserva, { $turn } para la jugada
clock-in-reserve = reserva
clock-lost = A { $other } se le acabó el tiempo.
clock-you-lost = Se te acabó el tiempo.
clock-go-on = Seguir sin reloj
