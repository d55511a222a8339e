// The move that decided a game: what the loser gave away most by, or in a draw whoever did.
import { finalValue, greatestEstimate, hope, type Worth } from "../analyse/worth";
import type { Move, ReplyReview, Side } from "../protocol/messages";

export interface TurningPoint {
  readonly ply: number; // before the move
  readonly side: Side;
  readonly move: Move;
  readonly best: Move;
}

// Less is no turn: of what a side may hope for, from 0 to 1.
const LEAST = 0.1;

export function turningPoint({ plies, scale }: Pick<ReplyReview, "plies" | "scale">, winner: Side | null): TurningPoint | null {
  // The last position is over: it is worth what the game ended with.
  const worth = plies.map((ply): Worth | null => (ply.value ? { value: ply.value, scale } : ply.side === null ? { value: finalValue(winner), scale } : null));
  const greatest = greatestEstimate(worth.filter((one) => one !== null));
  let found: TurningPoint | null = null;
  let most = LEAST;
  plies.forEach(({ side, move, best, ply }, i) => {
    const before = worth[i];
    const after = worth[i + 1];
    if (!side || !move || !best || move.move === best.move || side === winner || !before || !after) return;
    const lost = hope(before.value, side, scale, greatest) - hope(after.value, side, scale, greatest);
    if (lost <= most) return;
    most = lost;
    found = { ply, side, move, best };
  });
  return found;
}
