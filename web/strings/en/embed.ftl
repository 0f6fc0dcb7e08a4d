### A game in another site: the frame, and the words in Share that make one.

embed = Embed
embed-title = A game of Bug
embed-open = Open in Bug
embed-bad-link = This game can't be shown: its link is incomplete or wrong. Ask the author of this page for the right one.
embed-invitation = This is an invitation to a game of Bug. Open it in Bug to answer it.
# One line below the board, with · between its parts. How many bugs the last turn ate; the cells left to the first and to the second player.
embed-turn = Turn { $turn } of { $of }
embed-ate = { $seat } ate { $count }
embed-to-play = { $seat } to play
embed-left = cells left: { $seat } { $first }, { $other } { $second }
embed-size = Size of the frame
embed-size-small = Small
embed-size-medium = Medium
embed-size-large = Large
embed-play = Readers can play on from the position shown
embed-text = HTML of the frame
embed-copy = Copy HTML
embed-copy-forum = Copy for BoardGameGeek
embed-forum = Play through this game of Bug
embed-forum-hint = Forums don't allow embeds: this copies a link and saves a picture to post with it.
