// Getting to know a game, beginning one, and the games that were played.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { id } from "../src/i18n/id";
import { afterPly, begin, board, cell, drawn, kept, myTurn, newGame, playOut, ply, resign, setLevel, stories } from "./harness";

stories("A first game", ({ visit }) => {
  it("has its rules in pictures, and exercises that say what was right", async () => {
    const page = await visit();
    await page.getByText("New to Othello?").waitFor();
    await page.getByRole("button", { name: "How to play" }).first().click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByRole("heading", { name: "How to play Othello" }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll("dialog[open] ol svg").length === 5);
    await dialog.getByText("They turn over and become yours.", { exact: false }).waitFor();
    expect(await dialog.locator("ol li").nth(2).locator(".turned").count()).toBe(3);
    await dialog.getByRole("button", { name: "Try it" }).click();
    const tap = (name: string) => dialog.locator(`[data-name="${name}"]`).click();
    await tap("d3");
    await dialog.getByText("The disc between yours has turned over.").waitFor();
    // By keyboard: the button for the next one has the focus.
    await page.keyboard.press("Enter");
    await dialog.getByText("One move turns three discs. Find it.").waitFor();
    await tap("h4");
    await dialog.getByText("h4 is not it. Try another move.").waitFor();
    await tap("d4");
    await dialog.getByText("A row, a column and a diagonal at once.").waitFor();
    await page.keyboard.press("Enter");
    await tap("a1");
    await dialog.getByText("No line goes through a corner", { exact: false }).waitFor();
    await page.keyboard.press("Enter");
    await dialog.getByText("White leads 9 to 6.", { exact: false }).waitFor();
    await tap("d4");
    await dialog.getByText("Nine to seven.", { exact: false }).waitFor();
    await dialog.getByRole("button", { name: "Next" }).click();
    await dialog.getByText("That is all you need for a first game.").waitFor();
    await dialog.getByRole("button", { name: "Play" }).click();
    // It is not offered again.
    expect(await page.getByText("New to Othello?").count()).toBe(0);
    await page.reload();
    await myTurn(page);
    expect(await page.getByText("New to Othello?").count()).toBe(0);
  });

  it("every game has rules and exercises, in both languages", async () => {
    for (const words of [en, id]) {
      const page = await visit();
      if (words === id) await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
      for (const game of await page.locator(".above label").allTextContents()) {
        await page.locator(".above").getByText(game.trim(), { exact: true }).click();
        await page.getByText(words["new-to"].replace("{game}", game.trim())).waitFor();
        await page.getByRole("button", { name: words["show-rules"] }).first().click();
        const dialog = page.locator("dialog[open]");
        await page.waitForFunction(() => document.querySelectorAll("dialog[open] ol svg").length >= 5);
        await dialog.getByRole("button", { name: words["try-it"] }).click();
        await dialog.locator("svg.board").waitFor();
        await page.keyboard.press("Escape");
        await page.waitForSelector("dialog[open]", { state: "detached" });
      }
    }
  });

  it("says during the game how many in a row win", async () => {
    const page = await visit();
    await begin(page, /^Five in a row/);
    await page.getByText("5 in a row wins").waitFor();
    expect(await page.locator("[role=gridcell]").count()).toBe(225);
  });
});

