from castlewright.games.castles_of_mad_king_ludwig.tables import ACTIONS
def position_to_text(p): return ""
