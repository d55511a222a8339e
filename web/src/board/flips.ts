// Which marks have just turned over, so that the board can show it.
import type { Cell } from "./geometry";
import type { Mark, Side } from "./model";

export function turnedOver(before: readonly Mark[], now: readonly Mark[]): Map<Cell, Side> {
  const turned = new Map<Cell, Side>();
  if (before.length !== now.length) return turned;
  now.forEach((mark, cell) => {
    const old = before[cell];
    if (mark && old && mark !== old) turned.set(cell, old);
  });
  return turned;
}
