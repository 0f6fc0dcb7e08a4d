### 日本語。一つの考えに一つの言葉。「です・ます」で短く。読み上げるマスの名前は常体。
### 盤：bug = 虫、cell = マス、stone = 石、size = 大きさ、shape = 形、mirrored = 裏返し、twin = 双子、board = 盤、black cell = 黒いマス。
### 手：turn = 手（誰の番かは「番」「手番」）、play = 打つ、growth = 成長（する）、start a bug = 虫を作る（「虫を始める」とは言わない）、
### bonus growth = ボーナス、bonus cell = ボーナスマス、eat = 食べる、prey = 獲物、chain = 連鎖、size limit = 上限、full = 満腹、
### hungry = 空腹、cells left = 残りマス、margin = 差、merge = つなげる・つながる。
### 補助：threat = ねらい、outlook = 先読み、territory = 領域、marks = 書き込み、hint = ヒント、point at = カーソルを合わせる。
### 対局：game = 対局、record = 棋譜、takeback = 待った（ask = 頼む、request = 依頼、agree = 認める、refuse = 断る）、undo = 元に戻す、rematch = 再戦、
### resign = 投了、swap sides = 色を交換、clock = 持ち時間（動くものは時計）、reserve = 考慮時間、strength = 強さ、level = レベル、companion = 相棒。
### 研究：study = 研究、review = 検討、analysis = 解析、mistake = 悪手、blunder = 大悪手、line = 読み筋、variation = 変化、main line = 本譜、
### puzzle = 問題、exercise = 練習、accuracy = 正確さ、library = あなたの対局。
### 「食べられる」は受け身に読めるので、できることは「食べることができる」と言う。色の形 adjective は「赤い」ではなく「赤の」。
### both sides = 両者（「双方」とは言わない）、browser = ブラウザ。
### 英字の名前（C3、Bug）の前後は半角空き、数字と助数詞（3手目、5マス）は空けない。

aids = 表示
aids-legend = 表示中の補助
aids-title = { $name }（{ $key } キー）
aid-twins = 双子
    .what = 同じ文字の虫は同じ形です。両者にある形は、文字が塗りつぶされます。虫にカーソルを合わせるかタップすると、双子が光ります
aid-threats = ねらい
    .what = 次の手で食べられそうな虫、それを食べることができるマス、食べる石の合計。盾は、絶対に食べられない印です
aid-outlook = 先読み
    .what = そのマスに打つと、相手が何を食べることができるか、残りマスがどう変わるか
aid-territory = 領域
    .what = 片方だけが成長できるマスと、まだ成長できる虫
aid-marks = 書き込み
    .what = 自分の矢印と丸
aids-line = { $aid }：{ $words }
aids-setup = まだ虫がいないので、表示するものがありません。
aids-over = 対局は終わりました。

# Added to a cell's name, for screen readers.
cell-shape = 形 { $shape }、双子なし
cell-shape-twins = 形 { $shape }、双子は { $twins }
cell-in-danger = 危険：{ $seat }に { OR($cells) } から食べられるおそれ
cell-safe = ずっと安全
cell-could-eat = { $seat }はここから石を{ $count }個食べることができる
cell-land-only = { $seat }だけがここで成長できる
cell-land-both = 両者がここで成長できる
cell-land-nobody = どちらもここでは成長できない
cell-reply = そのあと{ $seat }は石を{ $count }個食べることができる
cell-reply-none = そのあと{ $seat }は何も食べることができない
cell-mark-begun = ここから書き込み

twins-none = まだ虫がいません。
twins-hint = 同じ文字の虫は同じ形です。両者にある形は、文字が塗りつぶされます。虫にカーソルを合わせるかタップすると、双子がわかります。
twins-all = すべての形
twins-kind = { $shape }：{ $first } { $firstCount }匹、{ $second } { $secondCount }匹
twins-both = 両者にある形：{ $shapes }。
twins-no-both = 相手に双子のいる虫はいません。
twins-bug = この{ FORM($seat, "adjective") }虫（大きさ{ $size }）に双子はいません。
twins-bug-twins = この{ FORM($seat, "adjective") }虫（大きさ{ $size }）の双子は { $twins } です。
twins-bug-friends = 味方では { $friends } が同じ形です。

