### Bots: sus nombres, lo que piensan, los duelos, los bots propios.

level-larva = Larva
level-nymph = Ninfa
level-aphid = Pulgón
level-ant = Hormiga
level-ladybird = Mariquita
level-moth = Polilla
level-beetle = Escarabajo
level-cricket = Grillo
level-hornet = Avispón
level-dragonfly = Libélula
level-mantis = Mantis
level-antlion = Hormiga león
level-queen = Reina
bot-character = { $level } ({ $character })
opponent-nature = { $level } ({ $band }, nivel { $number } de { $of }): { $what }.
opponent-strength = { $level }: nivel { $number } de { $of }
band-easy = Fácil
band-medium = Medio
band-strong = Fuerte
opponent-first = Buen primer rival
opponent-now = Ahora juega a unos { $strength }; Larva tiene 0.
character-none = Sin preferencia
character-patient = Paciente
    .what = entre jugadas casi iguales, come tarde
character-hungry = Hambriento
    .what = entre jugadas casi iguales, come pronto
character-builder = Constructor
    .what = entre jugadas casi iguales, hace bichos grandes
setup-character = Carácter
overlooks-blind = no ve que los bichos pueden comer dos veces en una jugada, conservan su forma girados y necesitan sitio para comer, ni que comer libera casillas
overlooks-dim = no ve que los bichos pueden comer dos veces en una jugada, conservan su forma girados y necesitan sitio para comer
overlooks-narrow = no ve que los bichos pueden comer dos veces en una jugada y conservan su forma girados
overlooks-stiff = no ve que los bichos conservan su forma girados
overlooks-brief = no ve que los bichos pueden comer dos veces en una jugada
overlooks-planner = mira como mucho { $nodes } posiciones por jugada
overlooks-prover = mira como mucho { $nodes } posiciones por jugada y calcula victorias seguras cuando solo quedan 12 casillas vacías
overlooks-champion = mira como mucho { $nodes } posiciones por jugada y calcula victorias seguras
level-companion = Compañero
    .what = de tu nivel, errores humanos

thoughts = Lo que piensa { $seat }
thoughts-chance = { $seat } se da un { $chance }: { $words }.
chance-won = prácticamente ganado
chance-clearly-ahead = clara ventaja
chance-ahead = ventaja
chance-a-little-ahead = ligera ventaja
chance-even = igualado
chance-a-little-behind = ligera desventaja
chance-behind = desventaja
chance-clearly-behind = clara desventaja
chance-lost = prácticamente perdido
thoughts-win = { $seat } gana contra cualquier defensa: demostrado.
thoughts-loss = { $seat } pierde ante el mejor juego: demostrado.
sure-wavering = Aún duda.
sure-fairly = Bastante seguro de su jugada.
sure-settled = Seguro de su jugada.
thoughts-first = { $seat } sigue su primera impresión.
thoughts-none = Nada aún…
thoughts-progress = Búsqueda de { $seat }
thoughts-line = Su plan:
thoughts-turn = { $number }. { $seat }: { $turn }. Mostrar en el tablero
bots-pause = Pausar
bots-go-on = Continuar
bots-one-turn = Una jugada
bots-controls = Bots contra bots

bots-pace = Velocidad de los bots
bots-pace-instant = Instantánea
bots-pace-quick = Rápida
bots-pace-normal = Normal
bots-pace-slow = Lenta
bots-thoughts = Mostrar lo que piensan los bots
bots-ponder = Los bots piensan también durante tu turno

own-bots = Tus propios bots
own-bots-open = Tus propios bots…
own-bots-yours = Tus bots
own-bots-what = Escribe tu propio rival en Python: juega contra él o haz que juegue un duelo contra otros bots. No puede acceder a esta página, a tus partidas ni a la red.
own-bots-play = Jugar contra { $bot }
own-bots-add = Añadir un bot
own-bots-file = Desde un archivo .py o un wheel…
own-bots-text = Pegar su código
own-bots-text-hint = Pega el código de tu bot. El ejemplo funciona tal cual; su nombre es lo que sigue a # en la primera línea.
own-bots-add-text = Añadir este bot
own-bots-copy = Copiar la plantilla
own-bots-package = Desde el índice de paquetes de Python
own-bots-package-hint = Solo esto usa la red: descarga el paquete y lo que necesita. Todo queda en este navegador.
own-bots-package-name = Nombre del paquete
own-bots-fetch = Descargar y añadir
own-bots-seconds = Tiempo por jugada
own-bots-second = { $seconds } s
own-bots-remove = Quitar { $bot }
own-bots-removed = { $bot } se ha quitado.
own-bots-replaced = Un { $bot } anterior dejó paso a este.
own-bots-changed = { $bot } cambió en otra pestaña, por eso no se ha quitado. La lista tiene ahora su código más reciente.
own-bots-unread =
    { $count ->
        [one] Un bot guardado no se puede leer. Sigue guardado.
       *[other] { $count } bots guardados no se pueden leer. Siguen guardados.
    }
own-bots-code = Código
own-bots-copy-code = Copiar el código
own-bots-safe = Esta página se abrió con ?safe: tus bots no se ejecutan. Puedes quitarlos.
own-bots-adding = Probando { $bot }…
own-bots-added = { $bot } está listo: elígelo como rival.
own-bots-added-unsaved = { $bot } está listo, pero este navegador no puede guardarlo: desaparecerá al recargar.
own-bots-not-added = { $bot } no se ha añadido.
own-bots-failed = { $bot }, el bot de { $seat }, se ha detenido.
own-bots-take-over = Jugar tú con { $seat }
own-bots-other = Que juegue otro bot…
own-bots-trace = Para su autor

