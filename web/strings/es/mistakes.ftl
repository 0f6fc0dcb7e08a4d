### Los errores propios, como ejercicios.

learn-page-mistakes = Tus errores
learn-mistakes = Tus errores
    .what = Posiciones ganadoras que fallaste en partidas y problemas. Cada una vuelve hasta que la sepas.
mistakes-count =
    { $due ->
        [0] Nada para hoy
       *[other] { $due } para hoy
    }
mistakes-solve = Aprender de tus errores
mistakes-ahead = Practicar de todos modos
mistakes-all = Ver todos
mistakes-none = Juega contra un bot o un amigo y repasa la partida. Una victoria que dejaste escapar se convierte en ejercicio si está demostrada y solo ganaban unas pocas jugadas. Los problemas que falles también vienen aquí.
mistakes-found =
    { $count ->
        [one] Un ejercicio de esta partida.
       *[other] { $count } ejercicios de esta partida.
    }
mistakes-missing-unclear = Ningún ejercicio de esta partida: donde dejaste escapar una victoria ganaban tantas otras jugadas que sería demasiado fácil.
mistakes-missing-unproven = Ningún ejercicio de esta partida: no está demostrado que tus errores dejaran escapar una victoria.
mistakes-failed = Este navegador no guarda tus ejercicios: están aquí hasta que cierres la página.
mistake-cannot-show = Este ejercicio no se puede mostrar.
mistake-refused = Este ejercicio no se puede mostrar: esta versión de Bug no acepta su posición o su solución. Volverá una semana más tarde.
mistakes-unread =
    { $count ->
        [one] Un ejercicio guardado no se puede leer. Sigue guardado.
       *[other] { $count } ejercicios guardados no se pueden leer. Siguen guardados.
    }
mistake-of-game = De tu partida contra { $name }, { $ago }
mistake-of-puzzle = { $puzzle }, fallado { $ago }
mistake-friend = un amigo
mistake-task = Le toca a { $seat }. Encuentra una jugada que gane.
mistake-few =
    { $count ->
        [one] De { $turns } posibilidades, solo gana { $count }.
       *[other] De { $turns } posibilidades, solo ganan { $count }.
    }
mistake-ways =
    { $count ->
        [one] Una jugada gana. Todas las demás pierden.
       *[other] Hay { $count } jugadas que ganan. Todas las demás pierden.
    }
mistake-ways-known =
    { $count ->
        [one] Está demostrado que una jugada gana. Puede haber otras.
       *[other] Está demostrado que { $count } jugadas ganan. Puede haber otras.
    }
mistake-solved = Correcto: esta jugada gana.
mistake-solved-hints = Correcto: esta jugada gana. Has usado pistas.
mistake-played = En aquel momento jugaste { $turn }. Después gana { $seat }: { $line }.
mistake-played-end = En aquel momento jugaste { $turn }, y { $seat } ganó al instante.
mistake-tried = Aquella vez probaste { $turn }. Después gana { $seat }: { $line }.
mistake-tried-only = Aquella vez probaste { $turn }.
mistake-line = Así gana { $seat }:
mistake-also = { $seat } también gana con { $turn }, por ejemplo:
mistake-due = toca ahora
mistake-comes = vuelve { $when }
mistake-returns = Este ejercicio vuelve { $when }.
mistake-next = Siguiente error
mistake-show = Ver la solución
mistake-more = Más
mistake-retire = Ya lo sé
mistake-put-off = Aplazar una semana
mistake-remove = Quitar
mistake-restart = Empezar de nuevo
mistakes-away = Sabidos y quitados: { $count }
mistake-is-known = sabido
mistake-is-removed = quitado
mistake-did-remove = Se quitó el ejercicio.
mistake-did-retire = Ya lo sabes: no volverá.
mistake-did-restart = Empieza de nuevo y toca ahora.
mistake-did-postpone = Volverá una semana más tarde.
