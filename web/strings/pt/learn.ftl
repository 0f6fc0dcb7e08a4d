### Aprender: o que vem antes de lições, problemas e regras.

learn = Aprender
learn-page-doors = Aprender Bug
learn-page-lessons = Lições
learn-page-puzzles = Problemas
learn-page-rules = As regras do Bug
learn-lessons = Lições
    .what = Lições curtas no tabuleiro de verdade: do seu primeiro inseto à vitória.
learn-puzzles = Problemas
    .what = Encontre a única jogada que ganha. Está provado.
learn-failed = As lições não carregaram. Verifique sua conexão e tente de novo.
learn-back = Voltar
learn-reset = Reiniciar
learn-minute = Bug em um minuto
learn-lessons-count =
    { $count ->
        [1] { $count } lição curta
       *[other] { $count } lições curtas
    }
learn-lessons-done = { $done } de { $count } feitas
learn-start = Começar
learn-go-on = Continuar
learn-all = Todas as lições
learn-puzzles-done = { $solved } de { $count } resolvidos
learn-daily = um novo todo dia
learn-days =
    { $days ->
        [1] { $days } dia seguido
       *[other] { $days } dias seguidos
    }
learn-today = Problema do dia
learn-today-done = Refazer o problema do dia
learn-choose = Escolher um problema
learn-rulebook = Regras
    .what = Cada regra com um pequeno tabuleiro para testar, as palavras do jogo, todas as formas com seus nomes e a história das regras.
learn-read = Ler e testar
