"""Addresses of a table: to invite others, and to come back into one's own seat from any device."""

import re
import socket

from itsdangerous import BadSignature, URLSafeSerializer

from castlewright.server.store.rows import TableRow
from castlewright.server.wire.problems import Refused
from castlewright.server.wire.protocol import Link, SeatLink, Share

HERE = {"localhost", "127.0.0.1", "[::1]"}
"""Names by which a machine calls itself."""

SALT = "castlewright seat link"


def seat_secret(key: str, row: TableRow, seat: int) -> str:
    """What brings somebody back into a seat, until the seat's generation changes."""
    return str(URLSafeSerializer(key, SALT).dumps([row.code, seat, row.seats[seat].generation]))


def seat_of_secret(key: str, row: TableRow, secret: str) -> int:
    """The seat that a secret opens; refused if it was forged, revoked or made for another table."""
    try:
        code, seat, generation = URLSafeSerializer(key, SALT).loads(secret)
        is_good = code == row.code and row.seats[seat].generation == generation and row.seats[seat].kind == "person"
    except (BadSignature, ValueError, TypeError, IndexError):
        is_good = False
    if not is_good:
        raise Refused("bad_link", "this link is not, or no longer, good for a seat")
    return int(seat)


def local_address() -> str | None:
    """The address of this machine in the local network, None without one; nothing is sent to find out."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if address.startswith("127.") or address == "0.0.0.0" else address


def name_in(host: str) -> str:
    """The name in a Host header, without the port."""
    return re.sub(r":\d*$", "", host).lower()


def is_this_machine(base: str) -> bool:
    """Whether an address is one by which a machine reaches itself."""
    return name_in(base.partition("://")[2].rstrip("/")) in HERE


def places(base: str, *, is_open: bool) -> list[Link]:
    """Where this server can be reached: as the asker did, and in the local network if it listens there.

    `base` is the address the asker used; `is_open` says whether the server listens to other machines.
    """
    scheme, _, rest = base.rstrip("/").partition("://")
    name = name_in(rest)
    is_here = name in HERE
    links = [Link(url=f"{scheme}://{rest}", where="this_machine" if is_here else "local_network")]
    network = local_address() if is_here and is_open else None
    if network is not None:
        links.append(Link(url=f"{scheme}://{network}{rest[len(name) :]}", where="local_network"))
    return links


def with_path(links: list[Link], path: str) -> list[Link]:
    """The same places with a path behind."""
    return [Link(url=link.url + path, where=link.where) for link in links]


def share(links: list[Link], code: str, *, can_open: bool) -> Share:
    """How others get to a table; the last address works for most."""
    return Share(code=code, links=with_path(links, f"/table/{code}"), can_open=can_open)


def seat_link(links: list[Link], code: str, secret: str) -> SeatLink:
    """Ways back into a seat; the secret stands behind `#`, so that it is never sent as an address."""
    return SeatLink(links=with_path(links, f"/table/{code}#seat={secret}"))
