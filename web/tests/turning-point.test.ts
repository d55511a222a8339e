// The move that decided a game.
import { describe, expect, it } from "vitest";
import { turningPoint } from "../src/play/turning-point";
import type { ReplyReview, Side } from "../src/protocol/messages";

type Ply = ReplyReview["plies"][number];
const move = (name: string) => ({ move: name, cell: 0 });
// What a position is worth to X before `side` plays `made`; the last one is over.
function ply(number: number, forX: number | null, side: Side | null, made = "a1", best = "b1"): Ply {
  const value = forX === null ? null : ({ score: forX, kind: "estimated", side: "X" } as const);
  const over = side === null;
  return { ply: number, value, move: over ? null : move(made), side, best: over ? null : move(best), line: [], loss: null, loss_scale: null, mark: null, reasons: [], why: [] };
}
const review = (plies: Ply[]) => ({ plies, scale: "points" as const });

describe("the turning point", () => {
  const game = review([ply(0, 0, "X"), ply(1, -6, "O", "c3", "d3"), ply(2, 8, "X"), ply(3, 6, "O", "e3", "f3"), ply(4, 20, null)]);

  it("is where the loser gave most away", () => {
    expect(turningPoint(game, "X")).toEqual({ ply: 1, side: "O", move: move("c3"), best: move("d3") });
    // Had X lost, it would be a move of X's.
    expect(turningPoint(game, "O")?.side).toBe("X");
  });

  it("is anybody's in a draw", () => {
    expect(turningPoint(game, null)?.ply).toBe(1);
  });

  it("is none where no move cost much, or only the best ones were played", () => {
    expect(turningPoint(review([ply(0, 1, "X"), ply(1, 1, "O"), ply(2, 2, "X"), ply(3, 2, null)]), "X")).toBeNull();
    expect(turningPoint(review([ply(0, 0, "X"), ply(1, -20, "O", "b1", "b1"), ply(2, 20, null)]), "X")).toBeNull();
  });

  it("sees the last move by how the game ended", () => {
    const last = review([ply(0, 0, "X"), ply(1, 0, "O", "c3", "d3"), ply(2, null, null)]);
    expect(turningPoint(last, "X")?.ply).toBe(1);
  });
});
