// Bases of games that are opened in the page: WTHOR, several games in GGF, lists narrowed down.
import { describe, expect, it } from "vitest";
import { GameBase } from "../src/analyse/games/base";
import { gamesInGgf } from "../../src/games/othello/page/ggf";
import { parseNames, parseWthor } from "../../src/games/othello/page/wthor";
import { GameFiles, MOST_FILES, type ChosenFile } from "../src/analyse/games/files";
import { Unreadable, searchIn } from "../src/analyse/games/listed";

const NOBODY = { players: [], tournaments: [] };

function names(list: readonly string[], size: number): Uint8Array {
  const bytes = new Uint8Array(16 + list.length * size);
  new DataView(bytes.buffer).setUint16(8, list.length, true);
  list.forEach((name, i) => bytes.set([...name].map((c) => c.charCodeAt(0)), 16 + i * size));
  return bytes;
}

interface Game {
  numbers: [event: number, black: number, white: number];
  discs: number;
  moves: readonly number[];
}

function wthor(year: number, games: readonly Game[]): Uint8Array {
  const bytes = new Uint8Array(16 + games.length * 68);
  const heading = new DataView(bytes.buffer);
  heading.setUint32(4, games.length, true);
  heading.setUint16(10, year, true);
  bytes[12] = 8;
  games.forEach((game, i) => {
    const at = 16 + i * 68;
    game.numbers.forEach((number, j) => heading.setUint16(at + 2 * j, number, true));
    bytes[at + 6] = game.discs;
    bytes.set(game.moves, at + 8);
  });
  return bytes;
}

const file = (name: string, bytes: Uint8Array | string): ChosenFile => {
  const all = typeof bytes === "string" ? new TextEncoder().encode(bytes) : bytes;
  return { name, size: all.length, arrayBuffer: () => Promise.resolve(all.slice().buffer) };
};

const players = names(["Tamenori", "Andr\xE9[x]"], 20);
const tournaments = names(["Paris"], 26);
const base = wthor(1996, [
  { numbers: [0, 0, 1], discs: 40, moves: [56, 64, 33] },
  { numbers: [7, 1, 9], discs: 65, moves: [56] },
]);

const code = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof Unreadable) return error.code;
    throw error;
  }
  return "fine";
};

describe("a WTHOR base", () => {
  it("has players, tournament, year, score and moves", () => {
    const games = parseWthor(base, { players: parseNames(players, 20), tournaments: parseNames(tournaments, 26) });
    expect(games).toHaveLength(2);
    expect(games[0]).toMatchObject({ black: "Tamenori", white: "André[x]", event: "Paris", year: 1996, score: 16 });
    expect(games[0]!.text()).toContain("PB[Tamenori]PW[André x ]RE[16]TY[8]");
    expect(games[0]!.text()).toMatch(/BO\[8 [-O*]{64} \*\]B\[f5\]W\[d6\]B\[c3\];\)$/);
    expect(games[1]).toMatchObject({ white: "#9", event: "#7", score: null });
  });

  it("is refused where it is damaged", () => {
    expect(code(() => parseWthor(base.subarray(0, base.length - 1), NOBODY))).toBe("short");
    expect(code(() => parseWthor(base.subarray(0, 10), NOBODY))).toBe("short");
    expect(code(() => parseWthor(new Uint8Array([...base, 0]), NOBODY))).toBe("long");
    const large = base.slice();
    large[12] = 10;
    expect(code(() => parseWthor(large, NOBODY))).toBe("size");
    const alone = base.slice();
    alone[13] = 1;
    expect(code(() => parseWthor(alone, NOBODY))).toBe("solitaire");
    expect(code(() => parseNames(players.subarray(0, 30), 20))).toBe("short");
    expect(code(() => parseNames(players.subarray(0, 3), 20))).toBe("names");
  });
});

