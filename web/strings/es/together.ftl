### Partidas con un amigo en otro lugar: invitaciones, jugadas que se envían, lo que trae el enlace de un amigo.

together = Jugar con un amigo
together-invitation = Invitación
together-start = Nueva partida
together-games =
    { $count ->
        [0] Partidas con amigos
        [one] Partidas con amigos: { $count } te espera
       *[other] Partidas con amigos: { $count } te esperan
    }
together-list = Partidas con amigos
together-none = Todavía no hay partidas.
together-friend = tu amigo
    .start = Tu amigo
together-me = yo

together-how = Sin cuenta ni servidor. Por enlace, le envías un enlace a tu amigo después de cada jugada: contiene toda la partida, así que se puede tardar días y usar cualquier dispositivo. En directo, los dos dispositivos se conectan entre sí.
together-what = { $rules } · { $board }
# The same, and the time for a turn, which may be empty.
together-terms-all = Tablero: { $board }. Reglas: { $rules }. { $time }
together-terms-usual = Tablero: { $board }. { $time }
together-terms = Reglas y tablero:
together-change = Cambiar
together-name = Tu nombre (opcional)
together-starts = ¿Quién empieza?
together-starts-me = Empiezo yo
together-starts-friend = Empieza mi amigo
together-lots = En directo, los dos dispositivos hacen el sorteo juntos. Por enlace lo hace solo el tuyo, y tu amigo no puede comprobarlo.
together-lots-over = Con una conexión nueva, los dos dispositivos hacen el sorteo juntos. Si no, lo hace solo el tuyo, y tu amigo no puede comprobarlo.
together-days = Límite de tiempo
together-days-none = Sin límite
together-clock = Reloj: { $minutes } min + { $turn } s por jugada
together-clock-what = La primera jugada no gasta tiempo. Después, el reloj de un jugador corre desde que ve la jugada anterior hasta que juega. Por enlace, el tiempo de tu amigo lo mide su propio dispositivo.
together-clock-step = La reserva se gasta en tramos de { $step } s.
together-days-what = Los días se cuentan por las fechas de los enlaces. Cada dispositivo escribe las suyas: es cuestión de confianza.
together-days-some =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
together-begin = Jugar por enlace
together-begin-over = Jugar con { $friend }

together-invited = { $friend } te invita a una partida de Bug.
together-learn-first = Aprender primero el juego
together-invited-nobody = Te han invitado a una partida de Bug.
together-came = Es una partida entre { $first } y { $second }. { $turns ->
        [0] Aún no tiene jugadas.
        [one] Tiene { $turns } jugada.
       *[other] Tiene { $turns } jugadas.
    }
together-came-who = ¿Eres uno de los dos, en otro dispositivo? Entonces sigue con tu nombre. Si no, mírala sin más.
together-days-agreed =
    { $days ->
        [one] Hay { $days } día para cada jugada.
       *[other] Hay { $days } días para cada jugada.
    }
together-join = Jugar como { $seat }
together-join-other = Es mi propia partida: jugar con { $seat }
together-join-as = Seguir como { $name }
together-who-you = Empiezas tú.
together-who-friend = { $friend } empieza.
together-who-played = { $friend } ya hizo la primera jugada.
together-look = Solo ver
together-looking = Esta es una copia de la partida hasta ahora.
together-looking-later = Las jugadas posteriores no aparecen aquí.
together-looking-what = Lo que pruebes aquí se queda aquí.
together-looking-play = Jugar en esta partida
together-fair = Igual para los dos jugadores: hasta el final de la partida, Bug no da pistas ni muestra amenazas, previsión o territorio.
together-next = { $friend } quiere la revancha, con los bandos cambiados.
together-next-other = { $friend } propone otra partida.
together-next-no = Ahora no
together-next-asked = Le pediste la revancha a { $friend }.
together-other-asked = Le propusiste otra partida a { $friend }.

together-your-turn = Te toca.
together-turn-on = Tu jugada continúa.
together-first-turn = Haz tu primera jugada. Después envíala a { $friend }.
together-send-invitation = Envía la invitación a { $friend }, que empieza.
together-send-turn = Tu jugada está hecha. Envíala a { $friend }.
together-send-word = Envíaselo a { $friend } para que lo sepa.
# After an answer to a wish for a takeback, on the reader's turn.
together-send-or-play = Te toca. Juega y tu respuesta irá con la jugada, o envíala ahora.
together-waiting = Le toca a { $friend }. Abre o pega el enlace que llegue.
together-waiting-file = Le toca a { $friend }. Pega aquí lo que llegue.
together-waiting-live = Esperando a { $friend }.
together-unsent = Ya jugaste, pero tu jugada aún no se ha enviado.
together-live = Volver a la partida
together-news-turn = { $friend } ya jugó: te toca a ti.
together-news-clock = Tu reloj está corriendo.
together-news-other = Tu partida con { $friend } ha cambiado.
together-news-begins = { $friend } ya está aquí: empieza la partida.
together-days-a-turn =
    { $days ->
        [one] { $days } día por jugada.
       *[other] { $days } días por jugada.
    }
