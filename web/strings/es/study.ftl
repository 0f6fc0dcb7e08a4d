### El estudio: repaso, análisis, pistas, informe.

study = Estudio
study-tab-review = Repaso
study-tab-analysis = Análisis
study-tab-openings = Aperturas
study-tabs-keys = ← → cambian de pestaña. Fuera de aquí recorren la partida.
study-close = Volver a la partida
study-to-puzzle = Volver al problema
study-to-exercise = Volver al ejercicio
study-chance = { $seat } { $chance }
study-won = Gana { $seat }: demostrado
study-won-in =
    { $turns ->
        [one] { $seat } gana en { $turns } jugada: demostrado
       *[other] { $seat } gana en { $turns } jugadas: demostrado
    }
study-line = Línea { $rank }: { $seat } { $turn }: { $what }
study-play-line = Jugar la línea hasta la jugada { $number }, { $seat } { $turn }
study-show-line = Mostrar la posición tras la jugada { $number }, { $seat } { $turn }
study-previewing =
    { $count ->
        [one] Posición tras { $count } jugada.
       *[other] Posición tras { $count } jugadas.
    }

review-start = Repasar esta partida
review-again = Repasar otra vez
review-none = Recorre la partida hacia atrás, encuentra las jugadas que la regalaron y muestra lo que era mejor.
review-too-short = Aún no hay jugadas que repasar.
review-other = Abrir otra partida
review-running = Repasando…
review-progress = Repasando: { $done } de { $total } posiciones…
review-stopped = Detenido: las jugadas anteriores no se repasaron.
review-graph = Probabilidad de ganar, jugada a jugada
# A point of the graph: after which turn, and the chances of each side.
review-at-start = Comienzo
review-after-turn = Tras la jugada { $number }, { $seat }
review-after-mistake = Tras la jugada { $number }, { $seat }, un error
review-after-blunder = Tras la jugada { $number }, { $seat }, un error grave
review-point-none = { $after }: sin repasar
review-point-proven = { $after }: gana { $seat }, demostrado
review-point = { $after }: { $first } { $firstChance }, { $second } { $secondChance }
review-mistake = , un error
review-blunder = , un error grave
review-marks = ? error, ?? error grave: los signos explicados
review-marks-mistake = ?: un error. La probabilidad de ganar bajó un { $mistake } o más.
review-marks-blunder = ??: un error grave. Bajó un { $blunder } o más, o se perdió una victoria segura.
review-marks-unsure = Algún ? quizá sea ??: ahí, una de las dos probabilidades es solo una estimación.
review-marks-proven = ●: está demostrado quién gana.
review-marks-estimated = ○: solo se estima quién gana. Las líneas discontinuas marcan el { $even }, y el { $lined } de cada bando.
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] Aún podías ganar en la jugada { $number }: con { OR($better) } en vez de { $played }.
       *[seat] { $seat } aún podía ganar en la jugada { $number }: con { OR($better) } en vez de { $played }.
    }
# The reader won: the reader's mistake, and the other side's that gave the win back.
review-regained = Dejaste escapar la victoria en la jugada { $number } ({ $played }); { $seat } te la devolvió en la jugada { $back }.
review-regained-lead = Perdiste la ventaja en la jugada { $number } ({ $played }); { $seat } te la devolvió en la jugada { $back }.
review-proof =
    { $who ->
        [you] Está demostrado: era tu última oportunidad, y todas tus jugadas posteriores perdían.
       *[seat] Está demostrado: era la última oportunidad, y todas las jugadas posteriores de { $seat } perdían.
    }
# The loser played no other turn after it.
review-proof-last =
    { $who ->
        [you] Está demostrado: era tu última oportunidad.
       *[seat] Está demostrado: era la última oportunidad de { $seat }.
    }
review-perhaps =
    { $who ->
        [you] Probablemente perdiste la partida en la jugada { $number }: { $better } en vez de { $played } tenía cerca de un { $chance } de probabilidad de ganar.
       *[seat] Probablemente { $seat } perdió la partida en la jugada { $number }: { $better } en vez de { $played } tenía cerca de un { $chance } de probabilidad de ganar.
    }
review-estimate = No está demostrado: es una estimación.
review-unclear = Ninguna jugada por sí sola regaló esta partida: se perdió poco a poco.
review-steps =
    { $who ->
        [you] Perdiste esta partida por pasos, no por una sola jugada.
       *[seat] { $seat } perdió esta partida por pasos, no por una sola jugada.
    }
