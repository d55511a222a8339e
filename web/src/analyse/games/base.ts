// The games of files that somebody opened, as a base that can be asked what was played in a position. The page knows
// no rules: it finds the games whose first moves fill the same cells, turned and mirrored or not, and whoever knows the
// rules says which of those lines lead to the position.
import type { ListedGame } from "./listed";

export const SIDE = 8; // of the boards that such files are about
const CELLS = SIDE * SIDE;
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
  readonly cells: Uint8Array;
  readonly score: number | null;
}

// A set of cells as two halves of 32 bits.
type Cells = readonly [number, number];
function cellsOf(list: Iterable<number>): Cells {
  let low = 0;
  let high = 0;
  for (const cell of list) {
    if (cell < 32) low |= 1 << cell;
    else high |= 1 << (cell - 32);
  }
  return [low, high];
}

// The eight images of a cell.
function imagesOf(cell: number): number[] {
  const column = cell % SIDE;
  const row = (cell - column) / SIDE;
  const across = SIDE - 1 - column;
  const down = SIDE - 1 - row;
  const at = (c: number, r: number) => r * SIDE + c;
  return [at(column, row), at(across, row), at(column, down), at(across, down), at(row, column), at(down, column), at(row, across), at(down, across)];
}

const nameOf = (cell: number) => String.fromCharCode(97 + (cell % SIDE)) + (Math.floor(cell / SIDE) + 1);

const filled = (cells: string) => [...cells].flatMap((letter, cell) => (letter === "-" ? [] : [cell]));

export class GameBase {
  private readonly games: readonly Kept[];

  constructor(listed: readonly ListedGame[]) {
    this.games = listed.flatMap(({ cells, score }) => (cells ? [{ cells: cells(), score }] : []));
  }

  get size(): number {
    return this.games.length;
  }

  // The lines of games that may have come through a position with these cells and went on; the most frequent first.
  linesThrough(cells: string, start: string): PlayedLine[] {
    if (cells.length !== CELLS || start.length !== CELLS) return [];
    const before = new Set(filled(start));
    const added = filled(cells).filter((cell) => !before.has(cell));
    const images = imagesOf(0).map((_, i) => cellsOf(added.map((cell) => imagesOf(cell)[i]!)));
    const found = new Map<string, PlayedLine>();
    for (const game of this.games) {
      if (game.cells.length <= added.length) continue;
      const [low, high] = cellsOf(game.cells.subarray(0, added.length));
      if (!images.some((image) => image[0] === low && image[1] === high)) continue;
      const line = Array.from(game.cells.subarray(0, added.length + 1), nameOf).join(" ");
      let tally = found.get(line);
      if (!tally) found.set(line, (tally = { line, ...noGames() }));
      count(tally, game.score);
    }
    return [...found.values()].sort((a, b) => b.games - a.games).slice(0, MOST_LINES);
  }
}

function count(tally: Tally, score: number | null): void {
  ++tally.games;
  if (score === null) return;
  if (score > 0) ++tally.x;
  else if (score < 0) ++tally.o;
  else ++tally.draws;
}
