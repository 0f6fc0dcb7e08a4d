### 離れた友達との対局：招待、送る手、友達のリンクが運ぶもの。

together = 友達と対局
together-invitation = 招待
together-start = 新しい対局
together-games = { $count ->
        [0] 友達との対局一覧
       *[other] 友達との対局一覧：{ $count }局があなたを待っています
    }
together-list = 友達との対局一覧
together-none = 対局はまだありません。
together-friend = 友達
    .start = 友達
together-me = 自分

together-how = アカウントもサーバーも要りません。リンクでの対局では、1手ごとにリンクを友達に送ります。リンクには対局がすべて入っているので、何日かけても、どの端末でも打てます。リアルタイム対局では、2台の端末が直接つながります。
together-what = { $rules }、{ $board }
# The same, and the time for a turn, which may be empty.
together-terms-all = 盤：{ $board }。ルール：{ $rules }。{ $time }
together-terms-usual = 盤：{ $board }。{ $time }
together-terms = ルールと盤：
together-change = 変更
together-name = あなたの名前（任意）
together-starts = 先手は？
together-starts-me = 自分が先手
together-starts-friend = 友達が先手
together-lots = リアルタイム対局では、両方の端末が一緒に抽選します。リンクの場合は、あなたの端末だけが抽選し、友達は確かめることができません。
together-lots-over = 新しい接続では、両方の端末が一緒に抽選します。それ以外は、あなたの端末だけが抽選し、友達は確かめることができません。
together-days = 持ち時間
together-days-none = 無制限
together-clock = 時計：{ $minutes }分 + 1手{ $turn }秒
together-clock-what = 最初の手では時間は減りません。その後は、前の手を見たときから自分の手を打つまで時計が動きます。リンクの場合、友達の時間は友達の端末が測ります。
together-clock-step = 考慮時間は{ $step }秒単位で減ります。
together-days-what = 日数はリンクに書かれた日時で数えます。日時はそれぞれの端末が書くので、お互いの信頼が頼りです。
together-days-some = { $days }日
together-begin = リンクで対局
together-begin-over = { $friend }と対局する

together-invited = { $friend }から Bug の対局に招待されました。
together-learn-first = 先に遊び方を学ぶ
together-invited-nobody = Bug の対局に招待されました。
together-came = { $first }と{ $second }の対局です。{ $turns ->
        [0] まだ手はありません。
       *[other] { $turns }手まで進んでいます。
    }
together-came-who = あなたはこの二人のどちらかで、別の端末を使っていますか？ それなら自分の名前で続けてください。そうでなければ、見るだけにしてください。
together-days-agreed = 1手に{ $days }日まで使えます。
together-join = { $seat }で対局する
together-join-other = 自分の対局なので、{ $seat }で対局する
together-join-as = { $name }として続ける
together-who-you = 先手はあなたです。
together-who-friend = 先手は{ $friend }です。
together-who-played = { $friend }が最初の手を打ちました。
together-look = 見るだけ
together-looking = これは、ここまでの対局の写しです。
together-looking-later = この後の手は、ここには現れません。
together-looking-what = ここで試した手は、ここだけに残ります。
together-looking-play = この対局で打つ
together-fair = 対局者は二人とも同じ条件です。対局が終わるまで、ヒントは出ず、ねらい・先読み・領域も表示されません。
together-next = { $friend }が、先手と後手を入れ替えた再戦を希望しています。
together-next-other = { $friend }が別の対局を希望しています。
together-next-no = 今はやめておく
together-next-asked = { $friend }に再戦を申し込みました。
together-other-asked = { $friend }に別の対局を申し込みました。

together-your-turn = あなたの番です。
together-turn-on = あなたの番は続いています。
together-first-turn = 最初の手を打ってください。それから{ $friend }に送ります。
together-send-invitation = 招待を{ $friend }に送ってください。先手は相手です。
together-send-turn = 手を打ちました。{ $friend }に送ってください。
together-send-word = { $friend }に送って知らせてください。
# After an answer to a wish for a takeback, on the reader's turn.
together-send-or-play = あなたの番です。打てば返事も一緒に届きます。今すぐ送ることもできます。
together-waiting = { $friend }の番です。返ってきたリンクを開くか、ここに貼り付けてください。
together-waiting-file = { $friend }の番です。返ってきたものをここに貼り付けてください。
together-waiting-live = { $friend }を待っています。
together-unsent = あなたは打ちましたが、まだ送信されていません。
together-live = 対局に戻る
together-news-turn = { $friend }が打ちました。あなたの番です。
together-news-clock = あなたの時計が動いています。
together-news-other = { $friend }との対局に変化がありました。
together-news-begins = { $friend }の準備ができました。対局が始まります。
together-days-a-turn = 1手{ $days }日。
together-days-begin = 日数は、両者が1手ずつ打ってから数えます。
together-clock-waits = { $friend }がリンクを開くと時計が動き始めます。
together-left-days = 残り{ $days }日。
together-left-hours = { $hours ->
        [0] 残り1時間未満。
       *[other] 残り{ $hours }時間。
    }
