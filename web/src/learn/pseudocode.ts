// The algorithms in a few lines each, and which line a step of the search is at.
import type { Algorithm, TreeNode } from "../protocol/messages";
import type { Event } from "./tree";

export type LineName =
  | "head"
  | "leaf"
  | "table"
  | "call"
  | "test"
  | "again"
  | "cut"
  | "return"
  | "probe"
  | "";

export interface CodeLine {
  name: LineName;
  text: string;
}

const code = (text: string): CodeLine[] =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const [shown, name] = line.split(" # ");
      return { name: (name ?? "") as LineName, text: shown! };
    });

const alphaBeta = (name: string, table: boolean) => `
${name}(p, d, α, β): # head
${table ? "  if table(p, d) ≥ β or ≤ α or exact: return it # table\n" : ""}  if d = 0 or over(p): return value(p) # leaf
  best ← −∞
  for m in moves(p):
    v ← −${name}(p·m, d − 1, −β, −α) # call
    best ← max(best, v)
    if best ≥ β: return best # cut
    α ← max(α, best)
  return best # return`;

const programs: Record<Algorithm, CodeLine[]> = {
  minimax: code(`
minimax(p, d): # head
  if d = 0 or over(p): return value(p) # leaf
  best ← −∞
  for m in moves(p):
    v ← −minimax(p·m, d − 1) # call
    best ← max(best, v)
  return best # return`),
  alphabeta: code(alphaBeta("alphabeta", false)),
  "alphabeta-memory": code(alphaBeta("alphabeta", true)),
  negascout: code(`
negascout(p, d, α, β): # head
  if d = 0 or over(p): return value(p) # leaf
  best ← −negascout(p·m₁, d − 1, −β, −α) # call
  for m in m₂, m₃, …:
    α ← max(α, best)
    v ← −negascout(p·m, d − 1, −α − 1, −α) # test
    if α < v < β and d > 1:
      v ← −negascout(p·m, d − 1, −β, −v + 1) # again
    best ← max(best, v)
    if best ≥ β: return best # cut
  return best # return`),
  "negascout-as-printed": code(`
negascout(p, d, α, β): # head
  if d = 0 or over(p): return value(p) # leaf
  B ← β
  for m in moves(p):
    t ← −negascout(p·m, d − 1, −B, −α) # test
    if B < t < β and d > 1:
      t ← −negascout(p·m, d − 1, −β, −t) # again
    α ← max(α, t)
    if α ≥ β: return α # cut
    B ← α + 1
  return α # return`),
  mtdf: code(`
mtdf(p, d, f):
  lower ← −∞; upper ← +∞
  while lower < upper:
    if f = lower: β ← f + 1 else β ← f
    f ← alphabeta(p, d, β − 1, β) # probe
    if f < β: upper ← f else lower ← f
  return f
${alphaBeta("alphabeta", true).trim()}`),
};

export const programOf = (algorithm: Algorithm): CodeLine[] => programs[algorithm];

// `first`: is it the first move of its parent.
export function lineAt(event: Event, node: TreeNode, first: boolean, program: readonly CodeLine[]): LineName {
  const name = nameAt(event, node, first);
  const has = (one: LineName) => program.some((line) => line.name === one);
  if (name === "call" && !has("call")) return "test";
  if (name === "test" && !has("test")) return "call";
  return name;
}

function nameAt(event: Event, node: TreeNode, first: boolean): LineName {
  if (event.kind === "enter") {
    switch (node.visit) {
      case "null-window":
        return "test";
      case "re-search":
        return "again";
      case "probe":
        return "probe";
      default:
        return node.parent === null ? "head" : first ? "call" : "test";
    }
  }
  switch (node.ending) {
    case "leaf":
    case "terminal":
      return "leaf";
    case "cut":
      return "cut";
    case "table-lower":
    case "table-upper":
    case "table-exact":
      return "table";
    case "all-moves":
      return "return";
    default:
      return "";
  }
}
