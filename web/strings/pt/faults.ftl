### O que a página diz quando algo deu errado, ou acabou de acontecer com a própria página.

failure = Uma parte do Bug não carregou
failure-no_worker = O processo em segundo plano das regras não iniciou. Tente de novo. Se não adiantar, use uma versão mais recente do Firefox, Chrome, Edge ou Safari.
failure-other_build = Uma nova versão do Bug chegou enquanto a página carregava. Recarregue a página; sua partida está salva.
failure-page_missing = Uma parte da página não carregou. Verifique sua conexão e tente de novo.
failure-runtime_missing = Uma parte do Python não carregou. Verifique sua conexão e tente de novo.
failure-runtime_timeout = O Python demorou demais para carregar. Sua conexão pode estar lenta: tente de novo.
failure-runtime_broken = O Python carregou, mas não iniciou. Recarregue a página ou use outro navegador.
failure-wheel_missing = O arquivo das regras não carregou. Verifique sua conexão e tente de novo.
failure-wheel_broken = O arquivo das regras está corrompido. Recarregue a página sem o cache e tente de novo.
failure-python_error = As regras pararam com um erro. Tente de novo; sua partida está salva.
failure-hung = As regras pararam de responder. Tente de novo; sua partida está salva.
failure-other = Algo deu errado. Tente de novo; sua partida está salva.
failure-clean = “Carregar tudo de novo” substitui todos os arquivos da página. Sua partida, suas configurações e seus bots são mantidos.
failure-saved = Sua partida está salva neste navegador. Você também pode copiá-la:
failure-detail = Relatório do erro

# Without the page's modules, on one line each (web/build/words.py).
fallback-heading = Uma parte do Bug não carregou
fallback-what = Uma parte da página não carregou, ou este navegador é antigo demais para ela. Recarregue a página; se não adiantar, use uma versão mais recente do Firefox, Chrome, Edge ou Safari.
fallback-stays = Sua partida e suas configurações são mantidas.
fallback-no-script = O Bug precisa de JavaScript.

engine-failure = As regras tiveram um erro
engine-failure-report = O erro é nosso, não seu. Este relatório nos ajuda a corrigi-lo:

tabs-follow = Seguir
tabs-separate = Partida separada
tabs-open = Abrir aqui
notice-other_tab = Esta partida está aberta em outra aba. Se você jogar aqui, vira uma partida separada.
notice-separate_game = Agora esta aba tem uma partida separada. A partida da outra aba não mudou.
notice-comment_draft = Comentário não salvo.
notice-kept_game = A partida de uma aba que foi fechada ainda está salva.
safe-late = A partida está demorando para abrir. Ela continua salva.
safe-start = Começar sem a partida salva
safe-leave = Abrir a partida salva
safe-leave-without = Deixar de lado a partida salva
notice-safe_mode = Modo seguro: sem sua partida salva nem seus bots. Tudo é mantido.
notice-storage_blocked = Este navegador não deixa a página salvar sua partida: ela se perde ao recarregar. Copie-a para guardá-la.
notice-storage_full = O armazenamento do navegador está cheio: suas últimas jogadas se perdem ao recarregar. Copie a partida para guardá-la.
notice-storage_later = A partida salva é de uma versão mais nova do Bug, por isso foi aberta uma nova partida. O texto salvo é mantido. Recarregar a página talvez traga a versão mais nova.
notice-storage_corrupt = A partida salva não pôde ser lida, por isso foi aberta uma nova. O texto salvo é mantido.
notice-storage_rules = A partida salva tem regras que esta versão do Bug não conhece, por isso foi aberta uma nova. O texto salvo é mantido.
notice-review_dropped = A revisão salva desta partida estava danificada. Revise a partida de novo.
notice-settings_corrupt = Suas configurações não puderam ser lidas, por isso voltaram ao padrão. O texto salvo é mantido.
notice-deleted = As jogadas a partir daqui foram excluídas.
notice-bad_link = Este link não funciona.
notice-learned_corrupt = Seu progresso em lições e problemas não pôde ser lido, por isso recomeça. O texto salvo é mantido.
notice-learned_unkept = Este navegador não guarda seu progresso em lições e problemas: ele fica aqui até você fechar a página.
notice-together_corrupt = Uma partida salva com um amigo não pôde ser lida. O texto dela foi mantido.
notice-promoted = A nova linha principal é uma partida à parte. O resultado fica com a anterior.
notice-replaced = Sua partida inacabada foi guardada à parte.
notice-connected = Você já tem uma conexão com um amigo, e este convite precisa de uma conexão própria.
notice-new_version = Uma nova versão do Bug está pronta. Sua partida continua nela.
notice-taking_up = Atualizando. Sua partida continua na nova versão.
notice-new_tools = Novo: “Previsão” mostra em cada casa o que o outro lado poderia comer se você jogar ali.
notice-not_legal = A partida salva contém uma jogada ilegal. Ela foi aberta até ali; o texto inteiro é mantido.
notice-not_kept = Uma partida não foi salva entre suas partidas: as regras tiveram um erro ao escrevê-la. O erro é nosso. Copie a partida para guardá-la.
notice-not_kept_illegal = Uma partida não foi salva entre suas partidas: ela contém uma jogada ilegal, o início dela é impossível ou esta versão não conhece as regras dela. Copie a partida para guardá-la.
notice-not_as_shown = Por um momento o tabuleiro mostrou uma posição errada. Agora está certo. O erro é nosso: o relatório nos ajuda a corrigi-lo.
