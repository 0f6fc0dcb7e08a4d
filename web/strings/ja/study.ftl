### 研究：検討、解析、ヒント、報告。

study = 研究
study-tab-review = 検討
study-tab-analysis = 解析
study-tab-openings = 序盤
study-tabs-keys = ← → でタブを切り替えます。ほかの場所では手を戻す・進めるキーです。
study-close = 対局に戻る
study-to-puzzle = 問題に戻る
study-to-exercise = 練習に戻る
study-chance = { $seat } { $chance }
study-won = { $seat }の勝ち：証明済み
study-won-in = { $seat }が{ $turns }手で勝ち：証明済み
study-line = 読み筋 { $rank }：{ $seat } { $turn }：{ $what }
study-play-line = 読み筋を{ $number }手目、{ $seat } { $turn } まで打つ
study-show-line = { $number }手目 { $seat } { $turn } のあとの局面を表示
study-previewing = { $count }手後の局面。

review-start = この対局を検討する
review-again = もう一度検討する
review-none = 対局を終わりからたどり、勝ちを逃した手と、より良い手を示します。
review-too-short = まだ検討する手がありません。
review-other = 別の対局を開く
review-running = 検討中…
review-progress = 検討中：{ $total }局面中{ $done }…
review-stopped = 停止：それより前の手は調べていません。
review-graph = 1手ごとの勝率
# A point of the graph: after which turn, and the chances of each side.
review-at-start = 開始局面
review-after-turn = { $number }手目（{ $seat }）のあと
review-after-mistake = { $number }手目（{ $seat }の悪手）のあと
review-after-blunder = { $number }手目（{ $seat }の大悪手）のあと
review-point-none = { $after }：未調査
review-point-proven = { $after }：{ $seat }の勝ち、証明済み
review-point = { $after }：{ $first } { $firstChance }、{ $second } { $secondChance }
review-mistake = 、悪手
review-blunder = 、大悪手
review-marks = ? 悪手、?? 大悪手：印の説明
review-marks-mistake = ?：悪手。勝率が{ $mistake }以上下がりました。
review-marks-blunder = ??：大悪手。{ $blunder }以上下がったか、確かな勝ちを逃しました。
review-marks-unsure = 「?」の中には、実は「??」かもしれない手もあります。2つの勝率の片方が推定だからです。
review-marks-proven = ●：どちらが勝つか証明されています。
review-marks-estimated = ○：どちらが勝つかは推定です。破線は{ $even }と、それぞれの側の{ $lined }です。
# $who is "you" when the player lost against a bot, else "seat".
review-losing =
    { $who ->
        [you] { $number }手目に { $played } ではなく { OR($better) } と打てば、まだ勝てました。
       *[seat] { $number }手目に { $played } ではなく { OR($better) } と打てば、{ $seat }はまだ勝てました。
    }
# The reader won: the reader's mistake, and the other side's that gave the win back.
review-regained = { $number }手目（{ $played }）で勝ちを逃しましたが、{ $back }手目の{ $seat }のミスで勝ちが戻りました。
review-regained-lead = { $number }手目（{ $played }）で優勢を失いましたが、{ $back }手目の{ $seat }のミスで取り戻しました。
review-proof =
    { $who ->
        [you] 証明済みです。それが最後の機会で、あとはどの手も負けでした。
       *[seat] 証明済みです。それが最後の機会で、そのあと{ $seat }のどの手も負けでした。
    }
# The loser played no other turn after it.
review-proof-last =
    { $who ->
        [you] 証明済みです。それが最後の機会でした。
       *[seat] 証明済みです。それが{ $seat }の最後の機会でした。
    }
review-perhaps =
    { $who ->
        [you] 敗着はおそらく{ $number }手目です：{ $played } ではなく { $better } なら勝率は約{ $chance }でした。
       *[seat] { $seat }の敗着はおそらく{ $number }手目です：{ $played } ではなく { $better } なら勝率は約{ $chance }でした。
    }
review-estimate = 証明ではなく、推定です。
review-unclear = はっきりした敗着はなく、少しずつ悪くなって負けました。
review-steps =
    { $who ->
        [you] この対局は、一手で決まったのではなく、少しずつ悪くなって負けました。
       *[seat] この対局は、一手で決まったのではなく、{ $seat }が少しずつ悪くなって負けました。
    }
review-costliest =
    { $who ->
        [you] 最も損をしたのは{ $number }手目です：{ $played } の勝率は{ $kept }、{ $better } なら{ $best }でした。
       *[seat] { $seat }が最も損をしたのは{ $number }手目です：{ $played } の勝率は{ $kept }、{ $better } なら{ $best }でした。
    }