together-left-none = この手の持ち時間が切れました。
together-claim = 勝ちを宣言
together-share = 共有…
together-copy = リンクをコピー
together-copied = コピーしました。{ $friend }に送ってください。
together-comes-back = 返ってきたリンクは、開くか、ここに貼り付けます。
together-link = 対局のリンク
together-copy-line = テキストをコピー
together-file-how = このページはファイルなのでリンクがありません。友達は Bug を開き、「新しい対局」「離れた友達」「友達との対局一覧」の順に押して、このテキストを貼り付けます。
together-copy-text = 盤と一緒にコピー
together-watchers = ここまでの対局
together-watch = ここまでの対局のリンクをコピー
together-watch-what = ほかの人向け：今の局面までの対局です。この後の手には、新しいリンクが必要です。見る人は、ヒントや解析を使って自分で手を試すことができますが、あなたの対局には打てません。
together-mail = メール
together-qr = QR コード
together-qr-what = 友達のカメラでこのコードを読み取ると、対局が開きます。
together-qr-file = 友達は Bug を開き、「新しい対局」「離れた友達」「友達との対局一覧」の順に押して、このコードを読み取ります。
together-undo = 元に戻す
together-paste = リンクを貼り付け
together-paste-any = 友達からのリンクを貼り付け
together-open = 開く
together-more = その他
together-no-letter = この文には対局のリンクがありません。

together-game = この対局
together-ways = ほかの遊び方
together-back = 待った
together-ask = { $turn } の待ったを頼む
together-asked = { $friend }が { $turn } の待ったを頼んでいます。
together-asked-both = { $friend }が { $turn } の待ったを頼んでいます。認めると、あなたの { $own } も元に戻ります。
together-agree = 認める
together-refuse = 断る
table-undo = 同じ端末での待った
table-asked = { $seat }が { $turn } の待ったを頼んでいます。{ $other }は認めますか？
together-you-asked = { $turn } の待ったを頼みました。
# After it, on the reader's turn.
together-wait-or-play = このまま打つと、待ったの依頼は取り消されます。
together-resign = 投了
together-resign-sure = 本当に投了する
together-end-won-resigned = { $friend }が投了しました。あなたの勝ち！
together-end-lost-resigned = あなたが投了しました。{ $friend }の勝ちです。
together-end-won-time = { $friend }が1手の持ち時間を使い切りました。あなたの勝ち！
together-end-lost-time = あなたが1手の持ち時間を使い切りました。{ $friend }の勝ちです。
together-end-won-played = あなたの勝ち！
together-end-lost-played = { $friend }の勝ちです。
together-rematch = 再戦

together-note-older = このリンクは手元の対局より古いものです。何も変わっていません。
together-note-same = すでに届いています。何も変わっていません。
together-note-version = このリンクはもう一方の版の続きです。そちらが再び進行中の対局になります。前の版は「友達との対局一覧」に残っています。
together-own-link = これはあなた自身のリンクです。何も変わっていません。{ $friend }に送ってください。
together-note-claimed = 時間切れ勝ちの宣言より先に手が打たれていました。対局は続きます。
together-note-crossed = お互いに、相手の操作が届く前に操作しました。対局は盤面のとおりに続きます。
together-note-left = 切断しました。対局はリンクで続きます。
together-answer-refused = { $friend }は待ったを認めませんでした。
together-answer-agreed = { $friend }が待ったを認めました。あなたの手は元に戻りました。
together-answered-yes = 待ったを認めました。
together-answered-no = 待ったを断りました。
together-clash-fork = このリンクと手元の対局は{ $turn }手目から違います：手元は { $known }、リンクは { $received }。どちらを選んでも、手元の対局は「友達との対局一覧」に残ります。
together-clash-time = { $turn }手目 { $known } の時間が違います：手元は { $here }、リンクは { $there }。どちらを選んでも、手元の対局は「友達との対局一覧」に残ります。
together-clash-order = このリンクと手元の対局は、手は同じですが、{ $turn }手目からの時間か、申し出と返事の順序が違います。どちらを選んでも、手元の対局は「友達との対局一覧」に残ります。
together-clash-mine = このリンクには、あなたの{ $turn }手目 { $received } がすでにあります。この端末で打った手ではありません。どちらを選んでも、手元の対局は「友達との対局一覧」に残ります。
together-clash-mine-word = このリンクには、この端末にないあなたの操作（投了、待ったの依頼、またはその返事）があります。どちらを選んでも、手元の対局は「友達との対局一覧」に残ります。
together-clash-terms = このリンクはこの対局のものですが、盤かルールか持ち時間が違います。どちらを選んでも、手元の対局は「友達との対局一覧」に残ります。
together-keep = 手元の対局を残す
together-take = リンクの対局にする
together-kept = 元の対局は「友達との対局一覧」に残っています。
together-kept-open = 開く

