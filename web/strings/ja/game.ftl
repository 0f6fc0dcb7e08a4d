### 対局：プレイヤー、手、時計、共有、新しい対局、ルールのあらまし。

players = プレイヤー
player-person = 人間
player-you = あなた
player-friend = 友達
player-bot = ボット · { $level }
player-to-move = 手番
player-thinking = 思考中
player-wins = 勝ち
players-meaning = 自分の番が来たときに残りマスがなければ勝ちです。
players-lead = 残りマスは少ないほど有利です（{ $seat }のほうが{ $by }マス少ない）。
players-level = 残りマスは少ないほど有利です（今は同数）。
players-handicap = { $seat }が勝つには、{ $handicap }点を超える差が必要です。
players-fewer = 少ないほど有利です。自分の番が来たときに1つもなければ勝ちです。
gauge-cells = { $count ->
       *[other] 残りマス
    }
# Before the number of cells left, for screen readers.
gauge-whose = { $seat }：

invitation = Bug は初めてですか？
invitation-accept = 3分で覚える
invitation-decline = いいえ
returning-review = 前回の対局を検討
returning-due = 今日の練習 { $due }問
returning-puzzle = 今日の問題

result = { $seat }の勝ち
result-line = { $seat }の勝ちです。
result-in-line = この変化は{ $seat }の勝ちです。
result-resigned = { $other }が投了しました。
result-you-resigned = 投了しました。
result-reason =
    { $margin ->
        [0] { $seat }は番が来たときに残りマスがなく、勝ちです。
       *[other] { $seat }は残りマスがなく、勝ちです。{ $other }にはまだ{ $margin }マス残っています。
    }
result-points = { $seat }の得点は{ $margin }点です。
result-handicap = { $other }が先に残りマスを使い切りましたが、{ $margin }点ではハンデの{ $handicap }点を超えません。
result-you-win = あなたの勝ち！
result-you-lose = あなたの負け
result-chain = 最長の連鎖：{ $seat }が{ $number }手目に{ $count }匹食べました。
result-chains = 最長の連鎖：{ $seat }が{ $number }手目に、{ $other }が{ $then }手目に、それぞれ{ $count }匹食べました。
result-closest =
    { $count ->
        [0] いちばん際どい場面：{ $number }手目のあと、{ $seat }の残りマスはなくなりましたが、次の手で空きができました。
       *[other] いちばん際どい場面：{ $number }手目のあと、{ $seat }の残りは{ $count }マスでした。
    }
result-again = 再戦
result-again-as = 再戦（次は{ $seat }）
result-again-starts = 再戦（先手は{ $seat }）
result-next = 次のレベル：{ $level }
result-losses = { $level }に{ $count }連敗。もう少しやさしい相手か、ヒントありの方が楽しいかもしれません。
result-losses-clock = { $level }に{ $count }連敗。もう少しやさしい相手の方が楽しいかもしれません。
result-easier = やさしい相手：{ $level }
result-hints = ヒントありでもう一局
result-you-lost-by = 敗因を見る
result-lost-by = { $seat }の敗因を見る
result-review = 検討
result-go-on = 対局を続ける
resign-counts = ボットの勝ちとなり、この対局は負けとして数えられます。
resign-people = { $other }は投了しますか？{ $seat }の勝ちになります。
resign-you = 投了しますか？{ $seat }の勝ちになります。
resign-not = 対局を続ける

game-actions = 元に戻す・手の移動
game-take-back = 石を戻す
game-swap = 色を交換
game-play-now = すぐ打つ
game-stop = 停止
game-let-bot-play = ボットに打たせる
game-resume = ここから続ける
game-back = 対局に戻る
game-first = 最初の手
game-before = 前の手
game-after = 次の手
game-last = 最後の手

