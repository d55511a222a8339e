// What is kept of games, and what it says about the visitor's progress.
import { describe, expect, it } from "vitest";
import { exported, nextLevel, outcomeOf, progressIn, yourSide, type KeptGame } from "../src/play/kept-games";

const nothing = { code: "", arguments: [], text: { en: "", id: "" } }; // nothing to add to how it ended
let made = 0;
function game(level: number, winner: "X" | "O" | null, more: Partial<KeptGame> = {}): KeptGame {
  return {
    id: String(++made),
    changed: 1000 - made,
    game: "strange",
    start: "s",
    moves: ["a1", "b2"],
    players: { X: { kind: "human", name: "You", bot: null, level: null }, O: { kind: "level", name: "", bot: "thinker", level } },
    result: { reason: "finished", winner, score: 0, detail: nothing },
    counts: null,
    board: { columns: 1, rows: 1, cells: "X" },
    ...more,
  };
}

describe("a kept game", () => {
  it("was won, lost, drawn, ended by hand, or goes on", () => {
    expect(yourSide(game(3, "X"))).toBe("X");
    expect(outcomeOf(game(3, "X"))).toBe("won");
    expect(outcomeOf(game(3, "O"))).toBe("lost");
    expect(outcomeOf(game(3, null))).toBe("drawn");
    expect(outcomeOf(game(3, null, { result: null }))).toBe("unfinished");
    expect(outcomeOf(game(3, null, { result: { reason: "stopped", winner: null, score: 0, detail: nothing } }))).toBe("ended");
  });

  it("of two people is nobody's victory over the page", () => {
    const human = { kind: "human", name: "Ana", bot: null, level: null } as const;
    const two = game(3, "X", { players: { X: human, O: { ...human, name: "Budi" } } });
    expect(yourSide(two)).toBe(null);
    expect(outcomeOf(two)).toBe("ended");
  });

  it("is written as the program reads it", () => {
    const [line] = exported([game(3, "X")], (player) => player.name || "level").split("\n");
    expect(JSON.parse(line!)).toEqual({
      format: "lawan-game",
      version: 1,
      game: "strange",
      start: "s",
      players: { x: "You", o: "level" },
      moves: [{ move: "a1" }, { move: "b2" }],
      result: { reason: "finished", winner: "X", score: 0, detail: "" },
    });
  });
});

describe("progress", () => {
  it("is counted by level, and other games do not count", () => {
    const all = [game(4, "X"), game(4, "O"), game(3, "X"), game(9, "X", { game: "other" })];
    expect(progressIn(all, "strange")).toEqual([
      { level: 4, won: 1, drawn: 0, lost: 1 },
      { level: 3, won: 1, drawn: 0, lost: 0 },
    ]);
  });

  it("suggests another level only where the last games say so", () => {
    expect(nextLevel([], "strange")).toBe(null);
    expect(nextLevel([game(3, "X")], "strange")).toBe(null);
    expect(nextLevel([game(3, "X"), game(3, "O"), game(3, "X")], "strange")).toBe(4);
    expect(nextLevel([game(3, "O"), game(3, "O"), game(3, "O")], "strange")).toBe(2);
    expect(nextLevel([game(10, "X"), game(10, "X")], "strange")).toBe(10);
  });
});
