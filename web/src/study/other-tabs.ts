// What other tabs of this browser do to the studies that are open here: without it, each would write over the others' work
// with what it had read before.
import type { Study } from "./tree";

export interface Kept {
  study: Study; // compact, as on the shelf
  byVisitor: boolean; // or noted by a review, which knows nothing of what the visitor does elsewhere
}

export class OtherTabs {
  // An old browser has none.
  private readonly channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("lawan-studies");

  constructor(hear: (kept: Kept) => void) {
    if (this.channel) this.channel.onmessage = ({ data }: MessageEvent<Kept>) => hear(data);
  }

  tell(kept: Kept): void {
    this.channel?.postMessage(kept);
  }
}

// The same moves under the same numbers, so that what was found out about one is true of the other. Both are compact.
export const haveSameMoves = (one: Study, other: Study): boolean =>
  one.nodes.length === other.nodes.length &&
  one.nodes.every(({ parent, step, children }, id) => {
    const its = other.nodes[id]!;
    return parent === its.parent && step?.move === its.step?.move && children.join() === its.children.join();
  });
