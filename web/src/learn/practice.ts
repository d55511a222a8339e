// What a student is asked at each step of a search, and whether the answer is right.
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