review-costliest =
    { $who ->
        [you] La jugada { $number } fue la que más te costó: con { $played } tu probabilidad era del { $kept }; con { $better } habría sido del { $best }.
       *[seat] La jugada { $number } fue la que más le costó a { $seat }: con { $played } su probabilidad era del { $kept }; con { $better } habría sido del { $best }.
    }
review-next-costliest = Le sigue la jugada { $number }: { $best } → { $kept }.
review-since =
    { $who ->
        [you] Tras la jugada { $number }, tu victoria está demostrada. Lo anterior es una estimación.
       *[seat] Tras la jugada { $number }, la victoria de { $seat } está demostrada. Lo anterior es una estimación.
    }
review-never =
    { $who ->
        [you] No tenías ninguna oportunidad: con el mejor juego, { $winner } gana desde el comienzo de esta partida, y { $winner } no cometió errores. Está demostrado.
        [winner] { $seat } no tenía ninguna oportunidad: con el mejor juego, ganas tú desde el comienzo de esta partida, y no cometiste errores. Está demostrado.
       *[seat] { $seat } no tenía ninguna oportunidad: con el mejor juego, { $winner } gana desde el comienzo de esta partida, y { $winner } no cometió errores. Está demostrado.
    }
review-from-start =
    { $who ->
        [you] { $winner } podía ganar desde el comienzo. Por eso una jugada tuya solo cuenta como error si { $winner } ha cometido antes uno.
        [winner] Podías ganar desde el comienzo.
       *[seat] { $winner } podía ganar desde el comienzo.
    }
review-open = La partida no ha terminado.
review-open-won =
    { $who ->
        [you] La partida no ha terminado, pero ganas desde aquí contra cualquier defensa: está demostrado.
       *[seat] La partida no ha terminado, pero { $seat } gana desde aquí contra cualquier defensa: está demostrado.
    }
review-open-marked = Estas jugadas son las que más han costado hasta ahora.
# The game ended by resignation or on time; whose position it was for the loser. $who as above.
review-short-won =
    { $who ->
        [you] Tenías la partida ganada: con el mejor juego habrías ganado, y está demostrado.
       *[seat] { $seat } tenía la partida ganada: con el mejor juego habría ganado, y está demostrado.
    }
review-short-lost =
    { $who ->
        [you] Tu posición estaba perdida: ninguna jugada la habría salvado, y está demostrado.
       *[seat] La posición de { $seat } estaba perdida: ninguna jugada la habría salvado, y está demostrado.
    }
review-short-open =
    { $who ->
        [you] Tu posición seguía abierta: una probabilidad de ganar de cerca del { $chance }, según la estimación.
       *[seat] La posición seguía abierta: { $seat } tenía una probabilidad de ganar de cerca del { $chance }, según la estimación.
    }
review-short-marked =
    { $count ->
        [one] Esta jugada es la que más costó.
       *[other] Estas jugadas son las que más costaron.
    }
review-flawless = Ninguna jugada regaló mucho.
review-prey = { $size } en { $cell }
review-eats =
    { $who ->
        [you]
            { $bugCount ->
                [one] Después, { $seat } se come tu bicho de { $bugs }.
               *[other] Después, { $seat } se come tus bichos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Después, te comes un bicho de { $loser }, el de { $bugs }.
               *[other] Después, te comes bichos de { $loser }, los de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] Después, { $seat } se come un bicho de { $loser }, el de { $bugs }.
               *[other] Después, { $seat } se come bichos de { $loser }, los de { $bugs }.
            }
    }
review-then-eats =
    { $who ->
        [you]
            { $bugCount ->
                [one] Después, { $seat } juega { $turn } y pronto se come tu bicho de { $bugs }.
               *[other] Después, { $seat } juega { $turn } y pronto se come tus bichos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Después, juegas { $turn } y pronto te comes un bicho de { $loser }, el de { $bugs }.
               *[other] Después, juegas { $turn } y pronto te comes bichos de { $loser }, los de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] Después, { $seat } juega { $turn } y pronto se come un bicho de { $loser }, el de { $bugs }.
               *[other] Después, { $seat } juega { $turn } y pronto se come bichos de { $loser }, los de { $bugs }.
            }
    }
review-then =
    { $who ->
        [you] Después, juegas { $turn }.
       *[seat] Después, { $seat } juega { $turn }.
    }
review-then-could =
    { $who ->
        [you]
            { $bugCount ->
                [one] Después, { $seat } juega { $turn }, o podría comerse tu bicho de { $bugs }.
               *[other] Después, { $seat } juega { $turn }, o podría comerse tus bichos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Después, juegas { $turn }, o podrías comerte un bicho de { $loser }, el de { $bugs }.
               *[other] Después, juegas { $turn }, o podrías comerte bichos de { $loser }, los de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] Después, { $seat } juega { $turn }, o podría comerse un bicho de { $loser }, el de { $bugs }.
               *[other] Después, { $seat } juega { $turn }, o podría comerse bichos de { $loser }, los de { $bugs }.
            }
    }