review-next-costliest = 次に損をしたのは{ $number }手目です：{ $best } → { $kept }。
review-since =
    { $who ->
        [you] { $number }手目のあと、あなたの勝ちが証明されています。それより前は推定です。
       *[seat] { $number }手目のあと、{ $seat }の勝ちが証明されています。それより前は推定です。
    }
review-never =
    { $who ->
        [you] 勝ち目はありませんでした。両者が最善を尽くせば、この対局は最初から{ $winner }の勝ちで、{ $winner }に悪手はありませんでした。証明済みです。
        [winner] { $seat }に勝ち目はありませんでした。両者が最善を尽くせば、この対局は最初からあなたの勝ちで、あなたに悪手はありませんでした。証明済みです。
       *[seat] { $seat }に勝ち目はありませんでした。両者が最善を尽くせば、この対局は最初から{ $winner }の勝ちで、{ $winner }に悪手はありませんでした。証明済みです。
    }
review-from-start =
    { $who ->
        [you] { $winner }は最初から勝てる局面でした。そのため、{ $winner }が悪手を打つまで、あなたの手は悪手に数えません。
        [winner] あなたは最初から勝てる局面でした。
       *[seat] { $winner }は最初から勝てる局面でした。
    }
review-open = 対局はまだ終わっていません。
review-open-won =
    { $who ->
        [you] 対局はまだ終わっていませんが、ここからあなたはどう打たれても勝ちです。証明済みです。
       *[seat] 対局はまだ終わっていませんが、ここから{ $seat }はどう打たれても勝ちです。証明済みです。
    }
review-open-marked = これまでに最も損をした手です。
# The game ended by resignation or on time; whose position it was for the loser. $who as above.
review-short-won =
    { $who ->
        [you] この局面はあなたの勝ちでした。最善を尽くせば勝てたことが証明されています。
       *[seat] この局面は{ $seat }の勝ちでした。最善を尽くせば勝てたことが証明されています。
    }
review-short-lost =
    { $who ->
        [you] この局面はあなたの負けでした。どう打っても勝てなかったことが証明されています。
       *[seat] この局面は{ $seat }の負けでした。どう打っても勝てなかったことが証明されています。
    }
review-short-open =
    { $who ->
        [you] 勝負はまだ決まっていませんでした。あなたの勝率は約{ $chance }でした（推定）。
       *[seat] 勝負はまだ決まっていませんでした。{ $seat }の勝率は約{ $chance }でした（推定）。
    }
review-short-marked = 最も損をした手です。
review-flawless = 大きく損をした手はありません。
review-prey = { $cell } の大きさ{ $size }の虫
review-eats =
    { $who ->
        [you] このあと{ $seat }が、あなたの { $bugs }を食べます。
        [eater] このあとあなたが、{ $loser }の { $bugs }を食べます。
       *[seat] このあと{ $seat }が、{ $loser }の { $bugs }を食べます。
    }
review-then-eats =
    { $who ->
        [you] このあと{ $seat }が { $turn } と打ち、まもなくあなたの { $bugs }を食べます。
        [eater] このあとあなたが { $turn } と打ち、まもなく{ $loser }の { $bugs }を食べます。
       *[seat] このあと{ $seat }が { $turn } と打ち、まもなく{ $loser }の { $bugs }を食べます。
    }
review-then =
    { $who ->
        [you] このあとあなたが { $turn } と打ちます。
       *[seat] このあと{ $seat }が { $turn } と打ちます。
    }
review-then-could =
    { $who ->
        [you] このあと{ $seat }が { $turn } と打ちます。あなたの { $bugs }を食べることもできます。
        [eater] このあとあなたが { $turn } と打ちます。{ $loser }の { $bugs }を食べることもできます。
       *[seat] このあと{ $seat }が { $turn } と打ちます。{ $loser }の { $bugs }を食べることもできます。
    }
review-out =
    { $who ->
        [you] するとあなたの残りマスがなくなり、あなたの勝ちです。
       *[seat] すると{ $seat }の残りマスがなくなり、{ $seat }の勝ちです。
    }
review-still-out =
    { $who ->
        [you] このあともあなたの残りマスはないままで、あなたの勝ちです。
       *[seat] このあとも{ $seat }の残りマスはないままで、{ $seat }の勝ちです。
    }
review-see-refutation = その結果
review-see-better = より良い手
review-finding =
    { $who ->
        [you] { $number }手目、あなた：
       *[seat] { $number }手目、{ $seat }：
    }
review-cost = { $best } → { $kept }
review-cost-win =
    { $who ->
        [you] あなたが勝ちを逃す
       *[seat] { $seat }が勝ちを逃す
    }
