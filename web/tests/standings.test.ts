// What a table of standings says of a bot.
import { beforeEach, expect, it } from "vitest";
import { preferences } from "../src/state/preferences.svelte";
import { ratingOf, scoreOf } from "../src/watch/standings";

beforeEach(() => {
  preferences.language = "en";
});

it("has the figures of a bot that has played", () => {
  const row = { wins: 12, draws: 0, losses: 3, elo: 41.6, error: 120.2 };
  expect(scoreOf(row)).toBe("12-0-3");
  expect(ratingOf(row)).toEqual({ elo: "+42", error: "120" });
  expect(ratingOf({ ...row, elo: -3 })!.elo).toBe("−3");
});

it("has none of a bot without games, rather than 0 ± 0", () => {
  const row = { wins: 0, draws: 0, losses: 0, elo: null, error: null };
  expect(scoreOf(row)).toBeNull();
  expect(ratingOf(row)).toBeNull();
});