together-status-settle = 食い違いあり
together-status-version = 別の版
together-status-send = 未送信
together-status-turn = あなたの番
together-status-answer = あなたへの質問
together-status-asked = 返事待ち
together-status-waits = 相手の番
together-status-invited = 招待中
together-status-won = あなたの勝ち
together-status-lost = あなたの負け
together-entry = { $turns ->
        [0] まだ手はありません
       *[other] { $turns }手
    }
together-remove = 一覧から外す
together-remove-sure = 対局を外す
together-removed = { $friend }との対局を外しました。

# リンクと一緒に送る文。読むのは友達です。
together-text-invitation = Bug で対局しましょう！ 先手はあなたです。
together-text-turn = Bug の対局、{ $number }手目（{ $me }）：{ $turn }。あなたの番です！
together-text-back = Bug の対局：{ $turn } の待ったをお願いできますか。
together-text-over = Bug の対局が終わりました。
together-text-resigned = Bug の対局：投了します。あなたの勝ちです！
together-text-time = Bug の対局：あなたの持ち時間が切れました。
together-text-word = Bug の対局が続いています。
together-text-open = このリンクを開いてください：
together-text-paste = この行を Bug の「新しい対局」「離れた友達」「友達との対局一覧」に貼り付けてください：
together-mail-subject = Bug：あなたの番です

notice-bad_letter = 友達との対局のこのリンクは読めません。
notice-not_added = 友達との対局に追加できませんでした。