review-out =
    { $who ->
        [you] Entonces te quedas sin casillas jugables y ganas.
       *[seat] Entonces { $seat } se queda sin casillas jugables y gana.
    }
review-still-out =
    { $who ->
        [you] Después sigues sin casillas jugables y ganas.
       *[seat] Después, { $seat } sigue sin casillas jugables y gana.
    }
review-see-refutation = Qué permitió
review-see-better = Qué era mejor
review-finding =
    { $who ->
        [you] Tu jugada { $number }:{" "}
       *[seat] Jugada { $number }, { $seat }:{" "}
    }
review-cost = { $best } → { $kept }
review-cost-win =
    { $who ->
        [you] Dejas escapar la victoria
       *[seat] { $seat } deja escapar la victoria
    }
review-cost-last = última oportunidad de { $seat }
review-side = Gana { $seat }
review-better = Mejor: { $turn }.
review-better-too =
    { $count ->
        [one] Mejor: { $turn } ({ $others } también gana).
       *[other] Mejor: { $turn } ({ $others } también ganan).
    }
review-others = otras { $count }
review-better-of = Mejor: { $turn }, una de las { $count } jugadas que ganan.
review-slip-blocked = La piedra queda junto a un gemelo, pero sin casilla de bonus no puede comérselo.
review-answer-sign =
    { $kind ->
        [one] = la respuesta
        [cells] = la respuesta, casilla a casilla
       *[turns] = las jugadas siguientes, en orden
    }
review-missed-twin =
    { $count ->
        [one] Había un gemelo que comer: { $shapes }.
       *[other] Había gemelos que comer: { $shapes }.
    }
review-missed-chain = La mejor jugada sigue comiendo: { $shapes }.
review-instead =
    { $who ->
        [you] tú { $then } en vez de { $played }
       *[seat] { $seat } { $then } en vez de { $played }
    }
review-left =
    { $count ->
        [0] Casillas jugables después: { $cells }; { $tail }.
        [one] Casillas jugables { $count } jugada después: { $cells }; { $tail }.
       *[other] Casillas jugables { $count } jugadas después: { $cells }; { $tail }.
    }
review-left-tail =
    { $who ->
        [fewer] menos es mejor
        [you] eso es peor para ti
       *[seat] eso es peor para { $seat }
    }
review-line-end =
    { $who ->
        [you]
            { $count ->
                [one] { $count } jugada después te quedas sin casillas jugables y ganas.
               *[other] { $count } jugadas después te quedas sin casillas jugables y ganas.
            }
       *[seat]
            { $count ->
                [one] { $count } jugada después, { $seat } se queda sin casillas jugables y gana.
               *[other] { $count } jugadas después, { $seat } se queda sin casillas jugables y gana.
            }
    }
review-line-meal =
    { $who ->
        [you]
            { $bugCount ->
                [one] { $seat } se come pronto tu bicho de { $bugs }.
               *[other] { $seat } se come pronto tus bichos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Pronto te comes un bicho de { $loser }, el de { $bugs }.
               *[other] Pronto te comes bichos de { $loser }, los de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] { $seat } se come pronto un bicho de { $loser }, el de { $bugs }.
               *[other] { $seat } se come pronto bichos de { $loser }, los de { $bugs }.
            }
    }
# A turn named beside another line.
review-better-turn = { $turn } (la mejor jugada)
review-line-spared =
    { $who ->
        [you]
            { $bugCount ->
                [one] Tras { $first }, { $seat } se come pronto tu bicho de { $bugs }; en esta variante, no.
               *[other] Tras { $first }, { $seat } se come pronto tus bichos de { $bugs }; en esta variante, no.
            }
        [eater]
            { $bugCount ->
                [one] Tras { $first }, te comes pronto un bicho de { $loser }, el de { $bugs }; en esta variante, no.
               *[other] Tras { $first }, te comes pronto bichos de { $loser }, los de { $bugs }; en esta variante, no.
            }
       *[seat]
            { $bugCount ->
                [one] Tras { $first }, { $seat } se come pronto un bicho de { $loser }, el de { $bugs }; en esta variante, no.
               *[other] Tras { $first }, { $seat } se come pronto bichos de { $loser }, los de { $bugs }; en esta variante, no.
            }
    }
