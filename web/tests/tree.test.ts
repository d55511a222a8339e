// A search tree, its steps, its places and what a student is asked about it.
import { describe, expect, it } from "vitest";
import { layOut } from "../src/learn/layout";
import { practiceCode, questionsOf, rightValue, rightWindow } from "../src/learn/practice";
import { lineAt, type CodeLine, type LineName } from "../src/learn/pseudocode";
import { SearchTree, stateAt } from "../src/learn/tree";
import { bound, readBound } from "../src/learn/words";
import type { Move, TreeNode } from "../src/protocol/messages";

const move = (name: string): Move => ({ move: name, cell: null });

// Two moves of two leaves each, values 3, 5 and 2, (9): the example of the documentation. The last leaf is cut.
function example(): TreeNode[] {
  const node = (part: Partial<TreeNode>): TreeNode => ({
    node: 0,
    parent: null,
    move: null,
    side: "X",
    depth: 0,
    alpha: null,
    beta: null,
    visit: "search",
    value: 0,
    ending: "leaf",
    searched: 0,
    cut: [],
    entered: 0,
    left: 0,
    children: 0,
    ...part,
  });
  return [
    node({ node: 0, depth: 2, value: 3, ending: "all-moves", searched: 2, children: 2, entered: 0, left: 11 }),
    node({ node: 1, parent: 0, move: move("A"), side: "O", depth: 1, value: -3, ending: "all-moves", children: 2, entered: 1, left: 6 }),
    node({ node: 2, parent: 1, move: move("A1"), value: 3, entered: 2, left: 3 }),
    node({ node: 3, parent: 1, move: move("A2"), value: 5, alpha: null, beta: 3, entered: 4, left: 5 }),
    node({ node: 4, parent: 0, move: move("B"), side: "O", depth: 1, alpha: null, beta: -3, value: -2, ending: "cut", cut: [move("B2")], children: 1, entered: 7, left: 10 }),
    node({ node: 5, parent: 4, move: move("B1"), value: 2, alpha: 3, entered: 8, left: 9 }),
  ];
}
const whole = () => new SearchTree(6).with(example());

