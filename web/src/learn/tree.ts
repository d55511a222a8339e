// A search tree as the server recorded it, and how it stood at each step of the search.
import type { Move, TreeNode } from "../protocol/messages";

export interface Event {
  step: number;
  node: number;
  kind: "enter" | "leave";
}

export interface Window {
  alpha: number | null; // null: minus infinity
  beta: number | null; // null: plus infinity
}

export class SearchTree {
  readonly nodes: TreeNode[] = []; // in the order of entering, from 0 on
  readonly events: Event[] = [];
  private readonly below = new Map<number | null, number[]>();

  constructor(readonly recorded: number) {}

  // A tree with more nodes; they follow those that are there.
  with(more: readonly TreeNode[]): SearchTree {
    const next = new SearchTree(this.recorded);
    for (const node of [...this.nodes, ...more]) {
      if (node.node !== next.nodes.length) continue; // asked for twice
      next.nodes.push(node);
      const siblings = next.below.get(node.parent);
      if (siblings) siblings.push(node.node);
      else next.below.set(node.parent, [node.node]);
    }
    next.makeEvents();
    return next;
  }

  get complete(): boolean {
    return this.nodes.length >= this.recorded;
  }

  children(node: number | null): readonly number[] {
    return this.below.get(node) ?? [];
  }

  node(index: number): TreeNode {
    return this.nodes[index]!;
  }

  path(index: number): number[] {
    const path: number[] = [];
    for (let at: number | null = index; at !== null; at = this.node(at).parent) path.unshift(at);
    return path;
  }

  moves(index: number): Move[] {
    return this.path(index).flatMap((one) => this.node(one).move ?? []);
  }

  // Nodes that were entered up to a step.
  enteredBy(step: number): number {
    let low = 0;
    let high = this.nodes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.nodes[middle]!.entered <= step) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // The window as it stands at a step: α rises with what the children have brought.
  windowAt(index: number, step: number): Window {
    const node = this.node(index);
    let { alpha } = node;
    for (const child of this.children(index)) {
      const { left, value, ending } = this.node(child);
      if (left > step || ending === "stopped") continue;
      if (alpha === null || -value > alpha) alpha = -value;
    }
    return { alpha, beta: node.beta };
  }

  private makeEvents(): void {
    for (const { node, entered, left } of this.nodes) {
      this.events.push({ step: entered, node, kind: "enter" }, { step: left, node, kind: "leave" });
    }
    this.events.sort((a, b) => a.step - b.step);
    if (this.complete) return;
    // What comes after the first gap belongs to nodes that are not here yet.
    const gap = this.events.findIndex((event, i) => event.step !== i);
    if (gap >= 0) this.events.length = gap;
  }
}

export type NodeState = "unseen" | "open" | "left";

export function stateAt(node: TreeNode, step: number): NodeState {
  if (node.entered > step) return "unseen";
  return node.left > step ? "open" : "left";
}
