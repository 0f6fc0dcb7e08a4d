### 日本語。用語: bug = 虫、cell = マス、stone = 石、turn = 手、growth = 成長、bonus growth = ボーナス、eat = 食べる、prey = 獲物、
### twin = 双子、size limit = 上限、cells left = 残りマス、game = 対局、puzzle = 問題、hint = ヒント、review = 検討、threat = ねらい、
### outlook = 先読み、territory = 領域、level = 強さ、record = 棋譜。「です・ます」で短く。色の形 adjective は「赤い」ではなく「赤の」。

aids = 表示
aids-legend = 表示中の補助
aids-title = { $name }（{ $key } キー）
aid-twins = 双子
    .what = 虫の文字は形の名前です。相手にも同じ形があれば塗りつぶされます。虫を指すかタップすると双子が光ります
aid-threats = ねらい
    .what = 次の手で食べられそうな虫と、その場所、どこまで続くか。盾は絶対に食べられない印です
aid-outlook = 先読み
    .what = 打つ前に：そのあと相手に食べられるものと、残りマスの変化
aid-territory = 領域
    .what = 片方だけが成長できるマスと、まだ成長できる虫
aid-marks = 書き込み
    .what = 自分の矢印と丸
aids-setup = まだ表示するものがありません。虫がいません。
aids-over = 対局は終わりました。

# Added to a cell's name, for screen readers.
cell-shape = 形 { $shape }、双子なし
cell-shape-twins = 形 { $shape }、双子は { $twins }
cell-in-danger = 危険：{ $seat }に { OR($cells) } から食べられるおそれ
cell-safe = ずっと安全
cell-could-eat = { $seat }はここから石を{ $count }個食べることができます
cell-land-only = { $seat }だけが成長できます
cell-land-both = 両者が成長できます
cell-land-nobody = どちらも成長できません
cell-reply = そのあと{ $seat }は石を{ $count }個食べることができます
cell-reply-none = そのあと{ $seat }は何も食べられません
cell-mark-begun = ここから書き込み

twins-none = まだ虫がいません。
twins-hint = 虫の文字は形の名前です。相手に双子がいれば塗りつぶされます。虫を指すかタップすると双子がわかります。
twins-kind = { $shape }：{ $first } { $firstCount }、{ $second } { $secondCount }
twins-both = 両者にある形：{ $shapes }。
twins-no-both = 相手に双子のいる虫はいません。
twins-bug = この{ FORM($seat, "adjective") }虫（大きさ{ $size }）に双子はいません。
twins-bug-twins = この{ FORM($seat, "adjective") }虫（大きさ{ $size }）の双子は { $twins } です。
twins-bug-friends = 味方では { $friends } が同じ形です。

threats-half = この手を打ち終わると、ねらいがまた表示されます。
threats-now = { $seat }は今、{ OR($cells) } から最大で石{ $most }個を食べられます。
threats-later = { $seat }の番なら、{ OR($cells) } から最大で石{ $most }個を食べられます。
threats-none-now = { $seat }は今、何も食べられません。
threats-none-later = { $seat }の番でも、何も食べられません。
threats-safe = ずっと安全：{ $bugs }。
threats-sign-danger = 次の手で食べられそうな石
threats-sign-jaws = ここから
threats-sign-safe = 絶対に食べられない虫
threats-sign-step = 指したとき：その手の石の順番
threats-sign-eaten = 最初に食べられるもの
threats-numbers = 1、2…：その手の石の順番。×1：最初に食べられるもの。
# A turn that eats, cell by cell: "B1, then B3".
threats-line = { $seat }は { $turn } に打って石を{ $count }個食べられます。
threats-then = { $before }、次に { $cell }
threats-danger = { $seat }に { OR($cells) } から食べられるおそれがあります。

outlook-hint = マスの −2 などの数は、そのあと相手に食べられる石の数です。マスを指すか1回タップすると、どの石か、残りマスがどう変わるかがわかります。
outlook-none = 自分の手番の前に表示されます。
outlook-reply = そのあと{ $seat }は { OR($cells) } から最大で石{ $most }個を食べられます。
outlook-reply-none = そのあと{ $seat }は何も食べられません。
outlook-with-bonus = ボーナスが { $bonus } なら：{ $reply }
outlook-sign-price = そのあと相手に食べられる石の数
outlook-sign-danger = この石
outlook-sign-jaws = ここで成長して

territory-cells = { $firstSeat }だけが{ $first }マス、{ $secondSeat }だけが{ $second }マス、両者が{ $both }マスで成長できます。どちらも成長できないのは{ $neither }マスです。
territory-bugs = 上限は{ $limit }。まだ成長できる虫（+）：{ $firstSeat } { $first }、{ $secondSeat } { $second }。
territory-only = { $seat }だけ
territory-both = 両者
territory-neither = どちらも不可

marks-all = 書き込み：マスからマスへドラッグで矢印、1マスを押すと丸。書き込みは次の手で消えます。
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
