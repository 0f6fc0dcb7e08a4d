### 問題。

puzzle = 問題{ $number }
puzzle-of-today = 今日の問題 · { $puzzle }
<<<<<<< HEAD
puzzle-task = { $seat }の番：自分が{ $turns }手打てば勝ちです。
puzzle-only = { $other }がどう応じても勝てる手は1つだけです。見つけましょう。
=======
puzzle-task = { $seat }の番：自分の{ $turns }手で勝ち。
puzzle-only =
    { $turns ->
        [1] 勝てる手は1つだけです。見つけましょう。
       *[other] 勝ちにつながる最初の手は1つだけです。見つけましょう。
    }
puzzle-on = 次の勝つ手を見つけましょう。
>>>>>>> cd2770d0 (Say in lessons how one wins, call a right turn right, and word tasks, bots and the clock more simply)
puzzle-rules = レッスンと違うルール：{ $what }
puzzle-grade = 難しさ { $grade } / 5
puzzle-grade-1 = とても易しい：ランダム30局の探索で見つかる
puzzle-grade-2 = 易しい：ランダム30局の探索では見つからない
puzzle-grade-3 = 普通：ランダム150局の探索では見つからない
puzzle-grade-4 = 難しい：ランダム700局の探索では見つからない
puzzle-grade-5 = とても難しい：ランダム3,000局の探索でも見つからない
puzzle-right = それが勝つ手です。次は相手の番です…
puzzle-judging = 確認中…
<<<<<<< HEAD
puzzle-go-on = { $seat }はいちばん長く粘る { $turn } と応じました。あと{ $left }手。
puzzle-go-on-longer = { $seat }はいちばん長く粘る { $turn } と応じました。まだあなたの勝ちです。
=======
puzzle-go-on = 正解。{ $seat }は最も長く粘る { $turn } と応じました。あと{ $left }手。
puzzle-go-on-longer = 正解。{ $seat }は最も長く粘る { $turn } と応じました。まだあなたの勝ちです。
>>>>>>> cd2770d0 (Say in lessons how one wins, call a right turn right, and word tasks, bots and the clock more simply)
puzzle-wrong = これで{ $seat }の勝ちになります。ご覧ください…
puzzle-answered = { $seat }は { $turn } と打ち、あなたが何をしても勝ちます。
puzzle-answered-ate = { $seat }は { $turn } と打って{ $prey }を食べ、あなたが何をしても勝ちます。
puzzle-refuted = { $seat }の残りマスがなくなり、{ $seat }の勝ちです。
puzzle-over = それで{ $seat }の残りマスがなくなり、{ $seat }がすぐに勝ちます。
puzzle-playing-out = 両者が最善を打っています…
puzzle-open = 確認に時間がかかりすぎています。別の手で試してください。
puzzle-failed = 応答がありません。もう一度試してください。
puzzle-cannot-show = この問題は表示できません。
puzzle-solved = { $seat }の残りマスがなくなり、勝ちです。正解！
puzzle-solved-hints = { $seat }の残りマスがなくなり、勝ちです。ヒントを見て正解。
puzzle-solved-shown = { $seat }の残りマスがなくなり、勝ちです。解答を見てから正解。
puzzle-solved-clean = { $seat }の残りマスがなくなり、勝ちです。1回で正解！
puzzle-why = 理由：{ $because }
puzzle-solved-daily = 今日の問題でした。
puzzle-solved-days = { $days }日連続！
puzzle-solved-row = { $count }問連続！
puzzle-solved-best = { $count }問連続：自己最高！
puzzle-hint-where = 印のあるマスを見てください。手はそのどれかから始まります。
puzzle-hint-cell = { $cell } から始まります。
puzzle-hint-turn = 手は { $turn } です。
puzzle-hint-next = ここまでは正解です。次は { $cell } です。
puzzle-hint-remove = { $turn } から始まる手では勝てません。石を外してください。
puzzle-in-turns = { $turns }手を見つける
puzzle-hint = ヒント
puzzle-hint-more = 次のヒント
puzzle-next = 次の問題
puzzle-again = もう一度
puzzle-play-out = 最後まで打つ
puzzle-study = この局面を研究
puzzle-list = すべての問題
puzzle-row = { $count }問連続正解
puzzle-filter = 絞り込み
puzzle-filter-grade = 難しさ
puzzle-level-1 = とても易しい
puzzle-level-2 = 易しい
puzzle-level-3 = 普通
puzzle-level-4 = 難しい
puzzle-level-5 = とても難しい
puzzle-filter-open = 未正解のみ
puzzle-filter-any = すべて
puzzle-filter-none = 該当なし。条件をゆるめてください。
puzzle-filter-more = もっと表示
puzzle-found = { $count }問
puzzle-fit = { $count }問中{ $found }問が該当（{ $choice }）
puzzle-done-clean = 1回で正解
puzzle-done = 正解
puzzle-marked = ヒントの印あり
