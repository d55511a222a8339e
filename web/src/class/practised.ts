// How the visitor did, for a teacher to see: what this browser keeps of puzzles and exercises.
import { practiceScore } from "../learn/practice";
import type { RequestPractised } from "../protocol/messages";
import { solvedInAll } from "../puzzles/solved";

export function practised(): Omit<RequestPractised, "id"> {
  const { right, given } = practiceScore();
  return { type: "practised", puzzles: solvedInAll(), right, given };
}
