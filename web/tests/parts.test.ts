// Set-ups, addresses, Markdown, graphs, numbers and sentences.
import { beforeEach, describe, expect, it } from "vitest";
import { graphData } from "../src/analyse/graph-data";
import { clock, number, seconds, signed } from "../src/i18n";
import { cellValues, explainedReasons, playerName, reasonText, reasonTexts, resultText, valueText } from "../src/i18n/phrases";
import { blocks, inline } from "../src/learn/markdown";
import { newGame, setupOf, usualSetup, wrongSetup } from "../src/play/setup";
import { preferences } from "../src/state/preferences.svelte";
import { routeOf, shareAddress } from "../src/state/route";
import { strangeGame, strangeState } from "./strange-game";

beforeEach(() => {
  preferences.language = "en";
});

describe("a set-up", () => {
  const names = { one: "You", both: { X: "Player 1", O: "Player 2" } };
  it("becomes a request", () => {
    const setup = usualSetup(strangeGame, false);
    setup.settings = { size: "5", speed: "fast" };
    setup.clock = true;
    setup.players.O = { ...setup.players.O, kind: "bot", bot: "thinker(depth=2)", name: " Bo ", moveTime: "0.5" };
    expect(newGame("play-strange", setup, strangeGame, names)).toEqual({
      type: "new",
      board: "play-strange",
      game: "strange",
      settings: { speed: "fast" },
      players: { X: { kind: "human", name: "You" }, O: { kind: "bot", name: "Bo", bot: "thinker(depth=2)", move_time: 0.5 } },
      clock: { seconds: 300, increment: 3 },
    });
  });

  it("names two humans apart", () => {
    const setup = usualSetup(strangeGame, false);
    setup.players.O.kind = "human";
    expect(newGame("b", setup, strangeGame, names).players).toEqual({
      X: { kind: "human", name: "Player 1" },
      O: { kind: "human", name: "Player 2" },
    });
  });

  it("is checked", () => {
    const setup = usualSetup(strangeGame, false);
    expect(wrongSetup(setup, strangeGame)).toBeNull();
    setup.players.X.name = setup.players.O.name = "Ana";
    expect(wrongSetup(setup, strangeGame)).toBe("wrong.same-names");
    setup.players.O.name = "";
    setup.settings = { size: "huge" };
    expect(wrongSetup(setup, strangeGame)).toBe("wrong.settings");
    setup.settings = {};
    setup.clock = true;
    setup.minutes = "0";
    expect(wrongSetup(setup, strangeGame)).toBe("wrong.minutes");
    setup.minutes = "1";
    setup.increment = "-1";
    expect(wrongSetup(setup, strangeGame)).toBe("wrong.increment");
  });

  it("is taken from the game on the board", () => {
    const setup = setupOf(strangeState("play-strange"), strangeGame);
    expect(setup.settings).toEqual({ size: "5", wrap: "true" });
    expect(setup.players.O).toMatchObject({ kind: "level", level: 4 });
  });
});

describe("an address", () => {
  it("names a tab or what was shared", () => {
    expect(routeOf("#learn")).toEqual({ tab: "learn", shared: null });
    expect(routeOf("")).toEqual({ tab: "play", shared: null });
    expect(routeOf("#nonsense")).toEqual({ tab: "play", shared: null });
    const address = shareAddress("http://127.0.0.1:8017/#analyse", "a b/c%");
    expect(routeOf(new URL(address).hash)).toEqual({ tab: "analyse", shared: "a b/c%" });
    expect(routeOf("#open=%zz")).toEqual({ tab: "analyse", shared: "%zz" });
  });
});

describe("Markdown", () => {
  it("is read into blocks", () => {
    const page = blocks("# Title\n\nSome *fine* text\nin **two `code` lines**.\n\n- one\n  more\n- two\n\n1. first\n\n```\na < b\n```\n\n| a | b |\n| --- | --- |\n| 1 | [x](y.md) |\n");
    expect(page.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "list", "code", "table"]);
    expect(page[2]).toMatchObject({ ordered: false, items: [[{ text: "one more" }], [{ text: "two" }]] });
    expect(page[3]).toMatchObject({ ordered: true });
    expect(page[4]).toMatchObject({ text: "a < b" });
    expect(page[5]).toMatchObject({ rows: [[[{ text: "1" }], [{ kind: "link", address: "y.md" }]]] });
  });

  it("takes no markup for elements", () => {
    expect(inline("<b>a</b>")).toEqual([{ kind: "text", text: "<b>a</b>" }]);
    expect(inline("a ** b * c")).toEqual([{ kind: "text", text: "a ** b * c" }]);
  });
});

describe("a graph", () => {
  const ply = (score: number, kind: "proved" | "estimated", side: "X" | "O", mark: "blunder" | null = null) =>
    ({ ply: 0, value: { score, kind, side }, move: null, side: null, best: null, line: [], loss: null, loss_scale: null, reasons: [], why: [], mark });
  it("is drawn for X", () => {
    const data = graphData([ply(8, "estimated", "X"), ply(6, "estimated", "O"), ply(-2, "proved", "O", "blunder")], "discs");
    expect(data.estimated).toEqual([8, -6, null]);
    expect(data.settled).toEqual([null, null, 2]);
    expect(data.flaws).toEqual([null, null, 2]);
    expect(data.reach).toBe(8);
  });

  it("puts a settled outcome at the end of the scale", () => {
    const data = graphData([ply(40, "estimated", "X"), ply(1, "proved", "O"), ply(0, "proved", "X")], "outcome");
    expect(data.settled).toEqual([null, -40, 0]);
  });
});

