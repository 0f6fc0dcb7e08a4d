### O progresso, e as marcas das partidas.

library-tab-games = Partidas
library-tab-progress = Progresso
library-tag-missed_win = vitória desperdiçada
library-tag-comeback = virada
library-tag-proven = provada do começo ao fim
library-tag-long_chain = cadeia longa
progress-none = Jogue algumas partidas contra os bots ou um amigo: seus resultados aparecem aqui.
progress-no-rating = Depois de cinco partidas contra os bots, seu rating aparece aqui.
progress-few = Depois de cinco partidas, você verá aqui a sua evolução e o seu rating contra os bots.
progress-levels = Por adversário
progress-boards = Por tabuleiro
progress-rules = Por regras
progress-private = Tudo isso fica no seu aparelho.
progress-won = Vitórias
progress-lost = Derrotas
progress-of-games = { $won } de { $games }
progress-days = Dias seguidos
progress-longest =
    { $days ->
        [1] recorde: { $days } dia
       *[other] recorde: { $days } dias
    }
progress-chain = Maior cadeia
progress-rating = Rating
progress-between = entre { $below } e { $above }
progress-above = acima de { $level }
progress-below = abaixo de { $level }
progress-about = mais ou menos tão forte quanto { $level }
progress-about-how = Seu rating aparecerá como número quando você tiver jogado mais partidas contra os bots.
progress-rating-how =
    { $games ->
        [1] Com base em { $games } partida contra os bots; ± é a margem de erro. A Larva, o bot mais fraco, tem 0.
       *[other] Com base em { $games } partidas contra os bots; ± é a margem de erro. A Larva, o bot mais fraco, tem 0.
    }
progress-companion = O Companheiro segue as suas últimas partidas: agora joga mais ou menos no nível de { $level }. Você deve ganhar cerca de metade.
progress-over-day = Por dia
progress-over-week = Por semana
progress-over-month = Por mês
progress-mistakes = Onde os erros acontecem
progress-stage-opening = Abertura
progress-stage-middle = Meio-jogo
progress-stage-end = Final
progress-mistakes-in =
    { $games ->
        [1] Erros: { $mistakes } em { $games } partida revisada
       *[other] Erros: { $mistakes } em { $games } partidas revisadas
    }
progress-not-reviewed = Revise suas partidas para ver aqui em que momento você erra.
progress-unreviewed =
    { $count ->
        [1] Uma das suas partidas terminadas ainda não foi revisada.
       *[other] { $count } das suas partidas terminadas ainda não foram revisadas.
    }
progress-accuracy = Precisão
progress-accuracy-over = A precisão ao longo do tempo
progress-accuracy-how = A precisão é de { $all } se nenhuma jogada sua baixou sua chance de ganhar.
progress-accuracy-none =
    { $count ->
        [1] { $count } partida revisada não conta aqui: em nenhuma jogada sua havia uma chance real de ganhar.
       *[other] { $count } partidas revisadas não contam aqui: em nenhuma jogada sua havia uma chance real de ganhar.
    }
progress-accuracy-of =
    { $games ->
        [1] em { $games } partida revisada
       *[other] em { $games } partidas revisadas
    }
progress-people = Pessoas
progress-stages = Erros por fase da partida
progress-kinds = O que você não viu
progress-slip-blocked = Sem espaço para comer
progress-slip-twin = Um gêmeo para comer
progress-slip-chain = Mais um inseto para comer
progress-slip-mobility = Quantas casas restam
progress-slip-later = Outra coisa, mais adiante
