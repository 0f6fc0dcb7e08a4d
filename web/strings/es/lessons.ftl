### Las lecciones. $first es el color de quien aprende, $second el otro.

lesson-number = Lección { $number } de { $of }
lesson-step = Paso { $step } de { $of }
lesson-next = Siguiente
lesson-next-lesson = Lección siguiente
lesson-open = Siguiente lección pendiente
lesson-leave = Volver a mi partida
lesson-leave-invited = Volver a la invitación
lesson-show = Muéstramelo
lesson-try = Probar yo
lesson-done = hecha
lesson-seen = recorrida con ayuda
lesson-answers = { $second } responde…
lesson-first-game = Juega tu primera partida
lesson-play = Jugar una partida
lesson-strategy = Seguir con la estrategia
lesson-basics = Las reglas
lesson-ideas = Estrategia
lesson-end-rules = Ya conoces todas las reglas.
lesson-end = Fin de las lecciones de estrategia.
lesson-end-all = ¡Completaste todas las lecciones!
lesson-cells-left = Casillas jugables: { $first } { $firstCount }, { $second } { $secondCount }

lesson-title-bug = Un bicho
lesson-step-bug-1 = Eres { $first }. Pon tu primera piedra en cualquier sitio del tablero.
    .right = Eso ya es un bicho, de tamaño 1. Se queda donde está: en Bug nada se mueve.
    .wrong = Pon tu primera piedra en cualquier sitio.
lesson-step-bug-2 = Las piedras del mismo color que están una al lado de otra forman un bicho. { $first } tiene aquí dos bichos. Pulsa o haz clic en el más grande.
    .right = Sí: tres piedras, un bicho. El número que lleva es su tamaño.
    .wrong = Ese no. Pulsa o haz clic en el bicho { FORM($first, "adjective") } más grande: el de tres piedras.

lesson-title-growing = Crecer
lesson-step-growing-1 = Cada jugada empieza con una piedra nueva. Agranda tu bicho: elige una casilla a su lado.
    .right = Tu bicho tiene ahora tamaño 2.
    .wrong = Eso empieza un segundo bicho, y está permitido. Pero aquí agranda el primero.
lesson-step-growing-2 = El mismo tablero otra vez. Ahora empieza un segundo bicho: elige una casilla que no esté junto al primero.
    .right = Dos bichos de tamaño 1. Agrandar uno o empezar otro: tú eliges en cada jugada.
    .wrong = Eso agranda tu bicho. Aquí empieza otro, lejos de él.

lesson-title-merging = Nunca se unen
lesson-step-merging-1 = Tienes dos bichos con una casilla en medio. Prueba esa casilla, A2.
    .right = No se puede: está junto a dos de tus bichos, y los del mismo color nunca se unen.
    .wrong = Es una buena jugada, pero prueba A2, la casilla entre tus dos bichos.
lesson-step-merging-2 = Entonces crece junto a uno solo de ellos.
    .right = Bien. En las casillas entre tus propios bichos no puedes jugar. Recuérdalo: te hará ganar partidas.
    .wrong = Eso empieza un tercer bicho. Aquí agranda uno de los dos.

lesson-title-limit = El límite
lesson-step-limit-1 = Los bichos más grandes del tablero tienen tamaño 3. Uno es tuyo, arriba. Intenta agrandarlo.
    .right = No se puede: ningún bicho puede superar al más grande del tablero, sea de quien sea. Los ojos de sueño indican que este bicho está lleno.
    .wrong = Está permitido. Pero intenta agrandar el de 3.
lesson-step-limit-2 = Tu bicho pequeño, en C5, no está lleno. Agranda ese.
    .right = Puede crecer hasta el tamaño 3. Solo comiendo puede un bicho superar a todos los demás.
    .wrong = Eso empieza un bicho nuevo. Agranda el pequeño en C5.

lesson-title-twins = Gemelos
lesson-step-twins-1 = Dos bichos de la misma forma son gemelos, aunque uno esté girado. El tuyo es un codo de tres. Pulsa o haz clic en su gemelo { FORM($second, "adjective") }.
    .right = El mismo codo, girado. El bicho { FORM($second, "adjective") } de tres en línea tiene el mismo tamaño, pero no es gemelo.
    .wrong = Ese no. Pulsa o haz clic en el bicho { FORM($second, "adjective") } con la forma del tuyo: un codo de tres.
lesson-step-twins-2 = Las formas en espejo también son gemelas. Pulsa o haz clic en el gemelo { FORM($second, "adjective") } de tu bicho de cuatro.
    .right = Girada y en espejo, es la misma forma. Solo cuenta el contorno.
    .wrong = Ese no. Tu bicho son tres en línea y uno más al final; su gemelo también.

lesson-title-eating = Comer
lesson-step-eating-1 = Cuando agrandas un bicho, se come a todos los gemelos que tiene al lado. Haz crecer el tuyo hasta el tamaño 2, junto al bicho { FORM($second, "adjective") }. Luego crece una vez más, como bonus.
    .right = ¡Comido! Y tu bicho tiene ahora tamaño 3: el límite no cuenta para el bonus.
    .wrong = No se comió nada. Haz crecer tu bicho hasta el tamaño 2, para que sea gemelo del { FORM($second, "adjective") }.
