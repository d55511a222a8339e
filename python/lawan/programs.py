"""A function as a program for the arena, which speaks the protocol `simple` (docs/bots.md)."""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING, Callable, Optional, TextIO

if TYPE_CHECKING:
    from ._lawan import Position


def serve(
    choose: Callable[["Position", SimpleNamespace], str],
    stdin: Optional[TextIO] = None,
    stdout: Optional[TextIO] = None,
) -> None:
    """Plays games with choose(position, clock) until the arena says quit.

    A bot in six lines, started by process(command="python3 my_bot.py"):

        import lawan

        def choose(position, clock):
            return max(position.legal_moves, key=lambda move: -len(position.play(move).legal_moves))

        lawan.serve(choose)
    """
    from ._lawan import game

    stdout = stdout or sys.stdout
    told: dict[str, str] = {}
    for line in stdin or sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "lawan":
            told = {}
        elif word == "ready?":
            random.seed(int(told.get("seed", "1")))
            print("ready", file=stdout, flush=True)
        elif word == "go":
            position = game(told["game"]).parse(told["position"])
            print(choose(position, _clock(told)), file=stdout, flush=True)
        elif word == "quit":
            return
        else:
            told[word] = rest


def _clock(told: dict[str, str]) -> SimpleNamespace:
    """What the arena said of the time: seconds for this move, seconds left in the game, depth, nodes."""
    clock = SimpleNamespace(seconds=None, left=None, depth=None, nodes=None)
    words = told.get("clock", "none").split()
    for name, value in zip(words, words[1:]):
        if name == "move":
            clock.seconds = float(value)
        elif name in ("depth", "nodes"):
            setattr(clock, name, int(value))
    if "time" in told:
        clock.left = float(told["time"].split()[0])
    return clock
