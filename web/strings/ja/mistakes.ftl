### 自分の悪手から作る練習。

learn-page-mistakes = あなたの悪手
learn-mistakes = あなたの悪手
    .what = 対局や問題で勝ちを逃した局面。身につくまで何度も出てきます。
mistakes-count =
    { $due ->
        [0] 今日の分はなし
       *[other] 今日の分は{ $due }問
    }
mistakes-solve = 悪手を解き直す
mistakes-ahead = それでも練習する
mistakes-all = すべて見る
mistakes-none = ボットや友達と対局して、検討してください。証明された勝ちを逃し、勝てる手が少なかった局面が練習になります。間違えた問題もここに入ります。
mistakes-found = この対局から{ $count }問。
mistakes-missing-unclear = この対局からの練習はありません。勝ちを逃した局面には、ほかにも勝つ手が多く、やさしすぎます。
mistakes-missing-unproven = この対局からの練習はありません。悪手で勝ちを逃したとは証明されていません。
mistakes-failed = このブラウザには練習を保存できません。ページを閉じるまではここにあります。
mistake-cannot-show = この練習は表示できません。
mistake-refused = この練習は表示できません。このバージョンの Bug では、局面または正解の手順が認められません。1週間後に回しました。
mistakes-unread = 保存された練習のうち{ $count }問を読めません。保存されたままです。
mistake-of-game = { $ago }の{ $name }との対局から
mistake-of-puzzle = { $puzzle }（{ $ago }に不正解）
mistake-friend = 友達
mistake-task = { $seat }の番：勝つ手を見つけてください。
mistake-few = { $turns }通りの打ち方のうち、勝てるのは{ $count }通りだけです。
mistake-ways = 勝つ手は{ $count }つ。ほかは全部負けです。
mistake-ways-known = 証明された勝つ手は{ $count }つ。ほかにもあるかもしれません。
mistake-solved = 正解：この手で勝ちです。
mistake-solved-hints = 正解：この手で勝ちです。ヒントを見ました。
mistake-played = そのとき打った手は { $turn }。そのあとは{ $seat }の勝ち：{ $line }。
mistake-played-end = そのとき打った手は { $turn } で、すぐに{ $seat }の勝ちでした。
mistake-tried = 前に試した手は { $turn }。そのあとは{ $seat }の勝ち：{ $line }。
mistake-tried-only = 前に試した手は { $turn }。
mistake-line = { $seat }の勝ち手順：
mistake-also = { $seat }は{ $turn }でも勝ちます。手順の例：
mistake-due = 今日の分
mistake-comes = 次は{ $when }
mistake-returns = この練習は{ $when }にまた出ます。
mistake-next = 次の悪手
mistake-show = 答えを見る
mistake-more = その他
mistake-retire = もう覚えた
mistake-put-off = 1週間後にする
mistake-remove = 外す
mistake-restart = 最初からやり直す
mistakes-away = 覚えた・外した練習：{ $count }問
mistake-is-known = 覚えた
mistake-is-removed = 外した
mistake-did-remove = 練習を外しました。
mistake-did-retire = 覚えた練習として、もう出しません。
mistake-did-restart = 最初からやり直します。今日の分に入りました。
mistake-did-postpone = 1週間後に回しました。
