// What is said of a position rather than of each of its moves.
import type { Reason } from "../protocol/messages";

const key = (reason: Reason) => JSON.stringify([reason.code, reason.arguments]);

// Those of every move, those of the position, and how the best move's value is known; each once.
export function sharedReasons(moves: readonly (readonly Reason[])[]): Reason[] {
  const keys = moves.map((reasons) => new Set(reasons.map(key)));
  const shared = new Map<string, Reason>();
  moves.forEach((reasons, i) => {
    for (const reason of reasons) {
      const search = reason.about === "search"; // how all values are known
      const everywhere = moves.length > 1 && keys.every((each) => each.has(key(reason)));
      if (search ? i === 0 : everywhere || reason.about === "position") shared.set(key(reason), reason);
    }
  });
  return [...shared.values()];
}

export function withoutReasons(reasons: readonly Reason[], said: readonly Reason[]): Reason[] {
  const known = new Set(said.map(key));
  return reasons.filter((reason) => !known.has(key(reason)) && reason.about !== "search");
}
