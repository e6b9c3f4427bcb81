"""Plays against a bot with the library alone: `python examples/play.py castellan --bot hard`."""

import argparse

import castlewright as cw


def ask(match: cw.Match) -> int:
    """The place of a legal action that somebody types in; the first one where nothing is typed any more."""
    legal = match.legal(0)
    for place, text in enumerate(legal):
        print(f"{place:4} {text}")
    while True:
        try:
            typed = input("> ")
        except EOFError:
            print()
            return 0
        if typed.isdecimal() and int(typed) < len(legal):
            return int(typed)
        print(f"a number from 0 to {len(legal) - 1}")


def main() -> None:
    """Play one game and print the score."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--svg", help="where to draw the first board after every action")
    chosen = parser.parse_args()
    game = cw.load_game(chosen.game)
    bot = cw.make_bot(chosen.bot, game, seed=1)
    match = cw.Match(game, ["you", chosen.bot], seed=chosen.seed)
    while not match.is_over:
        if 0 in match.waiting:
            match.act(0, match.legal(0)[ask(match)])
        else:
            print(f"{chosen.bot}: {bot.play(match)}")
        if chosen.svg:
            cw.draw(match, 0).save(chosen.svg)
    for sheet in cw.score(match).sheets:
        print(sheet.name, sheet.total)


if __name__ == "__main__":
    main()
