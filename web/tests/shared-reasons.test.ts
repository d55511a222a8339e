// What Analyse says once of a position, and what of each move.
import { describe, expect, it } from "vitest";
import { sharedReasons, withoutReasons } from "../src/analyse/shared-reasons";
import type { Reason } from "../src/protocol/messages";

const reason = (code: string, ...args: string[]): Reason => ({ code, arguments: args });

describe("reasons of moves", () => {
  const flips = reason("flips", "1");
  const mirror: Reason = { ...reason("bound"), about: "position" };
  const looked = (plies: string): Reason => ({ ...reason("looked", plies), about: "search" });
  const depth = looked("9");

  it("says once what holds of every move", () => {
    const moves = [[flips, reason("holds-pairing")], [reason("holds-pairing")]];
    expect(sharedReasons(moves)).toEqual([reason("holds-pairing")]);
    expect(withoutReasons(moves[0]!, sharedReasons(moves))).toEqual([flips]);
    expect(withoutReasons(moves[1]!, sharedReasons(moves))).toEqual([]);
  });
  it("keeps apart what differs in its numbers", () => {
    expect(sharedReasons([[flips], [reason("flips", "2")]])).toEqual([]);
  });
  it("takes a bound for what it is, of the position, and the depth from the best move only", () => {
    const moves = [[depth, flips], [looked("8"), mirror]];
    expect(sharedReasons(moves)).toEqual([depth, mirror]);
    expect(withoutReasons(moves[1]!, sharedReasons(moves))).toEqual([]);
  });
  it("leaves an only move its reasons", () => {
    expect(sharedReasons([[flips]])).toEqual([]);
  });
});