review-line-safe =
    { $who ->
        [you]
            { $bugCount ->
                [one] Tras { $first }, { $seat } podría comerse tu bicho de { $bugs }; así, no.
               *[other] Tras { $first }, { $seat } podría comerse tus bichos de { $bugs }; así, no.
            }
        [eater]
            { $bugCount ->
                [one] Tras { $first }, podrías comerte un bicho de { $loser }, el de { $bugs }; así, no.
               *[other] Tras { $first }, podrías comerte bichos de { $loser }, los de { $bugs }; así, no.
            }
       *[seat]
            { $bugCount ->
                [one] Tras { $first }, { $seat } podría comerse un bicho de { $loser }, el de { $bugs }; así, no.
               *[other] Tras { $first }, { $seat } podría comerse bichos de { $loser }, los de { $bugs }; así, no.
            }
    }
review-threat =
    { $who ->
        [you]
            { $bugCount ->
                [one] { $seat } amenaza entonces tu bicho de { $bugs }.
               *[other] { $seat } amenaza entonces tus bichos de { $bugs }.
            }
        [eater]
            { $bugCount ->
                [one] Entonces amenazas un bicho de { $loser }, el de { $bugs }.
               *[other] Entonces amenazas bichos de { $loser }, los de { $bugs }.
            }
       *[seat]
            { $bugCount ->
                [one] { $seat } amenaza entonces un bicho de { $loser }, el de { $bugs }.
               *[other] { $seat } amenaza entonces bichos de { $loser }, los de { $bugs }.
            }
    }
review-far-end =
    { $who ->
        [you]
            { $count ->
                [one] La razón solo se ve { $count } jugada después, cuando ganas.
               *[other] La razón solo se ve { $count } jugadas después, cuando ganas.
            }
       *[seat]
            { $count ->
                [one] La razón solo se ve { $count } jugada después, cuando gana { $seat }.
               *[other] La razón solo se ve { $count } jugadas después, cuando gana { $seat }.
            }
    }
review-far-proven =
    { $who ->
        [you] La razón solo se ve más tarde, pero está demostrado: ganas contra cualquier defensa.
       *[seat] La razón solo se ve más tarde, pero está demostrado: { $seat } gana contra cualquier defensa.
    }
review-far-chance =
    { $who ->
        [you] La razón solo se ve más tarde: según la estimación, tienes un { $chance } de probabilidad.
       *[seat] La razón solo se ve más tarde: según la estimación, { $seat } tiene un { $chance } de probabilidad.
    }
review-line-both =
    { $who ->
        [you] Nadie tiene dónde jugar y te toca a ti: ganas.
       *[seat] Nadie tiene dónde jugar y le toca a { $seat }: { $seat } gana.
    }
review-line-over =
    { $who ->
        [you] No tienes casillas jugables y ganas.
       *[seat] { $seat } no tiene casillas jugables y gana.
    }
review-line-won =
    { $who ->
        [you] Ganas: está demostrado.
       *[seat] Gana { $seat }: está demostrado.
    }
review-line-chance =
    { $who ->
        [you] Lo esperado desde aquí: ganas con un { $chance } de probabilidad.
       *[seat] Lo esperado desde aquí: { $seat } gana con un { $chance } de probabilidad.
    }
review-retry = Reintentar aquí
# $name: the reader ("You"), the other player, or a colour; $accuracy: in percent.
review-sum =
    { $count ->
        [0] { $name }: ningún error
        [one] { $name }: { $count } error
       *[other] { $name }: { $count } errores
    }
review-sum-accuracy = { $sum }, precisión { $accuracy }
review-mistakes = Errores
review-all =
    { $count ->
        [one] Ver { $count }
       *[other] Los { $count }
    }

analysis-engine = Motor
analysis-heat = Valores en el tablero
analysis-lines = Líneas
analysis-over = Aquí la partida ha terminado.
analysis-off = El motor está desactivado.
analysis-depth = { $count ->
        [one] { $count } posición
       *[other] { $count } posiciones
    }
analysis-depth-running = { $count ->
        [one] { $count } posición…
       *[other] { $count } posiciones…
    }
analysis-meaning = ✓2: el bando al que le toca gana seguro, en 2 jugadas suyas. ✗2: pierde seguro. Los demás números: su probabilidad de ganar.
analysis-perfect = Esto vale para el juego perfecto: entre personas, todo sigue abierto.
analysis-best = Mejores líneas
analysis-unknown = sin probar aún

openings-games =
    { $count ->
        [one] Una de tus partidas siguió desde aquí.
       *[other] { $count } de tus partidas siguieron desde aquí.
    }