together-days-begin = Los días se cuentan desde que ambos hayan jugado.
together-clock-waits = El reloj empezará a correr cuando { $friend } abra el enlace.
together-left-days =
    { $days ->
        [one] Queda { $days } día.
       *[other] Quedan { $days } días.
    }
together-left-hours =
    { $hours ->
        [0] Queda menos de una hora.
        [one] Queda { $hours } hora.
       *[other] Quedan { $hours } horas.
    }
together-left-none = Se acabó el tiempo para esta jugada.
together-claim = Reclamar la victoria
together-share = Compartir…
together-copy = Copiar enlace
together-copied = Copiado. Envíalo a { $friend }.
together-comes-back = Cuando llegue un enlace de vuelta, ábrelo o pégalo aquí.
together-link = Enlace de tu partida
together-copy-line = Copiar el texto
together-file-how = Esta página es un archivo y no tiene enlace. Tu amigo abre Bug, pulsa «Nueva partida», «Un amigo a distancia», luego «Partidas con amigos», y pega este texto.
together-copy-text = Copiar con tablero
together-watchers = La partida hasta ahora
together-watch = Copiar un enlace a la partida hasta ahora
together-watch-what = Para otros: la partida como está ahora. Las jugadas posteriores necesitan un enlace nuevo. Pueden probar jugadas, con pistas y análisis, pero no jugar en tu partida.
together-mail = Correo
together-qr = Código QR
together-qr-what = La cámara de tu amigo lee este código: abre la partida.
together-qr-file = Tu amigo abre Bug, pulsa «Nueva partida», «Un amigo a distancia», luego «Partidas con amigos», y escanea este código.
together-undo = Deshacer
together-paste = Pegar el enlace
together-paste-any = Pegar el enlace de un amigo
together-open = Abrir
together-more = Más
together-no-letter = En este texto no hay ningún enlace a una partida.

together-game = Esta partida
together-ways = Otras formas de jugar
together-back = Deshacer jugada
together-ask = Pedir deshacer { $turn }
together-asked = { $friend } pide deshacer { $turn }.
together-asked-both = { $friend } pide deshacer { $turn }. Tu jugada { $own } también se deshará.
together-agree = Aceptar
together-refuse = Rechazar
table-undo = Petición de deshacer en la misma mesa
table-asked = { $seat } pide deshacer { $turn }. { $other }, ¿aceptas?
together-you-asked = Pediste deshacer { $turn }.
# After it, on the reader's turn.
together-wait-or-play = Si sigues jugando, retiras tu petición.
together-resign = Rendirse
together-resign-sure = Sí, me rindo
together-end-won-resigned = { $friend } se rindió. ¡Ganaste!
together-end-lost-resigned = Te rendiste. { $friend } gana.
together-end-won-time = { $friend } agotó el tiempo para una jugada. ¡Ganaste!
together-end-lost-time = Agotaste el tiempo para una jugada. { $friend } gana.
together-end-won-played = ¡Ganaste!
together-end-lost-played = { $friend } gana.
together-rematch = Revancha

together-note-older = Ese enlace es más antiguo que tu partida: no cambió nada.
together-note-same = Eso ya lo tienes: no cambió nada.
together-note-version = Este enlace continúa tu otra versión, que vuelve a ser la partida. La anterior sigue en «Partidas con amigos».
together-own-link = Este es tu propio enlace: no cambió nada. Envíalo a { $friend }.
together-note-claimed = Una jugada llegó antes de la reclamación por tiempo: la partida sigue.
together-note-crossed = Cada uno actuó sin ver lo que hacía el otro. La partida sigue como muestra el tablero.
together-note-left = Te desconectaste. La partida sigue por enlace.
together-answer-refused = { $friend } no aceptó deshacer la jugada.
together-answer-agreed = { $friend } aceptó: tu jugada se deshizo.
together-answered-yes = Aceptaste deshacer la jugada.
together-answered-no = No aceptaste deshacer la jugada.
together-clash-fork = Este enlace y tu partida difieren desde la jugada { $turn }: { $known } en tu partida, { $received } en el enlace. Elijas lo que elijas, tu partida sigue en «Partidas con amigos».
together-clash-time = El tiempo de la jugada { $turn }, { $known }, es distinto: { $here } en tu partida, { $there } en el enlace. Elijas lo que elijas, tu partida sigue en «Partidas con amigos».
together-clash-order = Este enlace y tu partida tienen las mismas jugadas, pero desde la jugada { $turn } difieren los tiempos o el orden de las peticiones y respuestas. Elijas lo que elijas, tu partida sigue en «Partidas con amigos».
together-clash-mine = Este enlace ya trae una jugada { $turn } tuya, { $received }. No la hiciste en este dispositivo. Elijas lo que elijas, tu partida sigue en «Partidas con amigos».
together-clash-mine-word = Este enlace trae algo tuyo que este dispositivo no conoce: una rendición, o una petición o respuesta para deshacer una jugada. Elijas lo que elijas, tu partida sigue en «Partidas con amigos».
together-clash-terms = Este enlace es de esta partida, pero tiene otro tablero, otras reglas u otros tiempos. Elijas lo que elijas, tu partida sigue en «Partidas con amigos».
together-keep = Conservar mi partida
together-take = Usar la del enlace
together-kept = Tu propia versión sigue en «Partidas con amigos».
together-kept-open = Abrirla

