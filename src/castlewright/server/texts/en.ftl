# What the play server tells people.
event-started = The game starts.
event-acted = { $name }: { $action }
event-acted-secretly = { $name } has chosen.
event-undone = { $action ->
    [""] { $name } takes a move back.
   *[other] { $name } takes back: { $action }
}
event-revealed = Something is revealed.
event-finished = The game is over.
event-bot-took-over = A bot plays on for { $name }.
event-person-returned = { $name } is back.

undo-last = Take back: { $action }
undo-off = This table plays without take-backs.
undo-nothing = There is nothing to take back.
undo-final = A secret choice is final.
undo-revealed = Something was revealed since.
undo-built-on = Others have gone on from there.

error-bad-message = The message cannot be understood: { $reason }
error-bad-value = This cannot be used: { $reason }
error-unknown-name = This name is not known: { $reason }
error-breaks-rule = This breaks a rule: { $reason }
error-check-failed = A stored figure is wrong: { $reason }
error-not-signed-in = Please say your name first.
error-bad-link = This link is not, or no longer, good for a seat.
error-foreign-page = This page may not talk to the server.
error-not-host = Only the host may do that.
error-not-seated = You have no seat at this table.
error-not-allowed = That is not allowed here.
error-no-table = There is no table { $code }.
error-not-found = There is nothing here.
error-method-not-allowed = This cannot be asked in this way.
error-not-acceptable = The server has no answer of this kind.
error-already-started = The game has started.
error-already-seated = You have another seat at this table.
error-illegal-action = That is not possible now: { $reason }
error-no-undo = This can no longer be taken back.
error-no-person = Nobody's seat can be taken over there.
error-not-absent = This person has not been away for long enough.
error-not-finished = The game is not over.
error-not-started = The game has not started.
error-not-your-turn = It is not your turn.
error-old-seq = The table has gone on meanwhile.
error-seat-taken = This seat is taken.
error-seats-open = A seat is still open.
error-take-backs-off = This table plays without take-backs.
error-talk-closed = Nobody talks while tiles are chosen in secret.
error-too-large = That is too large.
error-bad-format = The server reads JSON only.
error-wrong-protocol = Server and page are of different versions; please load the page again.
error-too-many = Too much at once; please wait a moment.
error-failed = The server made an error. Nothing was lost.
error-help-failed = No help can be had at the moment.
error-storage-busy = The server could not store this; please try again.
error-storage-failed = The server's database does not answer; please try again.
error-storage-full = The server's disk is full: nothing more can be stored.
