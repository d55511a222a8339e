"""Tournaments: a plan in, a table out."""

from __future__ import annotations

import json
import os
import sys
from typing import Any, Callable, Mapping, Optional, Union

from ._lawan import Bot, Game, InputError, _tournament

Progress = Callable[[dict], None]


class Table(dict):
    """The results of a tournament: a dictionary that a notebook shows as a table."""

    @property
    def frame(self) -> Any:
        """The standings as a DataFrame, where pandas is installed."""
        import pandas

        return pandas.DataFrame(self["standings"])

    def __str__(self) -> str:
        head = f"{'':3} {'bot':<30} {'games':>6} {'wins':>6} {'draws':>6} {'losses':>6} {'points':>7} {'elo':>7}"
        lines = [
            f"{number:>2}. {row['bot']:<30} {row['games']:>6} {row['wins']:>6} {row['draws']:>6} "
            f"{row['losses']:>6} {row['points']:>7g} {_rounded(row['elo']):>7}"
            for number, row in enumerate(self["standings"], 1)
        ]
        return "\n".join([head, *lines])

    def _repr_html_(self) -> str:
        import html

        names = ("bot", "games", "wins", "draws", "losses", "points", "elo")
        head = "".join(f"<th>{name}</th>" for name in names)
        rows = "".join(
            "<tr>" + "".join(f"<td>{html.escape(_shown(row[name]))}</td>" for name in names) + "</tr>"
            for row in self["standings"]
        )
        return f"<table><tr>{head}</tr>{rows}</table>"


def tournament(
    plan: Union[Mapping[str, Any], str, "os.PathLike[str]"],
    *,
    store: Union[str, "os.PathLike[str]", None] = None,
    concurrency: int = 1,
    allow_commands: bool = False,
    progress: Union[bool, Progress] = False,
) -> Table:
    """Plays a tournament and returns its table.

    `plan` is a dictionary with the fields of docs/tournament-files.md, or the path of such a file. Only "game"
    and "bots" are needed. A bot is a spec, a Bot, or a function choose(position, clock), by itself or as
    (name, bot). The games are kept in the file `store`, and the same call goes on with it. progress=True
    shows a line while it goes on; a function is called with the standings so far. Programs are started only
    with allow_commands=True.
    """
    import tempfile  # here, because it takes a third of the time of `import lawan`

    if not isinstance(plan, Mapping):
        with open(plan, encoding="utf-8") as file:
            plan = _read(file.read())
    bots, functions = _entrants(plan.get("bots", []))
    fields = {**plan, "bots": bots}
    if isinstance(fields.get("game"), Game):
        fields["game"] = fields["game"].name
        fields.setdefault("settings", plan["game"].settings)
    tell = _show if progress is True else progress or None
    with tempfile.TemporaryDirectory() as folder:
        path = os.fspath(store) if store is not None else os.path.join(folder, "tournament.db")
        table = _tournament(json.dumps(fields), functions, path, concurrency, allow_commands, tell)
    if progress is True:
        print(file=sys.stderr)
    if store is None:
        table["store"] = None
    return Table(table)


def _read(text: str) -> Mapping[str, Any]:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise InputError(f"the plan is no JSON: {error}", "python-plan-no-json") from None


def _entrants(bots: Any) -> tuple[list, dict]:
    """The bots as a plan in JSON names them, and the functions among them by name."""
    planned, functions = [], {}
    for each in bots:
        name, bot = each if isinstance(each, tuple) and len(each) == 2 else (None, each)
        if isinstance(bot, Bot):
            bot = bot.spec
        elif callable(bot):
            name = _unused(name or getattr(bot, "__name__", "python"), functions)
            functions[name] = bot
            bot = "python"
        planned.append(bot if name is None else {"name": name, "bot": bot})
    return planned, functions


def _unused(name: str, names: Mapping[str, Any]) -> str:
    plain = name.strip("<>")
    return plain if plain not in names else next(
        f"{plain} {number}" for number in range(2, len(names) + 3) if f"{plain} {number}" not in names
    )


def _show(state: dict) -> None:
    leader = state["standings"][0] if state["standings"] else None
    lead = f", {leader['bot']} leads with {leader['points']:g}" if leader else ""
    print(f"\r{state['game_count']} of {state['expected_games']} games{lead}\033[K", end="", file=sys.stderr, flush=True)


def _rounded(elo: Optional[float]) -> str:
    return "" if elo is None else f"{elo:+.0f}"


def _shown(value: Any) -> str:
    return f"{value:+.0f}" if isinstance(value, float) else str(value)
