// What a student is asked at each step of a search, and whether the answer is right.
import { keep, recall, sayPractised } from "../state/preferences.svelte";
import type { SearchTree } from "./tree";
import { readBound } from "./words";

export interface WindowQuestion {
  kind: "window";
  event: number;
  node: number;
  alpha: number | null;
  beta: number | null;
}

export interface ValueQuestion {
  kind: "value";
  event: number;
  node: number;
  value: number;
  cut: boolean;
}

export type Question = WindowQuestion | ValueQuestion;

// α and β when a node is entered, its value and whether it was cut when it is left. Leaves are given,
// and at the first node there is nothing to find out about the window.
export function questionsOf(tree: SearchTree): Question[] {
  return tree.events.flatMap((event, i): Question[] => {
    const node = tree.node(event.node);
    const leaf = node.ending === "leaf" || node.ending === "terminal";
    if (leaf || node.visit === "line-test") return [];
    if (event.kind === "leave") {
      return [{ kind: "value", event: i, node: node.node, value: node.value, cut: node.ending === "cut" }];
    }
    if (node.parent === null) return [];
    return [{ kind: "window", event: i, node: node.node, alpha: node.alpha, beta: node.beta }];
  });
}

const isBound = (text: string, right: number | null, endless: "-inf" | "+inf") => readBound(text) === (right ?? endless);

export function rightWindow(question: WindowQuestion, alpha: string, beta: string): { alpha: boolean; beta: boolean } {
  return { alpha: isBound(alpha, question.alpha, "-inf"), beta: isBound(beta, question.beta, "+inf") };
}

export function rightValue(question: ValueQuestion, value: string, cut: boolean): { value: boolean; cut: boolean } {
  return { value: readBound(value) === question.value, cut: cut === question.cut };
}

// What a student shows to a teacher, who reads it with `lawan practice --check`: all that was done, and four
// characters that follow from it (FNV-1a).
export function practiceCode(done: { seed: number; search: string; depth: number; branching: number; right: number; given: number }): string {
  const body = [done.seed, done.search, done.depth, done.branching, done.right, done.given].join(".");
  let hash = 2166136261;
  for (const c of body) hash = Math.imul(hash ^ c.charCodeAt(0), 16777619) >>> 0;
  let check = "";
  for (let i = 0; i < 4; ++i) {
    check += (hash % 36).toString(36);
    hash = Math.floor(hash / 36);
  }
  return `${body}.${check}`;
}

// ---- all visits of this browser

export interface PracticeScore {
  readonly right: number;
  readonly given: number; // answers
  readonly codes: readonly string[]; // of the trees that were done, the latest first
}

const KEPT = "practice";
const MOST_CODES = 50;

export function practiceScore(): PracticeScore {
  try {
    const { right, given, codes } = JSON.parse(recall(KEPT) ?? "null") as PracticeScore;
    if (Number.isInteger(right) && Number.isInteger(given) && right <= given && Array.isArray(codes)) return { right, given, codes };
  } catch {
    // Nothing was kept, or another version of the page wrote it.
  }
  return { right: 0, given: 0, codes: [] };
}

export function keepPracticeScore(score: PracticeScore): PracticeScore {
  const kept = { ...score, codes: score.codes.slice(0, MOST_CODES) };
  keep(KEPT, JSON.stringify(kept));
  sayPractised();
  return kept;
}
