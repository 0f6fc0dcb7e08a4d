### Games with a friend elsewhere: invitations, turns that are sent, what a friend's link brings.

together = Play a friend
together-invitation = Invitation
together-start = New game
together-games =
    { $count ->
        [0] Games with friends
        [one] Games with friends: { $count } waits for you
       *[other] Games with friends: { $count } wait for you
    }
together-list = Games with friends
together-none = No games yet.
# In the middle of a sentence, and at its beginning; a name is in the same places.
together-friend = your friend
    .start = Your friend
together-me = I

together-how = No account, no server. By link, you send your friend a link after each turn: it holds the whole game, so you can take days and use any device. Live, your two devices connect to each other.
together-what = { $rules }, { $board }
# The same, and the time for a turn, which may be empty.
together-terms-all = Board: { $board }. Rules: { $rules }. { $time }
together-terms-usual = Board: { $board }. { $time }
together-terms = Rules and board:
together-change = Change
together-name = Your name (optional)
together-starts = Who starts?
together-starts-me = I start
together-starts-friend = My friend starts
together-lots = Live, both devices draw lots. By link, only your device does, and your friend can't check it.
together-lots-over = In a new connection both devices draw lots. Otherwise only your device does, and your friend can't check it.
together-days = Time limit
together-days-none = As long as you like
together-clock = Clock: { $minutes } min + { $turn } s a turn
together-clock-what = The first turn takes no time. After that, a player's clock runs from the moment they see the previous turn until they play. By link, your friend's device measures your friend's time.
together-clock-step = The reserve is used in steps of { $step } s.
together-days-what = Days are counted by the dates in your links. Each device writes its own, so you must trust each other.
together-days-some =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
together-begin = Play by link
together-begin-over = Play with { $friend }

together-invited = { $friend } invites you to a game of Bug.
together-learn-first = Learn the game first
together-invited-nobody = You are invited to a game of Bug.
together-came = This is a game between { $first } and { $second }. It has { $turns ->
        [0] no turns yet.
        [one] { $turns } turn.
       *[other] { $turns } turns.
    }
together-came-who = Are you one of the two, on another device? Then go on as yourself. Otherwise, just look at it.
together-days-agreed =
    { $days ->
        [one] Each turn may take { $days } day.
       *[other] Each turn may take { $days } days.
    }
together-join = Play { $seat }
together-join-other = This is my own game: play { $seat }
together-join-as = Go on as { $name }
together-who-you = You start.
together-who-friend = { $friend } starts.
together-who-played = { $friend } has played the first turn.
together-look = Just look
together-looking = This is a copy of the game so far.
together-looking-later = Later turns do not appear here.
together-looking-what = What you try here stays here.
together-looking-play = Play in this game
together-fair = The same for both players: until the game ends, Bug gives you no hints and shows no threats, outlook or territory.
together-next = { $friend } would like a rematch, with sides changed.
together-next-other = { $friend } would like another game.
together-next-no = Not now
together-next-asked = You asked { $friend } for a rematch.
together-other-asked = You asked { $friend } for another game.

together-your-turn = Your turn.
# In the middle of a turn, before a bonus growth.
together-turn-on = Your turn goes on.
together-first-turn = Play your first turn. Then send it to { $friend }.
together-send-invitation = Send the invitation to { $friend }: they start.
together-send-turn = Your turn is played. Send it to { $friend }.
together-send-word = Send it to { $friend } to let them know.
# After an answer to a wish for a takeback, on the reader's turn.
together-send-or-play = Your turn. Play, and your answer goes along; or send it now.
together-waiting = Waiting for { $friend }. Open or paste the link that comes back.
together-waiting-file = Waiting for { $friend }. Paste what comes back here.
together-waiting-live = Waiting for { $friend }.
together-unsent = You have played, but your turn is not sent yet.
together-live = Back to the game
together-news-turn = { $friend } has played: it is your turn.
together-news-clock = Your clock is running.
together-news-other = Your game with { $friend } has changed.
together-news-begins = { $friend } is ready: your game begins.
together-days-a-turn =
    { $days ->
        [one] { $days } day a turn.
       *[other] { $days } days a turn.
    }
together-days-begin = Days count once both have moved.
together-clock-waits = The clock starts when { $friend } opens the link.
together-left-days =
    { $days ->
        [one] { $days } day left.
       *[other] { $days } days left.
    }
together-left-hours =
    { $hours ->
        [0] Less than an hour left.
        [one] { $hours } hour left.
       *[other] { $hours } hours left.
    }