describe("a tree", () => {
  it("has its steps in order", () => {
    const { events } = whole();
    expect(events.map((event) => event.step)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(events[6]).toEqual({ step: 6, node: 1, kind: "leave" });
  });

  it("knows only the steps before what is missing", () => {
    const part = new SearchTree(6).with(example().slice(0, 3));
    expect(part.complete).toBe(false);
    expect(part.events.map((event) => event.step)).toEqual([0, 1, 2, 3]);
    const more = part.with(example().slice(2, 6)); // one of them a second time
    expect(more.complete).toBe(true);
    expect(more.nodes.length).toBe(6);
    expect(more.events.length).toBe(12);
  });

  it("passes over steps that were not recorded", () => {
    const nodes = example().slice(0, 2).map((node) => ({ ...node, left: node.left + 100 }));
    expect(new SearchTree(2).with(nodes).events.map((event) => event.step)).toEqual([0, 1, 106, 111]);
  });

  it("counts nodes and raises alpha as the search goes on", () => {
    const tree = whole();
    expect([0, 1, 3, 11].map((step) => tree.enteredBy(step))).toEqual([1, 2, 3, 6]);
    expect(tree.windowAt(0, 5)).toEqual({ alpha: null, beta: null });
    expect(tree.windowAt(0, 6)).toEqual({ alpha: 3, beta: null });
    expect(tree.windowAt(1, 3)).toEqual({ alpha: -3, beta: null });
    expect(tree.windowAt(4, 10)).toEqual({ alpha: -2, beta: -3 });
    expect(tree.moves(5).map((one) => one.move)).toEqual(["B", "B1"]);
    expect([6, 7, 10].map((step) => stateAt(tree.node(4), step))).toEqual(["unseen", "open", "left"]);
  });
});

describe("the places of the nodes", () => {
  const all = () => true;
  it("go to the right and down, and stay while the tree grows", () => {
    const tree = whole();
    const at = (step: number) =>
      layOut(
        tree,
        (node) => tree.node(node).entered <= step,
        all,
        (node) => tree.node(node).left <= step && tree.node(node).ending === "cut",
      );
    const early = new Map(at(5).placed.map((one) => [one.key, one]));
    const late = at(11);
    expect(late.placed.map((one) => one.key)).toEqual(["0", "1", "2", "3", "4", "5", "cut-4-B2"]);
    for (const one of late.placed) if (early.has(one.key)) expect(early.get(one.key)).toEqual(one);
    expect(late.placed[1]!.y).toBe(late.placed[0]!.y);
    expect(late.placed[4]!.y).toBeGreaterThan(late.placed[3]!.y);
    expect(late.placed[2]!.x).toBeGreaterThan(late.placed[1]!.x);
  });

  it("are not taken by what is closed, and many cut moves share one", () => {
    const nodes = example();
    nodes[4]!.cut = ["p", "q", "r", "s"].map(move);
    const tree = new SearchTree(6).with(nodes);
    expect(layOut(tree, all, (node) => node !== 1, all).placed.map((one) => one.key)).toEqual(["0", "1", "4", "5", "cut-4-p,q,r,s"]);
    expect(layOut(new SearchTree(0), all, all, all).placed).toEqual([]);
  });
});

describe("practice", () => {
  it("asks for windows and values of inner nodes", () => {
    const questions = questionsOf(whole());
    expect(questions.map((one) => [one.kind, one.node])).toEqual([
      ["window", 1],
      ["value", 1],
      ["window", 4],
      ["value", 4],
      ["value", 0],
    ]);
  });

  it("marks the answers", () => {
    const [first, , third, fourth] = questionsOf(whole());
    if (first?.kind !== "window" || third?.kind !== "window" || fourth?.kind !== "value") throw new Error("other questions");
    expect(rightWindow(first, "-inf", "∞")).toEqual({ alpha: true, beta: true });
    expect(rightWindow(third, "−∞", "-3")).toEqual({ alpha: true, beta: true });
    expect(rightWindow(third, "0", "3")).toEqual({ alpha: false, beta: false });
    expect(rightValue(fourth, "−2", true)).toEqual({ value: true, cut: true });
    expect(rightValue(fourth, "", false)).toEqual({ value: false, cut: false });
  });

  it("has a code for the teacher, the one that the command line reads", () => {
    expect(practiceCode({ seed: 1, search: "alphabeta", depth: 3, branching: 3, right: 14, given: 16 })).toBe("1.alphabeta.3.3.14.16.0cup");
  });

  it("reads numbers as people write them", () => {
    expect(["+4", "-4", "−4", "inf", "-inf", "∞", "x", "", "1.5"].map(readBound)).toEqual([4, -4, -4, "+inf", "-inf", "+inf", undefined, undefined, undefined]);
    expect([bound(null, "alpha"), bound(null, "beta"), bound(4, "alpha")]).toEqual(["−∞", "+∞", "+4"]);
  });
});

describe("pseudo-code", () => {
  const program = (...names: LineName[]): CodeLine[] => names.map((name) => ({ name, text: name }));

  it("is at the line that the search is at", () => {
    const tree = whole();
    const alphabeta = program("head", "leaf", "", "call", "cut", "return");
    const lines = tree.events.map((event) => lineAt(event, tree.node(event.node), true, alphabeta));
    expect(lines).toEqual(["head", "call", "call", "leaf", "call", "leaf", "return", "call", "call", "leaf", "cut", "return"]);
  });

  it("has one line for all moves, or one for the first and one for the others", () => {
    const enter = { step: 0, node: 1, kind: "enter" } as const;
    const node = example()[1]!;
    const lineOf = (first: boolean, lines: CodeLine[]) => lineAt(enter, node, first, lines);
    expect([true, false].map((first) => lineOf(first, program("head", "call")))).toEqual(["call", "call"]);
    expect([true, false].map((first) => lineOf(first, program("head", "test")))).toEqual(["test", "test"]);
    expect([true, false].map((first) => lineOf(first, program("head", "call", "test")))).toEqual(["call", "test"]);
  });
});
