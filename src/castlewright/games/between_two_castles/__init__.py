"""Between Two Castles of Mad King Ludwig: every player helps to build the two castles beside them."""
