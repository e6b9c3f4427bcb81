# The browser client in English.
app-name = Castlewright
page-title = { $page } · Castlewright
skip-to-content = Skip to the content
to-home = Home
nav-label = Main pages
nav-play = Play
nav-rules = Rules
nav-replays = Replays
close = Close
cancel = Cancel
save = Save
copied = Copied
copy-link = Copy the link
reload = Reload
try-again = Try again
guest-name = Guest
problem-code = For reports: { $code }

## Home
home-title = Four building games, with friends and good bots
home-title-alone = Four building games against good bots
home-lead = Play at once or over days. Every point is explained on the board. No account needed.
home-lead-alone = Every point is explained on the board. No account, no server: all of it runs in this browser.
home-not-affiliated = Not affiliated with any publisher. Names and numbers are facts, words and drawings are ours.
home-rules-title = Learn a game
rules-section = Rules { $section }
home-rules-words = The rules in our own words, with drawn examples.
home-rules-link = Read the rules
home-replays-title = Watch a game again
home-replays-words = Your finished games, step by step, or a record file.
home-replays-link = Open the replays
my-tables = My tables
no-tables = No tables yet. Play now, it takes one click.
just-now = just now
open-tables = Tables open to all
table-your-turn = Your turn
table-their-turn = Running
table-waits-for-players = Waiting for players
table-in-game = in { $game } with { $others }
to-the-table = Go to the table
play-now = Play now
with-friends = With friends
play-now-against = { $bots ->
    [one] Play now: against one bot, { $level }
   *[other] Play now: against { $bots } bots, { $level }
}
game-players = { $least } to { $most } players
in-the-terminal = In the browser soon; now in the terminal
join-title = Join a table
join-by-code = Type the code that a friend sent you.
join-button = Join

## Set-up, joining, waiting
new-title = Set up a table
new-lead = A friend comes by a link; bots sit down at once.
new-lead-alone = Bots sit down at once, and the game stays on this device.
new-seats = Who plays
new-pace = Pace
new-more = More
new-more-now = Now on: { $options }.
new-more-none = nothing
new-open = Open the table
new-start = Start the game
pace-live = Live
pace-relaxed = Relaxed
pace-live-words = Everybody is here now.
pace-relaxed-words = Everybody plays when there is time; the game can take days.
option-take-backs = Take back
option-take-backs-words = A laid tile may be taken back until somebody has built on it.
option-helping-figures = Helping figures
option-helping-figures-words = Every place shows what it would bring.
option-hints = Hints
option-hints-words = The bulb shows up to three good actions.
option-memory-aid = Memory aid
option-memory-aid-words = Hands that you have passed on stay in sight for you.
option-public = Public
option-public-words = Anybody on this server may find the table and watch.
option-chosen = { $option }: { $value }.
option-as-text = As text or from a file
option-row = Row
option-cell = { $list }, row { $row }, { $column }
option-file = Take a file
option-content = or write here
option-bad-text = Line { $line } cannot be read. Is a comma, a bracket or a quotation mark missing?
seat-me = you
seat-number = Seat { $number }
seat-free = free seat
seat-for-friend = Free for a friend
seat-add = Add a seat
seat-remove = Remove seat { $number }
seat-kick = Free this seat
seat-host = host
seat-bot = bot, { $level }
seat-bot-plays = away, a bot plays
seat-thinking = thinking
seat-present = here
seat-away = away
seat-to-act = to play
bot-number = Bot { $number }
bot-of-level = Bot, { $level }
level = { $name ->
    [beginner] beginner
    [easy] easy
    [medium] medium
    [hard] hard
   *[expert] expert
}
level-next = Next time bots of another level suit you: { $level }.
sit-down = Sit down
only-watch = Only watch
watch = Watch
table-full = All seats are taken. You can watch, or wait here: a seat that becomes free is offered to you.
table-started = The game has begun. You can watch.
waiting-title = Waiting room
waiting-free = { $count ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $count } seats are free.
}
waiting-for-host = The host starts the game.
start-game = Start the game
fill-with-bots = Give free seats to bots
leave-seat = Leave the table
share-title = Invite
share-code = Code
share-machine = Link on this computer
share-network = Link in your network
share-closed = Only this computer can reach the game so far.
share-open = Open it to my network
qr-alt = QR code of the link

