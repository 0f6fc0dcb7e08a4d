### La colección de partidas.

library = Tus partidas
library-search = Buscar
library-filter = Filtrar y más
library-result = Resultado
library-result-any = Cualquiera
library-result-won = Ganadas
library-result-lost = Perdidas
library-result-open = Sin terminar
library-opponent = Rival
library-played = Cómo se jugó
library-played-device = en el mismo dispositivo
library-played-bot = contra un bot
library-played-bots = bot contra bot
library-played-link = con un amigo por enlace
library-played-live = en directo con un amigo
library-played-friend = con un amigo
library-played-record = importada
library-played-opened = de un enlace
library-rules = Reglas
library-board = Tablero
library-any = Cualquiera
library-tag = Etiqueta
library-folder = Carpeta
library-no-folder = Sin carpeta
library-sort = Orden
library-sort-newest = Más recientes primero
library-sort-oldest = Más antiguas primero
library-sort-longest = Más largas primero
library-sort-shortest = Más cortas primero
library-sort-chain = Cadena más larga
library-sort-margin = Victoria más clara
library-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
library-picked =
    { $count ->
        [one] { $count } partida seleccionada
       *[other] { $count } partidas seleccionadas
    }
library-pick = Seleccionar { $game }
library-pick-all = Seleccionar todas
library-pick-none = Quitar la selección
library-save-picked = Guardar en un archivo
library-delete-picked = Borrar
library-move = Mover
library-more = Mostrar más
library-empty = Aún no hay partidas. Cada partida que termines o dejes se guarda aquí.
library-none = Ninguna partida coincide.
library-clear = Mostrar todas las partidas
library-study = Estudiar
library-replay = Reproducir
library-actions = Más
library-edit = Nombre y carpeta
library-delete = Borrar
library-name = Nombre
library-save = Guardar
library-deleted =
    { $count ->
        [one] Se borró la partida.
       *[other] Se borraron { $count } partidas.
    }
library-undo = Deshacer
library-cannot-open = Esta partida no se puede abrir.
library-cannot-show = Esta partida no se puede mostrar.
library-cannot-list = La lista de tus partidas no se puede mostrar. Puedes guardarlas en un archivo.
library-unread =
    { $count ->
        [one] Una partida guardada no se puede leer. Sigue guardada.
       *[other] { $count } partidas guardadas no se pueden leer. Siguen guardadas.
    }
library-failed-blocked = Este navegador no guarda tus partidas: están aquí hasta que cierres la página. Guárdalas en un archivo.
library-failed-full = No queda espacio para más partidas. Guárdalas en un archivo y borra algunas.
library-failed-undeleted = El navegador no borró las partidas de su almacenamiento: volverán cuando recargues la página.
library-failed-silent = El almacenamiento del navegador no responde. Mientras tanto, aquí solo están las partidas de esta visita, y se pierden al cerrar la página.
library-may-vanish = El navegador no aceptó: puede borrar tus partidas si pasas un tiempo sin abrir la página. Guárdalas de vez en cuando en un archivo o instala la página como aplicación.
library-not-persisted = El navegador puede borrar tus partidas si le falta espacio.
library-persist = Pedirle que las conserve
library-persisted = El navegador conservará tus partidas hasta que las borres.
library-wipes = Safari borra tus partidas si pasas siete días sin abrir la página. Guárdalas de vez en cuando en un archivo, o añade la página a la pantalla de inicio o al Dock: allí se conservan.
library-review-all =
    { $count ->
        [one] Repasar una partida
       *[other] Repasar { $count } partidas
    }
library-reviewing = Repasando la partida { $done } de { $total }
library-reviewing-games = Repasando tus partidas
library-summed =
    { $games ->
        [one] Una partida repasada.
       *[other] { $games } partidas repasadas.
    }
library-summed-mistakes =
    { $count ->
        [0] No cometiste ningún error.
        [one] Cometiste un error.
       *[other] Cometiste { $count } errores.
    }
