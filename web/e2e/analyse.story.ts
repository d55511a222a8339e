// Analysis: values, lines, the review, set-up, paste, share, export.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { afterPly, board, cell, playOut, setLevel, newGame, stories } from "./harness";

stories("Analyse", ({ server, visit }) => {
  it("shows the value of every move, lines as ghosts, and follows the moves", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.waitForFunction(() => document.querySelectorAll(".rim.proved").length === 9);
    expect(await cell(page, "b2").getAttribute("aria-label")).toBe("b2, legal, proved: a draw");
    await page.getByRole("region", { name: "Best lines" }).locator(".line").first().hover();
    expect(await board(page).locator(".badge").count()).toBeGreaterThan(1);

    // a1, then the reply that loses.
    await cell(page, "a1").click();
    await page.waitForFunction(() => document.querySelectorAll(".rim.proved").length === 8);
    expect(await cell(page, "b2").getAttribute("aria-label")).toContain("a draw");
    expect(await cell(page, "b1").getAttribute("aria-label")).toContain("X wins");
  });

  it("opens on the game in Play, and leaves what somebody else put there", async () => {
    const page = await visit();
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await cell(page, "b2").click();
    await afterPly(page, 1);
    await page.keyboard.press("2");
    await page.getByRole("radio", { name: "Tic-tac-toe", checked: true }).waitFor();
    expect(await cell(page, "b2").getAttribute("aria-label")).toContain("X");
    const moved = page.locator(".cell.open").first();
    await moved.click();
    await page.locator("ol button").nth(3).waitFor(); // the start, two of the game, one of ours
    await page.keyboard.press("1");
    await page.waitForSelector("[data-turn='true']");
    await page.keyboard.press("2");
    await page.locator("ol button").nth(3).waitFor();
  });

  it("opens a game up to its illegal move and names it", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.getByLabel(/^Paste/).fill("d3c5e6a8f7");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("Taken for the moves of a game of Othello: 3 moves").waitFor();
    expect(await page.getByRole("alert").textContent()).toBe("Opened as far as it goes: move 4, 'a8', is not legal there.");
    await cell(page, "e6").and(page.locator("[aria-label^='e6, black']")).waitFor();
  });

  // Black takes a1 or leaves it to white: what stands beside a move is of that move.
  it("says why each move is good or bad, what the words mean, and on whose scale", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.getByLabel(/^Paste/).fill("-OX------OO------XOO------OXO------OX--------------------------- X");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    const lines = page.getByRole("region", { name: "Best lines" });
    await lines.locator("summary", { hasText: /^Looked \d+ plies ahead/ }).first().waitFor();
    await lines.getByText("It takes the corner a1.").first().waitFor();
    for (const item of await lines.locator("li", { hasText: "It takes the corner a1." }).all()) {
      expect((await item.locator(".move").first().innerText()).trim()).toBe("a1");
    }
    await lines.locator("summary", { hasText: /^Looked/ }).click();
    await lines.getByText("A ply is one move of one side.", { exact: false }).first().waitFor();
    expect(await lines.locator(".figure[title*='own scale']").count()).toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/reasons.png` });
    await page.getByText(/^Analysed by/).click();
    await page.getByLabel("Bot").selectOption("alphabeta");
    await lines.locator(".figure[title*='own scale']").first().waitFor();
  });

  it("draws proofs on the board: pairs for a draw, numbered threats for a win", async () => {
    const page = await visit({ hash: "#analyse" });
    const open = async (text: string, cells: number) => {
      await page.getByLabel(/^Paste/).fill(text);
      await page.getByRole("button", { name: "Open", exact: true }).click();
      await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell]").length === n, cells);
    };
    await open("5/5/5/5/5 X 5", 25);
    await page.getByRole("checkbox", { name: "Show proof" }).check();
    await page.locator("[data-proof]:not([data-proof=sought])").waitFor();
    await page.getByText("O holds every line with pairs of cells", { exact: false }).waitFor();
    expect(await board(page).locator(".group").count()).toBeGreaterThan(5);
    expect(await board(page).locator(".group").first().locator("rect").count()).toBe(2);
    await open("XX1/OO1/3 X 3", 9);
    await page.waitForFunction(() => document.querySelectorAll(".group").length === 0);
    await page.waitForSelector(".badge");
    expect(await cell(page, "c1").getAttribute("aria-label")).toContain("X, step 1");
    // The line that ends it is marked, there and at the end of a game that is played.
    await cell(page, "c1").click();
    await page.waitForSelector(".decided");
    expect(await board(page).locator(".decided").count()).toBe(3);
    expect(await cell(page, "b1").getAttribute("aria-label")).toContain("ended the game");
  });

  it("opens a base of games: a list, narrowed down, and the game that is chosen", async () => {
    const page = await visit({ hash: "#analyse" });
    // A year of nine games by players 0 to 8 against player 9, in WTHOR.
    const base = Buffer.alloc(16 + 9 * 68);
    base.writeUInt32LE(9, 4);
    base.writeUInt16LE(1996, 10);
    base[12] = 8;
    for (let i = 0; i < 9; ++i) {
      base.writeUInt16LE(i, 16 + i * 68 + 2);
      base.writeUInt16LE(9, 16 + i * 68 + 4);
      base[16 + i * 68 + 6] = 40;
      base.set([56, 64, 33].slice(0, 1 + (i % 3)), 16 + i * 68 + 8);
    }
    const players = Buffer.alloc(16 + 10 * 20);
    players.writeUInt16LE(10, 8);
    for (let i = 0; i < 10; ++i) players.write(`Player ${"ABCDEFGHIJ"[i]!}`, 16 + i * 20, "latin1");
    const chooser = page.locator("input[type=file]");
    await chooser.setInputFiles([
      { name: "WTH_1996.wtb", mimeType: "", buffer: base },
      { name: "WTHOR.JOU", mimeType: "", buffer: players },
    ]);
    const list = page.getByRole("region", { name: "Games to choose from" });
    await list.getByText("9 of 9 games").waitFor();
    await list.getByLabel("Player").fill("player c");
    await list.getByText("1 of 9 games").waitFor();
    await list.getByRole("button", { name: /Player C – Player J/ }).click();
    await page.getByText("Taken for a game of Othello in GGF: 3 moves").waitFor();
    expect(await cell(page, "c3").getAttribute("aria-label")).toContain("black");
    await list.getByRole("button", { name: "Close" }).click();

    // Several games in a pasted text are a list too; a damaged base says so.
    const one = (name: string) => `(;GM[Othello]PB[${name}]PW[Bo]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)`;
    await page.getByLabel(/^Paste/).fill(one("Ana") + one("Cy"));
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await list.getByRole("button", { name: /Cy – Bo/ }).click();
    await page.getByText("Taken for a game of Othello in GGF: 2 moves").waitFor();
    // Several texts are listed by their names.
    const text = (name: string, moves: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(moves) });
    await chooser.setInputFiles([text("one.txt", "f5d6c3"), text("cells.txt", "1 5 9"), text("three.txt", "f5f6")]);
    await list.getByText("3 of 3 games").waitFor();
    await list.getByRole("button", { name: "one.txt" }).click();
    await page.getByText("3 moves").first().waitFor();
    await list.getByRole("button", { name: "cells.txt" }).click();
    await page.getByText(/Tic-tac-toe.*3 moves/).first().waitFor();
    await chooser.setInputFiles({ name: "cut.wtb", mimeType: "", buffer: base.subarray(0, 100) });
    await page.getByText("This file is cut short.").waitFor();
  });

  it("reviews a game that was played, with its mistakes on the graph", async () => {
    const page = await visit();
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await newGame(page, (dialog) => setLevel(dialog, 10));
    await playOut(page);
    await page.locator("summary[aria-label=More]").click();
    await page.getByRole("button", { name: "Analyse this game" }).click();
    await page.getByRole("button", { name: "Review the game" }).click();
    await page.waitForSelector(".u-over");
    await page.waitForSelector("section[aria-label=Review][aria-busy=false]");
    const flaws = page.locator("button.flaw");
    if (await flaws.count()) {
      await flaws.first().click();
      await page.waitForSelector("[aria-current=step]");
    } else await page.getByText("No mistakes found.").waitFor();
  });

  it("takes what is pasted and says what it took it for", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.getByLabel(/^Paste/).fill("f5d6c3d3c4f4");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("Taken for the moves of a game of Othello: 6 moves").waitFor();
    expect(await page.locator("ol[aria-label=Moves] button").count()).toBe(7);
    await page.getByLabel(/^Paste/).fill("3/1X1/3 O 3");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("Taken for a position of Tic-tac-toe").waitFor();
    expect(await cell(page, "b2").getAttribute("aria-label")).toContain("X");
    await page.getByLabel(/^Paste/).fill("no game at all");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText("That could not be read").waitFor();
  });

  it("sets up a position on the board", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.getByRole("button", { name: "Set up" }).click();
    await cell(page, "a1").click();
    await cell(page, "b1").click();
    await page.getByRole("radio", { name: "O" }).first().check({ force: true });
    await cell(page, "a2").click();
    await cell(page, "b2").click();
    await page.getByRole("button", { name: "Use this position" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".rim.proved").length === 5);
    expect(await cell(page, "c1").getAttribute("aria-label")).toContain("proved: X wins");
  });

  it("is shared by a link, and saved as text and as an image", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.getByLabel(/^Paste/).fill("f5d6c3");
    await page.getByRole("button", { name: "Open", exact: true }).click();
    await page.getByText(/Taken for/).waitFor();
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
    expect(link.startsWith(`${server.url}/#open=`)).toBe(true);

    const friend = await visit({ hash: link.slice(link.indexOf("#")) });
    await friend.waitForFunction(() => document.querySelectorAll("ol[aria-label=Moves] button").length === 4);
    expect(await friend.evaluate(() => location.hash)).toBe("#analyse");

    const saved = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name, exact: true }).click()]);
      return readFileSync((await file.path())!);
    };
    expect((await saved("Moves")).toString().toLowerCase()).toContain("f5");
    expect((await saved("Board in text")).toString()).toContain("X");
    const image = await saved("Image");
    expect(image.subarray(1, 4).toString()).toBe("PNG");
  });
});