stories("A new game", ({ visit }) => {
  it("is one tap on a card, against a level that says what it is; what was chosen is remembered", async () => {
    const page = await visit();
    await page.getByRole("button", { name: "New", exact: true }).click();
    const dialog = page.locator("dialog[open]");
    await page.waitForFunction(() => document.querySelectorAll("dialog[open] .card svg").length >= 7);
    await setLevel(dialog, 1);
    await dialog.getByText("Level 1 – for a first game", { exact: false }).waitFor();
    await dialog.getByText("You move second", { exact: false }).click();
    await dialog.getByRole("button", { name: /^Othello 6×6/ }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 36);
    expect(await page.locator('[data-side="X"]').textContent()).toContain("Level 1");
    expect(await page.locator('[data-side="O"]').textContent()).toContain("You");
    await page.reload();
    await page.getByRole("button", { name: "New", exact: true }).click();
    await dialog.getByText("Level 1 – ", { exact: false }).waitFor();
    expect(await dialog.getByRole("radio", { name: /^You move second/ }).isChecked()).toBe(true);
    await dialog.getByRole("button", { name: /^Othello blitz/ }).click();
    await page.locator(".clock").first().waitFor();
    // The clocks too are remembered.
    await newGame(page, async (details) => expect(await details.getByLabel("With clocks").isChecked()).toBe(true));
    expect((await page.locator(".clock").allTextContents())[1]).toMatch(/^(3:00|2:5\d)$/);
  });

  it("never takes the old one away; resigning asks first", async () => {
    const page = await visit();
    await begin(page, /^Tic-tac-toe/);
    await cell(page, "b2").click();
    await afterPly(page, 1);
    const before = await ply(page);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Keep playing" }).click();
    expect(await page.locator("[data-over='true']").count()).toBe(0);
    await begin(page, /^Tic-tac-toe/);
    await page.waitForSelector("[data-plies='0']");
    await page.locator("summary[aria-label=More]").click();
    await page.getByRole("button", { name: "My games" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("1 game", { exact: true }).waitFor();
    await dialog.locator(".open", { hasText: "Unfinished" }).click();
    await page.waitForSelector(`[data-plies='${before}']`);
    expect(await cell(page, "b2").getAttribute("aria-label")).toContain("X");
    expect(await myTurn(page)).toBe(true);
    await resign(page);
  });
});

stories("Addresses", ({ visit }) => {
  it("every game has one: Back and Forward lead from game to game", async () => {
    const page = await visit();
    await begin(page, /^Tic-tac-toe/, 1);
    await cell(page, "b2").click();
    await afterPly(page, 1);
    await page.waitForSelector("[data-turn='true'], [data-over='true']");
    const plies = await ply(page);
    await kept(page, "games", (all) => all.length === 1 && (all[0]!.moves?.length ?? 0) > 1);
    await begin(page, /^Tic-tac-toe/, 1);
    await page.waitForSelector("[data-plies='0']");
    await page.getByText("Connect Four", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 42);
    await page.goBack();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.goBack();
    await page.waitForSelector(`[data-plies='${plies}']`);
    expect(await cell(page, "b2").getAttribute("aria-label")).toContain("X");
    // A reload stays there.
    await page.reload();
    await page.waitForSelector(`[data-plies='${plies}']`);
  });
});

stories("A board", ({ visit }) => {
  it("has three themes, and remembers which", async () => {
    const page = await visit();
    const field = () => page.locator(".field").first().evaluate((one) => getComputedStyle(one).fill);
    const seen = new Set([await field()]);
    for (const next of ["wood", "slate"]) {
      await page.locator("summary[aria-label=More]").click();
      await page.getByRole("button", { name: /^Board: / }).click();
      await page.waitForSelector(`html[data-board=${next}]`);
      seen.add(await field());
    }
    expect(seen.size).toBe(3);
    await page.reload();
    await page.waitForSelector("html[data-board=slate]");
  });
});

stories("Sound", ({ visit }) => {
  it("is off at first; switched on, moves and the end of a game are heard", async () => {
    const page = await visit();
    // The browser's own audio, counted.
    await page.addInitScript(() => {
      const counted = window as unknown as { tones: number };
      counted.tones = 0;
      const start = Reflect.get(OscillatorNode.prototype, "start") as (this: OscillatorNode, when?: number) => void;
      OscillatorNode.prototype.start = function (when) {
        counted.tones += 1;
        start.call(this, when);
      };
    });
    await page.reload();
    await page.waitForSelector("svg.board");
    const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
    const play = async (moves: readonly string[]) => {
      for (const name of moves) {
        const before = await ply(page);
        await cell(page, name).click();
        await page.waitForSelector(`[data-plies='${before + 1}']`);
      }
    };
    await begin(page, /^Tic-tac-toe/, 1);
    await newGame(page, async (dialog) => {
      for (const one of await dialog.getByRole("radio", { name: "Human" }).all()) await one.check({ force: true });
    });
    await play(["a1", "b1"]);
    expect(await tones()).toBe(0);
    await page.getByRole("button", { name: "Sound" }).click();
    await play(["a2", "b2"]);
    expect(await tones()).toBe(2);
    await play(["a3"]);
    await page.waitForSelector("[data-over='true']");
    expect(await tones()).toBe(4);
    await page.reload();
    await page.waitForSelector("svg.board");
    expect(await page.getByRole("button", { name: "Sound" }).getAttribute("aria-pressed")).toBe("true");
  });
});

stories("The end of a game", ({ visit }) => {
  it("is a quiet moment: the winner's strip glows once, and stays still for who wants no motion", async () => {
    for (const [reducedMotion, moves] of [["no-preference", true], ["reduce", false]] as const) {
      const page = await visit({ reducedMotion });
      await begin(page, /^Tic-tac-toe/, 1);
      await newGame(page, async (dialog) => {
        for (const one of await dialog.getByRole("radio", { name: "Human" }).all()) await one.check({ force: true });
      });
      for (const [i, name] of ["a1", "b1", "a2", "b2", "a3"].entries()) {
        await cell(page, name).click();
        await page.waitForSelector(`[data-plies='${i + 1}']`);
      }
      const strip = page.locator(".strip.won");
      await strip.waitFor();
      expect((await strip.evaluate((one) => getComputedStyle(one).animationName)) !== "none").toBe(moves);
    }
  });

  it("names the turning point, which can be looked at, in both languages", async () => {
    const page = await visit();
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await newGame(page, async (dialog) => {
      for (const one of await dialog.getByRole("radio", { name: "Human" }).all()) await one.check({ force: true });
    });
    // X takes the corner, O answers beside it: c1 loses to b2, and no other move of O's mattered more.
    const moves = ["a1", "b1", "a3", "a2", "c3", "c2", "b2"];
    for (const [i, name] of moves.entries()) {
      await cell(page, name).click();
      await page.waitForSelector(`[data-plies='${i + 1}']`);
    }
    await page.getByText("Turning point: move 2. O played b1; b2 was better.").waitFor();
    await page.getByRole("button", { name: "Show it" }).click();
    await page.getByText("You are looking at", { exact: false }).or(page.getByRole("button", { name: "Back to the game" })).first().waitFor();
    expect(await cell(page, "a1").getAttribute("aria-label")).toContain("X");
    expect(await cell(page, "b1").getAttribute("aria-label")).not.toContain("O");
    await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
    await page.getByText("Titik balik: langkah 2. O memainkan b1; b2 lebih baik.").waitFor();
  });
});

stories("A large board on a phone", ({ visit }) => {
  it("takes two taps: the first aims", async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await begin(page, /^Five in a row/, 1);
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 225);
    await cell(page, "h8").tap();
    await page.getByText("h8: tap again to play there").waitFor();
    await cell(page, "h7").tap();
    await page.getByText("h7: tap again to play there").waitFor();
    expect(await ply(page)).toBe(0);
    await cell(page, "h7").tap();
    await afterPly(page, 0);
    expect(await cell(page, "h7").getAttribute("aria-label")).toContain("X");
    // The largest one fits too, and takes two.
    await newGame(page, async (dialog) => {
      await dialog.getByLabel("Size").fill("20");
    });
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 400);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await cell(page, "k10").tap();
    await page.getByText("k10: tap again to play there").waitFor();
    expect(await ply(page)).toBe(0);
    await cell(page, "k10").tap();
    await afterPly(page, 0);
    // Cells that a finger hits take one.
    await begin(page, /^Tic-tac-toe/, 1);
    await cell(page, "b2").tap();
    await afterPly(page, 0);
  });
});

