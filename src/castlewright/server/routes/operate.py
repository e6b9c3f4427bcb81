"""What an operator asks: is it alive, can it work, and its figures. Outside of /api, which is for guests."""

import hmac
from typing import Any

from litestar import MediaType, Request, Response, get

from castlewright import __version__
from castlewright.server import metrics
from castlewright.server.house import House
from castlewright.server.routes import TheHouse
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import ENCODER

THIS_MACHINE = {"127.0.0.1", "::1"}
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
"""Headers of a request that a proxy on this machine passed on for somebody else."""

TEXT_FORM = "text/plain; version=0.0.4"

AnyRequest = Request[Any, Any, Any]


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, str]:
    """The process is alive; nothing else is asked."""
    return {"status": "alive", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(house: TheHouse) -> Response[bytes]:
    """Whether the database answers, worker processes can be had and the server is not closing; else 503."""
    found = await house.readiness.ask()
    return Response(
        ENCODER.encode(found),
        status_code=200 if found.is_ready else 503,
        media_type=MediaType.JSON,
        headers={"Cache-Control": "no-store"},
    )


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def show_metrics(request: AnyRequest, house: TheHouse) -> Response[str]:
    """Figures in Prometheus' text form, for this machine or with the token."""
    if not may_see(request, house.settings.metrics_token):
        raise Refused("not_allowed", "the figures are for this machine, or for who has the token")
    text = metrics.exposition(gauges(house))
    return Response(text, media_type=TEXT_FORM, headers={"Cache-Control": "no-store"})


def may_see(request: AnyRequest, token: str | None) -> bool:
    """Whether a request has the token, or comes from this machine itself and through no proxy."""
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token and hmac.compare_digest(given.encode(), token.encode()):
        return True
    is_forwarded = any(name in request.headers for name in FORWARDED)
    return not is_forwarded and request.client is not None and request.client.host in THIS_MACHINE


def gauges(house: House) -> metrics.Gauges:
    """How things are now in this house."""
    lives = house.hall.lives.values()
    watched = sum(bool(live.viewers) for live in lives)
    thinkers = house.thinkers.all
    busy = sum(thinker.line.is_busy for thinker in thinkers)
    return {
        "sockets": ("Open sockets.", {"": house.doors.inside.total()}),
        "tables": ("Tables in memory.", {"watched": watched, "idle": len(lives) - watched}),
        "moves_waiting": ("Moves that wait to be stored.", {"": len(house.log.waiting)}),
        "bots_waiting": ("Bots that wait for their turn to be thought out.", {"": len(house.turns.tasks)}),
        "workers": ("Worker processes.", {"busy": busy, "idle": len(thinkers) - busy}),
    }


HANDLERS = [health, ready, show_metrics]
