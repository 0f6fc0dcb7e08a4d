### レッスン。$first は学ぶ人の色、$second は相手の色。

lesson-number = レッスン { $number } / { $of }
lesson-step = ステップ { $step } / { $of }
lesson-next = 次へ
lesson-next-lesson = 次のレッスン
lesson-open = 次の未完了レッスン
lesson-leave = 自分の対局に戻る
lesson-leave-invited = 招待に戻る
lesson-show = やり方を見る
lesson-try = 自分でやってみる
lesson-done = 完了
lesson-seen = 手本を見て修了
lesson-answers = { $second }の応手…
lesson-first-game = 最初の対局をする
lesson-play = 対局する
lesson-strategy = 作戦へ進む
lesson-basics = ルール
lesson-ideas = 作戦
lesson-end-rules = これでルールは全部わかりました。
lesson-end = 作戦のレッスンはここまでです。
lesson-end-all = 全レッスン修了です！
lesson-cells-left = 残りマス：{ $first } { $firstCount }、{ $second } { $secondCount }

lesson-title-bug = 虫
lesson-step-bug-1 = あなたは{ $first }です。最初の石を、盤の好きなマスに置いてください。
    .right = これでもう大きさ1の虫です。虫はずっとそこにいます。Bug では何も動きません。
    .wrong = 最初の石を好きなマスに置いてください。
lesson-step-bug-2 = 隣り合った同じ色の石は、まとめて1匹の虫です。ここには{ $first }の虫が2匹います。大きい方をタップかクリックしてください。
    .right = そうです。石が3つで虫が1匹。数字は大きさです。
    .wrong = その虫ではありません。{ FORM($first, "adjective") }大きい虫（石3つ）をタップかクリックしてください。

lesson-title-growing = 成長する
lesson-step-growing-1 = どの手も、石を1つ置くことから始まります。虫を大きくしましょう。隣のマスを選んでください。
    .right = 虫の大きさが2になりました。
    .wrong = それは2匹目の虫です。打ってもかまいませんが、ここでは1匹目を大きくしましょう。
lesson-step-growing-2 = 同じ盤です。今度は2匹目の虫を作りましょう。1匹目に触れないマスを選んでください。
    .right = 大きさ1の虫が2匹です。虫を大きくするか、新しく作るか、毎回自分で選びます。
    .wrong = それでは虫が大きくなります。ここでは離れたところに別の虫を作りましょう。

lesson-title-merging = つなげられない
lesson-step-merging-1 = 自分の虫2匹の間に1マスあります。そのマス A2 に打ってみてください。
    .right = 打てません。自分の虫2匹に触れています。同じ色の虫はつなげられません。
    .wrong = いい手ですが、2匹の間のマス A2 を試してください。
lesson-step-merging-2 = では、どちらか1匹だけに触れるところで成長しましょう。
    .right = 正解です。自分の虫の間のマスに、自分は打てません。覚えておくと勝ちにつながります。
    .wrong = それは3匹目の虫です。ここでは2匹のどちらかを大きくしましょう。

lesson-title-limit = 上限
lesson-step-limit-1 = 盤で最大の虫は大きさ3です。そのうち上の1匹はあなたの虫です。それを大きくしてみてください。
    .right = できません。どちらの色でも、盤で最大の虫より大きくはなれません。眠そうな目は満腹の印です。
    .wrong = それは打てます。でもここでは、大きさ3の虫を大きくしてみてください。
lesson-step-limit-2 = C5 の小さい虫は満腹ではありません。それを大きくしましょう。
    .right = 大きさ3までなら成長できます。ほかのどの虫より大きくなるには、食べるしかありません。
    .wrong = それは新しい虫です。C5 の小さい虫を大きくしましょう。

lesson-title-twins = 双子
lesson-step-twins-1 = 同じ形の2匹は双子です。向きが違ってもかまいません。あなたの虫は、石3つの曲がった形です。その{ FORM($second, "adjective") }双子をタップかクリックしてください。
    .right = 同じ曲がった形で、向きが違うだけです。石3つが一直線の{ FORM($second, "adjective") }虫は、大きさは同じでも双子ではありません。
    .wrong = その虫ではありません。あなたの虫と同じ、曲がった形の{ FORM($second, "adjective") }虫をタップかクリックしてください。
lesson-step-twins-2 = 裏返した形も双子です。あなたの大きさ4の虫の、{ FORM($second, "adjective") }双子をタップかクリックしてください。
    .right = 回して裏返すと同じ形です。大事なのは輪郭だけです。
    .wrong = その虫ではありません。あなたの虫は、一直線の3つの端に1つ付いた形です。双子も同じです。

lesson-title-eating = 食べる
lesson-step-eating-1 = 成長した虫は、触れた双子を全部食べます。{ FORM($second, "adjective") }虫の隣で、あなたの虫を大きさ2にしましょう。そのあとボーナスでもう1マス成長します。
    .right = 食べました！ 虫は大きさ3になりました。ボーナスに上限はありません。
    .wrong = 何も食べていません。虫を大きさ2にして、{ FORM($second, "adjective") }虫の双子にしましょう。
