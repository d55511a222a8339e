// The values of moves as the board shows them.
import type { Cell } from "../board/geometry";
import type { CellValue } from "../board/model";
import { valueFigure, valueText } from "../i18n/phrases";
import type { Scale, Value } from "../protocol/messages";
import type { Game } from "../state/session.svelte";
import { bestOf, compareValues, greatestEstimate, qualityOf } from "./worth";

interface Valued {
  readonly cell: Cell | null;
  readonly value: Value | null;
}

// The best few, or all of them.
export function cellValues(moves: readonly Valued[], game: Game, scale: Scale, all: boolean): Map<Cell, CellValue> {
  const known = moves.flatMap(({ cell, value }) => (value ? [{ cell, value }] : []));
  const greatest = greatestEstimate(known.map(({ value }) => ({ value, scale })));
  const best = known.map(({ value }) => value).reduce<Value | null>((top, one) => (top && compareValues(top, one) >= 0 ? top : one), null);
  const shown = (all ? known : bestOf(known)).filter(({ cell }) => cell !== null);
  return new Map(
    shown.map(({ cell, value }) => [
      cell!,
      {
        text: valueFigure(value, game),
        spoken: valueText(value, game, scale),
        quality: qualityOf(value, best!, scale, greatest),
        proved: value.kind === "proved",
      },
    ]),
  );
}
