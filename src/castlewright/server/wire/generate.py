"""Files made from the Structs of the protocol: TypeScript types for the browser and an AsyncAPI page for the socket.

`python -m castlewright.server.wire.generate FOLDER` writes them into a checkout; a test fails when one is not current.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect

from castlewright import __version__
from castlewright.core.game import Game
from castlewright.core.legal import LegalAction, OnBoard, OnPlace, Turned
from castlewright.core.record import Record
from castlewright.games import all_games
from castlewright.server.wire import messages, protocol

HEADING = "// Made by `make protocol`; do not edit.\n"
PLAIN: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def files() -> dict[str, str]:
    """Every generated file's text by its path in a checkout."""
    made = {"web/src/protocol.ts": protocol_types(), "docs/asyncapi.json": asyncapi()}
    for game in all_games().values():
        made[f"web/src/games/{game.name}/protocol.ts"] = game_types(game)
        made[f"web/src/games/{game.name}/facts.ts"] = game_facts(game)
        made[f"web/src/games/{game.name}/title.ts"] = f"{HEADING}export const TITLE = {facts_text(game.meta.title)}\n"
        if game.facts.geometry is not None:
            made[f"web/src/games/{game.name}/drawings/geometry.json"] = geometry_text(game.facts.geometry())
    return made


# TypeScript.


class Writer:
    """TypeScript text of Structs; unions of Structs may have a name of their own."""

    def __init__(self, aliases: dict[tuple[object, ...], str], unions: dict[str, str] | None = None) -> None:
        self.aliases = aliases
        self.unions = unions or {}
        self.waiting: list[inspect.StructType | inspect.NamedTupleType] = []
        self.written: dict[str, str] = {}

    def add(self, struct: type) -> None:
        """Declare a Struct or a named tuple and, after it, every Struct that it mentions."""
        described = inspect.type_info(struct)
        assert isinstance(described, (inspect.StructType, inspect.NamedTupleType))
        self.waiting.append(described)
        while self.waiting:
            following = self.waiting.pop(0)
            if following.cls.__name__ not in self.written:
                self.written[following.cls.__name__] = self.declaration(following)

    def declaration(self, kind: inspect.StructType | inspect.NamedTupleType) -> str:
        """A Struct as an interface, a named tuple as a tuple type."""
        return self.interface(kind) if isinstance(kind, inspect.StructType) else self.tuple(kind)

    def interface(self, struct: inspect.StructType) -> str:
        """One Struct as an interface, its first line of documentation above it."""
        lines = [heading(struct.cls)]
        lines.append(f"export interface {struct.cls.__name__} {{")
        if struct.tag_field is not None:
            lines.append(f"  {struct.tag_field}: {quoted(struct.tag)};")
        may_lack = issubclass(struct.cls, protocol.Request) or struct.cls.__struct_config__.omit_defaults
        for field in struct.fields:
            mark = "?" if may_lack and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
        return "\n".join([*lines, "}\n"])

    def tuple(self, kind: inspect.NamedTupleType) -> str:
        """A named tuple as a tuple type with its names."""
        parts = ", ".join(f"{field.name}: {self.type(field.type)}" for field in kind.fields)
        return f"{heading(get_origin(kind.cls) or kind.cls)}\nexport type {kind.cls.__name__} = [{parts}];\n"

    def type(self, kind: inspect.Type) -> str:
        """A type as TypeScript writes it."""
        match kind:
            case inspect.Metadata():
                return self.type(kind.type)
            case inspect.LiteralType():
                values = tuple(sorted(kind.values, key=str))
                return self.aliases.get(values) or " | ".join(quoted(value) for value in kind.values)
            case inspect.UnionType():
                parts = " | ".join(dict.fromkeys(self.type(part) for part in kind.types))
                return self.unions.get(parts, parts)
            case inspect.DictType():
                return f"{{ [key: string]: {self.type(kind.value_type)} }}"
            case inspect.TupleType():
                return f"[{', '.join(self.type(part) for part in kind.item_types)}]"
            case inspect.CollectionType():
                item = self.type(kind.item_type)
                return f"({item})[]" if " | " in item else f"{item}[]"
            case inspect.StructType() | inspect.NamedTupleType():
                self.waiting.append(kind)
                return kind.cls.__name__
            case _:
                return PLAIN[type(kind)]


def heading(cls: type) -> str:
    """The first line of a class's documentation as a comment."""
    return f"/** {(cls.__doc__ or '').strip().splitlines()[0]} */"


def quoted(value: object) -> str:
    """A literal."""
    return f"'{value}'" if isinstance(value, str) else str(value)


def literals() -> dict[str, tuple[object, ...]]:
    """The values of every literal type that has a name."""
    named = {**vars(protocol), **vars(messages)}
    return {name: get_args(value) for name, value in named.items() if get_origin(value) is Literal}