lesson-step-eating-2 = 食べられた虫のマスは、すぐに空きます。もう一度食べて、{ FORM($second, "adjective") }虫のいたところにボーナスを置きましょう。
    .right = 虫が引っ越しました。食べるのは義務です。成長した虫は、食べることができるなら必ず食べます。
    .wrong = { FORM($second, "adjective") }虫を食べて、そのマスの1つをボーナスに選んでください。

lesson-title-chains = 連鎖
lesson-step-chains-1 = ボーナスのあと、虫は新しい形になります。また双子に触れたら、もう一度食べます。2匹を続けて食べる手を見つけましょう。
    .right = 石1つで2匹。こうした連鎖は対局をひっくり返しますが、見落としやすいものです。
    .wrong = まだ連鎖になりません。大きさ1の{ FORM($second, "adjective") }虫に触れる新しい虫を作りましょう。

lesson-title-blocked = 場所がなければ食べない
lesson-step-blocked-1 = 食べる虫は成長できなければなりません。{ FORM($second, "adjective") }双子の隣の A1 に虫を作って、どうなるか見ましょう。
    .right = 何も食べませんでした。新しい虫には成長する場所がありません。隣の空きマスはどれも別の自分の虫にも触れていて、2匹がつながってしまいます。
    .wrong = それは打てます。でも A1 でどうなるか見てください。
lesson-step-blocked-2 = 大きさ1の{ FORM($second, "adjective") }虫がもう1匹います。どちらかを食べましょう。
    .right = ボーナスの場所があったので、食べることができました。
    .wrong = 何も食べていません。{ FORM($second, "adjective") }虫の隣で、成長する場所のあるところに虫を作りましょう。

lesson-title-several = まとめて食べる
lesson-step-several-1 = 虫は触れた双子を全部食べ、そのあと1回成長します。{ FORM($second, "adjective") }虫2匹を1手で食べましょう。
    .right = 2匹食べて、ボーナスは1回です。
    .wrong = { FORM($second, "adjective") }虫2匹の両方に触れるマスがあります。そこに虫を作りましょう。

lesson-title-winning = 勝ち方
lesson-step-winning-1 = 自分の番が来たときに成長できなければ勝ちです。だから自分の場所を使い切りましょう。ここには、{ $second }が何をしても自分の残りマスがなくなるマスが1つあります。マスにカーソルを合わせるか、打ってみて、残りの数を見てください。
    .right = { $second }は打つしかなく、あなたの番には残りマスがありません。勝ちです！
    .wrong = それでは、次の番にまだマスが残っています。{ $first }の横の数を見て、0にしましょう。

lesson-title-patience = あわてて食べない
lesson-step-patience-1 = ここでは、食べる手と勝つ手は別です。食べると場所が空きますが、場所はいりません。勝つ手を見つけましょう。
    .right = あなたの残りマスはなく、{ $second }にはたくさんあります。食べるのは後でかまいません。最後まで食べない方がよいことも多いのです。
    .wrong = それでは次の番にまだマスが残っていて、勝ちを逃します。{ $first }の横の数を見てください。

lesson-title-duck = 格好の獲物
lesson-step-duck-1 = 最大の虫は成長できないので形が変わらず、相手にはその形をまねる時間があります。A3 にいる{ $second }の大きさ3の虫も最大の1匹です。双子を作って食べましょう。
    .right = 盤で最大の虫はあなたのものになり、{ $second }がそれを食べるには、すぐ隣に双子を作るしかありません。自分の大きな虫は、まねしにくい形にしましょう。
    .wrong = { $second }の大きさ3の虫に触れる双子を作りましょう。上にある大きさ2の虫に、石をあと1つです。

lesson-title-cells = 自分だけのマス
lesson-step-cells-1 = 印のある A1、C1、C4 は、あなただけが埋められます。{ $second }はそこに打つと、虫がつながるか、上限を超えてしまいます。残りの2つは両者が打てます。どちらを先に埋めるのがよいでしょうか？
    .right = 自分だけのマスは誰にも取られないので、後回しにできます。今度は{ $second }が共有のマスを埋める番です。ここでは、自分だけのマスならどれでも勝ち、共有のマスならどれも負けです。
    .wrong = そのマスは{ $second }が埋めるはずでした。{ $second }の残りの手が減り、相手の勝ちです。共有のマスは{ $second }に任せ、自分だけのマスを埋めましょう。
lesson-step-cells-2 = 自分だけのマスは後回しにできますが、1マスごとに1手かかり、勝つのは先にマスがなくなった側です。自分のマスをいちばん多く使い、{ $second }のマスを1つも減らさない成長を見つけましょう。
    .right = 1手で7マスから1マスへ。自分の場所だけを使い、{ $second }の3マスはそのままです。{ $second }は共有のマスを埋めるしかなく、それであなたのマスも減ります。
    .wrong = それではマスが余分に残ります。マスにカーソルを合わせるか、打ってみて、{ $first }の数を見てください。1になるのはどれでしょう？

lesson-title-counting = マスを数える
lesson-step-counting-1 = 終わりに近づいたら数えましょう。自分の残りは何マス、{ $second }は何マス？ 先に使い切った方の勝ちです。自分に1マス、{ $second }に4マス残す手を見つけましょう。
    .right = そのとおり。色の横の2つの数が、対局のすべてを表します。毎回、打つ前に両方を見ましょう。
    .wrong = 数え直しましょう。{ $first }が1、{ $second }が4になるのはどのマスですか？
