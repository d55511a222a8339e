// Cells, their names and the keys that lead from one to another.
import { describe, expect, it } from "vitest";
import { turnedOver } from "../src/board/flips";
import { cellAfterKey, cellName, centre, shownCell } from "../src/board/geometry";
import { ghostsOf } from "../src/board/line";

const eight = { columns: 8, rows: 8, row_one: "top" as const };
const wide = { columns: 7, rows: 4, row_one: "top" as const };

describe("cells", () => {
  it("are named from the top left", () => {
    expect(cellName(0, eight)).toBe("a1");
    expect(cellName(63, eight)).toBe("h8");
    expect(cellName(7, wide)).toBe("a2");
    expect(cellName(27, wide)).toBe("g4");
  });

  it("are named from the bottom where players count from there", () => {
    const fallen = { ...wide, row_one: "bottom" as const };
    expect(cellName(0, fallen)).toBe("a4");
    expect(cellName(27, fallen)).toBe("g1");
  });

  it("are on the other side of a turned board", () => {
    expect(shownCell(0, eight, true)).toBe(63);
    expect(centre(0, eight, false)).toEqual(centre(63, eight, true));
  });
});

describe("keys", () => {
  it("go one cell, and stop at the edge", () => {
    expect(cellAfterKey("ArrowRight", false, 0, eight, false)).toBe(1);
    expect(cellAfterKey("ArrowDown", false, 0, eight, false)).toBe(8);
    expect(cellAfterKey("ArrowLeft", false, 8, eight, false)).toBe(8);
    expect(cellAfterKey("ArrowUp", false, 3, eight, false)).toBe(3);
    expect(cellAfterKey("ArrowDown", false, 24, wide, false)).toBe(24);
  });

  it("go as the board is shown", () => {
    expect(cellAfterKey("ArrowRight", false, 63, eight, true)).toBe(62);
    expect(cellAfterKey("ArrowDown", false, 63, eight, true)).toBe(55);
  });

  it("go to the ends", () => {
    expect(cellAfterKey("Home", false, 10, wide, false)).toBe(7);
    expect(cellAfterKey("End", false, 10, wide, false)).toBe(13);
    expect(cellAfterKey("Home", true, 10, wide, false)).toBe(0);
    expect(cellAfterKey("End", true, 10, wide, false)).toBe(27);
    expect(cellAfterKey("PageDown", false, 3, wide, false)).toBe(24);
    expect(cellAfterKey("x", false, 3, wide, false)).toBeNull();
  });
});

describe("marks", () => {
  it("that changed their owner turn over, new ones do not", () => {
    expect([...turnedOver(["X", "O", null, "O"], ["X", "X", "X", "O"])]).toEqual([[1, "O"]]);
    expect(turnedOver([], ["X"]).size).toBe(0);
  });

  it("of a line take turns, also over a pass", () => {
    const line = [
      { move: "a1", cell: 0 },
      { move: "pass", cell: null },
      { move: "b1", cell: 1 },
      { move: "c1", cell: 2 },
    ];
    expect(ghostsOf(line, "O")).toEqual([
      { cell: 0, side: "O", number: 1 },
      { cell: 1, side: "O", number: 3 },
      { cell: 2, side: "X", number: 4 },
    ]);
  });
});
