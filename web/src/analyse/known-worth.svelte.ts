// What analyses have said of the positions of studies since the page was opened; before that, a review of the study.
import type { Position, ReplyAnalysis } from "../protocol/messages";
import type { NodeId, Study } from "../study/tree";
import { finalValue, type Worth } from "./worth";

export class KnownWorth {
  private found: Readonly<Record<string, Worth>> = $state.raw({}); // by study and node

  note({ id, at }: Study, { value, scale }: ReplyAnalysis): void {
    if (value) this.found = { ...this.found, [`${id} ${at}`]: { value, scale } };
  }

  // `current` is the position on the board, where it is known.
  of(study: Study, node: NodeId, current: Position | null): Worth | null {
    if (node === study.at && current?.over) return { value: finalValue(current.winner), scale: "points" };
    const judged = study.judged[node];
    return this.found[`${study.id} ${node}`] ?? (judged?.value ? { value: judged.value, scale: judged.scale } : null);
  }
}
