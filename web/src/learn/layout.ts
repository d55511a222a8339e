// Places for the nodes of a tree: roots on the left, children to the right, the first one beside its
// parent and the others below. So a tree grows downwards while a search runs, and nothing in it moves.
import { hierarchy, type HierarchyNode } from "d3-hierarchy";
import type { SearchTree } from "./tree";

const ROW = 28;
const COLUMN = 148;
export const BOX = { width: 116, height: 22 };

export interface Placed {
  key: string;
  node: number | null; // null: moves that were cut
  parent: number | null;
  cut: string[];
  x: number;
  y: number;
  level: number;
}

export interface Layout {
  placed: Placed[];
  width: number;
  height: number;
}

interface Datum {
  node: number | null;
  parent: number | null;
  cut: string[];
  children: Datum[];
}

const SINGLE_CUTS = 3; // more than these share one place

function cutPlaces(parent: number, cut: string[]): Datum[] {
  const groups = cut.length > SINGLE_CUTS ? [cut] : cut.map((move) => [move]);
  return groups.map((moves) => ({ node: null, parent, cut: moves, children: [] }));
}

// `shows` says which nodes have a place, `opens` whose children do, `cuts` whose cut moves do.
export function layOut(
  tree: SearchTree,
  shows: (node: number) => boolean,
  opens: (node: number) => boolean,
  cuts: (node: number) => boolean,
): Layout {
  const grow = (node: number): Datum => ({
    node,
    parent: tree.node(node).parent,
    cut: [],
    children: opens(node)
      ? [
          ...tree.children(node).filter(shows).map(grow),
          ...(cuts(node) ? cutPlaces(node, tree.node(node).cut.map((move) => move.move)) : []),
        ]
      : [],
  });
  const roots = tree.children(null).filter(shows).map(grow);
  if (roots.length === 0) return { placed: [], width: 0, height: 0 };
  // Several roots hang on one that is not drawn.
  const top = hierarchy<Datum>({ node: null, parent: null, cut: [], children: roots });
  const placed: Placed[] = [];
  let row = 0;
  const place = (one: HierarchyNode<Datum>) => {
    const { data, depth } = one;
    if (depth > 0) {
      placed.push({
        key: data.node === null ? `cut-${data.parent}-${data.cut.join()}` : String(data.node),
        node: data.node,
        parent: data.parent,
        cut: data.cut,
        x: (depth - 1) * COLUMN,
        y: row * ROW,
        level: depth,
      });
    }
    if (one.children) one.children.forEach(place);
    else ++row;
  };
  place(top);
  return { placed, width: top.height * COLUMN - COLUMN + BOX.width, height: row * ROW };
}
