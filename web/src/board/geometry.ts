// Where cells are on the drawing and what they are called; no rule of any game.

export interface Extent {
  columns: number;
  rows: number;
}

export interface Size extends Extent {
  row_one: "top" | "bottom"; // which row people call 1
}

export type Cell = number; // row by row from the top left

export const UNIT = 100; // a cell's side in the drawing; the board's top left corner is (0, 0)

// What keeps its size on the screen, such as a coordinate or a line, grows with the board in units: 1 for eight cells.
export const weight = (size: Extent): number => Math.max(size.columns, size.rows) / 8;

// Round the board, for the coordinates.
export const margin = (size: Extent): number => 44 * weight(size);

export function columnName(column: number): string {
  return String.fromCharCode("a".charCodeAt(0) + column);
}

export function rowName(row: number, size: Size): string {
  return String(size.row_one === "top" ? row + 1 : size.rows - row);
}

export function cellName(cell: Cell, size: Size): string {
  return columnName(cell % size.columns) + rowName(Math.floor(cell / size.columns), size);
}

// A board that is turned is seen from the other side.
export function shownCell(cell: Cell, size: Extent, turned: boolean): Cell {
  return turned ? size.columns * size.rows - 1 - cell : cell;
}

export interface Point {
  x: number;
  y: number;
}

export function corner(cell: Cell, size: Extent, turned: boolean): Point {
  const shown = shownCell(cell, size, turned);
  return { x: (shown % size.columns) * UNIT, y: Math.floor(shown / size.columns) * UNIT };
}

export function centre(cell: Cell, size: Extent, turned: boolean): Point {
  const at = corner(cell, size, turned);
  return { x: at.x + UNIT / 2, y: at.y + UNIT / 2 };
}

// The cell that a key leads to from another, as the board is shown; null when the key is not ours.
export function cellAfterKey(key: string, whole: boolean, cell: Cell, size: Size, turned: boolean): Cell | null {
  const shown = shownCell(cell, size, turned);
  let column = shown % size.columns;
  let row = Math.floor(shown / size.columns);
  const lastColumn = size.columns - 1;
  const lastRow = size.rows - 1;
  switch (key) {
    case "ArrowLeft":
      column = Math.max(0, column - 1);
      break;
    case "ArrowRight":
      column = Math.min(lastColumn, column + 1);
      break;
    case "ArrowUp":
      row = Math.max(0, row - 1);
      break;
    case "ArrowDown":
      row = Math.min(lastRow, row + 1);
      break;
    case "Home":
      column = 0;
      if (whole) row = 0;
      break;
    case "End":
      column = lastColumn;
      if (whole) row = lastRow;
      break;
    case "PageUp":
      row = 0;
      break;
    case "PageDown":
      row = lastRow;
      break;
    default:
      return null;
  }
  return shownCell(row * size.columns + column, size, turned);
}
