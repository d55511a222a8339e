"""Boards, evaluation graphs and whole games as pictures, for notebooks."""

from __future__ import annotations

import html
import itertools
from typing import TYPE_CHECKING, Iterable, Optional, Sequence

if TYPE_CHECKING:
    from ._lawan import Position

CELL = 40
MARGIN = 24
BLACK, WHITE = "#111", "#fff"
X_COLOUR, O_COLOUR = "#1f5fa8", "#b3361e"
FELT, PAPER, LINE = "#2f7d54", "#f4efe4", "#555"


class Picture(str):
    """SVG or HTML that a notebook shows; elsewhere it is text."""

    def _repr_html_(self) -> str:
        return str(self)


def board_svg(position: Position, last_move: Optional[str] = None) -> Picture:
    """The board as SVG: discs, or letters; the last move is outlined."""
    columns, rows = position.size
    width, height = columns * CELL + MARGIN, rows * CELL + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" font-size="12">',
        f"<title>{html.escape(position.text)}</title>",
        f'<rect x="{MARGIN}" y="{MARGIN}" width="{columns * CELL}" height="{rows * CELL}" '
        f'fill="{FELT if position.discs else PAPER}" stroke="{LINE}"/>',
    ]
    parts.extend(_grid(columns, position.row_numbers, width, height))
    for row, cells in enumerate(position.rows):
        for column, cell in enumerate(cells):
            if cell != "-":
                parts.append(_mark(cell, *_centre(column, row), position.discs))
    if last_move is not None:
        parts.extend(_outline(position, last_move))
    return Picture("".join(parts) + "</svg>")


def _centre(column: int, row: int) -> tuple[float, float]:
    return MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL


def _grid(columns: int, row_numbers: Sequence[int], width: int, height: int) -> Iterable[str]:
    for column in range(columns):
        x = MARGIN + column * CELL
        letter = chr(ord("a") + column)
        yield f'<text x="{x + CELL / 2}" y="{MARGIN - 8}" text-anchor="middle">{letter}</text>'
        if column:
            yield f'<line x1="{x}" y1="{MARGIN}" x2="{x}" y2="{height}" stroke="{LINE}"/>'
    for row, number in enumerate(row_numbers):
        y = MARGIN + row * CELL
        yield f'<text x="{MARGIN - 8}" y="{y + CELL / 2 + 4}" text-anchor="end">{number}</text>'
        if row:
            yield f'<line x1="{MARGIN}" y1="{y}" x2="{width}" y2="{y}" stroke="{LINE}"/>'


def _mark(cell: str, x: float, y: float, discs: bool) -> str:
    if discs:
        fill = BLACK if cell == "X" else WHITE
        return f'<circle cx="{x}" cy="{y}" r="{CELL * 0.4}" fill="{fill}" stroke="{BLACK}"/>'
    colour = X_COLOUR if cell == "X" else O_COLOUR
    return (
        f'<text x="{x}" y="{y + CELL * 0.22}" text-anchor="middle" font-size="{CELL * 0.62}" '
        f'font-weight="bold" fill="{colour}">{cell}</text>'
    )


def _outline(position: Position, move: str) -> Iterable[str]:
    """Nothing for a pass, which has no cell."""
    column = ord(move[0]) - ord("a")
    number = int(move[1:]) if move[1:].isdigit() else 0
    if number in position.row_numbers and 0 <= column < position.size[0]:
        x, y = MARGIN + column * CELL, MARGIN + position.row_numbers.index(number) * CELL
        yield (
            f'<rect x="{x + 2}" y="{y + 2}" width="{CELL - 4}" height="{CELL - 4}" fill="none" '
            f'stroke="#e0a100" stroke-width="3"/>'
        )


def evaluation_graph(values: Sequence[Optional[float]], width: int = 600, height: int = 160) -> Picture:
    """What the positions of a game were worth for X, ply by ply, as SVG. None leaves a gap."""
    known = [abs(value) for value in values if value is not None]
    most = max(known, default=0) or 1
    step = width / max(1, len(values) - 1)
    points = [
        None if value is None else (round(ply * step, 1), round(height / 2 - value / most * (height / 2 - 12), 1))
        for ply, value in enumerate(values)
    ]
    lines = [
        " ".join(f"{x},{y}" for x, y in group)
        for there, group in itertools.groupby(points, key=lambda point: point is not None)
        if there
    ]
    drawn = "".join(f'<polyline points="{line}" fill="none" stroke="{X_COLOUR}" stroke-width="2"/>' for line in lines)
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" role="img" '
        f'font-family="sans-serif" font-size="11"><title>The value for X after each move</title>'
        f'<line x1="0" y1="{height / 2}" x2="{width}" y2="{height / 2}" stroke="{LINE}"/>'
        f'<text x="2" y="11">{most:+g} X</text><text x="2" y="{height - 3}">{-most:+g} O</text>{drawn}</svg>'
    )


_numbers = itertools.count()


def show_game(start: Position, moves: Iterable[str]) -> Picture:
    """A game to click through: HTML with every position, and buttons that go back and forth."""
    position, boards, captions = start, [board_svg(start)], ["start"]
    for number, move in enumerate(moves, 1):
        position = position.play(move)
        boards.append(board_svg(position, move))
        captions.append(f"{number}. {move}")
    name = f"lawan-game-{next(_numbers)}"
    pages = "".join(
        f'<div class="{name}"{" hidden" if i else ""}>{board}<p>{html.escape(caption)}</p></div>'
        for i, (board, caption) in enumerate(zip(boards, captions))
    )
    turn = (
        f"const all=[...document.getElementsByClassName('{name}')];"
        "const at=all.findIndex(each=>!each.hidden);"
        "const to=Math.max(0,Math.min(all.length-1,at+STEP));all[at].hidden=true;all[to].hidden=false"
    )
    buttons = "".join(
        f'<button onclick="{turn.replace("STEP", step)}" aria-label="{label}">{sign}</button> '
        for step, sign, label in (("-1", "◀", "back"), ("1", "▶", "forward"))
    )
    return Picture(f"<div>{pages}{buttons}</div>")
