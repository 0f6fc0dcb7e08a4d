### Español. Palabras: bug = bicho, cell = casilla, stone = piedra, turn = jugada (turno: a quién le toca), side = bando,
### growth = crecimiento (crecer, agrandar), bonus growth = bonus, eat = comer (comerse un bicho), meal = comida, prey = presa,
### twin = gemelo, chain = cadena, size limit = límite, full = lleno, empty = vacía, cells left = casillas jugables, legal = legal,
### game = partida, puzzle = problema, exercise = ejercicio, mistake = error, blunder = error grave, hint = pista, study = estudio,
### review = repaso (repasar), analysis = análisis, engine = motor, threat = amenaza, outlook = previsión, territory = territorio,
### marks = dibujos, level, strength = nivel, rating = puntuación, champion = campeón, match = duelo, tag = etiqueta,
### record = registro, to undo, to take back = deshacer, rematch = revancha, resign = rendirse, live = en directo,
### to give away a win = dejar escapar la victoria, to give away a game = regalar la partida, proven = demostrado.
### Trato: tú, y nunca vosotros ni ustedes. A quien juega: «Le toca a Rojo», porque «Juega Rojo» parece una orden. Lo ocurrido: «jugó», «se rindió».
### Los colores tienen dos formas más: adjective «(un bicho) rojo» y feminine «(una piedra) roja».

aids = Mostrar
aids-legend = Lo que se muestra
aids-title = { $name } (tecla { $key })
aid-twins = Gemelos
    .what = los bichos con la misma letra tienen la misma forma; va rellena si la tienen ambos bandos. Señala o toca un bicho para ver sus gemelos
aid-threats = Amenazas
    .what = qué bichos corren peligro en la próxima jugada, desde dónde y cuánto se puede comer en total; un escudo: ya nadie puede comérselo
aid-outlook = Previsión
    .what = qué podría comer el otro bando si juegas en una casilla, y cómo cambian las casillas jugables
aid-territory = Territorio
    .what = las casillas donde ya solo un bando puede crecer, y los bichos que aún pueden crecer
aid-marks = Dibujos
    .what = tus propias flechas y círculos
aids-line = { $aid }: { $words }
aids-setup = Aún no hay nada que mostrar: no hay bichos.
aids-over = La partida ha terminado.

# Added to a cell's name, for screen readers.
cell-shape = forma { $shape }, sin gemelo
cell-shape-twins = forma { $shape }, gemelos en { $twins }
cell-in-danger = en peligro: { $seat } podría comerlo desde { OR($cells) }
cell-safe = a salvo para siempre
cell-could-eat =
    { $count ->
        [one] { $seat } podría comer { $count } piedra desde aquí
       *[other] { $seat } podría comer { $count } piedras desde aquí
    }
cell-land-only = solo { $seat } puede crecer aquí
cell-land-both = ambos pueden crecer aquí
cell-land-nobody = nadie puede crecer aquí
cell-reply =
    { $count ->
        [one] luego { $seat } podría comer { $count } piedra
       *[other] luego { $seat } podría comer { $count } piedras
    }
cell-reply-none = luego { $seat } no podría comer nada
cell-mark-begun = aquí empieza un dibujo

twins-none = Aún no hay bichos.
twins-hint = Los bichos con la misma letra tienen la misma forma; va rellena si la tienen ambos bandos. Señala o toca un bicho para ver sus gemelos.
twins-all = Todas las formas
twins-kind = { $shape }: { $first } { $firstCount }, { $second } { $secondCount }
twins-both = En ambos bandos: { $shapes }.
twins-no-both = Ningún bicho tiene un gemelo en el otro bando.
twins-bug = Este bicho { FORM($seat, "adjective") } de { $size } no tiene gemelo.
twins-bug-twins = Este bicho { FORM($seat, "adjective") } de { $size } es gemelo de { $twins }.
twins-bug-friends =
    { $count ->
        [one] En su bando, { $friends } tiene la misma forma.
       *[other] En su bando, { $friends } tienen la misma forma.
    }

