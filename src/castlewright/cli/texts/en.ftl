# What the command line says.
play-did = { $name }: { $action }
play-did-secretly = { $name } has chosen.
play-hint = Hint: { $action } — { $reason }.
play-hint-other = Or: { $action } — { $reason }.
play-hint-figures = ({ $win } % wins, { $margin } points in simulated games)
play-hint-exact = (counted out to the end)
play-prompt = Your action (? for help): 
play-help = Type an action as it is listed, or its number. list: all actions; hint; undo; sheet: points so far; quit: save and leave.
play-refused = Not possible: { $reason }
play-no-number = There is no such number; choose 1 to { $count } from the list.
play-no-undo = Nothing can be taken back now: something was revealed, or others have gone on.
play-undone = Taken back.
play-saved = The game is saved in { $path }. Go on with:
play-curtain = { $name }, press Enter
play-not-saved = The game could not be saved ({ $reason }). This is its record:
play-unsaveable = games cannot be saved here ({ $reason }); choose another folder with --save-dir
play-over = The game is over.
play-actions = Actions
play-log = What happened
play-type = Type an action, or pick one with the arrow keys and Enter
play-thinking = { $name } is thinking
key-undo = Undo
key-hint = Hint
key-sheet = Sheets
key-save = Save
key-quit = Save and quit
join-name = Your name at the table: 
join-needs-name = the table needs a name for you; give it with --name
join-no-server = no server answers at { $origin } ({ $reason }); check the link, or start one with: castlewright serve
join-not-ours = { $origin } does not answer as a Castlewright server; check the link
join-other-protocol = the server runs version { $version }, which speaks another protocol; install that version here
join-which-table = give the link of a table or its code after the address; tables there: { $tables }
join-refused = the server at { $origin } does not let you in; ask for a new link
join-lost = The connection is lost; trying again…
join-left = You have left; your seat stays yours. The same command brings you back.
join-lobby = Table { $code } waits for its start.
join-open = open seat
join-seat = seat { $number }
join-spectator = a spectator
join-waiting = Waiting for { $names }
join-said = { $name } says: { $text }
join-nudged = { $name } reminds you: it is your turn.
join-wished = { $name } points at { $place }
join-help = Type an action as it is listed, or its number. list: all actions; hint; undo; sheet: points so far; say TEXT: to the table; start: begin as the host; quit: leave, your seat stays yours.
key-start = Start
key-leave = Leave
replay-step = Step { $step } of { $steps }
replay-checked = All figures agree over { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
report-title = What the games tell
report-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
report-unfinished = { $count ->
    [one] { $count } unfinished game left out
   *[other] { $count } unfinished games left out
}
report-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
report-people = people
report-player = Player
report-played = Games
report-wins = Wins
report-mean = Mean score
report-range = Lowest–highest
report-table = The players
report-table-about = Shared wins are split.
report-scores = How the scores spread
report-scores-about = The share of each player’s games with about that score; dashed lines are means.
report-points = Points
report-share = Share of games
report-seat-wins = Who sits well
report-seat-about = Wins by seat with 95 % intervals; the dashed line is fair.
report-seat = Seat { $number }
report-win-share = Wins
report-length = How long the games were
report-actions = Actions of all players
report-worth = What each tile or room was worth
report-worth-about = Points that one of them gave on average; of a long list the best and the worst.