const match = (black: string, year: string) => `(;GM[Othello]PC[GGS]DT[${year}]PB[${black}]PW[Bo]RE[-4.000]TY[8]BO[8 x *]B[d3/1;2/0.5]W[c5];)`;

describe("GGF", () => {
  it("is cut into its games", () => {
    const games = gamesInGgf(`2 ${match("Ana", "2003.12.15")}\n${match("Cy", "1071523443")}`);
    expect(games.map((game) => [game.black, game.white, game.event, game.year, game.score])).toEqual([
      ["Ana", "Bo", "GGS", 2003, -4],
      ["Cy", "Bo", "GGS", 2003, -4],
    ]);
    expect(games[1]!.text()).toBe(match("Cy", "1071523443"));
    expect(gamesInGgf("f5d6c3")).toEqual([]);
  });

  it("that is damaged loses only the damaged games", () => {
    const good = match("Ana", "2003");
    expect(gamesInGgf(`(;GM[Othello] ${good} (;PB[x`).map((game) => game.text())).toEqual([good]);
    expect(gamesInGgf(`(;PB[Eve]PB[Ana](;)`)).toEqual([]);
  });

  it("is read in one go, however odd it is", () => {
    const length = 400_000;
    for (const odd of ["(;", "(;A[", "(;A[]", "[", "A[x]", ";)", "(;)"]) {
      expect(gamesInGgf("(;" + odd.repeat(length)).length).toBeLessThanOrEqual(length);
    }
  });
});

describe("a list of games", () => {
  it("is narrowed down by player, tournament and years", () => {
    const games = parseWthor(base, { players: parseNames(players, 20), tournaments: parseNames(tournaments, 26) });
    const none = { player: "", event: "", from: "", to: "" };
    const search = searchIn(games);
    expect(search(none)).toHaveLength(2);
    expect(search({ ...none, player: "tamen" })).toHaveLength(1);
    expect(search({ ...none, player: " ANDRE" })).toHaveLength(2);
    expect(search({ ...none, event: "paris" })).toHaveLength(1);
    expect(search({ ...none, from: "1996", to: "1996" })).toHaveLength(2);
    expect(search({ ...none, from: "1997" })).toHaveLength(0);
    expect(search({ ...none, to: "1995" })).toHaveLength(0);
    expect(search({ ...none, player: "tamenori", event: "nowhere" })).toHaveLength(0);
    expect(search(none)).toHaveLength(2);
    expect(search({ ...none, player: "tamenoriandre" })).toHaveLength(0); // not across two names
  });
  it("makes names plain once, however much is typed", () => {
    let asked = 0;
    const game = { black: "Ana", white: "Bo", year: null, score: null, text: () => "", get event() { return (++asked, "Paris"); } };
    const search = searchIn(Array.from({ length: 5 }, () => game));
    for (const player of ["", "a", "an", "ana"]) expect(search({ player, event: "", from: "", to: "" })).toHaveLength(5);
    expect(asked).toBe(5);
  });
});

