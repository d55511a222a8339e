// Values beside each other: what is proved stands above and below every estimate.
import { beforeEach, describe, expect, it } from "vitest";
import { cellValues } from "../src/analyse/values";
import { accuracyOf, bestOf, compareValues, hope, lossesOf, type Worth } from "../src/analyse/worth";
import { preferences } from "../src/state/preferences.svelte";
import type { Side, Value } from "../src/protocol/messages";
import { strangeGame } from "./strange-game";

beforeEach(() => {
  preferences.language = "en";
});

const value = (score: number, kind: Value["kind"] = "estimated", side: Side = "X"): Value => ({ score, kind, side });
const move = (cell: number, of: Value | null) => ({ cell, value: of });

describe("the order of values", () => {
  it("has proved wins above all and proved losses below all, whatever the estimates", () => {
    const mixed = [value(335), value(1, "proved"), value(-400), value(0, "proved"), value(-1, "proved"), value(2, "expected")];
    expect(mixed.sort(compareValues).map((one) => `${one.kind} ${one.score}`)).toEqual(["proved -1", "estimated -400", "proved 0", "estimated 335", "proved 1", "expected 2"]);
  });

  it("is a chance to win where the engine says so", () => {
    const likely: Value = { ...value(400), unit: "own-scale", chance: 0.88 };
    expect(hope(likely, "X", "own", 5000)).toBeCloseTo(0.88);
    expect(hope(likely, "O", "own", 5000)).toBeCloseTo(0.12);
    const shown = cellValues([move(0, likely), move(1, { ...value(0), chance: 0.5 })], strangeGame, "own", true);
    expect(shown.get(0)).toMatchObject({ text: "88\u00a0%", quality: "best" });
    expect(shown.get(0)!.spoken).toMatch(/^estimated 88\u00a0% for .* to win$/);
    expect(shown.get(1)).toMatchObject({ text: "50\u00a0%", quality: "poor" });
  });

  it("is what a bar shows", () => {
    expect(hope(value(1, "proved"), "X", "own")).toBe(1);
    expect(hope(value(1, "proved"), "O", "own")).toBe(0);
    expect(hope(value(0, "proved"), "O", "points")).toBe(0.5);
    const estimates = [-100, -5, 0, 5, 1e6].map((score) => hope(value(score), "X", "own", 100));
    expect([...estimates].sort((a, b) => a - b)).toEqual(estimates);
    expect(estimates.at(-1)!).toBeLessThan(1);
    expect(estimates[0]!).toBeGreaterThan(0);
  });
});

describe("the moves on the board", () => {
  it("are the best few", () => {
    const moves = [9, 3, 8, 7, 6, 5, 4].map((score, cell) => move(cell, value(score)));
    expect(bestOf(moves).map((one) => one.cell)).toEqual([0, 2, 3, 4, 5]);
    expect(bestOf([move(1, null)])).toEqual([]);
  });

  it("are all that are proved to be as good, unless they are many", () => {
    const equal = (count: number) => Array.from({ length: count }, (_, cell) => move(cell, value(0, "proved")));
    expect(bestOf(equal(9)).length).toBe(9);
    expect(bestOf(equal(200)).length).toBe(5);
  });

  it("leave losses out where something else can be played", () => {
    const moves = [move(0, value(-1, "proved")), move(1, value(2)), move(2, value(1)), move(3, value(0, "proved"))];
    expect(bestOf(moves).map((one) => one.cell)).toEqual([1, 2, 3]);
    expect(bestOf(moves.slice(0, 2)).map((one) => one.cell)).toEqual([1, 0]);
  });

  it("have one scale of quality, and the best of it is never an estimate beside a proved win", () => {
    const shown = cellValues([move(1, value(335)), move(2, value(1, "proved")), move(3, null), move(4, value(330))], strangeGame, "own", true);
    expect([...shown.keys()]).toEqual([1, 2, 4]);
    expect(shown.get(2)).toMatchObject({ text: "+1", quality: "best", proved: true });
    expect(shown.get(1)!.quality).not.toBe("best");
    expect(shown.get(1)!.spoken).toContain("on the bot's own scale");
  });
});

describe("accuracy", () => {
  it("is 100 for moves that give nothing away, and falls with what they do", () => {
    expect(accuracyOf([])).toBeNull();
    expect(Math.round(accuracyOf([0, 0])!)).toBe(100);
    expect(accuracyOf([0.5])!).toBeLessThan(accuracyOf([0.1])!);
    expect(accuracyOf([1])!).toBeGreaterThanOrEqual(0);
  });

  it("counts for each side what its own moves gave away", () => {
    const worth = (score: number): Worth => ({ value: value(score, "proved"), scale: "points" });
    const losses = lossesOf([worth(1), worth(0), worth(0), null], ["X", "O", "X"]);
    expect(losses).toEqual({ X: [0.5], O: [0] });
  });
});
