// The figures of a review as a graph draws them.
import { forX } from "../i18n/phrases";
import type { ReplyReview, Value } from "../protocol/messages";

export interface GraphData {
  plies: number[];
  estimated: (number | null)[];
  settled: (number | null)[]; // proved and expected
  flaws: (number | null)[];
  reach: number; // the axis goes from −reach to +reach
}

// Where only the outcome counts, a settled value is drawn at the end of the scale: it is no longer a
// matter of points.
export function graphData(review: ReplyReview["plies"], unit: string): GraphData {
  const height = (value: Value) => forX(value);
  const estimates = review.flatMap((one) => (one.value && one.value.kind === "estimated" ? [Math.abs(height(one.value))] : []));
  const others = review.flatMap((one) => (one.value && one.value.kind !== "estimated" ? [Math.abs(height(one.value))] : []));
  const outcome = unit === "outcome";
  const greatest = Math.max(outcome ? 1 : 4, ...estimates, ...(outcome ? [] : others));
  const settledHeight = (value: Value) => (outcome ? Math.sign(height(value)) * greatest : height(value));
  const at = (value: Value) => (value.kind === "estimated" ? height(value) : settledHeight(value));
  return {
    plies: review.map((one) => one.ply),
    estimated: review.map((one) => (one.value?.kind === "estimated" ? height(one.value) : null)),
    settled: review.map((one) => (one.value && one.value.kind !== "estimated" ? settledHeight(one.value) : null)),
    flaws: review.map((one) => (one.mark && one.value ? at(one.value) : null)),
    reach: greatest,
  };
}
