// Analysis: values, lines, the review, set-up, paste, share, export.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { afterPly, drawn, kept, board, cell, newGame, openSheet, paste, playOut, ply, setLevel, stories } from "./harness";

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
    await page.waitForFunction(() => document.querySelectorAll(".rim.proved").length === 3);
    expect(await page.locator(".rim.best").count()).toBe(1);
    await page.getByRole("checkbox", { name: "All moves" }).check();
    await page.waitForFunction(() => document.querySelectorAll(".rim.proved").length === 8);
    expect(await cell(page, "b2").getAttribute("aria-label")).toContain("a draw");
    expect(await cell(page, "b1").getAttribute("aria-label")).toContain("X wins");
  });

  it("ends a line with dots where a phone has no room for more of it", async () => {
    const page = await visit({ hash: "#analyse", viewport: { width: 360, height: 780 } });
    const lines = page.locator("section[aria-label='Best lines'][aria-busy='false'] .bare .line");
    await lines.first().waitFor();
    const hidden = await lines.evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
    expect(Math.max(...hidden)).toBe(0);
  });

  it("opens on the game in Play, and keeps what was tried out there", async () => {
    const page = await visit();
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await cell(page, "b2").click();
    await afterPly(page, 1);
    await page.keyboard.press("2");
    await page.getByRole("radio", { name: "Tic-tac-toe", checked: true }).waitFor();
    expect(await cell(page, "b2").getAttribute("aria-label")).toContain("X");
    const moved = page.locator(".cell.open").first();
    await moved.click();
    await page.locator(".tree button").nth(3).waitFor(); // the start, two of the game, one of ours
    await page.keyboard.press("1");
    await page.waitForSelector("[data-turn='true']");
    await page.keyboard.press("2");
    await page.locator(".tree button").nth(3).waitFor();
  });

  it("opens a game up to its illegal move and names it", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "d3c5e6a8f7");
    await page.getByText("Read as moves of Othello: 3 moves").waitFor();
    expect(await page.getByRole("alert").textContent()).toBe("Opened in part: move 4, 'a8', is not legal there.");
    await cell(page, "e6").and(page.locator("[aria-label^='e6, black']")).waitFor();
  });

  // Black takes a1 or leaves it to white: what stands beside a move is of that move.
  it("says why each move is good or bad, what the words mean, and on whose scale", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "-OX------OO------XOO------OXO------OX--------------------------- X");
    const lines = page.getByRole("region", { name: "Best lines" });
    await lines.locator("summary", { hasText: /^Looked \d+ plies ahead/ }).first().waitFor();
    await lines.getByText("Takes the corner a1.").first().waitFor();
    for (const item of await lines.locator("li", { hasText: "Takes the corner a1." }).all()) {
      expect((await item.locator(".move").first().innerText()).trim()).toBe("a1");
    }
    await lines.locator("summary", { hasText: /^Looked/ }).click();
    await lines.getByText("A ply is one move of one side.", { exact: false }).first().waitFor();
    expect(await lines.locator(".figure[title*='own scale']").count()).toBe(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/reasons.png` });
    const engine = await openSheet(page, "Engine");
    await engine.getByLabel("Analysed by").selectOption("alphabeta");
    await page.keyboard.press("Escape");
    await lines.locator(".figure[title*='own scale']").first().waitFor();
  });

  it("draws proofs on the board: pairs for a draw, numbered threats for a win", async () => {
    const page = await visit({ hash: "#analyse" });
    const open = async (text: string, cells: number) => {
      await paste(page, text);
      await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell]").length === n, cells);
    };
    await open("5/5/5/5/5 X 5", 25);
    await page.locator(".study summary[aria-label]").click();
    await page.getByRole("button", { name: "Show proof" }).click();
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

  it("saves a proof of a solved position, and checks proof files by the rules alone", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "3/3/3 X 3");
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.locator(".study summary[aria-label]").click();
    await page.getByRole("button", { name: "Show proof" }).click();
    // Nothing can be drawn there: it says so, and the values stay.
    await page.getByText("There is no drawing for this position", { exact: false }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll(".rim.proved").length > 0);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save a proof file" }).click()]);
    expect(download.suggestedFilename()).toBe("tictactoe.proof");
    const proof = readFileSync(await download.path(), "utf8");
    expect(proof).toContain("lawan-proof 1");

    const file = (text: string) => ({ name: "a.proof", mimeType: "", buffer: Buffer.from(text) });
    const chooser = page.locator("input[type=file]");
    const checked = page.getByRole("region", { name: "Proof file" });
    await openSheet(page, "Open");
    await chooser.setInputFiles(file(proof));
    await checked.getByText("The proof holds.").waitFor();
    await checked.getByText("Proved: the value is 0.").waitFor();
    await chooser.setInputFiles(file(proof.replace("at-least 0", "at-least 1")));
    await checked.getByText("The proof does not hold.").waitFor();
    await chooser.setInputFiles(file(proof.replace("game tictactoe", "game draughts")));
    await page.getByRole("alert").getByText("no game here is called 'draughts'").waitFor();
    expect(await checked.count()).toBe(0);
    // What it proves something of is shown on the board.
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    await paste(page, "f5d6c3");
    await paste(page, proof);
    await checked.getByRole("button", { name: "Show the position" }).press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
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
    await openSheet(page, "Open");
    await chooser.setInputFiles([
      { name: "WTH_1996.wtb", mimeType: "", buffer: base },
      { name: "WTHOR.JOU", mimeType: "", buffer: players },
    ]);
    const list = page.getByRole("region", { name: "Games to choose from" });
    await list.getByText("9 of 9 games").waitFor();
    await list.getByLabel("Player").fill("player c");
    await list.getByText("1 of 9 games").waitFor();
    await list.getByRole("button", { name: /Player C – Player J/ }).click();
    await page.getByText("A game of Othello from WTHOR: 3 moves").waitFor();
    await page.waitForSelector("[aria-label^='c3, black']");

    // Several games in a pasted text are a list too; a damaged base says so.
    const one = (name: string) => `(;GM[Othello]PB[${name}]PW[Bo]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[f5]W[d6];)`;
    await paste(page, one("Ana") + one("Cy"));
    await list.getByRole("button", { name: /Cy – Bo/ }).click();
    await page.getByText("Read as a game of Othello in GGF: 2 moves").waitFor();
    // Several texts are listed by their names.
    await openSheet(page, "Open");
    const text = (name: string, moves: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(moves) });
    await chooser.setInputFiles([text("one.txt", "f5d6c3"), text("cells.txt", "1 5 9"), text("three.txt", "f5f6")]);
    await list.getByText("3 of 3 games").waitFor();
    await list.getByRole("button", { name: "one.txt" }).click();
    await page.getByText("3 moves").first().waitFor();
    // The list is still there.
    await openSheet(page, "Open");
    await list.getByRole("button", { name: "cells.txt" }).click();
    await page.getByText(/Tic-tac-toe.*3 moves/).first().waitFor();
    await openSheet(page, "Open");
    await chooser.setInputFiles({ name: "cut.wtb", mimeType: "", buffer: base.subarray(0, 100) });
    await page.getByText("This file is cut short.").waitFor();
  });

  it("names the opening in any orientation, and shows what the book and opened games play there", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5d6c3d3c4f4c5b3c2");
    const opening = page.locator(".title .opening");
    await page.getByRole("button", { name: "To the start" }).click();
    await page.waitForSelector("[data-plies='0']");
    await opening.waitFor({ state: "detached" });
    for (let at = 0; at < 5; ++at) await page.keyboard.press("ArrowRight");
    await opening.getByText("Tiger", { exact: true }).waitFor();
    await page.getByRole("button", { name: "To the end" }).click();
    await opening.getByText("Rose-Bill", { exact: true }).waitFor();
    await paste(page, "d3c5f6f5e6"); // the same, turned and mirrored
    await opening.getByText("Tiger", { exact: true }).waitFor();

    // The book, with names of what its moves lead to.
    const explorer = page.locator("details.explorer");
    await explorer.locator("summary").click();
    const row = (move: string) => explorer.locator("tbody tr", { has: page.getByRole("button", { name: move, exact: true }) });
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await row("e6").getByText("Tiger", { exact: true }).waitFor();
    await page.getByRole("button", { name: "To the start" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".explorer tbody tr").length === 1);
    expect(await explorer.locator("tbody tr").first().locator(".figure").first().textContent()).toMatch(/^[+−]?\d+$/);

    // Three games: two come to the position after f5 d6, one of them mirrored; the results are black's.
    const game = (moves: string, result: number) =>
      `(;GM[Othello]PB[Ana]PW[Bo]RE[${result}]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]${(moves.match(/../g) ?? []).map((move, i) => `${i % 2 ? "W" : "B"}[${move}]`).join("")};)`;
    await explorer.getByRole("button", { name: "Load games from a file" }).click();
    const sheet = page.locator("dialog[open]");
    await sheet.getByLabel(/^Paste/).fill(game("f5d6c3d3", 10) + game("c4e3f6e6", -4) + game("f5f6e6", 0));
    await sheet.getByRole("button", { name: "Open", exact: true }).click();
    await sheet.getByText("3 of 3 games").waitFor();
    await page.keyboard.press("Escape");
    await explorer.getByText("3 games loaded").waitFor();
    await page.waitForFunction(() => document.querySelector(".explorer tbody td:nth-child(4)")?.textContent === "3");
    await explorer.locator("tbody .move").first().click(); // f5, as most of them write it
    await row("d6").getByText("Perpendicular Opening").waitFor();
    await row("d6").locator("td", { hasText: /^2$/ }).waitFor();
    expect(await row("d6").getByRole("img").getAttribute("aria-label")).toBe("black won 50\u00a0%, 0\u00a0% drawn, white won 50\u00a0%");
    await row("d6").getByRole("button").hover();
    await page.waitForSelector("svg.board .badge");
    await row("d6").getByRole("button").focus();
    await page.keyboard.press("Enter");
    await row("c3").locator("td", { hasText: /^2$/ }).waitFor();
    expect(await page.locator(".tree [aria-current]").textContent()).toContain("d6");

    // In Indonesian; and where nobody has been.
    await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
    await explorer.getByText("3 permainan dimuat").waitFor();
    await explorer.locator("tbody .move", { hasText: "c3" }).click();
    await page.getByRole("button", { name: "English" }).click();
    await paste(page, "f5f4f3d6c7");
    await explorer.getByText(/^Neither the book nor the loaded games/).waitFor();
    // Other games have no such thing.
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await explorer.waitFor({ state: "detached" });
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
    await page.waitForSelector("section[aria-label=Review][aria-busy=false] table");
    expect(await page.locator(".curve").count()).toBe(1);
    expect(await page.getByRole("cell", { name: /^\d+ %$/ }).count()).toBe(2);
    const flaws = page.locator("button.flaw");
    if (await flaws.count()) {
      await flaws.first().click();
      await page.waitForSelector("[aria-current=step]");
    } else await page.getByText("No mistakes found.").waitFor();
  });

  it("takes what is pasted and says what it took it for", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5d6c3d3c4f4");
    await page.getByText("Read as moves of Othello: 6 moves").waitFor();
    expect(await page.locator(".tree button").count()).toBe(7);
    await paste(page, "3/1X1/3 O 3");
    await page.getByText("Read as a position of Tic-tac-toe").waitFor();
    await page.waitForSelector("[aria-label^='b2, X']");
    await paste(page, "no game at all");
    await page.getByText("That could not be read").waitFor();
  });

  it("sets up a position on the board", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.locator(".study summary[aria-label]").click();
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

  it("sets up a position on a board of another size", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.locator(".study summary[aria-label]").click();
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByText("Another board or other rules").click();
    await page.getByLabel("Size").fill("5");
    await page.getByRole("button", { name: "Start on this board" }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 25);
    await cell(page, "e5").click();
    await page.getByRole("radio", { name: "O" }).last().check({ force: true });
    await page.getByRole("button", { name: "Use this position" }).click();
    await page.waitForSelector("[aria-label^='e5, X']");
    // What may be pasted is shown by what stands on the board.
    await openSheet(page, "Open");
    expect(await page.locator("textarea").getAttribute("placeholder")).toBe("5/5/5/5/4X O 5");
  });

  it("is shared by a link, and saved as text and as an image", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5d6c3");
    await page.getByText(/Read as/).waitFor();
    // A variation, and the start is shown: the link and the files hold everything all the same.
    await page.keyboard.press("ArrowLeft");
    await page.waitForSelector("[data-plies='2']");
    await cell(page, "c4").click();
    await page.waitForSelector("[aria-label^='c4, black']");
    await page.getByRole("button", { name: "To the start" }).click();
    const sheet = await openSheet(page, "Share and save");
    await sheet.getByRole("button", { name: "Share", exact: true }).click();
    const link = await sheet.getByRole("textbox", { name: "Link" }).inputValue();
    expect(link.startsWith(`${server.url}/#study=`)).toBe(true);

    const friend = await visit({ hash: link.slice(link.indexOf("#")) });
    await friend.waitForFunction(() => document.querySelectorAll(".tree button").length === 5);
    await friend.locator(".tree").getByRole("button", { name: /3.*c4/ }).click();
    await friend.waitForSelector("[aria-label^='c4, black']");

    const saved = async (name: string) => {
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name, exact: true }).click()]);
      return readFileSync((await file.path()));
    };
    expect((await saved("Moves")).toString().toLowerCase().trim()).toBe("f5 d6 c3");
    const study = (await saved("Study")).toString();
    expect(study).toContain("f5 d6 c3 (c4)");
    expect((await saved("Board in text")).toString()).toContain("X");
    const image = await saved("Image");
    expect(image.subarray(1, 4).toString()).toBe("PNG");
  });

  it("shows later moves as later, not as struck out", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5d6c3");
    await page.waitForSelector("[data-plies='3']");
    const look = (ply: number) =>
      page.locator(`.tree [data-ply='${ply}'] .text`).evaluate((one) => ({ color: getComputedStyle(one).color, line: getComputedStyle(one).textDecorationLine }));
    const played = await look(3);
    await page.locator(".tree [data-ply='1']").click();
    await page.waitForSelector("[data-plies='1']");
    expect(await look(1)).toEqual(played);
    for (const later of [await look(2), await look(3)]) {
      expect(later.line).toBe("none");
      expect(later.color).not.toBe(played.color);
    }
    await page.locator(".tree [data-ply='3']").click();
    await page.waitForSelector("[data-plies='3']");
    expect(await look(2)).toEqual(played);
  });

  it("loses nothing: every change can be undone, also a paste and another game", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5d6c3");
    await page.waitForSelector("[data-plies='3']");
    await page.getByRole("button", { name: "To the start" }).click();
    await cell(page, "d3").click();
    await page.waitForSelector("[data-plies='1']");
    expect(await page.locator(".tree button").count()).toBe(5);
    await page.locator(".tree").getByRole("button", { name: /f5$/ }).click();
    await page.locator(".study summary[aria-label]").click();
    await page.getByRole("button", { name: "Delete from this move on" }).click();
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
    await paste(page, "3/1X1/3 O 3");
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await page.getByText("Adjacency", { exact: true }).click();
    await page.getByRole("radio", { name: "Adjacency", checked: true }).waitFor();
    const undo = page.getByRole("button", { name: "Undo" });
    await undo.click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await undo.click();
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
    await undo.click();
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 5);
    await page.keyboard.press("r");
    await page.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
  });

  it("keeps studies, with names and addresses, over a reload; Back and Forward go between them", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5d6c3");
    await page.waitForSelector("[data-plies='3']");
    let sheet = await openSheet(page, "My studies");
    await sheet.getByLabel("Name of this study").fill("Tiger");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    await page.locator(".title", { hasText: "Tiger" }).waitFor();
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await cell(page, "b2").click();
    await page.waitForSelector("[data-plies='1']");
    await page.goBack();
    await page.locator(".title", { hasText: "Tiger" }).waitFor();
    await page.goForward();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await kept(page, "studies", (all) => all.some((one) => one.game === "tictactoe" && one.nodes?.length === 2));
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    expect(await page.locator(".tree button").count()).toBe(2);
    sheet = await openSheet(page, "My studies");
    await sheet.getByRole("button", { name: /^Tiger/ }).click();
    await page.waitForSelector("[data-plies='3']");
    // One that was deleted by mistake comes back.
    sheet = await openSheet(page, "My studies");
    await sheet.getByRole("button", { name: "Delete Tic-tac-toe" }).click();
    await sheet.getByText("Deleted: Tic-tac-toe.").waitFor();
    expect(await sheet.locator("li").count()).toBe(1);
    await sheet.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => document.querySelectorAll("dialog li").length === 2);
  });

  it("finds a position without moves by its address, in another tab and after a reload", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5d6c3");
    await page.waitForSelector("[data-plies='3']");
    await paste(page, "7/7/7/3X3/7/7/7 O 5");
    const small = (of: Page) => of.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 49);
    await small(page);
    await kept(page, "studies", (all) => all.some((one) => one.nodes?.length === 1));
    const other = await page.context().newPage();
    await other.goto(page.url());
    await small(other);
    await page.reload();
    await small(page);
  });

  it("is the same study in two tabs, and neither takes away what the other adds", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5d6c3");
    await page.waitForSelector("[data-plies='3']");
    await kept(page, "studies", (all) => all.some((one) => one.nodes?.length === 4));
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector("[data-plies='3']");
    const moves = (of: Page) => of.locator(".tree button");
    await cell(page, "d3").click();
    await page.waitForSelector("[data-plies='4']");
    await expect.poll(() => moves(other).count()).toBe(5); // the start is one
    expect(await ply(other)).toBe(3); // it stays where it was
    await other.keyboard.press("ArrowLeft");
    await other.waitForSelector("[data-plies='2']");
    await other.locator(".cell.open").last().click();
    await expect.poll(() => moves(other).count()).toBe(6);
    await expect.poll(() => moves(page).count()).toBe(6);
    await kept(page, "studies", (all) => all.filter(({ nodes }) => nodes!.length > 1).map(({ nodes }) => nodes!.length).join() === "6");
    await page.reload();
    await page.waitForSelector("[data-plies]");
    expect(await moves(page).count()).toBe(6);
  });

  it("steps by keys, by the graph, by the wheel; nothing moves on the page", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "d3c5e6f7e7e3b5e8");
    await page.waitForSelector("[data-plies='8']");
    await page.waitForSelector(".rim");
    await drawn(page);
    const shifted = await page.evaluate(() => {
      const sum = { value: 0, what: [] as string[] };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          sum.value += (entry as unknown as { value: number }).value;
          const { sources } = entry as unknown as { sources: { node: Element; previousRect: DOMRect; currentRect: DOMRect }[] };
          sum.what.push(...sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName} ${node?.textContent?.trim()}: ${previousRect.x} ${previousRect.y} to ${currentRect.x} ${currentRect.y}`));
        }
      }).observe({ type: "layout-shift", buffered: false });
      (window as unknown as { shifts: typeof sum }).shifts = sum;
      return sum.value;
    });
    expect(shifted).toBe(0);
    await page.keyboard.press("ArrowLeft");
    await page.waitForSelector("[data-plies='7']");
    const graph = page.getByRole("slider", { name: /Course of the game/ });
    await graph.focus();
    await page.keyboard.press("Home");
    await page.waitForSelector("[data-plies='0']");
    await page.keyboard.press("ArrowRight");
    await page.waitForSelector("[data-plies='1']");
    expect(await graph.getAttribute("aria-valuetext")).toBe("1 d3");
    const box = (await graph.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + 10);
    await page.waitForSelector("[data-plies='4']");
    await board(page).hover();
    await drawn(page); // the browser learns of a listener with the next frame
    await page.mouse.wheel(0, 100);
    await page.waitForSelector("[data-plies='5']");
    // The values of the last position are there, and with them all that could push something aside.
    await page.waitForSelector(".rim");
    await drawn(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: { what: string[] } }).shifts.what)).toEqual([]);
  });

  it("steps by swipes on a phone, and leaves taps alone", async () => {
    const page = await visit({ hash: "#analyse", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await paste(page, "d3c5e6f7e7e3b5e8");
    await page.waitForSelector("[data-plies='8']");
    const touch = await page.context().newCDPSession(page);
    const box = (await board(page).boundingBox())!;
    const swipe = async (from: number, to: number) => {
      const at = (part: number) => [{ x: box.x + part * box.width, y: box.y + box.height / 2 }];
      await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(from) });
      for (const part of [0.75, 0.5, 0.25, 0]) await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(to + (from - to) * part) });
      await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    };
    await swipe(0.3, 0.7);
    await page.waitForSelector("[data-plies='7']");
    await swipe(0.3, 0.7);
    await page.waitForSelector("[data-plies='6']");
    await swipe(0.7, 0.3);
    await page.waitForSelector("[data-plies='7']");
    expect(await page.locator(".tree button").count()).toBe(9); // no swipe is a move
  });

  it("lets players look for better moves than their mistakes, and keeps one as a puzzle", async () => {
    const page = await visit({ hash: "#analyse" });
    // O answers the corner at the edge, and X does not take its chance.
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    for (const name of ["a1", "b1", "c3"]) {
      await cell(page, name).click();
      await page.waitForSelector(`[aria-label^='${name}, ']:not([aria-label*='legal'])`);
    }
    await page.getByRole("button", { name: "Review the game" }).click();
    await page.waitForSelector("section[aria-label=Review][aria-busy=false] table");
    await page.getByRole("button", { name: "Retry O's mistakes" }).click();
    await page.getByText("O played b1, a blunder. Find something better.").waitFor();
    await page.waitForSelector("[aria-label='b1, legal']");
    expect(await page.locator(".rim").count()).toBe(0);
    await cell(page, "b1").click();
    await page.getByText("b1 is what was played. Try another move.").waitFor();
    await cell(page, "c2").click();
    await page.getByText("c2 is not better. Try another move.").waitFor();
    await cell(page, "b2").click();
    await page.getByText("Right: b2.").waitFor();
    await page.getByRole("button", { name: "Keep as puzzle" }).click();
    await page.getByText("Kept as a puzzle.").waitFor();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByText("Done: 1 of 1 found.").waitFor();
    await page.getByRole("button", { name: "Back to the study" }).click();
    // What was tried is not in the study.
    expect(await page.locator(".tree button").count()).toBe(4);
  });

  it("opens files that are dropped, and says so of a link that cannot be read", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File(["f5d6c3"], "game.txt", { type: "text/plain" }));
      document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
    });
    await page.waitForSelector("[data-plies='3']");
    const other = await visit({ hash: "#study=abc" });
    await other.getByText("This link cannot be read. Ask for it again.").waitFor();
    // A move that is not legal is left out, with what follows.
    const strange = await visit({ hash: "#analyse" });
    await paste(strange, JSON.stringify({ lawan: 1, name: "", game: "tictactoe", start: "3/3/3 X 3", first: "X", players: { X: "", O: "" }, moves: "a1 a1 b2" }));
    await strange.waitForFunction(() => document.querySelectorAll(".tree button").length === 4);
    await strange.getByRole("button", { name: "To the end" }).click();
    await strange.waitForFunction(() => document.querySelectorAll(".tree button").length < 4);
  });
});
