### Lo que dice la página cuando algo salió mal o le acaba de pasar a la propia página.

failure = Una parte de Bug no se cargó
failure-no_worker = El proceso de fondo de las reglas no arrancó. Inténtalo de nuevo. Si no funciona, usa un Firefox, Chrome, Edge o Safari más nuevo.
failure-other_build = Llegó una versión nueva de Bug mientras se cargaba esta página. Recárgala; tu partida está guardada.
failure-page_missing = Una parte de la página no se cargó. Revisa tu conexión e inténtalo de nuevo.
failure-runtime_missing = Una parte de Python no se cargó. Revisa tu conexión e inténtalo de nuevo.
failure-runtime_timeout = Python tardó demasiado en cargarse. Quizá tu conexión es lenta: inténtalo de nuevo.
failure-runtime_broken = Python se cargó, pero no arrancó. Recarga la página o usa otro navegador.
failure-wheel_missing = El archivo de las reglas no se cargó. Revisa tu conexión e inténtalo de nuevo.
failure-wheel_broken = El archivo de las reglas está dañado. Recarga la página sin su caché e inténtalo de nuevo.
failure-python_error = Las reglas se detuvieron con un error. Inténtalo de nuevo; tu partida está guardada.
failure-hung = Las reglas dejaron de responder. Inténtalo de nuevo; tu partida está guardada.
failure-other = Algo salió mal. Inténtalo de nuevo; tu partida está guardada.
failure-clean = «Cargar todo de nuevo» reemplaza todos los archivos de la página. Tu partida, tus ajustes y tus bots se conservan.
failure-saved = Tu partida está guardada en este navegador. También puedes copiarla:
failure-detail = Informe del error

# Without the page's modules, on one line each (web/build/words.py).
fallback-heading = Una parte de Bug no se cargó
fallback-what = Una parte de la página no se cargó, o este navegador es demasiado antiguo. Recarga la página; si no funciona, usa un Firefox, Chrome, Edge o Safari más nuevo.
fallback-stays = Tu partida y tus ajustes se conservan.
fallback-no-script = Bug necesita JavaScript.

engine-failure = Hubo un error en las reglas
engine-failure-report = Es un error nuestro, no tuyo. Este informe nos ayuda a corregirlo:

tabs-follow = Seguir
tabs-separate = Partida aparte
tabs-open = Abrirla aquí
notice-other_tab = Esta partida está abierta en otra pestaña. Si juegas aquí, será una partida aparte.
notice-separate_game = Esta pestaña tiene ahora una partida aparte. La de la otra pestaña no ha cambiado.
notice-comment_draft = Comentario sin guardar.
notice-kept_game = La partida de una pestaña cerrada sigue guardada.
safe-late = La partida tarda mucho en abrirse. Sigue guardada.
safe-start = Empezar sin la partida guardada
safe-leave = Abrir la partida guardada
safe-leave-without = Apartar la partida guardada
notice-safe_mode = Modo seguro: sin tu partida guardada ni tus bots. Todo se conserva.
notice-storage_blocked = Este navegador no deja que la página guarde tu partida: se perderá al recargar. Cópiala para conservarla.
notice-storage_full = El almacenamiento del navegador está lleno: tus últimas jugadas se perderán al recargar. Copia la partida para conservarla.
notice-storage_later = La partida guardada es de una versión más nueva de Bug, así que se preparó una nueva. El texto guardado se conserva. Si recargas la página, quizá llegue la versión nueva.
notice-storage_corrupt = La partida guardada no se pudo leer, así que se preparó una nueva. El texto guardado se conserva.
notice-storage_rules = La partida guardada tiene reglas que esta versión de Bug no conoce, así que se preparó una nueva. El texto guardado se conserva.
notice-review_dropped = El repaso guardado de esta partida estaba dañado. Repasa la partida otra vez.
notice-settings_corrupt = Tus ajustes no se pudieron leer, así que se restablecieron. El texto guardado se conserva.
notice-deleted = Se borraron las jugadas desde aquí.
notice-bad_link = Este enlace no funciona.
notice-learned_corrupt = Tu progreso en lecciones y problemas no se pudo leer, así que empieza de nuevo. El texto guardado se conserva.
notice-learned_unkept = Este navegador no guarda tu progreso en lecciones y problemas: está aquí hasta que cierres la página.
notice-together_corrupt = No se pudo leer una partida guardada con un amigo. Su texto se conserva.
notice-promoted = La nueva línea principal es una partida propia. El resultado se queda con la anterior.
notice-replaced = Tu partida sin terminar se guardó aparte.
notice-connected = Ya tienes una conexión con un amigo, y esta invitación necesita otra.
notice-new_version = Hay una versión nueva de Bug. Tu partida sigue en ella.
notice-taking_up = Actualizando. Tu partida sigue en la versión nueva.
notice-new_tools = Nuevo: «Previsión» muestra en cada casilla lo que el otro bando podría comer si juegas ahí.
notice-not_legal = La partida guardada contiene una jugada ilegal. Se abrió hasta ahí; el texto entero se conserva.
notice-not_kept = Una partida no se ha guardado entre tus partidas: hubo un error en las reglas al escribirla. Es un error nuestro. Copia la partida para conservarla.
notice-not_kept_illegal = Una partida no se ha guardado entre tus partidas: contiene una jugada ilegal, su comienzo es imposible o esta versión no conoce sus reglas. Copia la partida para conservarla.
notice-not_as_shown = Por un momento, el tablero mostró una posición equivocada. Ahora es la correcta. El error es nuestro: este informe nos ayuda a corregirlo.