together-left-none = The time for this turn is up.
together-claim = Claim the win
together-share = Share …
together-copy = Copy link
together-copied = Copied. Send it to { $friend }.
together-comes-back = When a link comes back, open it or paste it here.
together-link = Link to your game
together-copy-line = Copy the text
together-file-how = This page is a file and has no link. Your friend opens Bug, presses “New game”, “A friend elsewhere”, then “Games with friends”, and pastes this text.
together-copy-text = Copy with board
together-watchers = The game so far
together-watch = Copy a link to the game so far
together-watch-what = For others: the game as it is now. Later turns need a new link. They can try turns of their own, with hints and analysis, but not play in your game.
together-mail = E-mail
together-qr = QR code
together-qr-what = Your friend's camera reads this code: it opens the game.
together-qr-file = Your friend opens Bug, presses “New game”, “A friend elsewhere”, then “Games with friends”, and scans this code.
together-undo = Undo
together-paste = Paste the link
together-paste-any = Paste a link from a friend
together-open = Open
together-more = More
together-no-letter = There is no link to a game in this text.

together-game = This game
together-ways = Other ways to play
together-back = Takeback
together-ask = Ask to take back { $turn }
together-asked = { $friend } asks to take back { $turn }.
together-asked-both = { $friend } asks to take back { $turn }. Your { $own } goes back too.
together-agree = Agree
together-refuse = Refuse
table-undo = Takeback at one table
table-asked = { $seat } asks to take back { $turn }. { $other }, do you agree?
together-you-asked = You asked to take back { $turn }.
# After it, on the reader's turn.
together-wait-or-play = Playing on withdraws your request.
together-resign = Resign
together-resign-sure = Really resign
together-end-won-resigned = { $friend } resigned. You win!
together-end-lost-resigned = You resigned. { $friend } wins.
together-end-won-time = { $friend } used up the time for a turn. You win!
together-end-lost-time = You used up the time for a turn. { $friend } wins.
together-end-won-played = You win!
together-end-lost-played = { $friend } wins.
together-rematch = Rematch

together-note-older = That link is older than your game: nothing changed.
together-note-same = You have this already: nothing changed.
together-note-version = This link continues your other version, so that is the game again. The previous one stays in “Games with friends”.
together-own-link = This is your own link: nothing changed. Send it to { $friend }.
together-note-claimed = A turn came before the claim on time: the game goes on.
together-note-crossed = You both acted before seeing what the other did. The game goes on as the board shows.
together-note-left = Disconnected: the game goes on by link.
together-answer-refused = { $friend } did not agree to take it back.
together-answer-agreed = { $friend } agreed: your turn is taken back.
together-answered-yes = You agreed to the takeback.
together-answered-no = You refused the takeback.
together-clash-fork = This link and your game differ from turn { $turn } on: { $known } in your game, { $received } in the link. Whatever you choose, your game stays in “Games with friends”.
together-clash-time = The time of turn { $turn }, { $known }, differs: { $here } in your game, { $there } in the link. Whatever you choose, your game stays in “Games with friends”.
together-clash-order = This link and your game have the same turns, but from turn { $turn } on, the times or the order of offers and answers differ. Whatever you choose, your game stays in “Games with friends”.
together-clash-mine = This link already has a turn { $turn } of yours, { $received }. You did not play it on this device. Whatever you choose, your game stays in “Games with friends”.
together-clash-mine-word = This link has something of yours that this device does not know: a resignation, a takeback request or an answer to one. Whatever you choose, your game stays in “Games with friends”.
together-clash-terms = This link belongs to this game, but has another board, other rules or other times. Whatever you choose, your game stays in “Games with friends”.
together-keep = Keep my game
together-take = Take the link's game
together-kept = Your own version is kept in “Games with friends”.
together-kept-open = Open it

together-status-settle = two versions
together-status-version = another version
together-status-send = to be sent
together-status-turn = your turn
together-status-answer = a question for you
together-status-asked = waits for an answer
together-status-waits = their turn
together-status-invited = invitation open
together-status-won = you won
together-status-lost = you lost
together-entry = { $turns ->
        [0] no turns yet
        [one] { $turns } turn
       *[other] { $turns } turns
    }
together-remove = Remove from the list
together-remove-sure = Remove the game
together-removed = Removed: the game with { $friend }.

# What is sent with the link. The reader of it is your friend.
together-text-invitation = Let's play Bug! You start.
together-text-turn = Our game of Bug, turn { $number }: { $me } played { $turn }. Your turn!
together-text-back = Our game of Bug: may I take back { $turn }?
together-text-over = Our game of Bug is over.
together-text-resigned = Our game of Bug: I resign. You win!
together-text-time = Our game of Bug: the time for your turn is up.
together-text-word = Our game of Bug goes on.
together-text-open = Open this link:
together-text-paste = Paste this line into Bug, under “New game”, “A friend elsewhere”, “Games with friends”:
together-mail-subject = Bug: your turn

notice-bad_letter = This link of a game with a friend can't be read.
notice-not_added = This could not be added to your game with a friend.

