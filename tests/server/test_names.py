"""Names and lines before others: nothing invisible, nobody who passes for somebody else."""

import pytest

from castlewright.server.tables.names import clean_line, clean_name, free_name, likeness

CLEANED = [
    ("  Ann   Lee ", "Ann Lee"),
    ("Ａｎｎ", "Ann"),
    ("An\u200bn", "Ann"),
    ("\u202eAnn\u202c", "Ann"),
    ("\u2067Ann\u2069", "Ann"),
    ("A\u00adnn", "Ann"),
    ("Zoe\u0308", "Zoë"),
    ("A" + "\u0323" * 30 + "nn", "\u1ea0\u0323\u0323nn"),
    ("\u3164\u3164", ""),
    ("\u2800", ""),
    ("...", ""),
    ("🦊", "🦊"),
    ("Łukasz", "Łukasz"),
    ("x" * 40, "x" * 24),
]


@pytest.mark.parametrize(("given", "kept"), CLEANED)
def test_a_name_keeps_what_can_be_seen(given: str, kept: str) -> None:
    assert clean_name(given) == kept


ALIKE = [
    ("Ann", "ann"),
    ("Ann", "Αnn"),
    ("Ann", "Аnn"),
    ("Ann", "Änn"),
    ("Ian", "lan"),
    ("Ian", "1an"),
    ("Bob", "B0b"),
    ("Tim", "Tirn"),
    ("Ann Lee", "AnnLee"),
    ("Ann", "A.n.n"),
    ("Paweł", "Pawel"),
    ("Alice", "Аliсе"),
    ("Bob", "Воb"),
    ("Nina", "Νina"),
    ("Zoe", "Ζоe"),
    ("Hugo", "հսցօ"),
    ("Anna", "ᴀɴɴᴀ"),
    ("Ann", "ᎪNN"),
    ("Lena", "ꓡꓰꓠꓮ"),
    ("Ada", "ɑda"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_people_take_for_each_other_are_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Ann", "Ann 2"), ("Zoe", "Joe"), ("🦊", "🐻")])
def test_different_names_are_not_alike(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


def test_who_comes_second_with_a_name_gets_a_number() -> None:
    assert free_name("Ann", []) == "Ann"
    assert free_name("Аnn", ["Bob", "Ann"]) == "Аnn 2"
    assert free_name("Ann", ["Ann", "ann 2"]) == "Ann 3"
    assert len(free_name("x" * 24, ["x" * 24])) <= 24


def test_a_line_keeps_its_emoji_and_loses_marks_of_direction() -> None:
    assert clean_line("well\u202edone 👩\u200d🚀 ❤\ufe0f") == "welldone 👩\u200d🚀 ❤\ufe0f"


def test_a_line_does_not_grow_by_being_made_plain() -> None:
    assert len(clean_line("\ufdfa" * 500)) <= 500
    assert len(clean_name("\ufdfa" * 24)) <= 24
