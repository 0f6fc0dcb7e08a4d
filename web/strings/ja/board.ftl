### 盤：マスの呼び方と、盤の下の行。

board-label = 盤：{ $board }
board-label-drawn = 盤：手描き
board-drawn = 手描き
board-sheet = 描くための盤
board-keys = 矢印キーでマスを移動、Enter で打ち、Backspace で最後の石を戻します。

board-name-hexhex2 = 極小
board-name-hexhex3 = 小
    .what = 短時間で遊べる定番
board-name-hexhex4 = 標準
    .what = 読みごたえあり
board-name-hexhex5 = 大
board-size = サイズ{ $size }
board-limping = 不等辺 { $edges }
board-name-green-meadow = Green Meadow
    .what = 穴のある盤
# One whose six black cells are random.
board-meadow = Green Meadow { $number }
board-cells = { $count }マス

# The name of a cell, as a screen reader says it: "C3, empty, grows to size 3, eats 1".
cell-empty = 空き
cell-black = 盤の外
cell-stone = { FORM($seat, "adjective") }石
cell-bug = { FORM($seat, "adjective") }虫、大きさ{ $size }
cell-bug-full = { FORM($seat, "adjective") }虫、大きさ{ $size }、満腹
cell-eaten = 食べられている
cell-hungry = 空腹、食べる虫として選べる
cell-picked = 食べる虫として選択中
cell-feeds = { $bug } の虫のボーナス
cell-does =
    { $kind ->
        [blacken] 盤から取り除ける
        [spawn] 新しい虫になる
        [enlarge] 大きさ{ $size }に成長
        [join] つながって大きさ{ $size }に
       *[bonus] ボーナスで大きさ{ $size }に
    }
cell-eats = { $count }匹食べる
cell-gives-away = { $seat }の勝ちになる
cell-would-merge = 虫がつながってしまう
cell-too-large = 最大の虫を超えてしまう
cell-not-touching = 食べる虫に触れていない
cell-starves = 空腹の虫が残ってしまう

line-starts = 先手は{ $seat }です。どこにでも打てます。
line-here-starts = あなたは{ $seat }で、先手です。どこにでも打てます。
line-you-start = あなたは{ $seat }で、先手です。好きなマスに石を置いてください。自分の番が来たときに打てるマスがなければ勝ちです。
line-full = 虫がうとうとしているのは満腹だからです。盤で最大の虫と同じ大きさなので、もう成長できません。別の虫を作りましょう。
line-rings = 点のある輪：食べる手です。
line-giveaways = 点のない輪：打つと、すぐに{ $seat }の勝ちです。
line-all-lose = { $mover }の番：どのマスに打っても、すぐに{ $seat }の勝ちです。
line-grow = { $seat }の番：印のあるマスを選んでください。
line-blacken = { $seat }の番：盤から取り除くマスを選んでください。
line-blacken-more = { $seat }の番：盤から取り除くマスを選んでください。最初の虫まであと{ $left }マス。
line-may-swap = { $seat }の番：印のあるマスを選ぶか、色を交換してください。
line-bonus = { $seat }のボーナス：虫が成長するマスを選んでください。
line-hungry = { $seat }のボーナス：食べることができる虫が{ $count }匹います（{ $bugs }）。ボーナスマスを選ぶか、先に虫を選んでください。
line-round = { $seat }のボーナス：{ $count }匹が同時に食べ（{ $bugs }）、1回ずつ成長します。ボーナスマスを選ぶか、先に虫を選んでください。
line-picked = { $seat }のボーナス：{ $bug } の虫は { OR($cells) } に成長します。もう一度クリックすると、すべてのボーナスマスを表示します。
line-picked-many = { $seat }のボーナス：{ $bug } の虫は{ $count }マスのどれかに成長します。もう一度クリックすると、すべてのボーナスマスを表示します。
line-bot-thinks = { $seat }が考えています…
line-friend = { $seat }（友達）の番です。
line-friend-named = { $seat }（{ $friend }）の番です。
line-friend-over = この対局は終わりました。
line-bot-waits = ボットの{ $seat }が待っています。
line-review-start = 開始局面（全{ $of }手）。
line-review = { $turn }手目（全{ $of }手）。
line-step = ステップ { $turn } / { $of }。
line-undone = 1手戻しました。別の手を打ってください。
line-may-play = { $seat }の番です。マスを選ぶと、別の手を試せます。
line-variation = { $number }手目からの変化：{ $seat }の番です。
line-variation-turn = { $number }手目からの変化：{ $turn }手目（全{ $of }手）。
line-watching = { $seat }の残りは{ $count }マス。印が付いています。少ないほど有利です。
line-waking = ルールを読み込み中。もう打てます。
line-tap-again = もう一度タップすると打ちます。
line-gives-away = すると{ $seat }の残りマスがなくなり、{ $seat }の勝ちです。

blocked-other_eater = それは別の虫のマスです。すべてのボーナスマスをもう一度表示します。
blocked-bot_turn = ボットの番です。
blocked-friend_turn = 友達の番です。
blocked-look_only = ここは今の局面ではありません。対局に戻るか、「研究」で手を試してください。
blocked-no_aids = 友達との対局が終わるまでは、盤の上にあるものだけを表示します。
blocked-ask_takeback = 送った手は自分では取り消せません。「その他」から待ったを頼めます。
blocked-one_moment = お待ちください…
blocked-not_agreed = 友達が同意するまでお待ちください。
blocked-not_drawn = まず両方の端末が抽選で先手を決めます。
blocked-link = お待ちください：リンクの対局を開いています。
blocked-letter = お待ちください：リンクを開いています。
blocked-invited = 友達のリンクが返事を待っています。
blocked-over = 対局は終わりです。
blocked-timed = 時計を使う二人の対局中は、研究を開けません（設定で変更できます）。
blocked-still_loading = 受け付けました。ルールを読み込みしだい打ちます。

