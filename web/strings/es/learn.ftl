### Aprender: lo que hay antes de lecciones, problemas y reglas.

learn = Aprender
learn-page-doors = Aprender Bug
learn-page-lessons = Lecciones
learn-page-puzzles = Problemas
learn-page-rules = Las reglas de Bug
learn-lessons = Lecciones
    .what = Lecciones cortas en el tablero real: de tu primer bicho a la victoria.
learn-puzzles = Problemas
    .what = Encuentra la única jugada que gana. Está demostrado.
learn-failed = Las lecciones no se cargaron. Revisa tu conexión e inténtalo de nuevo.
learn-back = Atrás
learn-reset = Reiniciar
learn-minute = Bug en un minuto
learn-lessons-count =
    { $count ->
        [one] { $count } lección corta
       *[other] { $count } lecciones cortas
    }
learn-lessons-done = { $done } de { $count } hechas
learn-start = Empezar
learn-go-on = Continuar
learn-all = Todas las lecciones
learn-puzzles-done = { $solved } de { $count } resueltos
learn-daily = uno nuevo cada día
learn-days =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
learn-today = Problema del día
learn-today-done = Repetir el problema del día
learn-choose = Elegir un problema
learn-rulebook = Reglas
    .what = Cada regla con un tablero pequeño para probarla, las palabras del juego, todas las formas con sus nombres y la historia de las reglas.
learn-read = Leer y probar