lesson-step-eating-2 = Las casillas de un bicho comido quedan vacías al instante. Come otra vez, y pon el bonus donde estaba el bicho { FORM($second, "adjective") }.
    .right = Ahora tu bicho ocupa su sitio. Comer es obligatorio: si el bicho que creció puede comer, tiene que hacerlo.
    .wrong = Cómete el bicho { FORM($second, "adjective") } y elige una de sus casillas para el bonus.

lesson-title-chains = Cadenas
lesson-step-chains-1 = Tras un bonus tu bicho tiene otra forma. Si vuelve a tener un gemelo al lado, come de nuevo. Busca la jugada que se come dos bichos, uno tras otro.
    .right = Una piedra, dos bichos comidos. Estas cadenas le dan la vuelta a la partida, y es fácil no verlas.
    .wrong = Aún no hay cadena. Empieza un bicho nuevo junto al bicho { FORM($second, "adjective") } de tamaño 1.

lesson-title-blocked = Sin sitio no se come
lesson-step-blocked-1 = Un bicho que come debe poder crecer. Empieza un bicho en A1, junto a su gemelo { FORM($second, "adjective") }, y observa.
    .right = No se comió nada: tu bicho nuevo no tiene sitio para crecer. Cada casilla libre junto a él toca también otro de tus bichos, y los dos se unirían.
    .wrong = Está permitido. Pero mira qué pasa en A1.
lesson-step-blocked-2 = Ahora hay otro bicho { FORM($second, "adjective") } de tamaño 1. Cómete uno de los dos.
    .right = Había sitio para el bonus, así que funcionó.
    .wrong = No se comió nada. Empieza un bicho junto a uno { FORM($second, "adjective") } donde tenga sitio para crecer.

lesson-title-several = Varios a la vez
lesson-step-several-1 = Un bicho se come a todos los gemelos que tiene al lado, y luego crece una vez. Cómete los dos bichos de { $second } en una jugada.
    .right = Dos comidos y un bonus.
    .wrong = Hay una casilla junto a los dos bichos de { $second }. Empieza ahí tu bicho.

lesson-title-winning = Cómo ganar
lesson-step-winning-1 = Ganas si no puedes crecer al empezar tu turno. Así que agota tus casillas: hay una que no te deja ninguna otra, haga lo que haga { $second }. Señala una casilla, o pruébala, para ver cuántas te quedan.
    .right = { $second } tuvo que jugar, y no te quedaban casillas jugables: ¡ganas!
    .wrong = Así aún te quedará una casilla jugable cuando te toque. Mira el número junto a { $first }: tiene que bajar a 0.

lesson-title-patience = No comas demasiado pronto
lesson-step-patience-1 = Aquí una jugada come; otra gana. Comer deja sitio, y sitio es lo que no quieres. Busca la jugada que gana.
    .right = No te quedan casillas jugables, y a { $second } le quedan muchas. Comer puede esperar; a menudo es mejor no comer nunca.
    .wrong = Así aún te quedarán casillas jugables cuando te toque, y la victoria se escapa. Mira el número junto a { $first }.

lesson-title-duck = Presa fácil
lesson-step-duck-1 = Los bichos más grandes no pueden crecer, así que conservan su forma, y el rival tiene tiempo de copiarla. El bicho de tres de { $second }, en A3, es uno de los más grandes. Haz su gemelo y cómetelo.
    .right = El bicho más grande del tablero es ahora tuyo, y { $second } solo puede comérselo con un gemelo justo al lado. Da a tus bichos grandes formas difíciles de copiar.
    .wrong = Haz un gemelo del bicho de tres de { $second }, justo a su lado: a tu bicho de dos, arriba, le falta una sola piedra.

lesson-title-cells = Casillas propias
lesson-step-cells-1 = Solo tú puedes llenar las casillas marcadas, A1, C1 y C4: ahí { $second } uniría sus bichos o pasaría del límite. Las otras dos están abiertas a ambos. ¿Cuáles conviene llenar primero?
    .right = Nadie puede quitarte una casilla que solo tú puedes llenar: puede esperar. Ahora { $second } tiene que llenar las compartidas. Aquí cualquiera de las tuyas gana, y cualquiera de las compartidas pierde.
    .wrong = { $second } habría tenido que llenar esa casilla. Ahora a { $second } le quedan menos jugadas, y gana. Deja las compartidas a { $second }: llena una que solo tú puedas llenar.
lesson-step-cells-2 = Tus casillas propias pueden esperar, pero cada una te cuesta todavía una jugada, y quieres quedarte antes sin casillas. Busca la jugada que gasta más casillas tuyas y ninguna de { $second }.
    .right = De 7 casillas a 1 en una jugada: gasta tus casillas y ninguna de las tres de { $second }. Ahora { $second } tiene que llenar una casilla compartida, y eso también gasta una tuya.
    .wrong = Eso te deja más casillas que llenar de las necesarias. Señala cada casilla, o pruébala, y mira el número de { $first }: ¿cuál lo baja a 1?

lesson-title-counting = Cuenta las casillas
lesson-step-counting-1 = Cerca del final, cuenta: ¿cuántas casillas me quedan, y cuántas a { $second }? Quieres quedarte antes sin ellas. Una jugada te deja 1 casilla y a { $second } 4. Búscala.
    .right = Exacto. Los dos números junto a los colores resumen toda la partida: míralos antes de cada jugada.
    .wrong = Cuenta otra vez: ¿con qué casilla le queda a { $first } solo 1, y a { $second } 4?
