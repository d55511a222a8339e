// What both sides threaten, as the board shows it.
import type { Cell } from "../board/geometry";
import type { OverlayCell } from "../board/model";
import type { ReplyAnalysis } from "../protocol/messages";

type Threats = ReplyAnalysis["threats"];

// Each cell with the gravest of it; of two equals the mover's.
export function threatOverlay(threats: Threats, mover: "X" | "O", spoken?: (threat: Threats[number]) => string): Map<Cell, OverlayCell> {
  const overlay = new Map<Cell, OverlayCell>();
  const own = (side: "X" | "O") => (side === mover ? 0 : 0.5);
  const gravestFirst = [...threats].sort((a, b) => a.rank + own(a.side) - b.rank - own(b.side));
  for (const threat of gravestFirst) {
    const { side, sign, rank, cells } = threat;
    for (const cell of cells) {
      if (!overlay.has(cell)) overlay.set(cell, { text: sign, tone: side === "X" ? 1 : -1, strong: rank === 0, ...(spoken ? { spoken: spoken(threat) } : {}) });
    }
  }
  return overlay;
}
