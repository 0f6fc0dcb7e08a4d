### The frame of the page: the bar, settings, keys, and messages that many rooms share.
###
### A seat is called by its colour: { $seat } writes the name below, { FORM($seat, "adjective") } another form of it.
### A language may give its colours more forms (a gender, a case) and ask for them: { FORM($seat, "gender") -> … }.
### { $cells } writes a list, "B1, B2 and B3"; { OR($cells) } writes "B1, B2 or B3".

colour-red = Red
    .adjective = red
colour-blue = Blue
    .adjective = blue
colour-black = Black
    .adjective = black
colour-white = White
    .adjective = white

# The last entry of a long list: "A1, A2, A3, A4 and 3 more".
more-of-them = { $count } more
# What stands between two sentences, between the parts of a list, between a name and what it is.
space = { " " }
comma = { ", " }
colon = { ": " }
one-moment = One moment …
part-failed = This part of the page did not load. Check your connection, then try again.

# ltr, or rtl for a language that is written from right to left.
direction = ltr

app-name = Bug
# The title of the window, and of the page where it is listed.
app-title = Bug – play Nick Bentley's game in the browser
# In the web app's manifest, on one line each (web/build/words.py).
manifest-description = Play Bug, Nick Bentley's game of growing and eating, against a friend or a bot.
manifest-wide = A game on a desktop
manifest-narrow = A game on a phone
app-tagline = Grow. Eat your twin. Run out of room.
app-board = Board
app-boot =
    { $stage ->
        [download] Loading the rules …
        [python] Getting ready …
       *[engine] Starting the rules …
    }

action-new-game = New game
action-share = Share
action-keys = Keyboard
action-settings = Settings
action-sound = Sound
action-theme =
    { $theme ->
        [light] Theme: light
        [dark] Theme: dark
       *[auto] Theme: automatic
    }
action-undo = Undo
action-redo = Redo
action-close = Close
action-copy = Copy
action-copied = Copied
action-dismiss = Dismiss
action-restore = Restore
action-update = Update now
action-try-again = Try again
action-start-clean = Load everything again

settings-section-sound = Sound and speed
settings-section-look = Board and colours
settings-section-play = Help and controls
settings-section-names = Language and coordinates
settings-sound = Sound
settings-vibration = Vibration
settings-look = Board
settings-look-meadow = Meadow
settings-look-sand = Sand
settings-look-slate = Slate
settings-look-print = Black and white
settings-look-contrast = High contrast
settings-bugs = Bugs
settings-bugs-faces = Faces
settings-bugs-stones = Plain
settings-taps = On a touch screen, play by
settings-taps-two = Two taps
settings-taps-one = One tap
settings-several-aids = Several aids at once
settings-names = Cell names
settings-names-inside = In the cells
settings-names-outside = Around the board
settings-names-off = Off
settings-coordinates = Coordinates
settings-coordinates-own = Automatic
    .what = as usual for the game's rules
settings-coordinates-rows = Rows
    .what = the row's letter, counted from the top, then the number from the left (Genius): C3
settings-coordinates-diagonals = Diagonals
    .what = the letter of the falling diagonal, then the row's number, counted from the top (Green Meadow): D4
settings-coordinates-abstractplay = Abstract Play
    .what = the row's letter, counted from the bottom, then the number from the left: c3
settings-orientation = Rotate board
settings-degrees = { $degrees }°
settings-mirrored = Mirror
settings-two = Two at one device
    .what = you take turns on this screen
settings-turning = Turn the board towards the player to move
settings-edges = A player at each edge of an upright screen
settings-agreed = Take back a turn only if both agree
settings-colours = Player colours
settings-colour-first = First player
settings-colour-second = Second player
settings-colour-own = { $seat } (as the rules say)
settings-language = Language
settings-language-auto = Automatic
settings-help-tools = Aids and tools
settings-tools = Show all tools: outlook, territory, marks, study, turns as text
settings-workers = Faster reviews, reports and matches: how many processor cores they may use
settings-workers-auto = Automatic
settings-theme = Theme
settings-theme-auto = Automatic
settings-theme-light = Light
settings-theme-dark = Dark

key-enter = Enter
key-space = Space
key-backspace = Backspace
key-escape = Esc
key-control = Ctrl
key-home = Home
key-end = End
keys-walk = move left or right
keys-walk-rows = move up or down
keys-walk-slanting = move to one of the four diagonal neighbours (or use the corner keys of the number pad)
keys-grow = play on that cell
keys-take-back = take back the last stone of this turn
keys-undo = undo
keys-redo = redo
keys-step = outside the board: step through the game
keys-half = one stone back or forward, within a turn
keys-variations = in the list of turns: walk through all variations
keys-to-line = in a variation: back to the game's line
keys-aids = show twins, threats, outlook, territory
keys-aids-more = show one more of them
keys-sound = sound on or off
keys-hint = a hint, or the next part of it
keys-new = new game
keys-turn = turn the board by 60°
keys-leave = leave a lesson, a puzzle, the study or a drawing
keys-keys = show these keys
keys-marks = draw marks instead of playing
keys-mark = on the board: start a mark; then on another cell: draw an arrow, on the same cell: draw a ring; Shift changes the colour
keys-clear-marks = clear the marks
