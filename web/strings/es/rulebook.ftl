### Las reglas completas.

rulebook-intro = En todos estos tableros se puede jugar: pruébalos y mira lo que hacen las reglas.
rulebook-rules = Las reglas, una a una
rulebook-switches = Lo que cambian otras reglas
rulebook-glossary = Las palabras
gallery = Formas
gallery-intro = Las { $count } formas de hasta seis casillas, con sus nombres. El número pequeño dice cuántas veces se comieron bichos de esa forma en { $games } partidas de dos bots ({ $bot }) en el tablero { $board }.
gallery-size =
    { $count ->
        [one] Una casilla
       *[other] { $count } casillas
    }
gallery-shape =
    { $shape }: { $eaten ->
        [0] nunca comida
        [one] comida una vez
       *[other] comida { $eaten } veces
    }
rulebook-history = De dónde vienen las reglas
rulebook-history-intro = Nick Bentley publicó Bug en 2017. Cinco documentos lo describen y no coinciden en quién puede comer ni en si los bichos pueden unirse. Puedes jugar según los cinco.
rulebook-source = Fuente: { $source }. Tableros: { $boards }.
rulebook-solved = Lo que se sabe del tablero pequeño
rulebook-solved-intro = El tablero pequeño, de 19 casillas, está resuelto. Con el mejor juego de ambos bandos:

rule-R1 = El tablero
    .text = Bug se juega sobre hexágonos. Dos casillas se tocan si comparten un lado. Una piedra se queda en su casilla hasta que la comen; nada se mueve.
    .try = Un tablero de siete casillas. Juega una partida entera en él.
rule-R2 = Bichos y gemelos
    .text = Las piedras conectadas del mismo color forman un bicho. El número de piedras es su tamaño. Dos bichos son gemelos si tienen la misma forma; girar y reflejar no cambia nada.
    .try = El codo de { $first } arriba y el de { $second } abajo son gemelos. La línea de tres de { $second } no tiene gemelo.
rule-R3 = La jugada
    .text = Creces una vez. Si eso te permite comer, comes y creces de nuevo, tantas veces como puedas. Una jugada se escribe con sus casillas: B1-B3 es un crecimiento en B1 y luego un bonus en B3.
    .try = C5 empieza una jugada de tres casillas.
rule-R4 = El crecimiento
    .text = Creces en una casilla vacía. Si no toca ninguno de tus bichos, empiezas uno nuevo; si toca exactamente uno, lo agrandas. Una casilla que toca dos de tus bichos los uniría: ahí no puedes jugar.
    .try = Prueba A2, entre los dos bichos de { $first }.
rule-R5 = El límite
    .text = Al crecer, un bicho no puede superar al que era el mayor de ambos bandos antes de la jugada. Empezar un bicho nuevo siempre está permitido.
    .try = El bicho de tres, arriba, está lleno. Intenta agrandarlo, y luego el pequeño.
rule-R6 = Comer
    .text = Si el bicho que creció toca gemelos del otro color, se los come todos a la vez. Salen del tablero.
    .try = Haz que el bicho { FORM($first, "adjective") } sea tan grande como el { FORM($second, "adjective") } de al lado.
rule-R7 = El bonus
    .text = Un bicho que ha comido crece una piedra. Puede usar casillas que acaban de quedar vacías, y el límite no cuenta; pero unir bichos sigue prohibido.
    .try = Come, y ocupa el sitio donde estaba el bicho { FORM($second, "adjective") }.
rule-R8 = Sin sitio no se come
    .text = Si no hay casilla para el bonus, no se come nada, y los gemelos se quedan uno al lado del otro.
    .try = { $first } en A1 toca a su gemelo en A2, y no puede comérselo.
rule-R9 = Comer es obligatorio
    .text = Si puedes comer, debes hacerlo, hasta que no quede nada que comer.
    .try = Un bicho en C3 toca los dos bichos de { $second }: se come ambos y crece una vez.
rule-R10 = El final
    .text = Si no puedes crecer al empezar tu turno, ganas al instante. No se puede pasar.
    .try = Hay una casilla que no le deja ninguna otra a { $first }. Luego le toca a { $second }, y después { $first } ha ganado.
rule-R11 = Sin empates
    .text = Escribe los tamaños de todos los bichos, el mayor primero. Tras cada jugada, el primer número que ha cambiado es mayor que antes, o se ha añadido un número. Así ninguna posición se repite, y toda partida tiene un ganador.
    .try = Juega desde aquí hasta el final: no puede durar mucho.
rule-chosen = Cualquier bicho puede comer
    .text = En Ludii y en iGGameCenter puede comer cualquiera de tus bichos, no solo el que creció; tú eliges cuál, uno tras otro.
    .try = Le toca a { $second }. Crece lejos: el bicho en C2 debe comer igualmente.
rule-all = Todos comen a la vez
    .text = Según el texto más antiguo, todos los bichos que pueden comer lo hacen juntos, por rondas, y cada uno crece una vez.
    .try = { $first } en B4: dos bichos de { $first } comparten la presa.
rule-merging = Unir bichos
    .text = Según el texto más antiguo, tus bichos también pueden unirse al crecer, si el bicho unido no pasa del límite.
    .try = Con las otras reglas no se puede jugar en D1 ni en D2; aquí { $first } puede unir sus bichos.

solved-genius = Genius: solo puede comer el bicho que creció
    .result = gana el segundo jugador, en 31 jugadas
solved-genius-merging = lo mismo, pero se pueden unir bichos
    .result = gana el primer jugador, en 28 jugadas, si empieza en el centro de un borde
solved-chosen = Ludii e iGGameCenter: cualquier bicho puede comer
    .result = gana el primer jugador, en 26 jugadas, si empieza en el centro de un borde
solved-all = todos los bichos comen a la vez, se puedan unir o no
    .result = gana el primer jugador, en 26 jugadas, si empieza en el centro de un borde

word-bug = bicho
    .meaning = piedras conectadas del mismo color
word-size = tamaño
    .meaning = cuántas piedras tiene un bicho; el número que lleva
word-twin = gemelo
    .meaning = un bicho rival de la misma forma; puede estar girado o en espejo
word-growth = crecimiento
    .meaning = la piedra con que empieza cada jugada
word-spawn = nacimiento
    .meaning = un crecimiento que empieza un bicho nuevo
word-limit = límite
    .meaning = el tamaño del bicho más grande: al crecer, ninguno puede pasarlo
word-full = lleno
    .meaning = un bicho en el límite está lleno: no puede crecer. Tiene ojos de sueño
word-prey = presa
    .meaning = los gemelos que un bicho se come
word-bonus = bonus
    .meaning = la piedra que gana un bicho después de comer
word-chain = cadena
    .meaning = una jugada que come, crece y come otra vez
word-idle = gemelos en paz
    .meaning = gemelos uno al lado del otro que no pueden comerse porque ninguno puede crecer
word-cells-left = casillas jugables
    .meaning = las casillas donde un bando podría crecer ahora. Sin ninguna al empezar tu turno, ganas
word-margin = margen
    .meaning = cuántas casillas jugables le quedan al perdedor; algunas reglas las cuentan como puntos
word-hexhex = hexhex3
    .meaning = un hexágono con tres casillas por lado: el tablero pequeño. hexhex4, hexhex5 y demás son más grandes
word-limping = cojo (limping)
    .meaning = un hexágono cuyos lados alternan entre dos longitudes
