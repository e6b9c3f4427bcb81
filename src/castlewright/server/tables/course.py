"""How a finished match went: the scores of all seats, step by step."""

from castlewright.server.tables.live import Live
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Course, Standing


def course(live: Live) -> Course:
    """The scores after each step that changed one; refused while the match runs, since they may be secret."""
    if live.row.state != "finished":
        raise Refused("not_finished", "the game is not over")
    timeline = live.playing.timeline
    position = timeline.position_at(0)
    standings = [Standing(step=0, scores=list(position.scores()))]
    for step, played in enumerate(timeline.standing, start=1):
        position.play_unchecked(played.seat, played.action)
        scores = list(position.scores())
        if scores != standings[-1].scores:
            standings.append(Standing(step=step, scores=scores))
    return Course(steps=len(timeline.standing), standings=standings)