## Things that go wrong
missing-title = There is nothing here
missing-words = This address leads nowhere. Perhaps a letter is missing.
missing-game = This game cannot be played in the browser yet. It can be played in the terminal.
no-table-title = This table is not here
no-table-words = There is no table { $code }, or it is no longer yours. Ask for a new link, or play another game.
set-aside-title = This table is set aside
set-aside-words = Nothing of it is lost: whoever played there can take the record of the game home.
bad-link-title = This link does not work any more
bad-link-words = It was withdrawn or is not complete. Ask whoever sent it for a new one.
sent-away-title = This seat is no longer yours
sent-away-words = The host has given it to others, or the link that you came by was withdrawn. You can still watch.
engine-loading = Loading the engine for use without a network
with-bots = With other bots
table-on-device = This table lies in this browser alone.
unreachable-title = The server does not answer
unreachable-words = It may have been stopped. Start it again with the command castlewright, then try again.
connection-lost = Connection lost. Trying again. Your moves are safe.
connection-back = You are back.
slow = Something is on its way.
plays-elsewhere = You play at this table in another window.
play-here = Play here
away-title = Since you were here
away-more = { $count ->
    [one] One more line is in the log.
   *[other] { $count } more lines are in the log.
}
move-refused = This is no longer possible: the table has changed. Choose again.
outdated-title = A newer version is here.
outdated-words = Reload when it suits you; the game stays as it is.
error-unreachable = The server does not answer. Try again in a moment.
error-unknown = That did not work. Try again in a moment.

## Table
table-heading = The table
table-loading = The table is being set.
not-drawn-title = The game could not be loaded
not-drawn-words = What draws it did not arrive, or this version has nothing for it. Reload the page; your moves are safe.
leave-table = Leave the page; the seat stays yours
boards-label = My boards
column-label = Others, score and talk
drawer = Others
tray-label = What to do now
tabs-label = Parts of the table
tab-board = Board
tab-others = Others
tab-score = Score
tab-talk = Talk
tab-log = Log
tab-table = Table
tab-unread = unread
talk-label = Talk, log and table
undo = Undo
undo-what = Undo: { $what }
undo-closed = Undo is closed: { $why }
undo-to = Undo as far as: { $what }
undo-to-here = Undo as far as here
key-undo = U
hint = Hint
nudge = Remind
nudged-by = { $name } is waiting for you.
list-of-places = List of places
boards-in-words = The boards in words
chat-none = Nobody has said anything yet.
chat-says = { $name } says:
chat-write = Write to the table
chat-send = Send
chat-spectator = { $name }, looking on
chat-mute = Mute { $name }
chat-hear-again = Let { $name } talk again
chat-show-out = Show { $name } out
close-to-spectators = Closed to spectators
spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}
table-code = Code of this table: { $code }
fair-deal = Fair deal: hash of the seed
fair-deal-open = Fair deal: the seed is open now.
fair-deal-check = Check
fair-deal-right = It matches the hash shown at the start.
fair-deal-wrong = It does not match the hash shown at the start.
fair-deal-more = How this works
fair-deal-words = SHA-256 of the seed gives the hash that was shown from the start.
seat-link = A link back to my seat
seat-link-words = Keep this link to come back on any device. Whoever has it has your seat.
leave-to-bot = Let a bot play on for me
leave-to-bot-sure = Yes, a bot takes my seat
bot-plays-for-you = A bot plays for you.
take-seat-back = Take the seat back
you-are-watching = You are watching.

## End and replay
play-again = Play again
rematch = Rematch
to-rematch = Go to the rematch
rematch-asks = { $name } asks for a rematch of { $game }.
rematch-you-ask = You ask for a rematch of { $game }.
rematch-you-agree = You want to play { $game } again.
rematch-you-declined = You said no.
rematch-count = { $yes ->
    [one] One of { $all } says yes.
   *[other] { $yes } of { $all } say yes.
}
rematch-waits-for = Waiting for { $names }.
rematch-says-no = { $count ->
    [one] { $names } says no.
   *[other] { $names } say no.
}
rematch-yes = Yes, play again
rematch-no = No
rematch-take-back = Take it back
rematch-without = Begin with bots for { $names }
rematch-begun = The rematch of { $game } has begun.
watch-replay = Watch the replay
share = Share
share-end-words = Whoever opens the link sees this result and can watch the replay.
save-svg = Board as SVG
save-png = Board as PNG
save-record = Save the record of the game
ranking = Ranking
score = Score
replay-title = Replay
replay-start = Before the first move.
replay-step = Step { $step } of { $steps }:
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Step
replay-speed = Speed
replay-times = { $speed }×
replay-seen-by = Seen by
replay-spectator = Spectators
replay-copy-step = Copy the link to this step
replay-go-on = Go on from here
replay-go-on-words = A new table from this position: you sit where you look from, bots in the other seats. What that seat had not seen is drawn anew.
review = What was better?
review-choice = Choice { $number } of { $count }
review-back = Choice before
review-next = Next choice
review-nothing = Nothing was to be decided at this step.
review-thinking = Thinking it over …
review-best = The bot would have done the same.
review-played = done
review-other = Done instead: { $words }. The bot hardly looked at that.
no-replay-title = This game cannot be replayed
replays-mine = My finished games
replays-none = No finished game yet. Play one, it takes a quarter of an hour.
replays-file = A record file
replays-file-words = A record can be saved at the end of a game; castlewright simulate writes records too.
replays-choose-file = Choose a file
record-not-json = This file is not a record: it is not JSON.