library-files = Copia de seguridad y archivos
library-files-hint = Un archivo contiene todas tus partidas, tus ejercicios y tu progreso en lecciones y problemas. Ábrelo aquí para recuperarlos, o abre partidas de otros sitios: registros, enlaces o archivos de Abstract Play.
library-backup = Guardar todo
library-read-file = Abrir archivos
library-text = Pega una o varias partidas
library-read-text = Añadir estas partidas
library-reading = Leyendo partidas
library-stop = Detener
library-cancelled = Detenido.
library-added =
    { $count ->
        [0] No se añadió ninguna partida.
        [one] Se añadió una partida.
       *[other] Se añadieron { $count } partidas.
    }
library-unkept =
    { $count ->
        [one] Otra aparece solo hasta que cierres esta página: este navegador no pudo guardarla.
       *[other] Otras { $count } aparecen solo hasta que cierres esta página: este navegador no pudo guardarlas.
    }
library-known =
    { $count ->
        [one] Una ya estaba.
       *[other] { $count } ya estaban.
    }
library-completed =
    { $count ->
        [one] Una que ya estaba aquí se ha completado con jugadas, comentarios o tiempos.
       *[other] { $count } que ya estaban aquí se han completado con jugadas, comentarios o tiempos.
    }
library-guessed =
    { $count ->
        [one] Una cabe en varios tableros: compruébala.
       *[other] { $count } caben en varios tableros: compruébalas.
    }
library-fits = tablero { OR($boards) }; leída como { $board }
library-refused =
    { $count ->
        [one] Una no se pudo leer:
       *[other] { $count } no se pudieron leer:
    }
library-at = { $place }:
library-at-game = Partida { $number }
library-at-line = línea { $line }
library-others =
    { $count ->
        [one] Una no es una partida de Bug.
       *[other] { $count } no son partidas de Bug.
    }
library-exercises =
    { $count ->
        [one] Venía un ejercicio con ellas.
       *[other] Venían { $count } ejercicios con ellas.
    }
library-unsaved = No se guardó nada.
library-lacks = No se pudieron leer algunas partidas o ejercicios guardados: no están en el archivo.
library-broke-off = La lectura se interrumpió.
library-unlearned = No se leyeron los ejercicios ni el progreso de este archivo: una parte de la página no se cargó. Revisa tu conexión y abre el archivo de nuevo.
library-unread-learning = Esta versión no puede leer todos los ejercicios, o no el progreso, de este archivo: quizá sea de una versión posterior. Se dejaron fuera; siguen en el archivo.
library-file-large = «{ $name }» ocupa más de { $limit } MB, así que no se abrió.
library-file-unreadable = No se pudo abrir «{ $name }».
library-file-empty = «{ $name }» no contiene ninguna partida.
library-spare =
    { $count ->
        [one] Se omitió un ejercicio más: un archivo puede traer { $limit }.
       *[other] Se omitieron { $count } ejercicios más: un archivo puede traer { $limit }.
    }
library-save-abstract-play = Guardar para Abstract Play
library-left-out =
    { $count ->
        [one] Se omite una partida.
       *[other] Se omiten { $count } partidas.
    }
library-own-board = Tablero propio
library-you = Tú
library-colour = { $seat }
library-players = { $first } – { $second }
library-unfinished = Sin terminar
library-no-winner = Sin ganador
library-you-won = Ganaste
library-you-lost = Perdiste
library-won = Ganó { $name }
library-margin =
    { $margin ->
        [one] por una casilla
       *[other] por { $margin } casillas
    }
library-ran-out =
    { $who ->
        [lost] { $name } se quedó antes sin casillas
       *[won] por quedarse antes sin casillas
    }
library-ending-handicap = por el hándicap
library-ending-time = por tiempo
library-ending-resignation = por rendición
library-ending-abandonment = por abandono
library-ending-other = según el registro
library-turns =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
library-mistakes =
    { $count ->
        [0] ningún error
        [one] un error
       *[other] { $count } errores
    }
library-accuracy = precisión { $percent }
library-reviewed = repasada
library-chain = cadena de { $count }
library-long-chain = cadena larga de { $count }