turns = 手順
turns-none = まだ手がありません。
# Before a turn, for screen readers: "Turn 3, Red: B1-B3".
turns-spoken = { $number }手目、{ $seat }：
turns-spoken-variation = 変化、{ $number }手目、{ $seat }：
turns-ate = 虫を{ $count }匹食べた
turns-blackened = 、盤から取り除いた
turns-swap = 色を交換
turns-refused = 却下：
turns-comment = コメント
turns-promote = 本譜にする
turns-to-line = 本譜に戻る
turns-delete = ここから削除

comment = コメント
comment-turn = { $number }手目 { $turn } について：
comment-game = 対局全体について：
comment-save = 保存
comment-unsaved = まだ保存されていません。
comment-continue = 続ける

desk = 手を文字で入力
desk-turn = { $seat }の1手
desk-submit = 手を送る

race = 対局中の残りマス
race-empty = 両者の残りマスを1手ごとに示します。先に使い切った方の勝ちです。
race-spoken = 対局中の残りマス。現在：{ $first } { $firstCount }、{ $second } { $secondCount }。

share = 共有
share-link = リンク
share-link-hint = 対局全体を開き、今の盤の局面を表示します。このページのアドレスも同じリンクです。
share-link-start = まだ手がありません。このリンクで、このルールの空の盤が開きます。
share-link-learn = このレッスンや問題を開きます。
share-link-task = この局面を開きます。試した手は入りません。
share-copy-link = リンクをコピー
share-whole-hint = { $parts }を含む対局全体を開き、今の盤の局面を表示します。
share-whole-long = この対局は長すぎて、{ $parts }を含むリンクにできません。代わりに棋譜をコピーしてください。
share-short = 短いリンク
share-short-hint = この手順だけを開きます（{ $parts }は含みません）。このページのアドレスも同じリンクです。
share-copy-short = 短いリンクをコピー
share-beyond-variations = 変化
share-beyond-comments = コメント
share-beyond-names = 名前
share-beyond-result = 結果
share-qr = スマホ用 QR コード
share-qr-what = リンクの QR コード
share-pictures = 画像
share-png = 盤を PNG で
share-svg = 盤を SVG で
share-gif = 対局を GIF で
share-print = 図を印刷
# After print-every: what stands below a diagram.
print-left = 図の下は残りマスの数です。
# Below a diagram: the cells left to each side.
print-cells = { $first } { $firstCount } · { $second } { $secondCount }
print-every =
    { $count ->
        [1] 1手ごとの図
       *[other] { $count }手ごとと最終手の図
    }
share-drawing = 対局を描いています…
share-pictures-hint = 今見えている盤か、対局全体を1手ずつ。
share-record = 棋譜
share-copy-record = 棋譜をコピー
share-download = ダウンロード
share-open = 対局を開く
share-open-hint = 棋譜、リンク、手の一覧、ルームのログ、Abstract Play の対局を貼り付けてください。今の対局は残ります。
share-open-text = 対局のテキスト
share-open-submit = 開く
share-open-file = ファイルから…
share-open-part = 読めた分を開く
share-at = { $line }行目の{ $column }文字目：
share-coordinates = テキストに書かれていないときの座標
share-coordinates-own = 今の盤のとおり
share-rules-own = テキストに書かれていないときのルールと盤：今の盤と同じ（{ $rules }、{ $board }）。
share-read-as = { $system } として読む
share-which-board = この対局に合う盤がいくつかあります。どの盤で打ちましたか？
share-open-on = 「{ $board }」で開く
share-more = その他の形式
share-abstract-play = Abstract Play 用に保存
share-no-board = このページではその対局の盤を表示できません。

setup = 新しい対局
setup-opponent = 対戦相手
setup-bots = ボット
    .what = やさしい相手から強敵まで
setup-elsewhere = 離れた友達
    .what = リンクまたはリアルタイムで
setup-you = あなたは
setup-more = その他の設定
    .what = 対局者、先手、盤を描く