review-cost-last = { $seat }の最後のチャンス
review-side = { $seat }の勝ち
review-better = より良い手：{ $turn }。
review-better-too = より良い手：{ $turn }（{ $others } も勝ち）。
review-others = 他の{ $count }手
review-better-of = より良い手：{ $turn }（勝つ手は{ $count }つ）。
review-slip-blocked = 双子の隣に成長しましたが、ボーナスマスがなく、食べることができません。
review-answer-sign =
    { $kind ->
        [one] ＝応手
        [cells] ＝応手を1マスずつ
       *[turns] ＝このあとの手順
    }
review-missed-twin =
    { $count ->
       *[other] 食べることのできる双子がいました：{ $shapes }。
    }
review-missed-chain = 良い手なら、続けて食べることができます：{ $shapes }。
review-instead =
    { $who ->
        [you] あなた { $then }（{ $played } ではなく）
       *[seat] { $seat } { $then }（{ $played } ではなく）
    }
review-left =
    { $count ->
        [0] その後の残りマス：{ $cells }（{ $tail }）。
       *[other] { $count }手後の残りマス：{ $cells }（{ $tail }）。
    }
review-left-tail =
    { $who ->
        [fewer] 少ないほうがよい
        [you] あなたに不利
       *[seat] { $seat }に不利
    }
review-line-end =
    { $who ->
        [you] { $count }手後にあなたの残りマスがなくなり、あなたの勝ちです。
       *[seat] { $count }手後に{ $seat }の残りマスがなくなり、{ $seat }の勝ちです。
    }
review-line-meal =
    { $who ->
        [you] まもなく{ $seat }が、あなたの { $bugs }を食べます。
        [eater] まもなくあなたが、{ $loser }の { $bugs }を食べます。
       *[seat] まもなく{ $seat }が、{ $loser }の { $bugs }を食べます。
    }
# A turn named beside another line.
review-better-turn = { $turn }（より良い手）
review-line-spared =
    { $who ->
        [you] { $first } のあとは{ $seat }がまもなくあなたの { $bugs }を食べますが、この手順では食べません。
        [eater] { $first } のあとはあなたがまもなく{ $loser }の { $bugs }を食べますが、この手順では食べません。
       *[seat] { $first } のあとは{ $seat }がまもなく{ $loser }の { $bugs }を食べますが、この手順では食べません。
    }
review-line-safe =
    { $who ->
        [you] { $first } のあとは{ $seat }があなたの { $bugs }を食べることができますが、この手ならできません。
        [eater] { $first } のあとはあなたが{ $loser }の { $bugs }を食べることができますが、この手ならできません。
       *[seat] { $first } のあとは{ $seat }が{ $loser }の { $bugs }を食べることができますが、この手ならできません。
    }
review-threat =
    { $who ->
        [you] すると{ $seat }は、あなたの { $bugs }を次に食べることができます。
        [eater] するとあなたは、{ $loser }の { $bugs }を次に食べることができます。
       *[seat] すると{ $seat }は、{ $loser }の { $bugs }を次に食べることができます。
    }
review-far-end =
    { $who ->
        [you] 理由がわかるのは、{ $count }手後にあなたが勝つときです。
       *[seat] 理由がわかるのは、{ $count }手後に{ $seat }が勝つときです。
    }
review-far-proven =
    { $who ->
        [you] 理由がわかるのはもっと先ですが、あなたはどう打たれても勝ちます。証明済みです。
       *[seat] 理由がわかるのはもっと先ですが、{ $seat }はどう打たれても勝ちます。証明済みです。
    }
review-far-chance =
    { $who ->
        [you] 理由がわかるのはもっと先です。あなたの勝率は推定{ $chance }です。
       *[seat] 理由がわかるのはもっと先です。{ $seat }の勝率は推定{ $chance }です。
    }
review-line-both =
    { $who ->
        [you] 両者の残りマスがなくなり、あなたの番なのであなたの勝ちです。
       *[seat] 両者の残りマスがなくなり、{ $seat }の番なので{ $seat }の勝ちです。
    }
review-line-over =
    { $who ->
        [you] あなたの残りマスがなくなり、あなたの勝ちです。
       *[seat] { $seat }の残りマスがなくなり、{ $seat }の勝ちです。
    }
review-line-won =
    { $who ->
        [you] あなたの勝ちです。証明済みです。
       *[seat] { $seat }の勝ちです。証明済みです。
    }
review-line-chance =
    { $who ->
        [you] ここからの予想：あなたの勝率は{ $chance }です。
       *[seat] ここからの予想：{ $seat }の勝率は{ $chance }です。
    }
review-retry = ここからやり直す
# $name: the reader ("You"), the other player, or a colour; $accuracy: in percent.
review-sum =
    { $count ->
        [0] { $name }：悪手なし
       *[other] { $name }：悪手{ $count }
    }
review-sum-accuracy = { $sum }、正確さ{ $accuracy }
review-mistakes = 悪手
review-all = 全{ $count }件