# A direct connection between two devices.
direct = Direct connection
direct-start = Play live
direct-where = Live works when you are both on one network. Farther apart it may not: then play by link.
direct-join = Join
direct-goes-on = { $friend } invites you to go on with your game.
direct-join-server = Join, and ask it too
direct-join-without = Join without it
direct-server = Your friend's device asks the STUN server { $server } for its address. If yours asks it too, the two may reach each other through routers. It learns your network addresses, but nothing of the game.
direct-is-asked = You play live: your two devices connect to each other, with no server between them; each learns the other's network address. An invitation is for one friend only.
direct-who = Both devices will draw lots for who starts.
direct-you-start = You play { $seat }, and you start.
direct-you-play = You play { $seat }. { $friend } starts.
direct-is-handed = The answer is now in your other tab with Bug. The game starts there; you can close this tab.
direct-is-preparing = One moment …
direct-is-inviting = Send your friend this invitation and leave this page open. Then enter the answer that comes back.
direct-inviting-what = Your two devices connect to each other, and each learns the other's network address.
direct-step-send = 1. Send this invitation to your friend
direct-step-enter = 2. Your friend joins and sends you an answer: enter it here
direct-step-answer = Last step: send this answer back
direct-is-answering = Leave this page open. The game starts when your friend has entered the answer.
direct-is-connecting = Connecting …
direct-is-open = Connected.
direct-distance = Connected. Delay: { $lag } ms.
direct-lot-drawn = Both devices drew lots.
direct-lot-alone = Only the inviting device drew lots: without https no browser can check it.
direct-lot-none = Your friend's device chose who starts: it drew no lots, although its invitation said so.
direct-first-me = You start.
direct-first-friend = { $friend } starts.
direct-is-returning = The connection was interrupted. Connecting again …
direct-page-left = { $friend } has closed or reloaded the page. Connecting again …
direct-is-lost = The connection is lost. The game is kept: invite again, or go on by link.
direct-is-elsewhere = This game is played live in another tab of this browser. You can play in either tab.
direct-lost-guest = The connection is lost. The game is kept. Answer your friend's new invitation, invite again, or go on by link.
direct-left = { $friend } has left the connection. The game is kept: invite again, or go on by link.
direct-lost-clock = Your clock goes on, and your turn will be sent.
direct-lost-wait = Only { $friend }'s device knows the time left, so nobody can claim the win for now.
direct-lost-turn = Your turn is sent as soon as you are connected.
direct-lost-end = { $friend } does not know of the end yet: invite again, or go on by link.
direct-lost-over = The connection has ended. Invite again to play another game live.
direct-invitation-over = Your invitation ended when the page was loaded again. Invite again, or go on by link.
direct-is-failed = The two devices do not reach each other: they have no network in common, or your friend has closed the page that gave this answer.
direct-failed-guest = There is no connection: another device took the invitation, your friend did not enter the answer in time, or the two devices have no network in common. Ask your friend for a new invitation, or for a link.
direct-failed-alone = This browser gives no address at which another device could reach it: there is no network, or a setting forbids it.
direct-failed-stun = The two devices do not reach each other, not even with that server.
direct-no-code = This is not a whole invitation or answer. Perhaps it was cut or changed on its way: copy all of it.
direct-letter = This is a link to a game, not an answer.
direct-letter-open = Open the game
direct-other-answer = This answer is to another invitation. Send your friend the one above, and enter the answer to it.
direct-own-code = This is your own invitation. Send it to your friend, and enter the answer that comes back.
direct-late-answer = No open invitation waits for this answer. Invite your friend again.
direct-dropped-size = The connection was ended: your friend's device sent too much at once. Your game is kept.
direct-dropped-rate = The connection was ended: your friend's device sent too many messages. Your game is kept.
direct-dropped-form = The connection was ended: your friend's device sent something that is not part of the game. Your game is kept.
direct-dropped-lots = The connection was ended: your friend's device did not draw the lot as promised. Your game is kept.
direct-leave = Disconnect
direct-leave-open = Disconnect and open it
direct-ends-other = You are connected to { $friend }. “Play live” ends that connection and makes a new one.
direct-cancel = Cancel
direct-by-link = Go on by link
direct-back = Back to the board
direct-again = Invite again
direct-show = Show the link
direct-other = Another way
direct-offer-link = Invitation to send
direct-answer-link = Answer to send
direct-copy-answer = Copy answer
direct-enter = Your friend's answer
direct-file-answer = Your friend enters this text as “Your friend's answer”.
direct-connect = Connect
camera-scan = Scan with the camera
camera-asks = Your browser asks whether the page may use the camera. The picture stays on this device.
camera-look = Hold your friend's QR code in front of the camera.
camera-refused = This page may not use the camera. Paste the code, or allow the camera in your browser's settings for this page.
camera-none = There is no usable camera. Paste the code.
direct-say = Say …
direct-stun = Address of a STUN server
direct-stun-what = Through a router it may work with a STUN server. It learns your network addresses, but nothing of the game. Choose one that you trust.
direct-stun-try = Try with it
direct-two-tabs = Play both sides in two tabs
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-oops = Oops!
phrase-thanks = Thanks!
phrase-one-moment = One moment, please.
phrase-not-now = Not now, thanks.
phrase-bye = Bye!
