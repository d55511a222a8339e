// A study: the moves of a game as a tree. Every change makes a new study, so that every change can be undone.
import type { Move, Reason, Scale, Side, Text, Value } from "../protocol/messages";
import { newId } from "../state/ids";

export type NodeId = number;
export const START: NodeId = 0;

// A move as the server writes it; a pass is one that marks no cell.
export interface Step {
  readonly move: string;
  readonly pass: boolean;
}
export const stepOf = (move: Move): Step => ({ move: move.move, pass: move.cell === null });

export interface StudyNode {
  readonly id: NodeId;
  readonly parent: NodeId | null; // none of the start
  readonly step: Step | null; // that leads here; none to the start
  readonly children: readonly NodeId[]; // the main continuation first
}

export type Grade = "inaccuracy" | "mistake" | "blunder";

// What a review found out about a node: its position, and the move that leads to it.
export interface Judgement {
  readonly value: Value | null;
  readonly scale: Scale;
  readonly best: Move | null;
  readonly line: readonly Move[]; // from here on, as best play goes
  readonly grade: Grade | null;
  readonly loss: number | null;
  readonly cost?: Text | null; // the loss in words
  readonly worse: readonly Reason[]; // why another move was better
  readonly why: readonly Reason[]; // what there is to say of the move
}

export interface Study {
  readonly id: string;
  readonly name: string; // empty unless somebody chose one
  readonly game: string;
  readonly start: string; // the text of the first position
  readonly first: Side; // who moves there
  readonly players: Readonly<Record<Side, string>>; // names, empty where nobody knows
  readonly nodes: readonly StudyNode[]; // nodes[id]
  readonly at: NodeId;
  readonly judged: Readonly<Record<NodeId, Judgement>>;
  readonly origin: string | null; // the game of Play that it follows
  readonly brought?: boolean; // its first position is somebody's own: set up, pasted, or from a link
  readonly changed: number; // milliseconds since 1970
}

export interface Line {
  game: string;
  start: string;
  first: Side;
  steps: readonly Step[];
  players?: Readonly<Record<Side, string>>;
  origin?: string | null;
  brought?: boolean;
}

const NOBODY = { X: "", O: "" } as const;

export function newStudy(line: Line, id: string = newId()): Study {
  const empty: Study = {
    id,
    name: "",
    game: line.game,
    start: line.start,
    first: line.first,
    players: line.players ?? NOBODY,
    nodes: [{ id: START, parent: null, step: null, children: [] }],
    at: START,
    judged: {},
    origin: line.origin ?? null,
    brought: line.brought ?? false,
    changed: Date.now(),
  };
  return withLine(empty, line.steps);
}

export const nodeOf = (study: Study, id: NodeId): StudyNode => study.nodes[id]!;

// From the start to the node, both included.
export function pathTo(study: Study, id: NodeId): NodeId[] {
  const path: NodeId[] = [];
  for (let at: NodeId | null = id; at !== null; at = nodeOf(study, at).parent) path.push(at);
  return path.reverse();
}

export const movesTo = (study: Study, id: NodeId): string[] => pathTo(study, id).slice(1).map((one) => nodeOf(study, one).step!.move);

// The way through the node, and from there on along the main continuations.
export function lineThrough(study: Study, id: NodeId): NodeId[] {
  const line = pathTo(study, id);
  for (let next = nodeOf(study, id).children[0]; next !== undefined; next = nodeOf(study, next).children[0]) line.push(next);
  return line;
}

export const plyOf = (study: Study, id: NodeId): number => pathTo(study, id).length - 1;

// Sides take turns; a pass is a turn.
export function sideAt(study: Study, ply: number): Side {
  return ply % 2 === 0 ? study.first : study.first === "X" ? "O" : "X";
}

export const childBy = (study: Study, id: NodeId, move: string): NodeId | undefined =>
  nodeOf(study, id).children.find((child) => nodeOf(study, child).step!.move === move);

