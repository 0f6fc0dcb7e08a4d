### El marco de la página: la barra, los ajustes, las teclas y lo que comparten varias partes.

colour-red = Rojo
    .adjective = rojo
    .feminine = roja
colour-blue = Azul
    .adjective = azul
    .feminine = azul
colour-black = Negro
    .adjective = negro
    .feminine = negra
colour-white = Blanco
    .adjective = blanco
    .feminine = blanca

more-of-them = { $count } más
space = { " " }
comma = { ", " }
colon = { ": " }
one-moment = Un momento…
part-failed = Esta parte de la página no se cargó. Revisa tu conexión e inténtalo de nuevo.

direction = ltr

app-name = Bug
app-title = Bug – el juego de Nick Bentley en el navegador
# In the web app's manifest, on one line each (web/build/words.py).
manifest-description = Juega a Bug, el juego de Nick Bentley de crecer y comer, contra un amigo o un bot.
manifest-wide = Una partida en pantalla grande
manifest-narrow = Una partida en el teléfono
app-tagline = Crece. Cómete a tu gemelo. Quédate sin sitio.
app-board = Tablero
app-boot =
    { $stage ->
        [download] Cargando las reglas…
        [python] Preparando…
       *[engine] Iniciando las reglas…
    }

action-new-game = Nueva partida
action-share = Compartir
action-keys = Teclado
action-settings = Ajustes
action-sound = Sonido
action-theme =
    { $theme ->
        [light] Tema: claro
        [dark] Tema: oscuro
       *[auto] Tema: automático
    }
action-undo = Deshacer
action-redo = Rehacer
action-close = Cerrar
action-copy = Copiar
action-copied = Copiado
action-dismiss = Ocultar
action-restore = Recuperar
action-update = Actualizar ahora
action-try-again = Intentar de nuevo
action-start-clean = Cargar todo de nuevo
settings-section-sound = Sonido y velocidad
settings-section-look = Tablero y colores
settings-section-play = Ayudas y controles
settings-section-names = Idioma y coordenadas
settings-sound = Sonido
settings-vibration = Vibración
settings-look = Tablero
settings-look-meadow = Prado
settings-look-sand = Arena
settings-look-slate = Pizarra
settings-look-print = Blanco y negro
settings-look-contrast = Alto contraste
settings-bugs = Bichos
settings-bugs-faces = Con cara
settings-bugs-stones = Lisos
settings-taps = En pantalla táctil, jugar con
settings-taps-two = Dos toques
settings-taps-one = Un toque
settings-several-aids = Varias ayudas a la vez

settings-names = Nombres de las casillas
settings-names-inside = En las casillas
settings-names-outside = Alrededor del tablero
settings-names-off = Ninguno
settings-coordinates = Coordenadas
settings-coordinates-own = Automáticas
    .what = las habituales de las reglas de la partida
settings-coordinates-rows = Filas
    .what = letra de la fila, contada desde arriba, y número desde la izquierda (Genius): C3
settings-coordinates-diagonals = Diagonales
    .what = letra de la diagonal descendente y número de la fila, contada desde arriba (Green Meadow): D4
settings-coordinates-abstractplay = Abstract Play
    .what = letra de la fila, contada desde abajo, y número desde la izquierda: c3
settings-orientation = Girar el tablero
settings-degrees = { $degrees }°
settings-mirrored = Espejo
settings-two = Dos en el mismo dispositivo
    .what = por turnos en esta pantalla
settings-turning = Girar el tablero hacia quien juega
settings-edges = Un jugador en cada borde, con la pantalla en vertical
settings-agreed = Deshacer jugadas solo si ambos están de acuerdo
settings-colours = Colores de los jugadores
settings-colour-first = Primer jugador
settings-colour-second = Segundo jugador
settings-colour-own = { $seat } (según reglas)
settings-language = Idioma
settings-language-auto = Automático
settings-help-tools = Ayudas y herramientas
settings-tools = Mostrar todas las herramientas: previsión, territorio, dibujos, estudio, jugadas como texto
settings-workers = Repasos, informes y duelos más rápidos: cuántos núcleos del procesador pueden usar
settings-workers-auto = Automático
settings-theme = Tema
settings-theme-auto = Automático
settings-theme-light = Claro
settings-theme-dark = Oscuro

key-enter = Intro
key-space = Espacio
key-backspace = Retroceso
key-escape = Esc
key-control = Ctrl
key-home = Inicio
key-end = Fin
keys-walk = ir a la izquierda o a la derecha
keys-walk-rows = ir arriba o abajo
keys-walk-slanting = ir a una de las cuatro casillas vecinas en diagonal (o con las teclas de las esquinas del teclado numérico)
keys-grow = jugar en esa casilla
keys-take-back = recoger la última piedra de esta jugada
keys-undo = deshacer
keys-redo = rehacer
keys-step = fuera del tablero: recorrer la partida
keys-half = una piedra atrás o adelante, dentro de una jugada
keys-variations = en la lista de jugadas: recorrer todas las variantes
keys-to-line = en una variante: volver a la línea de la partida
keys-aids = mostrar gemelos, amenazas, previsión, territorio
keys-aids-more = mostrar otra ayuda a la vez
keys-sound = activar o desactivar el sonido
keys-hint = una pista, o su parte siguiente
keys-new = partida nueva
keys-turn = girar el tablero 60°
keys-leave = salir de una lección, un problema, el estudio o el dibujo
keys-keys = mostrar estas teclas
keys-marks = dibujar en vez de jugar
keys-mark = en el tablero: empezar un dibujo; luego, en otra casilla, una flecha; en la misma, un círculo; Mayús cambia el color
keys-clear-marks = borrar los dibujos
