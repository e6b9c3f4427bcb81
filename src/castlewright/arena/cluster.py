"""Games on a Dask cluster: the same results as on one machine, from workers that were asked first what they run."""

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

from castlewright import __version__
from castlewright.core.errors import BadInputError, CastlewrightError

CONNECT_SECONDS = 10
PROBE_SECONDS = 30
SILENT_SECONDS = 900
"""How long to wait for the scheduler, for a worker's versions, and for the next result."""


def versions() -> str:
    """What a worker runs."""
    return f"castlewright {__version__}, Python {sys.version_info.major}.{sys.version_info.minor}"


def connect(address: str) -> Any:
    """A client of the cluster at this address whose workers all run what this process runs."""
    try:
        dask: Any = import_module("distributed")
    except ImportError:
        raise BadInputError("cluster", "needs Dask: install castlewright[sim]") from None
    try:
        client = dask.Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise BadInputError(f"cluster {address}", f"no scheduler answers: {error}") from None
    try:
        probe(client, address)
    except BaseException:
        client.close()
        raise
    return client


def probe(client: Any, address: str) -> None:
    """Refuse a cluster without workers, and workers that lack this package or run another version.

    A worker that cannot import the package would otherwise be waited for in silence.
    """
    workers = list(client.scheduler_info(n_workers=-1)["workers"])
    if not workers:
        raise BadInputError(f"cluster {address}", "has no workers")
    for worker in workers:
        try:
            found = client.submit(versions, workers=[worker], pure=False).result(timeout=PROBE_SECONDS)
        except Exception as error:
            reason = f"worker {worker} cannot run castlewright: {type(error).__name__}: {error}"
            raise BadInputError(f"cluster {address}", reason) from None
        if found != versions():
            raise BadInputError(f"cluster {address}", f"worker {worker} runs {found}, not {versions()}")


def run_on(address: str, work: Callable[..., Any], calls: Sequence[tuple[Any, ...]]) -> Iterator[Any]:
    """The results of all calls, in order, worked out on the cluster."""
    client = connect(address)
    try:
        futures = [client.submit(work, *call, pure=False) for call in calls]
        for future in futures:
            try:
                yield future.result(timeout=SILENT_SECONDS)
            except CastlewrightError:
                raise
            except TimeoutError:
                raise BadInputError(f"cluster {address}", f"silent for {SILENT_SECONDS} seconds") from None
    finally:
        client.close()