together-status-settle = dos versiones
together-status-version = otra versión
together-status-send = por enviar
together-status-turn = te toca
together-status-answer = una pregunta para ti
together-status-asked = esperando una respuesta
together-status-waits = esperando su jugada
together-status-invited = invitación abierta
together-status-won = ganaste
together-status-lost = perdiste
together-entry = { $turns ->
        [0] sin jugadas todavía
        [one] { $turns } jugada
       *[other] { $turns } jugadas
    }
together-remove = Quitar de la lista
together-remove-sure = Quitar la partida
together-removed = Se quitó la partida con { $friend }.

# What is sent with the link. The reader of it is your friend.
together-text-invitation = ¡Juguemos a Bug! Empiezas tú.
together-text-turn = Nuestra partida de Bug, jugada { $number } ({ $me }): { $turn }. ¡Te toca!
together-text-back = Nuestra partida de Bug: ¿puedo deshacer { $turn }?
together-text-over = Nuestra partida de Bug ha terminado.
together-text-resigned = Nuestra partida de Bug: me rindo. ¡Ganaste!
together-text-time = Nuestra partida de Bug: se acabó el tiempo de tu jugada.
together-text-word = Nuestra partida de Bug continúa.
together-text-open = Abre este enlace:
together-text-paste = Pega esta línea en Bug, en «Nueva partida», «Un amigo a distancia», «Partidas con amigos»:
together-mail-subject = Bug: te toca

notice-bad_letter = No se puede leer este enlace de una partida con un amigo.
notice-not_added = No se pudo añadir esto a tu partida con un amigo.

