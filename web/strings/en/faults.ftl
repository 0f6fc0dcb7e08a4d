### What the page says when something goes wrong, or happens to the page itself.

failure = Part of Bug did not load
failure-no_worker = The background worker for the rules did not start. Try again. If that fails, use a newer Firefox, Chrome, Edge or Safari.
failure-other_build = A new version of Bug arrived while this page was loading. Reload the page; your game is saved.
failure-page_missing = Part of the page did not load. Check your connection, then try again.
failure-runtime_missing = Part of Python did not load. Check your connection, then try again.
failure-runtime_timeout = Python took too long to load. Your connection may be slow: try again.
failure-runtime_broken = Python loaded but did not start. Reload the page, or use another browser.
failure-wheel_missing = The file with the rules did not load. Check your connection, then try again.
failure-wheel_broken = The file with the rules is damaged. Reload the page without its cache, then try again.
failure-python_error = The rules stopped with an error. Try again; your game is saved.
failure-hung = The rules stopped answering. Try again; your game is saved.
failure-other = Something went wrong. Try again; your game is saved.
failure-clean = “Load everything again” replaces all files of the page. Your game, settings and bots stay.
failure-saved = Your game is saved in this browser. You can also copy it:
failure-detail = Error report

# Shown without the page's modules; on one line each (web/build/words.py).
fallback-heading = Part of Bug did not load
fallback-what = Part of the page did not load, or this browser is too old for it. Reload the page; if that does not help, use a newer Firefox, Chrome, Edge or Safari.
fallback-stays = Your game and settings stay.
fallback-no-script = Bug needs JavaScript.

engine-failure = The rules ran into an error
engine-failure-report = This is our mistake, not yours. This report helps us fix it:

tabs-follow = Follow it
tabs-separate = Play separately
tabs-open = Open it here
notice-other_tab = This game is open in another tab. Playing here makes it a separate game.
notice-separate_game = This tab now has a separate game. The game of the other tab is unchanged.
notice-comment_draft = Comment not saved.
notice-kept_game = A game from a tab that was closed is still stored.
safe-late = The game is taking long to open. It stays saved.
safe-start = Start without the saved game
safe-leave = Open the saved game
safe-leave-without = Put the saved game away
notice-safe_mode = Safe mode: without your saved game and your own bots. Both are kept.
notice-storage_blocked = This browser does not let the page save your game: it is lost when you reload. Copy it to keep it.
notice-storage_full = The browser's storage is full: your newest turns are lost when you reload. Copy the game to keep it.
notice-storage_later = The saved game comes from a newer version of Bug, so a new game was set up. The saved text is kept. Reloading may bring the newer version.
notice-storage_corrupt = The saved game could not be read, so a new game was set up. The saved text is kept.
notice-storage_rules = The saved game has rules that this version of Bug does not know, so a new game was set up. The saved text is kept.
notice-review_dropped = The stored review of this game was damaged. Review the game again.
notice-settings_corrupt = Your settings could not be read, so they were reset. The saved text is kept.
notice-deleted = The turns from here on were deleted.
notice-bad_link = This link does not work.
notice-learned_corrupt = Your progress in lessons and puzzles could not be read, so it starts again. The saved text is kept.
notice-learned_unkept = This browser does not store your progress in lessons and puzzles: it is here until you close the page.
notice-together_corrupt = A stored game with a friend could not be read. Its text is kept.
notice-promoted = The new main line is a game of its own. The result stays with the old one.
notice-replaced = Your unfinished game was set aside.
notice-connected = You are connected to a friend, and this invitation needs a connection of its own.
notice-new_version = A new version of Bug is ready. Your game goes on in it.
notice-taking_up = Updating. Your game goes on in the new version.
notice-new_tools = New: Outlook shows on each cell what the other side could eat if you play there.
notice-not_legal = The saved game contains an illegal turn. It was opened up to there; the whole text is kept.
notice-not_kept = A game is not stored among your games: the rules ran into an error while they wrote it. This is our mistake. Copy the game to keep it.
notice-not_kept_illegal = A game is not stored among your games: it contains an illegal turn, its start is impossible, or this version does not know its rules. Copy the game to keep it.
notice-not_as_shown = For a moment the board showed a wrong position. It is right now. This is our mistake: the report helps us fix it.
