### El progreso, y las etiquetas de las partidas.

library-tab-games = Partidas
library-tab-progress = Progreso
library-tag-missed_win = victoria desaprovechada
library-tag-comeback = remontada
library-tag-proven = demostrada de principio a fin
library-tag-long_chain = cadena larga
progress-none = Juega algunas partidas contra los bots o un amigo: aquí verás tus resultados.
progress-no-rating = Tras cinco partidas contra los bots, tu puntuación aparecerá aquí.
progress-few = Tras cinco partidas verás aquí tu evolución y tu puntuación contra los bots.
progress-levels = Por rival
progress-boards = Por tablero
progress-rules = Por reglas
progress-private = Todo esto se queda en tu dispositivo.
progress-won = Ganadas
progress-lost = Perdidas
progress-of-games = { $won } de { $games }
progress-days = Días seguidos
progress-longest =
    { $days ->
        [one] récord: { $days } día
       *[other] récord: { $days } días
    }
progress-chain = Cadena más larga
progress-rating = Puntuación
progress-between = entre { $below } y { $above }
progress-above = por encima de { $level }
progress-below = por debajo de { $level }
progress-about = más o menos tan fuerte como { $level }
progress-about-how = Tu puntuación aparecerá como número cuando hayas jugado más partidas contra los bots.
progress-rating-how =
    { $games ->
        [one] Según { $games } partida contra los bots; ± es el margen de error. Larva, el bot más débil, tiene 0.
       *[other] Según { $games } partidas contra los bots; ± es el margen de error. Larva, el bot más débil, tiene 0.
    }
progress-companion = El compañero se guía por tus últimas partidas: ahora juega más o menos como { $level }. Lo normal es que ganes cerca de la mitad.
progress-over-day = Por día
progress-over-week = Por semana
progress-over-month = Por mes
progress-mistakes = Dónde cometes errores
progress-stage-opening = Apertura
progress-stage-middle = Medio juego
progress-stage-end = Final
progress-mistakes-in =
    { $games ->
        [one] Errores: { $mistakes } en { $games } partida repasada
       *[other] Errores: { $mistakes } en { $games } partidas repasadas
    }
progress-not-reviewed = Repasa tus partidas y aquí verás en qué momento te equivocas.
progress-unreviewed =
    { $count ->
        [one] Una de tus partidas terminadas aún no está repasada.
       *[other] { $count } de tus partidas terminadas aún no están repasadas.
    }
progress-accuracy = Precisión
progress-accuracy-over = Precisión a lo largo del tiempo
progress-accuracy-how = La precisión es del { $all } si ninguna de tus jugadas bajó tu probabilidad de ganar.
progress-accuracy-none =
    { $count ->
        [one] Una partida repasada no cuenta aquí: en ninguna de tus jugadas tenías una posibilidad real de ganar.
       *[other] { $count } partidas repasadas no cuentan aquí: en ninguna de tus jugadas tenías una posibilidad real de ganar.
    }
progress-accuracy-of =
    { $games ->
        [one] en { $games } partida repasada
       *[other] en { $games } partidas repasadas
    }
progress-people = Personas
progress-stages = Errores según el momento de la partida
progress-kinds = Lo que no viste
progress-slip-blocked = Sin sitio para comer
progress-slip-twin = Un gemelo que comer
progress-slip-chain = Otro bicho que comer
progress-slip-mobility = Cuántas casillas quedan
progress-slip-later = Otra cosa, más adelante