def structs(module: ModuleType) -> list[type]:
    """The Structs that a module declares; those without a field of their own are bases."""
    found = [value for value in vars(module).values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]
    return [
        struct
        for struct in found
        if struct.__module__ == module.__name__ and (struct.__struct_fields__ or struct.__struct_config__.tag)
    ]


def union(name: str, kind: Any) -> str:
    """A union of Structs under a name."""
    return f"export type {name} = {' | '.join(part.__name__ for part in get_args(kind))};\n"


def protocol_types() -> str:
    """`web/src/protocol.ts`: all that travels, game by game left open."""
    named = literals()
    writer = Writer({tuple(sorted(values, key=str)): name for name, values in named.items()})
    for struct in [*structs(protocol), *structs(messages), OnBoard, OnPlace, Turned, LegalAction, Record]:
        writer.add(struct)
    aliases = [f"export type {name} = {' | '.join(map(quoted, values))};\n" for name, values in named.items()]
    constants = [
        f"export const PROTOCOL = {protocol.PROTOCOL};\n",
        f"export const SPECTATOR = {protocol.SPECTATOR};\n",
    ]
    unions = [union("ClientMessage", messages.Client), union("ServerMessage", messages.Server)]
    return "\n".join([HEADING, *constants, *aliases, *writer.written.values(), *unions])


def game_types(game: Game) -> str:
    """`web/src/games/<game>/protocol.ts`: the game's view and its actions."""
    view = get_type_hints(game.views.view)["return"]
    action = get_type_hints(game.notation.action_to_json)["return"]
    writer = Writer({}, unions={" | ".join(part.__name__ for part in get_args(action)): "Action"})
    for struct in [view, *get_args(action)]:
        writer.add(struct)
    return "\n".join([HEADING, *writer.written.values(), union("Action", action)])


def game_facts(game: Game) -> str:
    """`web/src/games/<game>/facts.ts`: what the drawings know of the components, one field a line."""
    found = game.facts.facts()
    writer = Writer({})
    writer.add(type(found))
    fields = [f"  {name}: {facts_text(value)},\n" for name, value in msgspec.structs.asdict(found).items()]
    constant = f"export const FACTS: {type(found).__name__} = {{\n{''.join(fields)}}}\n"
    return "\n".join([HEADING, *writer.written.values(), constant])


def geometry_text(pieces: dict[str, object]) -> str:
    """`web/src/games/<game>/drawings/geometry.json`: what tests hold the drawings against, one piece a line."""
    rows = [f'"{name}": {msgspec.json.encode(row).decode()}' for name, row in pieces.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def facts_text(value: object) -> str:
    """A field of the facts as JSON; a table has a row a line."""
    encode = msgspec.json.encode
    if isinstance(value, dict):
        rows = [f"    {encode(key).decode()}: {encode(row).decode()},\n" for key, row in value.items()]
        return f"{{\n{''.join(rows)}  }}"
    return encode(value).decode()


# AsyncAPI.


def asyncapi() -> str:
    """`docs/asyncapi.json`: the socket of a table as an AsyncAPI 3 document."""
    sent, received = get_args(messages.Client), get_args(messages.Server)
    _, schemas = msgspec.json.schema_components([*sent, *received], ref_template="#/components/schemas/{name}")
    channel = {
        "address": "/ws/tables/{code}",
        "description": "One socket per viewer. The client says hello first; the server answers welcome.",
        "parameters": {"code": {"description": "The public code of the table."}},
        "messages": {
            struct.__name__: {"$ref": f"#/components/messages/{struct.__name__}"} for struct in sent + received
        },
    }
    document = {
        "asyncapi": "3.0.0",
        "info": {"title": "Castlewright: the socket of a table", "version": __version__},
        "defaultContentType": "application/json",
        "channels": {"table": channel},
        "operations": {"say": operation("receive", sent), "hear": operation("send", received)},
        "components": {
            "messages": {struct.__name__: message(struct) for struct in sent + received},
            "schemas": schemas,
        },
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def operation(action: str, structs: Iterable[type]) -> dict[str, object]:
    """What the server does with these messages: `send` or `receive`."""
    return {
        "action": action,
        "channel": {"$ref": "#/channels/table"},
        "messages": [{"$ref": f"#/channels/table/messages/{struct.__name__}"} for struct in structs],
    }


def message(struct: type) -> dict[str, object]:
    """One message of the socket."""
    return {
        "name": struct.__name__,
        "summary": (struct.__doc__ or "").strip().splitlines()[0],
        "payload": {"$ref": f"#/components/schemas/{struct.__name__}"},
    }


def main() -> None:
    """Write all files into the checkout that the argument names."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    for name, text in files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
