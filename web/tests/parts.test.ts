// Set-ups, addresses, Markdown, numbers and sentences.
import { beforeEach, describe, expect, it } from "vitest";
import { clock, fill, number, said, seconds, signed } from "../src/i18n";
import { explainedReasons, playerName, reasonTexts, resultText, valueText } from "../src/i18n/phrases";
import { blocks, inline } from "../src/learn/markdown";
import { newGame, setupOf, usualSetup, wrongSetup } from "../src/play/setup";
import type { Reason } from "../src/protocol/messages";
import { preferences } from "../src/state/preferences.svelte";
import { routeOf, studyAddress } from "../src/state/route";
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
  it("names a tab, a study or what was shared", () => {
    const nothing = { rest: "", shared: null, study: null, key: null, classroom: null };
    expect(routeOf("#class/7")).toEqual({ ...nothing, tab: "play", classroom: "7" });
    expect(routeOf("#with/12ab")).toEqual({ ...nothing, tab: "play", key: "12ab" });
    expect(routeOf("#learn")).toEqual({ ...nothing, tab: "learn" });
    expect(routeOf("")).toEqual({ ...nothing, tab: "play" });
    expect(routeOf("#nonsense")).toEqual({ ...nothing, tab: "play" });
    expect(routeOf("#analyse/12ab")).toEqual({ ...nothing, tab: "analyse", rest: "12ab" });
    const address = studyAddress("http://127.0.0.1:8017/#analyse/12ab", "q1-_");
    expect(routeOf(new URL(address).hash)).toEqual({ ...nothing, tab: "analyse", study: "q1-_" });
    expect(routeOf("#open=a%20b%2Fc%25")).toEqual({ ...nothing, tab: "analyse", shared: "a b/c%" });
    expect(routeOf("#open=%zz")).toEqual({ ...nothing, tab: "analyse", shared: "%zz" });
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

describe("numbers", () => {
  it("have thin spaces and signs, and are not torn from their units", () => {
    expect(number(1234)).toBe("1234");
    expect(number(1234567)).toBe("1\u202f234\u202f567");
    expect([said({ en: "worth -4 (or -5)", id: "" }), said({ en: "a 2-1 win by --rounds", id: "" })]).toEqual(["worth \u22124 (or \u22125)", "a 2-1 win by --rounds"]);
    expect([signed(4), signed(0), signed(-4)]).toEqual(["+4", "0", "\u22124"]);
    expect(seconds(0.0001)).toBe("<\u202f0.001\u202fs");
    expect(seconds(0.0123)).toBe("0.012\u202fs");
    expect(seconds(12.34)).toBe("12.3\u202fs");
    expect([fill("{value} %", { value: 73 }), said({ en: "in 73 % of 100 games", id: "" })]).toEqual(["73\u00a0%", "in 73\u00a0% of 100 games"]);
    expect(inline("wins 84 % [79, 89]")).toEqual([{ kind: "text", text: "wins 84\u00a0% [79, 89]" }]);
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

  it("say reasons in the visitor's language, each once, and what their words mean", () => {
    const searched: Reason = { code: "c", arguments: ["9"], text: { en: "looked 9 plies ahead", id: "melihat 9 langkah" }, help: { en: "A ply is a move.", id: "Langkah satu pihak." } };
    const corner: Reason = { code: "d", arguments: [], text: { en: "takes a corner", id: "mengambil sudut" } };
    expect(explainedReasons([searched])).toEqual([{ text: "Looked 9 plies ahead.", help: "A ply is a move." }]);
    expect(explainedReasons([corner, corner])).toEqual([{ text: "Takes a corner.", help: null }]);
    expect(reasonTexts([{ code: "no-words", arguments: [] }])).toEqual([]);
    preferences.language = "id";
    expect(explainedReasons([searched])).toEqual([{ text: "Melihat 9 langkah.", help: "Langkah satu pihak." }]);
    preferences.language = "en";
  });

  it("tell a result", () => {
    const state = strangeState("b");
    state.result = { reason: "finished", winner: "X", score: 2, detail: null };
    expect(resultText(state, strangeGame)).toBe("You win 3 to 1");
    // Its value is 8: two discs ahead, and the six empty squares.
    expect(resultText(state, { ...strangeGame, unit: "discs" })).toBe("You win 3 to 1; by 8, counting empty squares for the winner");
    expect(resultText(state, { ...strangeGame, unit: "discs" }, true)).toBe("You win 3 to 1");
    state.result = { reason: "time-out", winner: "O", score: 2, detail: null };
    expect(resultText(state, strangeGame)).toBe("Level 4 wins: You ran out of time");
    state.result = { reason: "finished", winner: null, score: 0, detail: null };
    expect(resultText(state, strangeGame)).toBe("A draw, 3 each");
    preferences.language = "id";
    expect(playerName(state.players.O)).toBe("Tingkat 4");
    expect(playerName(state.players.X)).toBe("Anda");
    // A name that nobody chose is in the visitor's language, whatever it was when the game began.
    expect(playerName({ ...state.players.X, name: "Player 2" })).toBe("Pemain 2");
    preferences.language = "en";
    expect(playerName({ ...state.players.X, name: "Pemain 1" })).toBe("Player 1");
    expect(playerName({ ...state.players.X, name: "Player 3" })).toBe("Player 3");
  });
});
