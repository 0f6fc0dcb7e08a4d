### 埋め込み。

embed = 埋め込み
embed-title = Bug の対局
embed-open = Bug で開く
embed-bad-link = この対局は表示できません：リンクが途中で切れているか、間違っています。このページの作者に正しいリンクを尋ねてください。
embed-invitation = これは Bug の対局への招待です。Bug で開いて返事をしてください。
# One line below the board, with · between its parts. How many bugs the last turn ate; the cells left to the first and to the second player.
embed-turn = { $turn }手目／全{ $of }手
embed-ate = { $seat }が{ $count }匹食べた
embed-to-play = { $seat }の番
embed-left = 残りマス：{ $seat } { $first }、{ $other } { $second }
embed-size = 枠の大きさ
embed-size-small = 小
embed-size-medium = 中
embed-size-large = 大
embed-play = 読者が表示中の局面から続きを打てる
embed-text = 枠の HTML
embed-copy = HTML をコピー
embed-copy-forum = BoardGameGeek 用にコピー
embed-forum = この Bug の対局を再生する
embed-forum-hint = フォーラムには埋め込めないので、リンクをコピーし、一緒に投稿する画像を保存します。