setup-rules = ルール：{ $rules }
setup-rules-named = ルール：{ $plain }（{ $rules }）
setup-rules-what = パイルール、ハンデ、ほかのルール
setup-rules-plainly = { $plain }（{ $rules }）
setup-rules-label = ルール
setup-rules-own = カスタム
setup-agreed = オプション
setup-board = 盤
setup-other-boards = その他の盤
setup-editor = 盤や局面を描く
setup-drawn = 描いたとおり
setup-random = ランダム
    .what = 黒いマス6つをランダムに
setup-seed = 番号
setup-reconstruction = Green Meadow の元の図は失われています。これは文章から復元したものです：6段、斜線 A から G、黒いマス6つ。
setup-bot = ボット
setup-level = どのボット？
setup-name = 名前（任意）
setup-starts = 先手は？
setup-starts-random = ランダム
setup-starts-colour = { $seat }（先手）
setup-kept = 今の対局は残り、あとで復元できます。
setup-start = 対局を始める

# A rule set: its name, and what differs from the first one.
ruleset-genius = Genius
    .plain = ふつうのルール
    .what = レッスンで学ぶふつうのルールです。食べることができるのは、その手で成長した虫だけです。
    .source = Genius Death Match “Bug”
ruleset-green-meadow = Green Meadow
    .plain = ふつうのルール、初めにマスを取り除く
    .what = ふつうのルールと同じですが、初めに両者が、穴のある盤から1マスずつ取り除きます。
    .source = Green Meadow Death Match
ruleset-ludii = Ludii
    .plain = どの虫が食べてもよい、得点あり
    .what = 自分の虫ならどれにでも食べさせることができます。順番は自分で選びます。敗者の残りマスの数が勝者の得点になります。ハンデも付けられます。
    .source = Ludii の説明文
    .special = 自分の虫ならどれにでも食べさせることができ、勝者は得点を得ます。
ruleset-iggc = iGGameCenter
    .plain = どの虫が食べてもよい
    .what = 自分の虫ならどれにでも食べさせることができます。順番は自分で選びます。得点はありません。
    .source = iGGameCenter
    .special = 自分の虫ならどれにでも食べさせることができます。
ruleset-classic = Classic
    .plain = 全部の虫が同時に食べる
    .what = 自分の虫のうち、食べることができるものは全部が同時に食べ、それぞれ成長します。成長で虫をつなげてもかまいません。
    .source = 作者の2017年のページ（Ai Ai 収録）
    .special = 自分の虫が全部同時に食べます。成長で虫をつなげてもかまいません。
ruleset-custom = カスタムルール
    .what = それまで選んでいたルールをもとに、ルールを一つずつ選びます。
# A rule set's name, with what the players agreed on.
agreed-rules = { $rules }（{ $agreed }）
agreed-handicap = ハンデ{ $handicap }
agreed-pie = パイルール

switch-eaters = どの虫が食べる？
switch-eaters-active = その手で成長した虫だけ
switch-eaters-chosen = 自分の虫のどれでも、1匹ずつ
switch-eaters-all = 自分の虫が全部同時に
switch-merging = 成長で自分の虫をつなげてよい
    .rule = 成長で自分の虫をつなげてもかまいません。
switch-pie = 後手は最初の手のあと色を交換できる（パイルール）
switch-setup = 各自が初めに盤から取り除くマスの数
switch-margin = 敗者の残りマスの数が勝者の得点になる
switch-handicap = ハンデの点数（強いほうの得点はこれを超える必要があります）
switch-stronger = それを超える得点が必要なのは？
switch-stronger-first = 先手
switch-stronger-second = 後手