stories("A phone on its side", ({ visit }) => {
  it.each(["#play", "#analyse", "#learn", "#puzzles", "#watch"])("cuts nothing off in %s", async (hash) => {
    const page = await visit({ hash, viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" }, false);
    await page.waitForSelector("svg.board, main svg");
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(844);
    if (hash !== "#play" && hash !== "#analyse") return;
    const box = (await page.locator("svg.board").boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(390);
    expect(box.height).toBeGreaterThan(200);
  });
});

stories("Progress", ({ visit }) => {
  it("suggests the next level to who wins more than they lose", async () => {
    const page = await visit();
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await cell(page, "b2").click();
    await afterPly(page, 1);
    await kept(page, "games", (all) => all.length === 1);
    await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("lawan");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("no database"));
      });
      const all = database.transaction("games", "readwrite");
      const players = { X: { kind: "human", name: "You", bot: null, level: null }, O: { kind: "level", name: "", bot: "random", level: 3 } };
      const won = { reason: "finished", winner: "X", score: 1, detail: null };
      for (let i = 0; i < 2; ++i) {
        all.objectStore("games").put({ id: `won-${i}`, changed: 1e13 + i, game: "tictactoe", start: "3/3/3 X 3", moves: ["a1", "b1", "a2", "b2", "a3"], players, result: won, counts: null, board: { columns: 3, rows: 3, cells: "XO-XO-X--" } });
      }
      await new Promise((resolve) => (all.oncomplete = resolve));
      database.close();
    });
    await page.reload();
    await page.waitForSelector("[data-turn='true']");
    await page.getByRole("button", { name: /^New/ }).first().click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("You win more than you lose. Ready for more?").waitFor();
    await dialog.getByRole("button", { name: "Level 4" }).click();
    expect(await dialog.getByRole("slider").first().inputValue()).toBe("4");
  });
});