# 2台の端末の直接接続。
direct = 直接接続
direct-start = リアルタイム対局
direct-where = リアルタイム対局は、同じネットワークにいれば使えます。離れているとつながらないことがあります。そのときはリンクで対局してください。
direct-join = 参加
direct-goes-on = { $friend }が対局の続きに招待しています。
direct-join-server = サーバーを使って参加
direct-join-without = 使わずに参加
direct-server = 友達の端末は、自分のアドレスを STUN サーバー { $server } に問い合わせています。あなたの端末も問い合わせると、ルーターを越えてつながることがあります。サーバーにはネットワークのアドレスが伝わりますが、対局の内容は伝わりません。
direct-is-asked = リアルタイムで対局します。2台の端末はサーバーを介さずに直接つながり、互いのネットワークアドレスが相手に伝わります。1つの招待は、友達一人だけのものです。
direct-who = 両方の端末が抽選で先手を決めます。
direct-you-start = あなたは{ $seat }で、先手です。
direct-you-play = あなたは{ $seat }です。先手は{ $friend }です。
direct-is-handed = 返事は Bug の別のタブに渡しました。対局はそこで始まります。このタブは閉じてかまいません。
direct-is-preparing = お待ちください…
direct-is-inviting = この招待を友達に送り、このページを開いたままにしてください。返事が来たら、ここに入力します。
direct-inviting-what = 2台の端末は直接つながり、互いのネットワークアドレスが相手に伝わります。
direct-step-send = 1. この招待を友達に送る
direct-step-enter = 2. 友達が参加して返事を送ってきたら、ここに入力する
direct-step-answer = 最後の手順：この返事を送り返す
direct-is-answering = このページを開いたままにしてください。友達が返事を入力すると対局が始まります。
direct-is-connecting = 接続中…
direct-is-open = 接続しました。
direct-distance = 接続中。遅れ：{ $lag }ミリ秒。
direct-lot-drawn = 両方の端末が抽選しました。
direct-lot-alone = 招待した側の端末だけが抽選しました。https でないと、ブラウザは抽選を確かめることができません。
direct-lot-none = 友達の端末が先手を決めました。招待にあった抽選は行われませんでした。
direct-first-me = あなたが先手です。
direct-first-friend = { $friend }が先手です。
direct-is-returning = 接続が途切れました。再接続しています…
direct-page-left = { $friend }がページを閉じたか再読み込みしました。再接続しています…
direct-is-lost = 接続が切れました。対局は残っています。もう一度招待するか、リンクで続けてください。
direct-is-elsewhere = この対局は、このブラウザの別のタブでリアルタイム対局中です。どちらのタブでも打てます。
direct-lost-guest = 接続が切れました。対局は残っています。友達の新しい招待に返事をするか、もう一度招待するか、リンクで続けてください。
direct-left = { $friend }が接続を終了しました。対局は残っています。もう一度招待するか、リンクで続けてください。
direct-lost-clock = あなたの時計は動き続け、着手は後で送られます。
direct-lost-wait = 残り時間は{ $friend }の端末だけが知っています。その間、勝ちを宣言できません。
direct-lost-turn = あなたの手は、つながりしだい送ります。
direct-lost-end = { $friend }はまだ終局を知りません。もう一度招待するか、リンクで続けてください。
direct-lost-over = 接続は終わりました。もう一局リアルタイムで打つには、もう一度招待してください。
direct-invitation-over = ページを読み込み直したため、招待は無効になりました。もう一度招待するか、リンクで続けてください。
direct-is-failed = 2台の端末はつながりません。共通のネットワークがないか、友達がこの返事を出したページを閉じています。
direct-failed-guest = 接続できません。ほかの端末がこの招待を使ったか、友達が時間内に返事を入力しなかったか、2台の端末に共通のネットワークがありません。友達に新しい招待かリンクを頼んでください。
direct-failed-alone = このブラウザには、ほかの端末から届くアドレスがありません。ネットワークがないか、設定で禁止されています。
direct-failed-stun = そのサーバーを使っても、2台の端末はつながりません。
direct-no-code = 招待か返事の全体ではありません。途中で切れたか、書き換わったのかもしれません。全体をコピーしてください。
direct-letter = これは返事ではなく、対局のリンクです。
direct-letter-open = 対局を開く
direct-other-answer = これは別の招待への返事です。上の招待を友達に送り、その返事を入力してください。
direct-own-code = これはあなた自身の招待です。友達に送り、返ってきた返事を入力してください。
direct-late-answer = この返事を待っている招待はありません。友達をもう一度招待してください。
direct-dropped-size = 友達の端末が一度に多くを送りすぎたため、接続を終えました。対局は残っています。
direct-dropped-rate = 友達の端末のメッセージが多すぎたため、接続を終えました。対局は残っています。
direct-dropped-form = 友達の端末が対局と関係のないものを送ったため、接続を終えました。対局は残っています。
direct-dropped-lots = 友達の端末の抽選が、最初に示した内容と一致しなかったため、接続を終えました。対局は残っています。
direct-leave = 切断
direct-leave-open = 切断して開く
direct-ends-other = { $friend }と接続中です。「リアルタイム対局」を選ぶとその接続は終わり、新しい接続になります。
direct-cancel = やめる
direct-by-link = リンクで続ける
direct-back = 盤に戻る
direct-again = もう一度招待
direct-show = リンクを表示
direct-other = 別の方法
direct-offer-link = 送る招待
direct-answer-link = 送る返事
direct-copy-answer = 返事をコピー
direct-enter = 友達の返事
direct-file-answer = 友達は「友達の返事」の欄にこのテキストを入力します。
direct-connect = 接続
camera-scan = カメラで読み取る
camera-asks = カメラを使ってよいか、ブラウザが尋ねます。映像はこの端末の外に出ません。
camera-look = 友達の QR コードをカメラに写してください。
camera-refused = カメラの使用が許可されていません。コードを貼り付けるか、ブラウザの設定でこのページにカメラを許可してください。
camera-none = 使えるカメラがありません。コードを貼り付けてください。
direct-say = 一言…
direct-stun = STUN サーバーのアドレス
direct-stun-what = ルーター越しでも、STUN サーバーを使えばつながることがあります。サーバーにはネットワークのアドレスが伝わりますが、対局の内容は伝わりません。信頼できるものを選んでください。
direct-stun-try = これで試す
direct-two-tabs = 2つのタブで両方の色を打つ
phrase-hello = こんにちは！
phrase-good-luck = よろしくお願いします！
phrase-well-played = お見事！
phrase-oops = あっ！
phrase-thanks = ありがとう！
phrase-one-moment = 少し待ってください。
phrase-not-now = 今はやめておきます。
phrase-bye = ではまた！
