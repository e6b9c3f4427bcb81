# What the command line says.
play-did = { $name }: { $action }
play-did-secretly = { $name } has chosen.
play-hint = Hint: { $action } — { $reason }.
play-prompt = Your action (? for help): 
play-help = Type an action as it is listed, or its number. list: all actions; hint; undo; sheet: points so far; quit: save and leave.
play-refused = Not possible: { $reason }
play-no-number = There is no such number; choose 1 to { $count } from the list.
play-no-undo = Nothing can be taken back now: something was revealed, or others have gone on.
play-undone = Taken back.
play-saved = The game is saved in { $path }. Go on with:
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
replay-step = Step { $step } of { $steps }
replay-checked = All figures agree over { $count ->
    [one] { $count } action
   *[other] { $count } actions
}.