stories("A match to watch", ({ visit }) => {
  it("is of any game, again, with sides swapped, and can be analysed", async () => {
    const page = await visit({ hash: "#watch" });
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForSelector("[data-over='true']");
    const names = () => page.locator("[data-side] .name").allTextContents();
    expect(await names()).toEqual(["Level 3", "Level 5"]);
    await page.getByRole("button", { name: "Swap sides" }).first().click();
    await page.waitForSelector("[data-over='false']");
    expect(await names()).toEqual(["Level 5", "Level 3"]);
    await page.waitForSelector("[data-over='true']");
    const moves = await ply(page);
    await page.locator(".actions").getByRole("button", { name: "Analyse" }).click();
    await page.waitForFunction((n) => document.querySelectorAll(".tree button").length === n + 1, moves);
  });

  it("has company: up to four boards at once, each of any game, again, swapped and analysed by itself", async () => {
    const page = await visit({ hash: "#watch" });
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForSelector("[data-over='true']");
    await page.getByText("4 boards", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("article[data-board]").length === 4);
    expect(await page.locator("svg.board").count()).toBe(0);
    const card = (place: number) => page.locator("article").nth(place - 1);

    // The second is of another game; the others stay as they are.
    await card(2).getByRole("button", { name: /^Show Board 2/ }).click();
    await page.getByRole("heading", { name: "Board 2: Tic-tac-toe" }).waitFor();
    await page.locator(".above").getByText("Connect Four", { exact: true }).click();
    await page.getByRole("heading", { name: "Board 2: Connect Four" }).waitFor();
    await page.waitForSelector("article:nth-child(2):not([data-moves='0'])");
    expect(await card(3).getAttribute("aria-label")).toBe("Board 3: Tic-tac-toe");
    expect(await card(3).getAttribute("data-moves")).toBe("0");

    // The third is started, ends, and is played again with sides swapped.
    await card(3).getByRole("button", { name: "Start" }).click();
    await page.waitForSelector("article:nth-child(3)[data-over='true']");
    const names = await card(3).locator(".name").allTextContents();
    await card(3).getByRole("button", { name: "Swap sides" }).click();
    await page.waitForSelector("article:nth-child(3)[data-over='false']");
    const players = (texts: string[]) => texts.map((text) => text.split(",")[0]);
    expect(players(await card(3).locator(".name").allTextContents())).toEqual(players(names).reverse());
    await page.waitForSelector("article:nth-child(3)[data-over='true']");
    await card(3).getByRole("button", { name: "Again" }).click();
    await page.waitForSelector("article:nth-child(3)[data-over='false']");
    await page.waitForSelector("article:nth-child(3)[data-over='true']");

    // They are there after a reload, and one can be analysed.
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll("article[data-board]").length === 4);
    const moves = Number(await card(3).getAttribute("data-moves"));
    await card(3).getByRole("button", { name: "Analyse" }).click();
    await page.waitForFunction((n) => document.querySelectorAll(".tree button").length === n + 1, moves);
    await page.goBack();
    await page.getByText("1 board", { exact: true }).click();
    await board(page).waitFor();
    expect(await page.locator("article").count()).toBe(0);
  });
});

