// How good values are: beside each other, and on one scale from lost to won.
import type { Quality } from "../board/model";
import type { ReplyAnalysis, Scale, Side, Value } from "../protocol/messages";

export const isSettled = (value: Value): boolean => value.kind !== "estimated";

// 1 for a win that is proved or seen, -1 for such a loss, 0 for all between: estimates of any size, and draws.
const tier = (value: Value): number => (isSettled(value) ? Math.sign(value.score) : 0);

// Above 0 where a is better; both for one side. No estimate is above a proved win, and none below a proved loss.
export const compareValues = (a: Value, b: Value): number => tier(a) - tier(b) || a.score - b.score;

// How far up a bar an estimate reaches. Final scores have a scale that everybody knows; a bot's own scale is
// measured by the greatest estimate around.
const POINTS_TO_THREE_QUARTERS = 8;

// What the side may hope for, from 0 (lost) over 0.5 to 1 (won).
export function hope(value: Value, side: Side, scale: Scale, greatest = 1): number {
  const score = value.side === side ? value.score : -value.score;
  if (isSettled(value)) return (Math.sign(score) + 1) / 2;
  if (value.chance !== undefined) return value.side === side ? value.chance : 1 - value.chance;
  const reach = scale === "points" ? POINTS_TO_THREE_QUARTERS / Math.atanh(0.5) : Math.max(1, greatest);
  return 0.02 + 0.96 * (0.5 + 0.5 * Math.tanh(score / reach));
}

export interface Worth {
  readonly value: Value;
  readonly scale: Scale;
}

export const greatestEstimate = (values: readonly Worth[]): number =>
  Math.max(1, ...values.filter((one) => !isSettled(one.value)).map((one) => Math.abs(one.value.score)));

// ---- moves beside the best one

export function qualityOf(value: Value, best: Value, scale: Scale, greatest: number): Quality {
  if (compareValues(value, best) === 0) return "best";
  const lost = hope(best, best.side, scale, greatest) - hope(value, best.side, scale, greatest);
  return lost < 0.05 ? "good" : lost < 0.15 ? "fair" : "poor";
}

const LEAST_SHOWN = 3;
const MOST_SHOWN = 5;
const MOST_EQUAL = 12; // moves that are proved to be as good as the best are all worth showing, unless they are many

// The best few; `moves` in any order. Never half of the moves that are proved equal.
export function bestOf<M extends { readonly value: Value | null }>(moves: readonly M[]): M[] {
  const known = moves.filter((move) => move.value !== null).sort((a, b) => compareValues(b.value!, a.value!));
  const top = known[0]?.value;
  if (!top) return [];
  const equal = known.filter((move) => isSettled(move.value!) && compareValues(move.value!, top) === 0).length;
  if (equal > MOST_SHOWN && equal <= MOST_EQUAL) return known.slice(0, equal);
  // A loss is not worth showing beside moves that do not lose.
  const hopeful = known.filter((move) => tier(move.value!) > -1 || tier(top) === -1);
  return hopeful.length >= LEAST_SHOWN ? hopeful.slice(0, MOST_SHOWN) : known.slice(0, LEAST_SHOWN);
}

// ---- a whole game

// From 0 to 100: how close the moves were to the best ones. Lichess's curve over winning chances
// (lichess.org/page/accuracy), with hope in their place: a move that gives nothing away has 100.
export function accuracyOf(losses: readonly number[]): number | null {
  if (!losses.length) return null;
  const each = losses.map((loss) => Math.min(100, Math.max(0, 103.1668 * Math.exp(-4.354 * Math.max(0, loss)) - 3.1669)));
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}

// What each move of a line gave away, by side: `worth[i]` is of the position before move i.
export function lossesOf(worth: readonly (Worth | null)[], sides: readonly Side[]): Record<Side, number[]> {
  const greatest = greatestEstimate(worth.filter((one) => one !== null));
  const losses: Record<Side, number[]> = { X: [], O: [] };
  sides.forEach((side, i) => {
    const before = worth[i];
    const after = worth[i + 1];
    if (before && after) losses[side].push(hope(before.value, side, before.scale, greatest) - hope(after.value, side, after.scale, greatest));
  });
  return losses;
}

// The value of a game that is over.
export const finalValue = (winner: Side | null): Value =>
  winner ? { score: 1, kind: "proved", side: winner } : { score: 0, kind: "proved", side: "X" };

// Whether a move is as good as the best, or nearly so.
export function isGood(analysis: ReplyAnalysis, move: string): boolean {
  const known = analysis.moves.flatMap((one) => (one.value ? [one.value] : []));
  const value = analysis.moves.find((one) => one.move === move)?.value;
  if (!value) return false;
  const best = known.reduce((top, one) => (compareValues(top, one) >= 0 ? top : one), known[0]!);
  const greatest = greatestEstimate(known.map((one) => ({ value: one, scale: analysis.scale })));
  return ["best", "good"].includes(qualityOf(value, best, analysis.scale, greatest));
}