## Rules, settings, about
rules-title = Rules of { $game }
settings-title = Settings
settings-name = My name
settings-language = Language
settings-theme = Colours
settings-motion = Motion
settings-size = Text size
settings-sound = Sound
settings-notifications = Notification when it is my turn
settings-confirm = Confirm every action with the button
settings-letter-keys = Letter keys
name-saved = You are { $name } now.
language-en = English
language-fr = Français
language-pl = Polski
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-to-light = Light colours
theme-to-dark = Dark colours
motion-system = As the system
motion-full = All
motion-none = None
size-normal = Normal
size-large = Large
size-larger = Larger
keys-title = Keys at the table
keys-tiles = choose a piece of the hand
keys-tiles-keys = 1 … 9
keys-places = next and previous place, best first
keys-places-keys = N P
keys-boards = left and right board
keys-boards-keys = [ ]
keys-lay = keep the tiles, lay the tile
keys-lay-keys = Enter
keys-undo = undo
keys-undo-keys = U
keys-back = one step back
keys-back-keys = Esc
keys-list = list of places
keys-list-keys = L
keys-board = read the boards in words
keys-board-keys = B
keys-read = read the tile
keys-read-keys = Z
keys-hint = hint
keys-hint-keys = H
about-title = About
about-words = Castlewright plays, scores and studies four building games, in the browser and in the terminal, with friends and with bots. It is free software under the Apache licence 2.0.
about-version = Version { $version }
about-games = The games and who made them
about-game = { $title }, by { $designers } ({ $year })
about-thanks = Thanks
about-thanks-game-icons = Icons by Lorc, Delapouite and contributors, game-icons.net, CC BY 3.0, recoloured.
about-thanks-lucide = Icons of the controls: Lucide, ISC licence.
about-thanks-atkinson = Letters: Atkinson Hyperlegible Next, SIL Open Font License 1.1.
about-thanks-fraunces = Names and totals: Fraunces, SIL Open Font License 1.1.
about-thanks-svelte = Built with Svelte, Fluent and PartySocket, MIT and Apache licences.

## Playing
now-wait = **Waiting for { $names }**
hint-what = { $what }: { $reason }
piece-at = { $piece } in { $where }
board-where = { $board }, { $where }
wish-where = { $words } ({ $where })
places-rest = The line is down: places rest until it is back.
words-gain = { $words }. { $gain }
gain-why = { $gain }: { $why }
now-all-wait-you = Everybody waits for the others: please begin.
now-all-wait = Everybody waits for the others: { $name } begins.
now-after-you = You let the others lay first; you may lay all the same.
now-they-wait = { $count ->
    [one] { $names } waits for you to lay first.
   *[other] { $names } wait for you to lay first.
}
choose-place = Choose a place
now-wait-since = The last move was { $since }.
now-over = **The game is over**
gain-instead = { $message }: { $points } instead of { $before }
taken-by = { $name } has just laid there.
counts-nowhere = It brings nothing yet.
laid-by = Laid by { $name }.
laid-when = See that moment
wish = Wish
wish-here = I would like it here…
wish-not-here = Please not here…
wish-you-first = You first
wish-me-first = Me first
wish-place-here = Now point at a place.
wish-place-not-here = Now point at the place that should stay free.
wish-short = { $name } would like it here
wish-says-here = { $name } would like { $piece } here
wish-says-not-here = { $name }: please not here
wish-says-you-first = { $name }: you first
wish-says-me-first = { $name }: me first
wish-take-over = { $words }. Show it as my preview.
wish-withdraw = { $words }. Take the wish back.
wish-not-for-me = My tile cannot go there.
log-undone = { $name } takes back { $what }
log-open = Show the position of that time
past-title = Earlier position:
past-back = Back to now
log-choices = The choices are shown
log-hands = The hands are taken up
end-wins = { $name } wins with { $points }
end-shared = { $names } share the win with { $points }
tie-ahead = ahead of { $name }: { $why }
tie-shared = level with { $name }
line-points = { $message }: { $points }
line-times = { $count } × { $message }
line-none = none