stories("A first visit", ({ visit }) => {
  it("is a welcome with three doors, once, in both languages", async () => {
    const page = await visit({ first: true }, false);
    await page.getByRole("heading", { name: en.welcome }).last().waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".door").length === 3);
    await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
    await page.getByText(id["welcome.text"]).waitFor();
    await page.getByRole("link", { name: new RegExp(`^${id["tab.play"]} `) }).click();
    await page.waitForSelector("[data-turn='true']");
    await page.goto(page.url().replace(/#.*/, ""));
    await page.waitForSelector("svg.board");
    expect(await page.locator(".door").count()).toBe(0);
  });

  it("can be walked through by keyboard", async () => {
    const page = await visit({ first: true }, false);
    await page.waitForSelector(".door");
    for (let i = 0; i < 20 && !(await page.evaluate(() => document.activeElement?.classList.contains("door"))); ++i) await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText(/^Nodes so far: \d/).waitFor();
  });
});

stories("Puzzles", ({ visit }) => {
  it("are first exercises, and mistakes of one's own that were kept", async () => {
    const page = await visit({ hash: "#puzzles" });
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.getByText("You are X. Complete a row.").first().waitFor();
    await cell(page, "c3").click();
    await page.getByText("c3 is not it. Try another move.").waitFor();
    await cell(page, "c1").click();
    await page.getByText("Three in a row: you win.").waitFor();
    await page.keyboard.press("1");
    await begin(page, /^Tic-tac-toe/, 10);
    // O takes the centre and blocks; X does not block in its turn.
    for (const [i, name] of ["a1", "b1", "c3"].entries()) {
      await myTurn(page);
      await cell(page, name).click();
      await afterPly(page, 2 * i + 1);
    }
    await page.getByRole("button", { name: "Review my mistakes" }).click();
    await page.getByText("X played c3, a blunder. Find something better.").waitFor();
    await cell(page, "a3").click();
    await page.getByText("Right: a3.").waitFor();
    await page.getByRole("button", { name: "Keep as puzzle" }).click();
    await page.getByText("Kept as a puzzle.").waitFor();
    await page.keyboard.press("4");
    await page.getByText("X played c3 here. Find something better.").waitFor();
    await cell(page, "c3").click();
    await page.getByText("c3 is not it. Try another move.").waitFor();
    await cell(page, "a3").click();
    await page.getByText("Right: a3.").waitFor();
    await page.getByText("1 solved, 1 missed").waitFor();
  });
});

