// What the board draws, in layers; whoever shows a board fills these in from messages.
import type { Position } from "../protocol/messages";
import type { Cell } from "./geometry";

export type Side = "X" | "O";
export type Mark = Side | null;
export type Look = "discs" | "marks";

// Where a column is chosen, marks fall: a board that stands, with a hole for each cell.
export const standsUp = (position: { readonly aim?: Position["aim"] }): boolean => position.aim === "column";
export const HOLE = 43; // its radius

// How good a move is beside the best one: one scale for the whole page.
export const QUALITIES = ["best", "good", "fair", "poor"] as const;
export type Quality = (typeof QUALITIES)[number];

export interface CellValue {
  text: string; // the figure, such as "+4"
  spoken: string; // the same for a screen reader
  quality: Quality;
  proved: boolean;
}

export interface Ghost {
  cell: Cell;
  side: Side;
  number: number; // its place in the line
}

export interface OverlayCell {
  text: string;
  tone: number; // −1 (of O) … +1 (of X)
  strong: boolean;
  spoken?: string; // for who cannot see it
}

// What shows a proof: cells that belong together, and moves in their order.
export interface Drawing {
  groups: readonly (readonly Cell[])[];
  ghosts: readonly Ghost[];
}
export const NO_DRAWING: Drawing = { groups: [], ghosts: [] };

export interface Layers {
  legal: ReadonlySet<Cell>;
  last: Cell | null;
  hint: Cell | null;
  values: ReadonlyMap<Cell, CellValue>;
  ghosts: readonly Ghost[];
  overlay: ReadonlyMap<Cell, OverlayCell>;
  groups: readonly (readonly Cell[])[];
  decided: ReadonlySet<Cell>; // the cells that ended the game
}

// A position with what lies on it, shown instead of the one that is studied.
export interface Shown {
  position: Position;
  layers: Partial<Layers>;
}

export const NO_LAYERS: Layers = {
  legal: new Set(),
  last: null,
  hint: null,
  values: new Map(),
  ghosts: [],
  overlay: new Map(),
  groups: [],
  decided: new Set(),
};
