### 対局の一覧。

library = あなたの対局
library-search = 検索
library-filter = 絞り込みなど
library-result = 結果
library-result-any = すべて
library-result-won = 勝ち
library-result-lost = 負け
library-result-open = 途中
library-opponent = 相手
library-played = 対局方法
library-played-device = 1台の端末で
library-played-bot = ボットと対局
library-played-bots = ボット同士
library-played-link = 友達とリンクで
library-played-live = 友達とリアルタイムで
library-played-friend = 友達と対局
library-played-record = 取り込み
library-played-opened = リンクから
library-rules = ルール
library-board = 盤
library-any = すべて
library-tag = タグ
library-folder = フォルダー
library-no-folder = フォルダーなし
library-sort = 並べ替え
library-sort-newest = 新しい順
library-sort-oldest = 古い順
library-sort-longest = 長い順
library-sort-shortest = 短い順
library-sort-chain = 連鎖の長い順
library-sort-margin = 差の大きい順
library-count = { $count }局
library-picked = { $count }局を選択中
library-pick = { $game } を選択
library-pick-all = すべて選択
library-pick-none = 選択を解除
library-save-picked = ファイルに保存
library-delete-picked = 削除
library-move = 移動
library-more = もっと表示
library-empty = まだ対局がありません。終えた対局も途中でやめた対局も、ここに残ります。
library-none = 該当する対局はありません。
library-clear = すべての対局を表示
library-study = 研究
library-replay = 再生
library-actions = その他
library-edit = 名前とフォルダー
library-delete = 削除
library-name = 名前
library-save = 保存
library-deleted = { $count }局を削除しました。
library-undo = 元に戻す
library-cannot-open = この対局は開けません。
library-cannot-show = この対局は表示できません。
library-cannot-list = 対局の一覧を表示できません。ファイルに保存することはできます。
library-unread = 保存された対局のうち{ $count }局を読めませんでした。保存された内容は残っています。
library-failed-blocked = このブラウザには対局を保存できません。ページを閉じると失われます。ファイルに保存してください。
library-failed-full = 保存領域がいっぱいで、これ以上対局を保存できません。ファイルに保存してから、いくつか削除してください。
library-failed-undeleted = ブラウザが保存領域から対局を削除できませんでした。ページを再読み込みすると、また表示されます。
library-failed-silent = ブラウザの保存領域が応答しません。応答するまでは、今回の対局だけがここに表示され、ページを閉じると失われます。
library-may-vanish = ブラウザの許可が得られませんでした。しばらく来ないと、ブラウザが対局を削除することがあります。ときどきファイルに保存するか、ページをアプリとしてインストールしてください。
library-not-persisted = 保存領域が足りなくなると、ブラウザが対局を削除することがあります。
library-persist = 残すようブラウザに頼む
library-persisted = 削除するまで、ブラウザが対局を残します。
library-wipes = Safari は、7日間来ないと対局を削除します。ときどきファイルに保存するか、ページをホーム画面や Dock に追加してください。追加したページの対局は残ります。
library-review-all = { $count }局を検討
library-reviewing = { $total }局中{ $done }局目を検討中
library-reviewing-games = 対局を検討中
library-summed = { $games }局を検討しました。
library-summed-mistakes =
    { $count ->
        [0] あなたの悪手はありませんでした。
       *[other] あなたの悪手は{ $count }回でした。
    }
library-files = バックアップとファイル
library-files-hint = ファイルには、すべての対局、練習、レッスンと問題の進み具合が入ります。ここで開くと元に戻ります。ほかで作った棋譜、リンク、Abstract Play のファイルも開けます。
library-backup = すべて保存
library-read-file = ファイルを開く
library-text = 対局を貼り付ける（いくつでも）
library-read-text = 対局を追加
library-reading = 対局を読み込み中
library-stop = 停止
library-cancelled = 停止しました。
library-added =
    { $count ->
        [0] 追加した対局はありません。
       *[other] { $count }局を追加しました。
    }
library-unkept = ほかの{ $count }局はこのページを閉じるまでしか表示されません。このブラウザに保存できませんでした。
library-known = { $count }局はもう一覧にあります。
library-completed = すでにある{ $count }局に、手順・コメント・時間を追加しました。
library-guessed = { $count }局は、合う盤がいくつかあります。確認してください。
library-fits = 盤は{ OR($boards) }のどれか。{ $board }として読みました
library-refused = { $count }局を読めませんでした：
library-at = { $place }：
library-at-game = { $number }局目
library-at-line = { $line }行目
library-others = { $count }局は Bug の対局ではありません。
library-exercises = 練習{ $count }問も戻りました。
library-unsaved = 何も保存していません。
library-lacks = 保存された対局や練習の一部を読み込めなかったため、それらはファイルに入っていません。
library-broke-off = 読み込みが途中で終わりました。
library-unlearned = このファイルの練習と進み具合は読めませんでした。ページの一部を読み込めなかったためです。接続を確認して、ファイルをもう一度開いてください。
library-unread-learning = このファイルの練習の一部か進み具合は、このバージョンでは読めません。新しいバージョンのファイルかもしれません。読めないものは取り込まれませんでしたが、ファイルには残っています。
library-file-large = 「{ $name }」は { $limit } MB を超えているため、開きませんでした。
library-file-unreadable = 「{ $name }」を開けませんでした。
library-file-empty = 「{ $name }」に対局はありません。
library-spare = 残りの{ $count }問は読みませんでした。1つのファイルで戻せるのは{ $limit }問までです。
library-save-abstract-play = Abstract Play 用に保存
library-left-out = { $count }局は含まれません。
library-own-board = 手描きの盤
library-you = あなた
library-colour = { $seat }
library-players = { $first } 対 { $second }
library-unfinished = 途中
library-no-winner = 勝者なし
library-you-won = あなたの勝ち
library-you-lost = あなたの負け
library-won = { $name }の勝ち
library-margin = { $margin }マス差
library-ran-out =
    { $who ->
        [lost] { $name }が先に残りマスなし
       *[won] 先に残りマスなし
    }
library-ending-handicap = ハンデによる
library-ending-time = 時間切れ
library-ending-resignation = 投了
library-ending-abandonment = 途中放棄
library-ending-other = 棋譜による
library-turns = { $count }手
library-mistakes =
    { $count ->
        [0] 悪手なし
       *[other] 悪手{ $count }回
    }
library-accuracy = 正確さ{ $percent }
library-reviewed = 検討済み
library-chain = { $count }連鎖
library-long-chain = 長い連鎖（{ $count }連鎖）