threats-half = Las amenazas se verán de nuevo cuando completes la jugada.
threats-now =
    { $most ->
        [1] { $seat } puede comer ahora, desde { OR($cells) }: { $most } piedra.
       *[other] { $seat } puede comer ahora, desde { OR($cells) }: hasta { $most } piedras.
    }
threats-later =
    { $most ->
        [1] { $seat } podría comer si le tocara, desde { OR($cells) }: { $most } piedra.
       *[other] { $seat } podría comer si le tocara, desde { OR($cells) }: hasta { $most } piedras.
    }
threats-none-now = Ahora { $seat } no puede comer nada.
threats-none-later = { $seat } no podría comer nada si le tocara.
threats-safe = A salvo para siempre: { $bugs }.
threats-sign-danger = se lo podrían comer en la próxima jugada
threats-sign-jaws = desde aquí
threats-sign-safe = ya nadie puede comérselo
threats-sign-step = al señalar: las piedras de la jugada, en orden
threats-sign-eaten = lo que se come primero
threats-numbers = 1, 2…: las piedras de la jugada, en orden; ×1: lo que se come primero.
# A turn that eats, cell by cell: "B1, then B3".
threats-line =
    { $count ->
        [one] { $seat } podría jugar { $turn } y comer { $count } piedra.
       *[other] { $seat } podría jugar { $turn } y comer { $count } piedras.
    }
threats-then = { $before }, luego { $cell }
threats-danger = { $seat } podría comerlo desde { OR($cells) }.

outlook-hint = −1: si juegas ahí, { $seat } puede comerse luego 1 de tus piedras. Sin número: pierdes al instante. Señala o toca para ver cuáles.
outlook-not-bad = Que te coman no siempre es malo: al otro bando le pueden quedar después más casillas jugables, y gana quien no tiene ninguna.
outlook-none = Se muestra solo antes de tus jugadas.
outlook-reply =
    { $most ->
        [1] { $seat } podría comer luego { $most } piedra, desde { OR($cells) }.
       *[other] { $seat } podría comer luego hasta { $most } piedras, desde { OR($cells) }.
    }
outlook-reply-none = { $seat } no podría comer nada después.
outlook-reply-wins = { $seat } se queda entonces sin casillas jugables y gana.
outlook-with-bonus = Con el bonus en { $bonus }: { $reply }
outlook-sign-price = cuántas piedras podría comer luego el otro bando
outlook-sign-none = luego no podría comerse nada
outlook-sign-danger = piedras que el otro bando podría comer luego
outlook-sign-jaws = casilla donde crecería para comerlas

territory-cells =
    { $first ->
        [one] Solo { $firstSeat } puede crecer en { $first } casilla, solo { $secondSeat } en { $second }, ambos en { $both }, nadie en { $neither }.
       *[other] Solo { $firstSeat } puede crecer en { $first } casillas, solo { $secondSeat } en { $second }, ambos en { $both }, nadie en { $neither }.
    }
territory-bugs = El límite es { $limit }. Bichos que aún pueden crecer (+): { $firstSeat } { $first }, { $secondSeat } { $second }.
territory-only = solo { $seat }
territory-both = ambos
territory-neither = nadie

marks-all = Para dibujar: arrastra de una casilla a otra y sale una flecha; toca una casilla y sale un círculo. Los dibujos se quedan con su posición.
marks-mouse = En cualquier momento, el clic derecho dibuja un círculo y arrastrar con el botón derecho, una flecha; Mayús, Alt o ambas cambian el color.
marks-clear = Borrar dibujos
marks-ink = Color: { $name }
marks-ink-0 = verde
marks-ink-1 = naranja
marks-ink-2 = violeta
marks-ink-3 = negro
marks-arrow = una flecha de { $from } a { $to }
marks-ring = un círculo en { $cell }
marks-drawn = Dibujos: { $marks }.

shape-3a = barra
shape-3b = codo
shape-3c = triángulo
shape-4a = barra
shape-4b = gusano
shape-4c = ola
shape-4d = pistola
shape-4e = abeja
shape-4f = arco
shape-4g = hélice
named-shape = { $name } ({ $mark })
named-size = { $size } ({ $name })
