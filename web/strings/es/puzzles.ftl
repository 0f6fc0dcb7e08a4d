### Los problemas.

puzzle = Problema { $number }
puzzle-of-today = Problema del día · { $puzzle }
puzzle-task =
    { $turns ->
        [1] Le toca a { $seat }, y gana: basta 1 jugada.
       *[other] Le toca a { $seat }, y gana: bastan { $turns } jugadas.
    }
puzzle-only =
    { $turns ->
        [1] Solo una jugada gana. Encuéntrala.
       *[other] Solo una primera jugada lleva a la victoria. Encuéntrala.
    }
puzzle-on = Encuentra la siguiente jugada que gana.
puzzle-rules = Reglas distintas de las de las lecciones: { $what }
puzzle-grade = Dificultad { $grade } de 5
puzzle-grade-1 = muy fácil: una búsqueda de 30 partidas al azar encuentra la jugada
puzzle-grade-2 = fácil: una búsqueda de 30 partidas al azar no ve la jugada
puzzle-grade-3 = media: una búsqueda de 150 partidas al azar no ve la jugada
puzzle-grade-4 = difícil: una búsqueda de 700 partidas al azar no ve la jugada
puzzle-grade-5 = muy difícil: ni una búsqueda de 3000 partidas al azar ve la jugada
puzzle-right = Es la jugada ganadora. Ahora viene la respuesta…
puzzle-judging = Comprobando…
puzzle-go-on =
    { $left ->
        [one] Correcto. { $seat } responde con { $turn }, la defensa más larga. Queda { $left } jugada.
       *[other] Correcto. { $seat } responde con { $turn }, la defensa más larga. Quedan { $left } jugadas.
    }
puzzle-go-on-longer = Correcto. { $seat } responde con { $turn }, la defensa más larga. Sigues ganando.
puzzle-wrong = Ahora { $seat } puede ganar. Mira…
puzzle-answered = { $seat } responde con { $turn } y ahora gana, hagas lo que hagas.
puzzle-answered-ate = { $seat } responde con { $turn }, se come { $prey } y ahora gana, hagas lo que hagas.
puzzle-refuted = A { $seat } no le quedan casillas jugables, y gana.
puzzle-over = Eso deja a { $seat } sin casillas jugables: { $seat } gana al instante.
puzzle-playing-out = Ambos bandos juegan lo mejor posible…
puzzle-open = Comprobarlo tarda demasiado. Inténtalo de nuevo con otra jugada.
puzzle-failed = El motor no respondió. Inténtalo de nuevo.
puzzle-cannot-show = Este problema no se puede mostrar.
puzzle-solved = A { $seat } no le quedan casillas jugables, y gana. Resuelto.
puzzle-solved-hints = A { $seat } no le quedan casillas jugables, y gana. Resuelto con pistas.
puzzle-solved-shown = A { $seat } no le quedan casillas jugables, y gana. Resuelto con la solución a la vista.
puzzle-solved-clean = A { $seat } no le quedan casillas jugables, y gana. ¡Resuelto a la primera!
puzzle-why = La idea: { $because }
puzzle-solved-daily = Ese era el problema del día.
puzzle-solved-days = ¡{ $days } días seguidos!
puzzle-solved-row = ¡{ $count } seguidos!
puzzle-solved-best = ¡{ $count } seguidos: tu récord!
puzzle-hint-where = Mira las casillas marcadas: tu jugada empieza en una de ellas.
puzzle-hint-cell = Empieza con { $cell }.
puzzle-hint-turn = La jugada es { $turn }.
puzzle-hint-next = Bien hasta aquí. Sigue con { $cell }.
puzzle-hint-remove = Ninguna jugada que empiece con { $turn } gana: recoge la piedra.
puzzle-in-turns =
    { $turns ->
        [1] 1 jugada por encontrar
       *[other] { $turns } jugadas por encontrar
    }
puzzle-hint = Pista
puzzle-hint-more = Otra pista
puzzle-next = Problema siguiente
puzzle-again = Intentar de nuevo
puzzle-play-out = Jugar hasta el final
puzzle-study = Estudiar esta posición
puzzle-list = Todos los problemas
puzzle-row = { $count } resueltos seguidos
puzzle-filter = Filtros
puzzle-filter-grade = Dificultad
puzzle-level-1 = muy fácil
puzzle-level-2 = fácil
puzzle-level-3 = media
puzzle-level-4 = difícil
puzzle-level-5 = muy difícil
puzzle-filter-open = Solo sin resolver
puzzle-filter-any = cualquiera
puzzle-filter-none = Sin resultados. Quita algún filtro.
puzzle-filter-more = Mostrar más
puzzle-found =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
puzzle-fit = { $found } de { $count } problemas corresponden ({ $choice })
puzzle-done-clean = resuelto a la primera
puzzle-done = resuelto
puzzle-marked = marcada por una pista