threats-half = この手を打ち終わると、ねらいがまた表示されます。
threats-now =
    { $most ->
        [1] { $seat }は今、{ OR($cells) } から石を1個食べることができます。
       *[other] { $seat }は今、{ OR($cells) } から石を最大{ $most }個食べることができます。
    }
threats-later =
    { $most ->
        [1] { $seat }の番なら、{ OR($cells) } から石を1個食べることができます。
       *[other] { $seat }の番なら、{ OR($cells) } から石を最大{ $most }個食べることができます。
    }
threats-none-now = { $seat }は今、何も食べることができません。
threats-none-later = { $seat }の番でも、何も食べることができません。
threats-safe = ずっと安全：{ $bugs }。
threats-sign-danger = 次の手で食べられそうな石
threats-sign-jaws = ここから
threats-sign-safe = 絶対に食べられない虫
threats-sign-step = カーソルを合わせたとき：その手の石の順番
threats-sign-eaten = 最初に食べるもの
threats-numbers = 1、2…：その手の石の順番。×1：最初に食べるもの。
# A turn that eats, cell by cell: "B1, then B3".
threats-line = { $seat }は { $turn } に打って、石を{ $count }個食べることができます。
threats-then = { $before }、次に { $cell }
threats-danger = { $seat }に { OR($cells) } から食べられるおそれがあります。

outlook-hint = −1：そこに打つと、次に{ $seat }があなたの石を1個食べることができます。数字なし：すぐに負けます。マスにカーソルを合わせるかタップすると、どの石かわかります。
outlook-not-bad = 食べられるのは悪いことばかりではありません。相手の残りマスが増えることがあり、残りマスがなくなった側の勝ちだからです。
outlook-none = 自分の手番の前に表示されます。
outlook-reply =
    { $most ->
        [1] そのあと{ $seat }は { OR($cells) } から石を1個食べることができます。
       *[other] そのあと{ $seat }は { OR($cells) } から石を最大{ $most }個食べることができます。
    }
outlook-reply-none = そのあと{ $seat }は何も食べることができません。
outlook-reply-wins = そのあと{ $seat }の残りマスがなくなり、{ $seat }の勝ちです。
outlook-with-bonus = ボーナスを { $bonus } に打つと：{ $reply }
outlook-sign-price = そのあと相手が食べることのできる石の数
outlook-sign-none = そのあと食べられるおそれはない
outlook-sign-danger = そのあと相手に食べられるおそれのある石
outlook-sign-jaws = それを食べるために相手が成長するマス

territory-cells = { $firstSeat }だけが{ $first }マス、{ $secondSeat }だけが{ $second }マス、両者が{ $both }マスで成長できます。どちらも成長できないのは{ $neither }マスです。
territory-bugs = 上限は{ $limit }。まだ成長できる虫（+）：{ $firstSeat } { $first }匹、{ $secondSeat } { $second }匹。
territory-only = { $seat }だけ
territory-both = 両者
territory-neither = どちらも不可

marks-all = 書き込み：マスからマスへドラッグで矢印、1マスを押すと丸。書き込みはその局面に残ります。
marks-mouse = 右ドラッグで矢印、右クリックで丸をいつでも描けます。Shift、Alt、その両方で色が変わります。
marks-clear = 書き込みを消す
marks-ink = 色：{ $name }
marks-ink-0 = 緑
marks-ink-1 = オレンジ
marks-ink-2 = 紫
marks-ink-3 = 黒
marks-arrow = { $from } から { $to } への矢印
marks-ring = { $cell } の丸
marks-drawn = 書き込み：{ $marks }。

shape-3a = 棒
shape-3b = 曲がり
shape-3c = 三角
shape-4a = 棒
shape-4b = ミミズ
shape-4c = 波
shape-4d = ピストル
shape-4e = ハチ
shape-4f = アーチ
shape-4g = プロペラ
named-shape = { $name }（{ $mark }）
named-size = { $size }（{ $name }）
