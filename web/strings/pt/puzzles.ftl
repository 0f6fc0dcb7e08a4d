### Os problemas.

puzzle = Problema { $number }
puzzle-of-today = Problema do dia · { $puzzle }
puzzle-task =
    { $turns ->
        [1] Vez do { $seat }, que ganha: basta 1 jogada.
       *[other] Vez do { $seat }, que ganha: bastam { $turns } jogadas.
    }
puzzle-only =
    { $turns ->
        [1] Só uma jogada ganha. Encontre-a.
       *[other] Só uma primeira jogada leva à vitória. Encontre-a.
    }
puzzle-on = Encontre a próxima jogada que ganha.
puzzle-rules = Regras diferentes das lições: { $what }
puzzle-grade = Dificuldade { $grade } de 5
puzzle-grade-1 = muito fácil: uma busca de 30 partidas aleatórias encontra a jogada
puzzle-grade-2 = fácil: uma busca de 30 partidas aleatórias não encontra a jogada
puzzle-grade-3 = média: uma busca de 150 partidas aleatórias não encontra a jogada
puzzle-grade-4 = difícil: uma busca de 700 partidas aleatórias não encontra a jogada
puzzle-grade-5 = muito difícil: nem uma busca de 3.000 partidas aleatórias encontra a jogada
puzzle-right = Esta é a jogada que ganha. A resposta vem aí…
puzzle-judging = Verificando…
puzzle-go-on =
    { $left ->
        [1] Certo. { $seat } responde { $turn }, a defesa mais longa. Falta { $left } jogada.
       *[other] Certo. { $seat } responde { $turn }, a defesa mais longa. Faltam { $left } jogadas.
    }
puzzle-go-on-longer = Certo. { $seat } responde { $turn }, a defesa mais longa. Você continua ganhando.
puzzle-wrong = Agora o { $seat } pode ganhar. Veja…
puzzle-answered = { $seat } responde { $turn } e agora ganha, faça você o que fizer.
puzzle-answered-ate = { $seat } responde { $turn }, come { $prey } e agora ganha, faça você o que fizer.
puzzle-refuted = { $seat } não tem casas jogáveis, e ganha.
puzzle-over = Isso deixa o { $seat } sem casas jogáveis: ele ganha na hora.
puzzle-playing-out = Os dois lados fazem as melhores jogadas…
puzzle-open = Demora demais para verificar. Tente de novo com outra jogada.
puzzle-failed = O motor não respondeu. Tente de novo.
puzzle-cannot-show = Este problema não pode ser mostrado.
puzzle-solved = { $seat } não tem casas jogáveis, e ganha. Resolvido.
puzzle-solved-hints = { $seat } não tem casas jogáveis, e ganha. Resolvido com dicas.
puzzle-solved-shown = { $seat } não tem casas jogáveis, e ganha. Resolvido com a solução à vista.
puzzle-solved-clean = { $seat } não tem casas jogáveis, e ganha. Resolvido de primeira!
puzzle-why = A ideia: { $because }
puzzle-solved-daily = Esse era o problema do dia.
puzzle-solved-days = { $days } dias seguidos!
puzzle-solved-row = { $count } seguidos!
puzzle-solved-best = { $count } seguidos: seu recorde!
puzzle-hint-where = Olhe as casas marcadas: sua jogada começa em uma delas.
puzzle-hint-cell = Começa com { $cell }.
puzzle-hint-turn = A jogada é { $turn }.
puzzle-hint-next = Certo até aqui. Continue com { $cell }.
puzzle-hint-remove = Nenhuma jogada que começa com { $turn } ganha: recolha a pedra.
puzzle-in-turns =
    { $turns ->
        [1] 1 jogada para achar
       *[other] { $turns } jogadas para achar
    }
puzzle-hint = Dica
puzzle-hint-more = Outra dica
puzzle-next = Próximo problema
puzzle-again = Tentar de novo
puzzle-play-out = Jogar até o fim
puzzle-study = Estudar esta posição
puzzle-list = Todos os problemas
puzzle-row = { $count } resolvidos seguidos
puzzle-filter = Filtros
puzzle-filter-grade = Dificuldade
puzzle-level-1 = muito fácil
puzzle-level-2 = fácil
puzzle-level-3 = média
puzzle-level-4 = difícil
puzzle-level-5 = muito difícil
puzzle-filter-open = Só não resolvidos
puzzle-filter-any = qualquer
puzzle-filter-none = Nenhum resultado. Tire algum filtro.
puzzle-filter-more = Mostrar mais
puzzle-found =
    { $count ->
        [1] { $count } problema
       *[other] { $count } problemas
    }
puzzle-fit = { $found } de { $count } problemas correspondem ({ $choice })
puzzle-done-clean = resolvido de primeira
puzzle-done = resolvido
puzzle-marked = marcada por uma dica