stories("Made puzzles", ({ visit }) => {
  it("have one answer, by grade, and what was solved is remembered", async () => {
    const page = await visit({ hash: "#puzzles" });
    const made = JSON.parse(readFileSync(new URL("../public/puzzles/tictactoe.json", import.meta.url), "utf8")) as { puzzles: { answer: string; grade: string; value: number }[] };
    expect(made.puzzles.length).toBe(100);
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    const one = made.puzzles.find((puzzle) => puzzle.grade === "medium" && puzzle.value === 0)!;
    await page.locator("summary", { hasText: "Medium" }).click();
    await page.getByRole("button", { name: `Puzzle ${made.puzzles.filter((puzzle) => puzzle.grade === "medium").indexOf(one) + 1}`, exact: true }).click();
    await page.getByText("One move holds the draw: find it.", { exact: false }).waitFor();
    const wrong = await page.locator(".cell.open").evaluateAll((cells, right) => cells.map((cell) => cell.getAttribute("data-name")!).find((name) => name !== right)!, one.answer);
    await cell(page, wrong).click();
    await page.getByText(`${wrong} is not it. Try another move.`).waitFor();
    await cell(page, one.answer).click();
    await page.getByText(`Right: ${one.answer} holds the draw. Every other move loses.`).waitFor();
    await page.reload();
    await page.locator("summary", { hasText: "Medium" }).getByText(/^1 of \d+ solved$/).waitFor();
  });

  it.each(["adjacency", "connect4", "othello"])("are there for %s too", async (game) => {
    const made = JSON.parse(readFileSync(new URL(`../public/puzzles/${game}.json`, import.meta.url), "utf8")) as { made_by: string; puzzles: unknown[] };
    expect(made.puzzles.length).toBe(100);
    expect(made.made_by).toBe(`lawan puzzles ${game} --count 100 --seed 1`);
    const page = await visit({ hash: "#puzzles" });
    await page.evaluate((name) => localStorage.setItem("lawan.game", name), game);
    await page.reload();
    await page.locator("summary", { hasText: "Easy" }).click();
    await page.getByRole("button", { name: "Puzzle 1", exact: true }).click();
    await page.getByText(/One move (wins|holds the draw): find it\./).waitFor();
    await page.getByRole("button", { name: "Show the answer" }).click();
    await page.locator(".badge").first().waitFor();
  });
});

stories("My games", ({ visit }) => {
  it("are called by their whole names on a phone too", async () => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await myTurn(page);
    await page.locator(".cell.open").first().tap();
    await afterPly(page, 1);
    await page.locator("summary[aria-label=More]").tap();
    await page.getByRole("button", { name: "My games" }).tap();
    const name = page.locator("dialog[open] li strong");
    await name.getByText("Against Level 3").waitFor();
    expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  it("are kept with result and opponent, filtered, reopened, saved and deleted", async () => {
    const page = await visit();
    await begin(page, /^Tic-tac-toe/, 1);
    await playOut(page);
    await begin(page, /^Othello 6×6/, 2);
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
    await resign(page);
    await kept(page, "games", (all) => all.length === 2 && all.every((one) => one.result));
    const open = async () => {
      await page.locator("summary[aria-label=More]").click();
      await page.getByRole("button", { name: "My games" }).click();
    };
    await open();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("2 games", { exact: true }).waitFor();
    await dialog.getByText("Against Level 2").waitFor();
    await dialog.getByLabel("Result").selectOption("Lost");
    await dialog.locator("li", { hasText: "Othello" }).waitFor();
    await dialog.getByRole("table", { name: "Your results by level: Othello" }).getByRole("row", { name: "2 0 0 1" }).waitFor();
    await dialog.getByLabel("Result").selectOption("All");
    const [file] = await Promise.all([page.waitForEvent("download"), dialog.getByRole("button", { name: "Save all to a file" }).click()]);
    const lines = readFileSync(await file.path(), "utf8").split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { game: string }).game)).toEqual(["othello", "tictactoe"]);
    await dialog.getByRole("button", { name: /^Delete the game: Against Level 1/ }).click();
    await dialog.getByText("1 game", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await dialog.getByText("2 games", { exact: true }).waitFor();
    await dialog.locator(".open", { hasText: "Tic-tac-toe" }).click();
    // One that is over is looked at in Analyse.
    await page.getByText(/Tic-tac-toe.*moves/).first().waitFor();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    // What was saved can be opened again.
    await page.keyboard.press("1");
    await page.waitForSelector("[data-turn]");
    await open();
    await dialog.getByRole("button", { name: "Delete all" }).click();
    await dialog.getByText("2 games deleted.").waitFor();
    await dialog.getByText("No games yet.", { exact: false }).waitFor();
  });
});
