"""Two-player board games: play, analyse, solve, compare.

    >>> import lawan
    >>> game = lawan.game("adjacency", rounds=8)
    >>> position = game.start()
    >>> position.legal_moves[:3]
    ['a1', 'b1', 'c1']
    >>> position = position.play("d4")
    >>> bot = lawan.bot("alphabeta(depth=3)", game)
    >>> bot.think(position).move in position.legal_moves
    True

docs/python.md is the guide.
"""

import os as _os

# The weights of the engines travel with an installed package.
_data = _os.path.join(_os.path.dirname(__file__), "data")
if _os.path.isdir(_data):
    _os.environ.setdefault("LAWAN_DATA", _data)

from ._lawan import (  # noqa: E402
    Batch,
    Bot,
    Game,
    Games,
    InputError,
    Position,
    Record,
    Thought,
    __version__,
    analyse,
    batch,
    bot,
    experiment,
    experiments,
    game,
    games,
    match,
    perft,
    planes,
    read_games,
    solve,
    verify,
)
from .drawing import board_svg, evaluation_graph, show_game  # noqa: E402
from .programs import serve  # noqa: E402
from .tournaments import Table, tournament  # noqa: E402

__all__ = [
    "Batch",
    "Bot",
    "Game",
    "Games",
    "InputError",
    "Position",
    "Record",
    "Table",
    "Thought",
    "__version__",
    "analyse",
    "batch",
    "board_svg",
    "bot",
    "evaluation_graph",
    "experiment",
    "experiments",
    "game",
    "games",
    "match",
    "perft",
    "planes",
    "position",
    "read_games",
    "serve",
    "show_game",
    "solve",
    "tournament",
    "verify",
]


def position(game_name: str, text: str) -> Position:
    """The position of a game that a line of text describes."""
    return game(game_name).parse(text)


# A notebook shows a position as a picture.
Position._repr_svg_ = board_svg
Position.planes = property(lambda self: planes([self])[0], doc="uint8[3, rows, columns], as of Batch.planes.")
