### ボット：名前、考え、対戦、自作ボット。

level-larva = 幼虫
level-nymph = 若虫
level-aphid = アブラムシ
level-ant = アリ
level-ladybird = テントウムシ
level-moth = ガ
level-beetle = カブトムシ
level-cricket = コオロギ
level-hornet = スズメバチ
level-dragonfly = トンボ
level-mantis = カマキリ
level-antlion = アリジゴク
level-queen = 女王
bot-character = { $level }（{ $character }）
opponent-nature = { $level }（{ $band }、強さ { $number } / { $of }）：{ $what }。
opponent-strength = { $level }：強さ { $number } / { $of }
band-easy = 弱い
band-medium = 普通
band-strong = 強い
opponent-first = 最初の相手におすすめ
opponent-now = 今の強さは約{ $strength }（幼虫が0）。
character-none = こだわりなし
character-patient = 辛抱強い
    .what = 同じくらい良い手なら、食べるのを後回しにする
character-hungry = 食いしん坊
    .what = 同じくらい良い手なら、先に食べる
character-builder = 建築家
    .what = 同じくらい良い手なら、大きな虫を作る
setup-character = 性格
overlooks-blind = 1手で2回食べる手、向きの違う双子、食べるには場所が要ること、食べるとマスが空くことに気づかない
overlooks-dim = 1手で2回食べる手、向きの違う双子、食べるには場所が要ることに気づかない
overlooks-narrow = 1手で2回食べる手と、向きの違う双子に気づかない
overlooks-stiff = 向きの違う双子に気づかない
overlooks-brief = 1手で2回食べる手に気づかない
overlooks-planner = 1手に最大{ $nodes }局面を読む
overlooks-prover = 1手に最大{ $nodes }局面を読み、空きマスが12以下になると確実な勝ちを読み切る
overlooks-champion = 1手に最大{ $nodes }局面を読み、確実な勝ちを読み切る
level-companion = 相棒
    .what = 同じ強さ、人間らしいミス

thoughts = { $seat }の考え
thoughts-chance = { $seat }の見立ては勝率{ $chance }：{ $words }。
chance-won = ほぼ勝ち
chance-clearly-ahead = 勝勢
chance-ahead = 優勢
chance-a-little-ahead = やや有利
chance-even = 互角
chance-a-little-behind = やや不利
chance-behind = 劣勢
chance-clearly-behind = 敗勢
chance-lost = ほぼ負け
thoughts-win = { $seat }はどう打たれても勝ち：証明済み。
thoughts-loss = { $seat }は最善を尽くされると負け：証明済み。
sure-wavering = まだ迷っています。
sure-fairly = だいたい決めました。
sure-settled = もう決めました。
thoughts-first = { $seat }は第一感で打ちます。
thoughts-none = まだありません…
thoughts-progress = { $seat }の探索
thoughts-line = 読み筋：
thoughts-turn = { $number }. { $seat }：{ $turn }。盤に表示
bots-pause = 一時停止
bots-go-on = 続ける
bots-one-turn = 1手だけ
bots-controls = ボット同士

bots-pace = ボットの速さ
bots-pace-instant = 即時
bots-pace-quick = 速い
bots-pace-normal = 普通
bots-pace-slow = 遅い
bots-thoughts = ボットの考えを表示
bots-ponder = ボットは相手の番にも考える

own-bots = 自作ボット
own-bots-open = 自作ボット…
own-bots-yours = あなたのボット
own-bots-what = Python で自分だけの対戦相手を書いて、対局したり、ほかのボットと対戦させたりできます。そのボットは、このページにも、あなたの対局にも、ネットワークにも触れることができません。
own-bots-play = { $bot }と対局する
own-bots-add = ボットを追加
own-bots-file = .py ファイルか wheel ファイルから…
own-bots-text = コードを貼り付ける
own-bots-text-hint = ボットのコードを貼り付けてください。例はこのままで動きます。1行目の # のあとが名前です。
own-bots-add-text = このボットを追加
own-bots-copy = ひな形をコピー
own-bots-package = Python パッケージインデックスから
own-bots-package-hint = ネットワークを使うのはこの機能だけです。パッケージと、それに必要なものをダウンロードし、このブラウザに保存します。
own-bots-package-name = パッケージ名
own-bots-fetch = ダウンロードして追加
own-bots-seconds = 1手の時間
own-bots-second = { $seconds }秒
own-bots-remove = { $bot } を削除
own-bots-removed = { $bot } を削除しました。
own-bots-replaced = 前の { $bot } は、この { $bot } と入れ替わりました。
own-bots-changed = { $bot } は別のタブで変更されたため、削除しませんでした。一覧のコードは新しいものになりました。
own-bots-unread = 保存されたボットのうち{ $count }個を読めませんでした。保存された内容は残っています。
own-bots-code = コード
own-bots-copy-code = コードをコピー
own-bots-safe = このページは ?safe で開かれたため、自作ボットは動きません。削除はできます。
own-bots-adding = { $bot } を試しています…
own-bots-added = { $bot } の準備ができました。対戦相手に選べます。
own-bots-added-unsaved = { $bot } の準備ができましたが、このブラウザには保存できません。再読み込みすると消えます。
own-bots-not-added = { $bot } は追加されませんでした。
own-bots-failed = { $seat }のボット { $bot } が止まりました。
own-bots-take-over = { $seat }を自分で打つ
own-bots-other = 別のボットに任せる…
own-bots-trace = 作者向け