describe("numbers", () => {
  it("have thin spaces and signs", () => {
    expect(number(1234)).toBe("1234");
    expect(number(1234567)).toBe("1\u2009234\u2009567");
    expect([signed(4), signed(0), signed(-4)]).toEqual(["+4", "0", "\u22124"]);
    expect(seconds(0.0001)).toBe("<\u20090.001\u2009s");
    expect(seconds(0.0123)).toBe("0.012\u2009s");
    expect(seconds(12.34)).toBe("12.3\u2009s");
    expect([clock(300), clock(61.9), clock(9.96), clock(-1)]).toEqual(["5:00", "1:01", "0:10.0", "0:00.0"]);
    preferences.language = "id";
    expect(number(1.5)).toBe("1,5");
  });
});

describe("sentences", () => {
  it("tell a value", () => {
    expect(valueText({ score: 4, kind: "estimated", side: "O" }, strangeGame)).toBe("estimated +4 for south");
    expect(valueText({ score: -6, kind: "proved", side: "O" }, strangeGame)).toBe("proved: north wins by 6");
    expect(valueText({ score: 0, kind: "expected", side: "O" }, strangeGame)).toBe("expected: a draw");
    expect(valueText({ score: 1, kind: "proved", side: "X" }, { ...strangeGame, unit: "outcome" })).toBe("proved: north wins");
  });

  it("say on whose scale an estimate is", () => {
    const value = { score: 45, kind: "estimated", side: "O" } as const;
    expect(valueText(value, strangeGame, "own")).toBe("estimated +45 for south, on the bot's own scale");
    expect(valueText(value, strangeGame, "points")).toBe("estimated +45 for south");
    expect(valueText({ ...value, kind: "proved" }, strangeGame, "own")).toBe("proved: south wins by 45");
  });

  it("explain what a reason's words mean", () => {
    const searched = (plies: string, percent: string) => explainedReasons([{ code: "othello-searched", arguments: [plies, percent] }], strangeGame);
    expect(searched("24", "73")[0]!.text).toBe("Looked 24 plies ahead, leaving out moves that are worse with 73 % certainty.");
    expect(searched("24", "73")[0]!.help).toContain("73 %");
    expect(searched("1", "100")[0]!.text).toBe("Looked 1 ply ahead, at every move.");
    const corner = { code: "othello-takes-corner", arguments: ["a1"] };
    expect(explainedReasons([corner, corner], strangeGame)).toEqual([{ text: "It takes the corner a1.", help: null }]);
    preferences.language = "id";
    expect(searched("24", "73")[0]!.text).toContain("24 langkah");
    preferences.language = "en";
  });

  it("colour values by whom they are good for", () => {
    const values = cellValues(
      [
        { cell: 1, value: { score: 4, kind: "proved", side: "O" } },
        { cell: 2, value: { score: -2, kind: "estimated", side: "O" } },
        { cell: 3, value: null },
        { cell: null, value: { score: 0, kind: "proved", side: "O" } },
      ],
      strangeGame,
    );
    expect([...values.keys()]).toEqual([1, 2]);
    expect(values.get(1)).toMatchObject({ text: "+4", tone: -1, proved: true, best: true });
    expect(values.get(2)).toMatchObject({ text: "\u22122", tone: 0.5, proved: false, best: false });
  });

  it("tell a result, and say nothing about a reason without words", () => {
    const state = strangeState("b");
    state.result = { reason: "finished", winner: "X", score: 2, detail: "" };
    expect(resultText(state, strangeGame)).toBe("You win 3 to 1");
    state.result = { reason: "time-out", winner: "O", score: 2, detail: "" };
    expect(resultText(state, strangeGame)).toBe("Level 4 wins: You ran out of time");
    state.result = { reason: "finished", winner: null, score: 0, detail: "" };
    expect(resultText(state, strangeGame)).toBe("A draw, 3 each");
    expect(reasonText({ code: "no-such-code", arguments: [] }, strangeGame)).toBeNull();
    expect(reasonTexts([{ code: "no-such-code", arguments: [] }, { code: "makes-fork", arguments: ["a1", "b2"] }], strangeGame)).toEqual([
      "It makes a fork: two lines lack one cell each (a1 b2).",
    ]);
    expect(reasonText({ code: "win-by-search", arguments: ["O"] }, strangeGame)).toBe("south wins: every answer was searched");
    expect(reasonText({ code: "othello-solved", arguments: ["-4"] }, strangeGame)).toBe("solved: \u22124 with best play");
    preferences.language = "id";
    expect(playerName(state.players.O)).toBe("Tingkat 4");
    expect(playerName(state.players.X)).toBe("Anda");
  });
});