# Drafting: hands that pass, two tiles kept of each.
draft-choose-small = The other { $rest } go to { $name }. A choice is final.
now-wait-choose = **Waiting for { $names }** to choose
now-wait-lay = **Waiting for { $names }** to lay
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show everything
plane-above = { $count } above
plane-below = { $count } below
plane-left = { $count } to the left
plane-right = { $count } to the right
stepper = Places one by one
stepper-place = Place
stepper-at = { $at } of { $count }
place-before = Previous place
place-next = Next place
turn-left = Turn left
turn-right = Turn right
nothing-to-choose = Nothing to choose from
gain-more = { $count ->
    [one] One more line changes
   *[other] { $count } more lines change
}
sort-thing = { $name }, { $slot }
sort-moved = { $name }: { $slot }
score-now = Score now
score-category = Category
how-scored = How it scored: { $board }
all-boards = All boards
board-points = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-you = You
end-you-win = { $by ->
    [0] You win with { $points }
   *[other] You win with { $points }, { $by } ahead
}
end-you-share = You share the win with { $names }: { $points }
end-you-came = You came { $rank ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] last
}, { $behind ->
    [0] level with { $names }
    [one] one point behind { $names }
   *[other] { $behind } points behind { $names }
}
seat-is-thinking = thinks
seat-is-waiting = to play
seat-is-done = done
progress = Round { $round } of { $rounds }, turn { $turn } of { $turns }
round-number = Round { $round }
hands-left = hands pass left
hands-right = hands pass right
now-wait-small = Meanwhile: look round the table.
counts-in = Counts in { $board }:
best-on-board = Best in { $board }: { $gain }
total-after = { $points } if laid here
board-total = Total:

## The first game
remark-label = For your first game
remark-close = Got it
remark-rules = Rules

## Letters of the room types, where the system gives the colours
letter-type-food = F
letter-type-living = L
letter-type-utility = U
letter-type-outdoor = O
letter-type-sleeping = S
letter-type-corridor = C
letter-type-downstairs = D
letter-type-special = X
letter-type-activity = A

## The score assistant
nav-score = Score
home-score-title = Score a real table
home-score-words = Type in the boards of your own game: every point is explained.
home-score-link = Open the assistant
score-title = Score a real table
score-words = Which game did you play? Type in the boards, and every point is explained. The boards stay on this device; a link shares them.
score-page = Score: { $game }
score-back = Choose another game
score-type = Type in
score-explain = Points
score-redo = Redo
score-add-board = One more board
score-remove-board = Take this board away
score-board-name = Name
score-board-points = { $name } { $points }
score-share = Share
score-share-words = All boards are in this address. Whoever opens it sees them with every point, and can change them.
score-winner = Who wins?
score-who-wins = Who wins?
score-ahead = { $points ->
    [one] One point ahead of { $names }
   *[other] { $points } points ahead of { $names }
}
score-alone = Counted on this device, with or without a connection.
score-tables = Kept tables
score-none-kept = Nothing is kept yet. What you type in stays on this device.
score-forget = Delete { $boards }
score-anew = Start anew
score-no-link-title = This link cannot be opened
score-problems = What breaks a rule
score-has-problems = { $count ->
    [one] something breaks a rule
   *[other] { $count } things break a rule
}
score-wrong = breaks a rule
score-counted = It is counted all the same.
score-not-counted = Not counted, all else is.
score-no-seats = { $count ->
    [one] One board says nothing about a winner: type in the others too.
   *[other] { $count } boards fit no number of players: type in all boards of the table.
}
score-solo = Played alone: { $rank }. Were there others? Then type in their boards too.
score-order = Order round the table
score-move-back = One place earlier
score-move-on = One place later
score-ring = Neighbours share a board: the boards stand here in the order in which they lie round the table. Press a board twice to move it.
score-how-many = How many play?
score-players = { $count } players
score-player = Player { $number }
score-player-name = Name of player { $number }
score-open = Count and try out
score-open-words = The boards as they lie here, in the score assistant: what if this piece lay there?
