// A line of play as ghosts on the board.
import type { Move, Side } from "../protocol/messages";
import type { Ghost } from "./model";

// Sides take turns; a pass is a turn that marks no cell.
export function ghostsOf(line: readonly Move[], first: Side): Ghost[] {
  const ghosts: Ghost[] = [];
  const seen = new Set<number>();
  line.forEach((move, i) => {
    if (move.cell === null || seen.has(move.cell)) return;
    seen.add(move.cell);
    const side: Side = i % 2 === 0 ? first : first === "X" ? "O" : "X";
    ghosts.push({ cell: move.cell, side, number: i + 1 });
  });
  return ghosts;
}
