// Where cells are on the drawing and what they are called; no rule of any game.

export interface Size {
  columns: number;
  rows: number;
}

export type Cell = number; // row by row from a1, the top left

export const UNIT = 100; // a cell's side in the drawing
export const MARGIN = 44; // round the board, for the coordinates

export function columnName(column: number): string {
  return String.fromCharCode("a".charCodeAt(0) + column);
}

export function cellName(cell: Cell, size: Size): string {
  return columnName(cell % size.columns) + (Math.floor(cell / size.columns) + 1);
}

// A board that is turned is seen from the other side.
export function shownCell(cell: Cell, size: Size, turned: boolean): Cell {
  return turned ? size.columns * size.rows - 1 - cell : cell;
}

export interface Point {
  x: number;
  y: number;
}

export function corner(cell: Cell, size: Size, turned: boolean): Point {
  const shown = shownCell(cell, size, turned);
  return { x: MARGIN + (shown % size.columns) * UNIT, y: MARGIN + Math.floor(shown / size.columns) * UNIT };
}

export function centre(cell: Cell, size: Size, turned: boolean): Point {
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
