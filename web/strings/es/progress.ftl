### El progreso, y las marcas de las partidas.

library-tab-games = Partidas
library-tab-progress = Progreso
library-tag-missed_win = victoria desaprovechada
library-tag-comeback = remontada
library-tag-proven = demostrada de principio a fin
library-tag-long_chain = cadena larga
progress-none = Juega algunas partidas contra los bots o un amigo: aquí verás cómo te va.
progress-no-rating = Tras cinco partidas contra los bots aparece aquí tu puntuación.
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
progress-rating-how =
    { $games ->
        [one] De { $games } partida contra los bots; ± es el margen de error. La larva, el bot más débil, tiene 0.
       *[other] De { $games } partidas contra los bots; ± es el margen de error. La larva, el bot más débil, tiene 0.
    }
progress-companion = El compañero juega ahora con { $strength }, más o menos tan fuerte como { $level }: ganarás cerca de la mitad de las partidas.
progress-over-day = Por día
progress-over-week = Por semana
progress-over-month = Por mes
progress-mistakes = Dónde ocurren los errores
progress-stage-opening = Apertura
progress-stage-middle = Medio juego
progress-stage-end = Final
progress-mistakes-in =
    { $games ->
        [one] Errores: { $mistakes } en { $games } partida repasada
       *[other] Errores: { $mistakes } en { $games } partidas repasadas
    }
progress-not-reviewed = Repasa tus partidas y aquí verás en qué momento te equivocas.
progress-accuracy = Precisión
progress-accuracy-over = La precisión con el tiempo
progress-accuracy-how = { $all } menos lo que tus jugadas cedieron, en promedio, de la probabilidad de ganar.
progress-accuracy-of =
    { $games ->
        [one] en { $games } partida repasada
       *[other] en { $games } partidas repasadas
    }
progress-people = Personas
progress-stages = Errores según el momento de la partida
progress-kinds = Lo que no viste
progress-slip-blocked = Comidas bloqueadas
progress-slip-twin = Gemelos no vistos
progress-slip-chain = Cadenas no vistas
progress-slip-mobility = Casillas libres
progress-slip-later = Lo que viene después