# What a legal cell would do: a beginning, who then eats, and the bonus cells that follow.
does-blacken = このマスを盤から取り除く
does-spawn = 新しい虫になる
does-enlarge = 虫が大きさ{ $size }になる
does-join = 虫がつながって大きさ{ $size }になる
does-bonus = ボーナスで大きさ{ $size }になる
does-bonus-for = ボーナスで { $bug } の虫が大きさ{ $size }になる
does = { $does }。
does-eats = { $does }。{ $eats }。{ $bonus }。
does-then-eats = { $does }。その虫が{ $eats }。{ $bonus }。
does-other-eats = { $does }。{ $bug } の虫が{ $eats }。{ $bonus }。
does-some-can-eat = { $does }。そのあと食べることができる虫：{ $bugs }。{ $bonus }。
does-some-eat-together = { $does }。そのあと同時に食べる虫：{ $bugs }。{ $bonus }。
eater-it = その虫
eater-at = { $bug } の虫
eats-none = 成長する
eats = { $prey }を食べる
bonus-cell = ボーナスは { $cell }
bonus-cells = 次にボーナスマスを選ぶ：{ OR($cells) }
bonus-cells-many = 次に{ $count }マスからボーナスマスを選ぶ
# Bugs by their sizes: "2 bugs of 1 and 1 bug of 3".
bugs-of = 大きさ{ $size }の虫{ $count }匹
more-bugs-of = さらに大きさ{ $size }の虫{ $count }匹

# Why a cell may not be played.
refusal-not-a-cell = { $cell } はこの盤のマスではありません。
refusal-not-a-cell-unnamed = それはこの盤のマスではありません。
refusal-occupied = { $cell } には{ FORM($seat, "adjective") }虫（大きさ{ $size }）がいます。
refusal-occupied-by-any = { $cell } は空いていません。
refusal-black = { $cell } は盤の外です。
refusal-would-merge = { $cell } は自分の虫{ $count }匹（{ $bugs }）に触れます。同じ色の虫はつなげられません。
refusal-would-merge-bonus = { $cell } は自分の虫{ $count }匹（{ $bugs }）に触れます。ボーナスでも虫はつなげられません。
refusal-too-large = { $cell } に打つと { $bugs } の虫が大きさ{ $size }になります。盤で最大の虫（大きさ{ $limit }）より大きくはできません。
refusal-too-large-joined = { $cell } に打つと { $bugs } の虫がつながって大きさ{ $size }になります。盤で最大の虫（大きさ{ $limit }）より大きくはできません。
refusal-must-eat = この手はまだ終わっていません。{ $prey } を食べます。ボーナスマスを加えてください：{ OR($bonus) }。
refusal-must-grow = この手はまだ終わっていません。ボーナスマスを加えてください：{ OR($bonus) }。
refusal-nothing-to-eat = もう食べるものがありません。手はここで終わりです。
refusal-not-touching = { $cell } は食べる虫（{ $bugs }）に触れていません。ボーナスはその虫だけのものです。
refusal-not-touching-many = { $cell } は食べるどの虫（{ $bugs }）にも触れていません。ボーナスはその虫たちだけのものです。
refusal-starves = { $cell } に打つと、{ $bugs } の虫のボーナスマスがなくなります。
refusal-over = 対局は終わりました。
refusal-empty-turn = 1手には少なくとも1マスが必要です。
refusal-no-swap = 今は色を交換できません。

# What was played last, as a screen reader says it.
played = { $seat }は { $turn } に打ちました。
played-and-ate = { $seat }は { $turn } に打ち、{ $prey }を食べました。
# Said after it in a first game.
meal-why = 同じ形の虫に触れたからです。ボーナスは { $bonus } でした。
played-blackened = { $seat }は { $cell } を盤から取り除きました。
played-swapped = { $seat }が色を交換し、その石は{ FORM($seat, "adjective") }石になりました。

editor = 盤や局面を描く
editor-paint = マスを塗る
editor-ink-cell = マス
editor-ink-black = 黒いマス
editor-ink-stone = { FORM($seat, "adjective") }石
editor-mover = どちらの番？
editor-setup = 最初に両者が合わせて取り除くマスの数
editor-help = ドラッグで続けて塗れます。Shift を押しながら矢印キーでも塗れます。同じものをもう一度塗ると消えます。マスはつながっていなくてもかまいません。手番の側が成長できるマスに印が付きます。
editor-widen = 広げる
editor-place = { $row }行目の{ $place }番目
editor-mark-none = マスなし
editor-mark-black = 黒いマス
editor-clear-stones = 石を取り除く
editor-clear-all = すべて消す
editor-leave = 対局に戻る
editor-play = これで対局
editor-study = この局面を研究
editor-legal = { $seat }の残りは{ $count }マス。
editor-legal-eats = { $seat }の残りは{ $count }マス、そのうち{ $eating }マスで食べます。
editor-legal-eats-all = { $seat }の残りは{ $count }マス、そのすべてで食べます。
editor-blacken = { $seat }は{ $count }マスから取り除けます。最初の虫まであと{ $left }マス。
editor-over = { $seat }はもう勝っています。残りマスがないからです。