// Where these moves from the start lead to, as far as they are there.
export function nodeAfter(study: Study, moves: readonly string[]): NodeId {
  let at = START;
  for (const move of moves) {
    const next = childBy(study, at, move);
    if (next === undefined) break;
    at = next;
  }
  return at;
}

const touched = (study: Study, change: Partial<Study>): Study => ({ ...study, ...change, changed: Date.now() });
const replaced = (nodes: readonly StudyNode[], node: StudyNode): StudyNode[] => nodes.map((one) => (one.id === node.id ? node : one));

export const goTo = (study: Study, at: NodeId): Study => (at === study.at ? study : { ...study, at });

// A move at the node: one that is there already is gone to, another becomes a variation.
export function withStep(study: Study, step: Step, from: NodeId = study.at): Study {
  const known = childBy(study, from, step.move);
  if (known !== undefined) return goTo(study, known);
  const id = study.nodes.length;
  const parent = nodeOf(study, from);
  const nodes = replaced(study.nodes, { ...parent, children: [...parent.children, id] });
  nodes.push({ id, parent: from, step, children: [] });
  return touched(study, { nodes, at: id });
}

// Steps from the start: they become the main line as far as they are new.
export function withLine(study: Study, steps: readonly Step[]): Study {
  let grown = goTo(study, START);
  for (const step of steps) grown = promoted(withStep(grown, step), 1);
  return grown;
}

// The node's variation moves up before its sisters, `steps` branchings on the way back (all unless given).
export function promoted(study: Study, steps = Infinity, id: NodeId = study.at): Study {
  let nodes = study.nodes;
  let left = steps;
  for (let at = nodeOf(study, id); at.parent !== null && left > 0; at = nodes[at.parent]!) {
    const parent: StudyNode = nodes[at.parent]!;
    if (parent.children[0] !== at.id) {
      nodes = replaced(nodes, { ...parent, children: [at.id, ...parent.children.filter((one) => one !== at.id)] });
    }
    --left;
  }
  return nodes === study.nodes ? study : touched(study, { nodes });
}

export const isMain = (study: Study, id: NodeId): boolean =>
  pathTo(study, id).every((one) => {
    const { parent } = nodeOf(study, one);
    return parent === null || nodeOf(study, parent).children[0] === one;
  });

// Without the node and what follows it.
export function pruned(study: Study, id: NodeId = study.at): Study {
  const { parent } = nodeOf(study, id);
  if (parent === null) return study;
  const above = nodeOf(study, parent);
  const nodes = replaced(study.nodes, { ...above, children: above.children.filter((one) => one !== id) });
  return touched(study, { nodes, at: pathTo(study, study.at).includes(id) ? parent : study.at });
}

export const renamed = (study: Study, name: string): Study => (name === study.name ? study : touched(study, { name }));

export const withJudgements = (study: Study, judged: Readonly<Record<NodeId, Judgement>>): Study =>
  touched(study, { judged: { ...study.judged, ...judged } });

// Nodes that were pruned are left out, and the others are numbered anew: what is kept and shared.
export function compact(study: Study): Study {
  const numbers = new Map<NodeId, NodeId>();
  const order: NodeId[] = [];
  const stack = [START];
  while (stack.length) {
    const id = stack.pop()!;
    numbers.set(id, order.length);
    order.push(id);
    stack.push(...[...nodeOf(study, id).children].reverse());
  }
  if (order.length === study.nodes.length && order.every((id, i) => id === i)) return study;
  const renumber = (id: NodeId) => numbers.get(id)!;
  return {
    ...study,
    nodes: order.map((id) => {
      const { parent, step, children } = nodeOf(study, id);
      return { id: renumber(id), parent: parent === null ? null : renumber(parent), step, children: children.map(renumber) };
    }),
    at: numbers.get(study.at) ?? START,
    judged: Object.fromEntries(Object.entries(study.judged).flatMap(([id, one]) => (numbers.has(Number(id)) ? [[renumber(Number(id)), one]] : []))),
  };
}