# What a bot did wrong; $place is one of the next two, or nothing.
place-line = { $file } の{ $line }行目：
place-file = { $file }：
fault-syntax = { $place }正しい Python ではありません：{ $detail }。
fault-import = { $place }{ $detail }。ボットが読み込めるのは自分のファイル、wheel、Python の標準ライブラリだけです。
fault-no_think = { $place }関数 `think(position, limit)` がありません。
fault-no_thought = { $place }think() が考えを1つも返しませんでした。
fault-endless = { $place }考えが時間内に来ませんでした。無限ループではありませんか？
fault-memory = { $place }使えるメモリの上限を超えました。
fault-killed = { $place }応答せず、停止の指示にも従わなかったため、強制終了しました。
fault-died = { $place }Python が異常終了しました。メモリ不足かもしれません。
fault-flood = { $place }メッセージが多すぎるか長すぎるため、強制終了しました。
fault-safe = { $place }このページは ?safe で開かれたため、動きません。打たせるには、?safe なしで開いてください。
fault-no_room = { $place }ワーカーが起動しなかったか、ファイルを読み込めませんでした。
fault-install = { $place }ダウンロードできませんでした：{ $detail }
fault-cheat = { $place }手ではないものを送りました。
fault-gone = { $place }もうこの端末にありません。
fault-unread = { $place }保存されていますが、読み込めません。もう一度追加してください。
fault-too_long = { $place }大きすぎます。上限は { $detail } MB です。
fault-crash = { $place }{ $detail }
fault-not_a_wheel =
    { $place }展開できません：{ $detail ->
        [encrypted] 暗号化されています。
        [method] 使われている圧縮方式に対応していません。
        [damaged] 保存されたデータが壊れています。もう一度追加してください。
        [slow] 時間がかかりすぎます。
        [name] 名前のないファイルが入っています。
       *[other] { $detail }
    }
fault-wheel_bytes = { $place }wheel を展開すると { $detail } MB を超えます。
fault-wheel_files = { $place }wheel のファイル数が { $detail } を超えています。
fault-native = { $place }ネイティブモジュール { $detail } が必要ですが、ブラウザでは動きません。
fault-not_a_thought = { $place }think() が返した { $detail } は、考えでも手でもありません。
fault-bad_numbers = { $place }value と nodes は数でなければなりませんが、{ $detail } でした。
fault-bad_proven = { $place }proven は None、"win"、"loss" のどれかでなければなりませんが、{ $detail } でした。
fault-bad_line = { $place }line は手のタプルでなければなりませんが、{ $detail } でした。
fault-illegal = { $place }ルール違反の手を打ちました。{ $why }

match = 対戦
match-what = ランダムな序盤から2局ずつ、ボットが先手と後手を入れ替えて打ちます。ルールと盤はあなたの対局と同じ：{ $rules }、盤は{ $board }。その間も、あなたの対局は続けられます。
match-first = ボット1
match-second = ボット2
match-pairs = 対局数
match-games = { $count }局
match-start = 対戦を始める
match-stop = 対戦を止める
match-go-on = 対戦を続ける
match-forget = 結果を削除
match-forgotten = 結果を削除しました。
match-replaced = { $first } 対 { $second } の結果は、この対戦に置き換えられました。
match-table = この対戦のルールと盤：{ $rules }、盤は{ $board }。
match-unsaved = このブラウザには結果を保存できません。再読み込みすると消えます。
match-of = { $first } 対 { $second }：
match-stands = { $played }局中{ $wins }勝。
match-stands-running = { $played }局中{ $wins }勝、残り{ $left }局…
match-stands-stopped = { $played }局中{ $wins }勝で中止。
# Won, and where the share probably is: the 95% interval.
match-score = 勝率{ $share }。多く対局すれば、おそらく{ $low }から{ $high }の間です。
match-mistakes = エラーで負けた対局：{ $count }局。最初のエラー：

bench = この端末での速さ
bench-what = python3 -m bug_engine bench と同じ測定です：ランダムな対局、perft で数えた手、最強のボットの探索が評価した局面。比の基準は決まった Python コードなので、端末どうしを比べられます。約1分かかります。その間、このページを前面にしておいてください。
bench-measure = 測定
bench-running = 測定中…
bench-figure = 項目
bench-figure-baseline = 決まった Python コード
bench-figure-playouts = ランダムな対局、盤：{ $board }
bench-figure-perft = 数えた手、盤：{ $board }
bench-figure-search = 評価した局面、盤：{ $board }
bench-figure-signature = 探索の署名
bench-rate = 1秒あたり
bench-ratio = 比
bench-text = 測定値のテキスト
bench-together = { $name }、ワーカー{ $workers }個同時
