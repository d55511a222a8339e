// Threats of both sides on the board.
import { describe, expect, it } from "vitest";
import { threatOverlay } from "../src/analyse/threats";

const says = { en: "", id: "" };
const threats = [
  { side: "X" as const, kind: "four", says, sign: "4", rank: 2, cells: [1, 2] },
  { side: "X" as const, kind: "three", says, sign: "3", rank: 3, cells: [3] },
  { side: "O" as const, kind: "row", says, sign: "5", rank: 0, cells: [2, 4] },
  { side: "O" as const, kind: "three", says, sign: "3", rank: 3, cells: [3] },
];

describe("threats", () => {
  it("show the gravest at each cell, and of two equals the mover's", () => {
    const overlay = threatOverlay(threats, "X");
    expect([...overlay].sort(([a], [b]) => a - b).map(([cell, { text, tone, strong }]) => [cell, text, tone, strong])).toEqual([
      [1, "4", 1, false],
      [2, "5", -1, true],
      [3, "3", 1, false],
      [4, "5", -1, true],
    ]);
    expect(threatOverlay(threats, "O").get(3)).toMatchObject({ tone: -1 });
  });
});