# What a bot did wrong; $place is one of the next two, or nothing.
place-line = { $file }, línea { $line }:{" "}
place-file = { $file }:{" "}
fault-syntax = { $place }no es Python válido: { $detail }.
fault-import = { $place }{ $detail }. Un bot solo puede importar de su archivo, de su wheel y de la biblioteca de Python.
fault-no_think = { $place }no tiene una función `think(position, limit)`.
fault-no_thought = { $place }think() no devolvió ninguna idea.
fault-endless = { $place }ninguna idea llegó a tiempo; ¿es un bucle sin fin?
fault-memory = { $place }necesita más memoria de la permitida.
fault-killed = { $place }no respondió ni se detuvo al pedírselo, así que se forzó su cierre.
fault-died = { $place }Python falló al ejecutarlo, quizá por falta de memoria.
fault-flood = { $place }envió demasiados mensajes, o demasiado largos, así que se forzó su cierre.
fault-safe = { $place }no se ejecuta, porque esta página se abrió con ?safe. Ábrela sin ?safe para que juegue.
fault-no_room = { $place }su worker no arrancó, o sus archivos no se cargaron.
fault-install = { $place }no se pudo descargar: { $detail }
fault-cheat = { $place }envió algo que no es una jugada.
fault-gone = { $place }ya no está en este dispositivo.
fault-unread = { $place }está guardado, pero no se puede leer. Vuelve a añadirlo.
fault-too_long = { $place }es demasiado grande: el límite es de { $detail } MB.
fault-crash = { $place }{ $detail }
fault-not_a_wheel =
    { $place }no se pudo descomprimir: { $detail ->
        [encrypted] está cifrado.
        [method] su método de compresión no es habitual.
        [damaged] está guardado con daños. Vuelve a añadir el bot.
        [slow] tarda demasiado.
        [name] uno de sus archivos no tiene nombre.
       *[other] { $detail }
    }
fault-wheel_bytes = { $place }sus wheels ocupan más de { $detail } MB descomprimidos.
fault-wheel_files = { $place }sus wheels contienen más de { $detail } archivos.
fault-native = { $place }necesita el módulo nativo { $detail }, que no funciona en un navegador.
fault-not_a_thought = { $place }think() devolvió { $detail }, que no es ni una idea ni una jugada.
fault-bad_numbers = { $place }value y nodes deben ser números, no { $detail }.
fault-bad_proven = { $place }proven debe ser None, "win" o "loss", no { $detail }.
fault-bad_line = { $place }line debe ser una tupla de jugadas, no { $detail }.
fault-illegal = { $place }hizo una jugada ilegal. { $why }

match = Duelo
match-what = Pares de partidas desde aperturas al azar; en cada par, cada bot juega una vez con cada bando. Reglas y tablero son los de tu partida: { $rules }, tablero { $board }. Tu partida sigue mientras tanto.
match-first = Primer bot
match-second = Segundo bot
match-pairs = Número de partidas
match-games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
match-start = Empezar el duelo
match-stop = Detener el duelo
match-go-on = Continuar el duelo
match-forget = Borrar el resultado
match-forgotten = El resultado está borrado.
match-replaced = El resultado de { $first } contra { $second } dejó paso a este duelo.
match-table = Reglas y tablero de este duelo: { $rules }, tablero { $board }.
match-unsaved = Este navegador no puede guardar el resultado: desaparecerá al recargar.
match-of = { $first } contra { $second }:
match-stands =
    { $played ->
        [one] { $wins } de { $played } partida ganada.
       *[other] { $wins } de { $played } partidas ganadas.
    }
match-stands-running =
    { $played ->
        [one] { $wins } de { $played } partida ganada, quedan { $left }…
       *[other] { $wins } de { $played } partidas ganadas, quedan { $left }…
    }
match-stands-stopped =
    { $played ->
        [one] { $wins } de { $played } partida ganada; duelo detenido.
       *[other] { $wins } de { $played } partidas ganadas; duelo detenido.
    }
# Won, and where the share probably is: the 95% interval.
match-score = { $share } de victorias. En muchas partidas, probablemente entre { $low } y { $high }.
match-mistakes =
    { $count ->
        [one] Una partida se perdió por un error.
       *[other] { $count } partidas se perdieron por errores. El primero:
    }

bench = ¿A qué velocidad va aquí?
bench-what = Mide lo mismo que python3 -m bug_engine bench: partidas al azar, jugadas contadas con perft y posiciones que evalúa la búsqueda del bot más fuerte. Cada proporción es respecto a un fragmento fijo de Python, así que puedes comparar máquinas. Tarda cerca de un minuto; deja esta página en primer plano.
bench-measure = Medir
bench-running = Midiendo…
bench-figure = Dato
bench-figure-baseline = Un fragmento fijo de Python
bench-figure-playouts = Partidas al azar, tablero { $board }
bench-figure-perft = Jugadas contadas, tablero { $board }
bench-figure-search = Posiciones evaluadas, tablero { $board }
bench-figure-signature = Firma de la búsqueda
bench-rate = Por segundo
bench-ratio = Proporción
bench-text = Los datos como texto
bench-together =
    { $workers ->
        [one] { $name }, { $workers } worker
       *[other] { $name }, { $workers } workers a la vez
    }