# The rules of the game on the board, where they differ from those that the page explains.
rules-eaters-active = 食べることができるのは、その手で成長した虫だけです。
rules-eaters-chosen = 自分の虫ならどれにでも、1匹ずつ食べさせることができます。
rules-eaters-all = 自分の虫が全部同時に食べます。
rules-setup = 初めに両者が{ $count }マスずつ盤から取り除きます。
rules-margin = 敗者の残りマスの数が勝者の得点になります。
rules-handicap-first = 先手は、得点が{ $handicap }点を超えないと勝ちになりません。
rules-handicap-second = 後手は、得点が{ $handicap }点を超えないと勝ちになりません。
rules-pie = 後手は最初の手のあと色を交換できます。
rules-agreed = この対局の取り決め：{ $agreed }
rules-played = この対局は下の説明と違うルールです：{ $rules }。{ $what }

rules = 1分でわかる Bug
rules-goal = 場所を使い切りましょう。自分の番が来たときに成長できなければ勝ちです。
rules-step-grow = 成長する
    .what = 自分の色の石を1つ置きます。新しい虫を作るか、虫を1匹、1マス分だけ大きくします。同じ色の虫どうしはつなげられないので、自分の虫2匹に触れてはいけません。また、どちらの色でも、盤で最大の虫より大きくはできません。
rules-step-eat = 食べる
    .what = 成長した虫が、まったく同じ形（回転・裏返しも可）の相手の虫に触れたら、それを全部食べます。食べられた虫は盤から消えます。
rules-step-bonus = ボーナス
    .what = 食べた虫は、もう1マス成長しなければなりません。このときは上限がありません。また双子に触れたら、もう一度食べます。成長する場所がない虫は、食べることができません。
rules-step-win = 勝つ
    .what = パスはできません。自分の番が来たときに成長できるマスがなければ勝ちです。引き分けはありません。
rules-signs = 盤の印
rules-sign-dot = ここで成長できます
rules-sign-ring = ここで成長でき、虫が食べます
rules-sign-hollow = ここに打つと相手の残りマスがなくなるので、相手がすぐに勝ちます
rules-sign-plus = ボーナス：1つ選ぶ
rules-sign-full = 眠そうな目：この虫は満腹。別の虫がもっと大きくなるまで成長できません
rules-sign-ate = 手の横の印：その手で虫を2匹食べた
rules-aids = 盤の横の補助
rules-credit = Bug はニック・ベントレーのゲームです（2017年）。
rules-made-of = Bug とその部品は、すべて自由ソフトウェアです。
rules-licences = ライセンス
rules-offline = オフラインで遊ぶ：ゲーム全体が1つのファイルで、ダブルクリックで開きます。
rules-download = オフライン用にダウンロード

clock = 持ち時間
clock-none = 時間無制限
clock-preset = 1手{ $turn }秒 + 考慮時間{ $minutes }分
clock-preset-meaning = 1手ごとに、まずその手の秒数を使い、足りなくなったら対局全体の考慮時間（分）を使います。時計は最初の手が打たれてから動きます。
clock-times = 1手ごとに、まずその手の{ $turn }秒を使い、足りなくなったら対局全体の考慮時間{ $minutes }分を使います。時計は最初の手が打たれてから動きます。
clock-no-hints = 二人で対局する間は、終わるまでヒントも研究も使えません（設定で変更できます）。
clock-hints = ボットとの対局では、ヒントも研究も使えます。その間も持ち時間は減ります。
clock-own = 時間を自分で決める
clock-number-turn = 1手の秒数
clock-number-reserve = 考慮時間（分）
clock-number-step = 考慮時間が減る単位（秒）
clock-limits = { $least }から{ $most }までの数
clock-end = 時間切れ負けになるとき
clock-end-soft = 残りが1単位より少なくなったとき
clock-end-hard = 最後の1秒を使い切ったとき
clock-sound = 残り時間が少ないときに音を鳴らす
clock-rests = 離れている間は時計を止める
clock-spoken = 考慮時間{ $reserve }、この手 { $turn }
clock-in-reserve = 考慮時間
clock-lost = { $other }の時間切れです。
clock-you-lost = あなたの時間切れです。
clock-go-on = 時計なしで続ける