openings-won =
    { $who ->
        [first-it] La ganó el primer jugador.
        [second-it] La ganó el segundo jugador.
        [first] El primer jugador ganó { $firstWon }.
        [second] El segundo jugador ganó { $secondWon }.
       *[both] El primer jugador ganó { $firstWon }, el segundo { $secondWon }.
    }
openings-yours = Ganaste { $won } y perdiste { $lost }.
openings-games-open =
    { $count ->
        [one] Una de tus partidas siguió desde aquí. No tiene ganador.
       *[other] { $count } de tus partidas siguieron desde aquí. Ninguna tiene ganador.
    }
openings-ended =
    { $count ->
        [one] Una de tus partidas terminó aquí.
       *[other] { $count } de tus partidas terminaron aquí.
    }
openings-counting = Contando tus partidas: faltan { $count }.
openings-no-games = Ninguna de tus partidas llegó a esta posición.
openings-none = Ninguna de tus partidas llegó a esta posición, y ningún libro llega tan lejos.
openings-from-yours = De tus partidas
openings-from-book = Del libro
openings-over = Las aperturas son del comienzo: vuelve atrás para ver qué juegan allí tus partidas y el libro.
openings-all = Mostrar las { $count } jugadas
openings-key = ✓2: gana en 2 jugadas; ✗2: pierde en 2
openings-row =
    { $count ->
        [0] { $turn }: en ninguna de tus partidas.
        [one] { $turn }: en una de tus partidas.
       *[other] { $turn }: en { $count } de tus partidas.
    }
openings-count =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
openings-symmetry = Las posiciones giradas o reflejadas cuentan como una: ×6 significa seis jugadas así.
openings-share = Cada número es el porcentaje de estas partidas que ganó el bando al que le toca.
openings-fairest =
    { $count ->
        [one] Con la regla del pastel, { $turns } es la más justa: es la más cercana a 50.
       *[other] Con la regla del pastel, { $turns } son las más justas: son las más cercanas a 50.
    }
openings-lost = Si ambos jugaran a la perfección, { $seat } perdería desde aquí. Pero todos cometemos errores: vale la pena probar cualquier jugada. { $sign } es la que más resiste.
openings-none-fair = Con la regla del pastel, el segundo jugador gana tras cualquier primera jugada: está demostrado quién gana, y puede cambiar de bando.
openings-searched = Cada número es una estimación, con hasta { $count } posiciones.
openings-of = Partidas
openings-of-all = Todas
openings-of-played = Jugadas aquí
openings-of-imported = Importadas
openings-champion = Qué opina el bot más fuerte

hints = Pistas y Estudio
hints-with-clock = También mientras dos personas juegan con reloj
hint-step-0 = Pista
hint-step-1 = ¿Qué casilla?
hint-step-2 = ¿Por qué?
hint-step-3 = Ocultar la pista
hint-waiting = Buscando una pista…
hint-retry = Te toca: encuentra una jugada mejor.
hint-failed = Aquí no se ha encontrado ninguna pista.
hint-bug = Pista: tu bicho en { $bug } debería crecer.
hint-region = Pista: empieza un bicho nuevo por aquí: { OR($cells) }.
hint-region-marked = Pista: empieza un bicho nuevo en la zona marcada.
hint-turn = Prueba { $turn }.
hint-because = { $turn } { $reasons }.
hint-then = Luego quizá
reason-wins = gana al instante
reason-proven =
    { $count ->
        [0] gana contra cualquier respuesta de { $seat }
        [one] gana con seguridad, en { $count } jugada
       *[other] gana con seguridad, en { $count } jugadas
    }
reason-resists = es la que más resiste, pues todas pierden
reason-eats =
    { $count ->
        [one] come { $count } piedra en { $bugs }
       *[other] come { $count } piedras en { $bugs }
    }
reason-saves =
    { $bugCount ->
        [one] salva a tu bicho en { $bugs }
       *[other] salva a tus bichos en { $bugs }
    }
reason-threatens = amenaza con comer en { $bugs }
reason-leads = te deja { $count } casillas jugables, menos que { $seat } con { $theirs }
reason-leaves = te deja { $count } casillas y a { $seat } { $theirs }; menos es mejor

report = Informe del tablero
report-start = Hacer el informe
report-download = Descargar en un solo archivo
report-what = Cómo es el juego en un tablero: cuánto dura y lo complejo que es, si el primer jugador tiene ventaja, qué casillas son buenas para empezar. Medido con partidas al azar, aquí en tu navegador, en medio minuto como mucho.
report-games = Partidas al azar: { $games }…
report-stage-perft = Contando partidas posibles…
report-stage-ladder = Duelos…
report-stage-sample = Partida de ejemplo…
hint-anywhere = Pista: juega donde quieras. Todavía no hay nada que comer.
