// The games of files that somebody opened, as a base that can be asked what was played in a position. The page knows
// no rules: it finds the games whose first moves fill the same cells, turned and mirrored or not, and whoever knows the
// rules says which of those lines lead to the position.
import { cellName, type Cell, type Extent, type Size } from "../../board/geometry";
import type { ListedGame } from "./listed";

// As many as a request may ask about; with more, the rarest are left out.
const MOST_LINES = 500;

export interface Tally {
  games: number;
  x: number; // won by black
  o: number;
  draws: number;
}
export const noGames = (): Tally => ({ games: 0, x: 0, o: 0, draws: 0 });

export interface PlayedLine extends Tally {
  readonly line: string; // to the position and one move on
}

interface Kept {
  readonly board: Extent;
  readonly cells: Uint16Array;
  readonly score: number | null;
}

// A set of cells, 32 in a number.
function setOf(list: Iterable<Cell>, cells: number): number[] {
  const set = new Array<number>(Math.ceil(cells / 32)).fill(0);
  for (const cell of list) set[cell >> 5]! |= 1 << (cell & 31);
  return set;
}
const isSame = (one: readonly number[], other: readonly number[]) => one.every((part, i) => part === other[i]);

// The images of a cell: eight on a square, four on any other board.
function imagesOf(cell: Cell, { columns, rows }: Extent): Cell[] {
  const column = cell % columns;
  const row = (cell - column) / columns;
  const across = columns - 1 - column;
  const down = rows - 1 - row;
  const at = (c: number, r: number) => r * columns + c;
  const images = [at(column, row), at(across, row), at(column, down), at(across, down)];
  return columns === rows ? [...images, at(row, column), at(down, column), at(row, across), at(down, across)] : images;
}

const filled = (cells: string) => [...cells].flatMap((letter, cell) => (letter === "-" ? [] : [cell]));

export class GameBase {
  private readonly games: readonly Kept[];

  constructor(listed: readonly ListedGame[]) {
    this.games = listed.flatMap(({ played, score }) => (played ? [{ board: played.board, cells: played.cells(), score }] : []));
  }

  get size(): number {
    return this.games.length;
  }

  // The lines of games that may have come through a position and went on; the most frequent first.
  linesThrough(position: Size & { readonly cells: string }, start: string): PlayedLine[] {
    const count = position.columns * position.rows;
    if (start.length !== count) return [];
    const before = new Set(filled(start));
    const added = filled(position.cells).filter((cell) => !before.has(cell));
    const images = imagesOf(0, position).map((_, i) => setOf(added.map((cell) => imagesOf(cell, position)[i]!), count));
    const found = new Map<string, PlayedLine>();
    for (const { board, cells, score } of this.games) {
      if (board.columns !== position.columns || board.rows !== position.rows || cells.length <= added.length) continue;
      const set = setOf(cells.subarray(0, added.length), count);
      if (!images.some((image) => isSame(image, set))) continue;
      const line = Array.from(cells.subarray(0, added.length + 1), (cell) => cellName(cell, position)).join(" ");
      let tally = found.get(line);
      if (!tally) found.set(line, (tally = { line, ...noGames() }));
      add(tally, score);
    }
    return [...found.values()].sort((a, b) => b.games - a.games).slice(0, MOST_LINES);
  }
}

function add(tally: Tally, score: number | null): void {
  ++tally.games;
  if (score === null) return;
  if (score > 0) ++tally.x;
  else if (score < 0) ++tally.o;
  else ++tally.draws;
}