# A direct connection between two devices.
direct = Conexión directa
direct-start = Jugar en directo
direct-where = En directo funciona si los dos dispositivos están en la misma red. Más lejos quizá no: entonces es mejor jugar por enlace.
direct-join = Unirse
direct-goes-on = { $friend } te invita a seguir la partida.
direct-join-server = Unirse con ese servidor
direct-join-without = Unirse sin él
direct-server = El dispositivo de tu amigo pregunta su dirección al servidor STUN { $server }. Si el tuyo también lo hace, los dos pueden encontrarse a través de routers. El servidor ve tus direcciones de red, pero nada de la partida.
direct-is-asked = Se juega en directo: los dos dispositivos se conectan entre sí, sin servidor de por medio; cada uno conoce la dirección de red del otro. Una invitación es para un solo amigo.
direct-who = Los dos dispositivos sortearán quién empieza.
direct-you-start = Juegas con { $seat } y empiezas.
direct-you-play = Juegas con { $seat }. { $friend } empieza.
direct-is-handed = La respuesta está ahora en tu otra pestaña con Bug. La partida empieza allí; puedes cerrar esta.
direct-is-preparing = Un momento…
direct-is-inviting = Envía esta invitación a tu amigo y deja esta página abierta. Después introduce la respuesta que llegue.
direct-inviting-what = Los dos dispositivos se conectan entre sí, y cada uno conoce la dirección de red del otro.
direct-step-send = 1. Envía esta invitación a tu amigo
direct-step-enter = 2. Tu amigo se une y te envía una respuesta: introdúcela aquí
direct-step-answer = Último paso: devuelve esta respuesta
direct-is-answering = Deja esta página abierta. La partida empieza cuando tu amigo introduzca la respuesta.
direct-is-connecting = Conectando…
direct-is-open = Conectado.
direct-distance = Conectado. Retraso: { $lag } ms.
direct-lot-drawn = Los dos dispositivos hicieron el sorteo.
direct-lot-alone = Solo el dispositivo que invita hizo el sorteo: sin https ningún navegador puede comprobarlo.
direct-lot-none = El dispositivo de tu amigo eligió quién empieza: no hizo el sorteo que anunciaba la invitación.
direct-first-me = Empiezas tú.
direct-first-friend = { $friend } empieza.
direct-is-returning = Se interrumpió la conexión. Conectando de nuevo…
direct-page-left = { $friend } cerró o recargó la página. Conectando de nuevo…
direct-is-lost = Se perdió la conexión. La partida se conserva: invita otra vez o sigue por enlace.
direct-is-elsewhere = Esta partida se juega en directo en otra pestaña de este navegador. Puedes jugar en cualquiera de las dos.
direct-lost-guest = Se perdió la conexión. La partida se conserva. Responde a la nueva invitación de tu amigo, invita de nuevo o sigue por enlace.
direct-left = { $friend } se desconectó. La partida se conserva: invita otra vez o sigue por enlace.
direct-lost-clock = Tu reloj sigue corriendo, y tu jugada se enviará después.
direct-lost-wait = Solo el dispositivo de { $friend } sabe el tiempo que queda; mientras tanto nadie puede reclamar la victoria.
direct-lost-turn = Tu jugada se enviará en cuanto haya conexión.
direct-lost-end = { $friend } aún no sabe que la partida terminó: invita otra vez o sigue por enlace.
direct-lost-over = La conexión ha terminado. Invita otra vez para jugar otra partida en directo.
direct-invitation-over = Tu invitación terminó al recargar la página. Invita de nuevo o sigue por enlace.
direct-is-failed = Los dos dispositivos no logran conectarse: no tienen una red común, o tu amigo cerró la página que dio esta respuesta.
direct-failed-guest = No hay conexión: otro dispositivo usó la invitación, tu amigo no introdujo la respuesta a tiempo, o los dos dispositivos no tienen una red común. Pídele otra invitación o un enlace.
direct-failed-alone = Este navegador no da ninguna dirección a la que otro dispositivo pueda conectarse: no hay red, o un ajuste lo prohíbe.
direct-failed-stun = Los dos dispositivos no logran conectarse, ni siquiera con ese servidor.
direct-no-code = Esto no es una invitación ni una respuesta entera. Quizá se cortó o cambió por el camino: cópiala entera.
direct-letter = Esto es el enlace de una partida, no una respuesta.
direct-letter-open = Abrir la partida
direct-other-answer = Esta respuesta es de otra invitación. Envía a tu amigo la de arriba e introduce su respuesta.
direct-own-code = Es tu propia invitación. Envíasela a tu amigo e introduce la respuesta que llegue.
direct-late-answer = Ninguna invitación abierta espera esta respuesta. Invita a tu amigo otra vez.
direct-dropped-size = Se cortó la conexión: el dispositivo de tu amigo envió demasiado de una vez. Tu partida se conserva.
direct-dropped-rate = Se cortó la conexión: el dispositivo de tu amigo envió demasiados mensajes. Tu partida se conserva.
direct-dropped-form = Se cortó la conexión: el dispositivo de tu amigo envió algo ajeno a la partida. Tu partida se conserva.
direct-dropped-lots = Se cortó la conexión: el dispositivo de tu amigo no hizo el sorteo como había prometido. Tu partida se conserva.
direct-leave = Desconectar
direct-leave-open = Desconectar y abrirla
direct-ends-other = Tienes una conexión con { $friend }. «Jugar en directo» la termina y crea otra.
direct-cancel = Cancelar
direct-by-link = Seguir por enlace
direct-back = Volver al tablero
direct-again = Invitar otra vez
direct-show = Mostrar el enlace
direct-other = Otra manera
direct-offer-link = Invitación para enviar
direct-answer-link = Respuesta para enviar
direct-copy-answer = Copiar respuesta
direct-enter = Respuesta de tu amigo
direct-file-answer = Tu amigo introduce este texto en «Respuesta de tu amigo».
direct-connect = Conectar
camera-scan = Escanear con la cámara
camera-asks = Tu navegador pregunta si la página puede usar la cámara. La imagen se queda en este dispositivo.
camera-look = Pon el código QR de tu amigo delante de la cámara.
camera-refused = Esta página no puede usar la cámara. Pega el código o permite la cámara para esta página en los ajustes del navegador.
camera-none = No hay ninguna cámara disponible. Pega el código.
direct-say = Decir…
direct-stun = Dirección de un servidor STUN
direct-stun-what = A través de un router puede funcionar con un servidor STUN. El servidor ve tus direcciones de red, pero nada de la partida. Elige uno de confianza.
direct-stun-try = Probar con él
direct-two-tabs = Jugar los dos bandos en dos pestañas
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-oops = ¡Uy!
phrase-thanks = ¡Gracias!
phrase-one-moment = Un momento, por favor.
phrase-not-now = Ahora no, gracias.
phrase-bye = ¡Adiós!