describe("files", () => {
  const read = (...files: ChosenFile[]) => new GameFiles().read(files);
  it("of a base take their names from the others", async () => {
    const files = new GameFiles();
    const found = await files.read([file("W.WTB", base), file("WTHOR.JOU", players), file("WTHOR.TRN", tournaments)]);
    expect("games" in found && found.games.map((game) => game.black)).toEqual(["Tamenori", "André[x]"]);
    const later = await files.read([file("x.wtb", base)]);
    expect("games" in later && later.games[0]!.event).toBe("Paris");
  });
  it("of a base may hold more games than were ever kept", async () => {
    const many = wthor(2000, Array.from({ length: 200_000 }, () => ({ numbers: [0, 0, 1], discs: 40, moves: [56] }) as Game));
    const found = await read(file("all.wtb", many), file("more.wtb", base));
    expect("games" in found && found.games).toHaveLength(200_002);
  });
  it("of text are opened as if pasted, unless they hold several games", async () => {
    expect(await read(file("a.txt", "f5d6c3"))).toEqual({ text: "f5d6c3" });
    expect(await read(file("a.ggf", match("Ana", "2003")))).toEqual({ text: match("Ana", "2003") });
    const found = await read(file("a.ggf", match("Ana", "2003") + match("Cy", "2004")));
    expect("games" in found && found.games).toHaveLength(2);
  });
  it("of text are all listed by their names where there are several", async () => {
    const listed = async (...files: ChosenFile[]) => {
      const found = await read(...files);
      return "games" in found ? found.games.map((game) => `${game.name ?? game.black}: ${game.text().slice(0, 6)}`) : found;
    };
    expect(await listed(file("a.txt", "f5d6c3"), file("b.json", "{\"x\":1}"))).toEqual(["a.txt: f5d6c3", "b.json: {\"x\":1"]);
    expect(await listed(file("a.txt", "f5d6c3"), file("b.ggf", match("Ana", "2003")))).toEqual(["a.txt: f5d6c3", expect.stringMatching(/^Ana: \(;/)]);
    expect(await listed(file("one.ggf", match("Ana", "2003")), file("two.ggf", match("Cy", "2004")))).toHaveLength(2);
    expect(await listed(file("a.txt", "f5d6c3"), file("x.wtb", base))).toHaveLength(3);
    expect(await listed(file("a.txt", "f5d6c3"), file("empty.txt", " "))).toEqual({ text: "f5d6c3" });
    expect(await listed(file("a.txt", "f5d6c3"), file("mark.txt", "\ufeff"), file("b.txt", "d3"))).toHaveLength(2);
    await expect(read(file("a.txt", "f5"), file("long.txt", "f5".repeat(200_000)))).rejects.toMatchObject({ values: { file: "long.txt" } });
  });
  it("are read one after the other, and only so many at once", async () => {
    let open = 0;
    let most = 0;
    const slow = (name: string): ChosenFile => ({
      ...file(name, "f5d6c3"),
      arrayBuffer: async () => {
        most = Math.max(most, ++open);
        await new Promise((later) => setTimeout(later));
        --open;
        return new TextEncoder().encode("f5d6c3").buffer;
      },
    });
    await read(slow("a.txt"), slow("b.txt"), slow("c.txt"));
    expect(most).toBe(1);
    const unread = (size: number): ChosenFile => ({ name: "x.wtb", size, arrayBuffer: () => Promise.reject(new Error("read")) });
    await expect(read(...Array.from({ length: MOST_FILES + 1 }, () => unread(1)))).rejects.toMatchObject({ code: "many", values: { count: 201, most: 200 } });
    await expect(read(unread(50 << 20), unread(50 << 20), unread(30 << 20))).rejects.toMatchObject({ code: "sum", values: { size: 130, most: 128 } });
  });
  it("without a game are refused", async () => {
    await expect(read(file("WTHOR.JOU", players))).rejects.toMatchObject({ code: "none" });
    await expect(read(file("blank.txt", " \n"))).rejects.toMatchObject({ code: "empty", values: { file: "blank.txt" } });
    for (const blank of ["\ufeff", "\ufeff\r\n", "\u00a0", "\u3000\n"]) {
      await expect(read(file("blank.txt", blank))).rejects.toMatchObject({ code: "empty", values: { file: "blank.txt" } });
    }
    for (const name of ["my.proof", "x.wtb", "WTHOR.JOU"]) await expect(read(file(name, ""))).rejects.toMatchObject({ code: "empty", values: { file: name } });
    await expect(read(file("long.txt", "f5".repeat(200_000)))).rejects.toMatchObject({ code: "large" });
    await expect(read(file("long.proof", `lawan-proof 1\n${"# a\n".repeat(100_000)}`))).rejects.toMatchObject({ code: "proof" });
    await expect(read({ ...file("x.wtb", base), size: 1e9 })).rejects.toMatchObject({ code: "large" });
  });
});

describe("a base of games", () => {
  const START = "---------------------------OX------XO---------------------------";
  const ggf = (moves: string, result: number, type = "8") =>
    `(;GM[Othello]PB[b1]PW[w2]RE[${result}]TY[${type}]${(moves.match(/../g) ?? []).map((move, i) => `${i % 2 ? "W" : "B"}[${move}//1.5]`).join("")};)`;
  const lines = (text: string, cells: string) => new GameBase(gamesInGgf(text)).linesThrough(on(cells), START);
  const on = (cells: string, side = 8) => ({ columns: side, rows: cells.length / side, row_one: "top" as const, cells });
  const filled = (...cells: number[]) => [...START].map((letter, i) => (cells.includes(i) ? "X" : letter)).join("");

  it("counts what was played at the start, and who won", () => {
    const text = ggf("f5d6", 4) + ggf("f5f6", -2) + ggf("f5f4", 0) + ggf("d3", 6) + ggf("c4", 8, "s8r14");
    expect(lines(text, START)).toEqual([
      { line: "f5", games: 3, x: 1, o: 1, draws: 1 },
      { line: "d3", games: 1, x: 1, o: 0, draws: 0 },
    ]);
  });

  it("finds lines that fill the same cells, in any order, turned and mirrored", () => {
    const text = ggf("f5d6c3", 2) + ggf("c4e3f6", 2) + ggf("d6f5c5", 2) + ggf("f5f6e6", 2) + ggf("f5d6", 2);
    const found = lines(text, filled(37, 43)).map(({ line }) => line); // f5 and d6
    expect(found.sort()).toEqual(["c4 e3 f6", "d6 f5 c5", "f5 d6 c3"]);
  });

  it("knows games on boards of any size, and names cells as the board does", () => {
    const nobody = { black: "", white: "", event: "", year: null, score: 1, text: () => "" };
    const fives = new GameBase([{ ...nobody, played: { board: { columns: 7, rows: 6 }, cells: () => Uint16Array.of(38, 31, 40) } }]);
    const empty = "-".repeat(42);
    const position = { columns: 7, rows: 6, row_one: "bottom" as const, cells: `${"-".repeat(38)}X---` };
    expect(fives.linesThrough(position, empty)).toEqual([{ line: "d1 d2", games: 1, x: 1, o: 0, draws: 0 }]);
    expect(fives.linesThrough({ ...position, columns: 6, rows: 7 }, empty)).toEqual([]);
    const wide = new GameBase([{ ...nobody, played: { board: { columns: 15, rows: 15 }, cells: () => Uint16Array.of(112, 200, 3) } }]);
    const marked = (side: number, ...cells: number[]) => [...Array(side * side).keys()].map((cell) => (cells.includes(cell) ? "X" : "-")).join("");
    expect(wide.linesThrough(on(marked(15, 112, 24), 15), marked(15))).toEqual([{ line: "h8 f14 d1", games: 1, x: 1, o: 0, draws: 0 }]);
    expect(wide.linesThrough(on(marked(15, 112, 25), 15), marked(15))).toEqual([]);
    const widest = new GameBase([{ ...nobody, played: { board: { columns: 20, rows: 20 }, cells: () => Uint16Array.of(399, 256, 210) } }]);
    expect(widest.linesThrough(on(marked(20, 399, 256), 20), marked(20))).toEqual([{ line: "t20 q13 k11", games: 1, x: 1, o: 0, draws: 0 }]);
  });

  it("reads WTHOR's moves, and asks nothing about other boards", () => {
    const games = new GameBase(parseWthor(base, NOBODY));
    expect(games.size).toBe(2);
    expect(games.linesThrough(on(filled(37)), START)).toEqual([{ line: "f5 d6", games: 1, x: 1, o: 0, draws: 0 }]);
    expect(games.linesThrough(on("---------", 3), "---------")).toEqual([]);
  });
});