analysis-engine = エンジン
analysis-heat = 評価を盤に表示
analysis-lines = 読み筋
analysis-over = ここで対局は終わっています。
analysis-off = エンジンは停止中です。
analysis-depth = { $count }局面
analysis-depth-running = { $count }局面…
analysis-meaning = ✓2：手番の側が、自分の2手で必ず勝ちます。✗2：2手で必ず負けます。ほかの数字：手番の側の勝率です。
analysis-perfect = これは両者が最善を尽くした場合の話です。人間どうしなら、まだ何が起こるかわかりません。
analysis-best = 最善の読み筋
analysis-unknown = 未調査

openings-games = あなたの対局のうち{ $count }局がここから進みました。
openings-won =
    { $who ->
        [first-it] 先手の勝ち。
        [second-it] 後手の勝ち。
        [first] 先手{ $firstWon }勝。
        [second] 後手{ $secondWon }勝。
       *[both] 先手{ $firstWon }勝、後手{ $secondWon }勝。
    }
openings-yours = あなたの{ $won }勝{ $lost }敗。
openings-games-open = あなたの対局のうち{ $count }局がここから進みました。勝敗のついた対局はありません。
openings-ended = あなたの{ $count }局がここで終わりました。
openings-counting = 対局を数えています：残り{ $count }局。
openings-no-games = あなたの対局はまだこの局面に来ていません。
openings-none = あなたの対局はまだこの局面に来ていません。序盤データベースにもありません。
openings-from-yours = あなたの対局から
openings-from-book = 序盤データベースから
openings-over = 序盤は対局の初めのものです。前に戻ると、あなたの対局と序盤データベースの手を見ることができます。
openings-all = { $count }手をすべて表示
openings-key = ✓2：2手で勝ち、✗2：2手で負け
openings-row =
    { $count ->
        [0] { $turn }：あなたの対局にはありません。
       *[other] { $turn }：あなたの対局で{ $count }局。
    }
openings-count = { $count }局
openings-symmetry = 回転や裏返しで重なる局面は、同じものとして数えます。×6 は、そのような手が6つあるという意味です。
openings-share = 数字は、これらの対局で手番の側が勝った割合（％）です。
openings-fairest = パイルールでは { $turns } が最も公平です（50 に最も近い手）。
openings-lost = 両者が最善を尽くせば、ここから{ $seat }の負けです。でも人は間違えるので、どの手も試す価値があります。{ $sign } がいちばん長く粘れます。
openings-none-fair = パイルールでは、最初の手がどれでも後手が勝ちます。勝者が証明されていて、後手は色を交換できるからです。
openings-searched = 数字は推定で、1手につき最大{ $count }局面を調べています。
openings-of = 対局
openings-of-all = すべて
openings-of-played = ここで打った対局
openings-of-imported = 取り込んだ対局
openings-champion = 最強のボットの推定

hints = ヒントと研究
hints-with-clock = 時計を使う二人の対局中も使う
hint-step-0 = ヒント
hint-step-1 = どのマス？
hint-step-2 = なぜ？
hint-step-3 = ヒントを隠す
hint-waiting = ヒントを探しています…
hint-retry = あなたの番です。もっと良い手を探してください。
hint-failed = ここではヒントが見つかりませんでした。
hint-bug = ヒント：{ $bug } の虫を成長させましょう。
hint-region = ヒント：このあたりに新しい虫を作りましょう：{ OR($cells) }。
hint-region-marked = ヒント：印のある範囲に新しい虫を作りましょう。
hint-turn = { $turn } を試しましょう。
hint-because = { $turn } は、{ $reasons }手です。
hint-then = 予想：
reason-wins = すぐに勝つ
reason-proven =
    { $count ->
        [0] { $seat }が何を打っても勝つ
       *[other] { $count }手で必ず勝つ
    }
reason-resists = どの手も負けなので、いちばん長く粘る
reason-eats = { $bugs } の石{ $count }個を食べる
reason-saves =
    { $bugCount ->
       *[other] { $bugs } の自分の虫を救う
    }
reason-threatens = { $bugs } を食べるねらいのある
reason-leads = 残りが{ $count }マスになり、{ $seat }の{ $theirs }マスより少ない
reason-leaves = 残りが自分は{ $count }マス、{ $seat }は{ $theirs }マスになる（少ないほうがよい）

report = 盤のレポート
report-start = レポートを作る
report-download = 1つのファイルでダウンロード
report-what = その盤での対局の様子：長さと複雑さ、先手が有利か、最初に打つのに良いマスはどこか。このブラウザで、ランダムな対局を使って30秒以内に測ります。
report-games = ランダムな対局：{ $games }…
report-stage-perft = ありうる対局を数えています…
report-stage-ladder = 対戦中…
report-stage-sample = 対局の見本…
hint-anywhere = ヒント：どこに置いてもかまいません。まだ食べるものはありません。
