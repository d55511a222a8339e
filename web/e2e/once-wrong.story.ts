// What was once wrong, and must not be so again.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { afterPly, board, cell, drawn, myTurn, newGame, openSheet, paste, resign, setLevel, stories } from "./harness";

const choose = async (page: Page, game: string, cells: number) => {
  await page.getByText(game, { exact: true }).first().click();
  await page.waitForFunction((n) => document.querySelectorAll("[role=gridcell]").length === n, cells);
};
const fiveInARow = (page: Page, size = 15) =>
  newGame(page, async (dialog) => {
    await dialog.getByLabel("Size").fill(String(size));
    await dialog.getByLabel("In a row").fill("5");
    await setLevel(dialog, 1);
  });
const LONG = "W".repeat(39); // nowhere to break it

stories("Once wrong in Play", ({ visit }) => {
  it("a double click is one move, and no complaint", async () => {
    const page = await visit();
    await myTurn(page);
    await page.locator(".cell.open").first().dblclick();
    await afterPly(page, 1);
    // An answer to the second click would have come before the answer to this.
    await page.getByRole("button", { name: "Hint" }).click();
    await page.getByRole("heading", { name: /^Hint:/ }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  it("a hint belongs to its position", async () => {
    const page = await visit();
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
    await page.getByRole("button", { name: "Hint" }).click();
    await page.waitForSelector(".star");
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText("You are looking at move 0.").waitFor();
    expect(await page.locator(".star").count()).toBe(0);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await page.waitForSelector(".star");
    await resign(page);
    expect(await page.locator(".star").count()).toBe(0);
  });

  it("scores are those of the board that is shown", async () => {
    const page = await visit();
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await page.getByText("You are looking at move 0.").waitFor();
    expect(await page.locator(".score").allTextContents()).toEqual(["2", "2"]);
  });

  it("long names stay in their place, on phones too", async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await newGame(page, async (dialog) => {
      await dialog.getByRole("radio", { name: "Human" }).last().check({ force: true });
      await dialog.getByLabel("Name").first().fill(`${LONG}I`);
      await dialog.getByLabel("Name").last().fill(`${LONG}V`);
    });
    await page.locator(".cell.open").first().click();
    await afterPly(page, 0);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    await resign(page);
    expect(await width()).toBe(390);
  });

  it("a bot's long name cuts nothing off either", async () => {
    const page = await visit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await newGame(page, async (dialog) => {
      await dialog.getByRole("radio", { name: "Bot" }).last().check({ force: true });
      await dialog.getByRole("combobox", { name: "Bot" }).selectOption("alphabeta");
      await dialog.getByText("Options").click();
      await dialog.getByLabel("Nodes").fill("1000");
      await dialog.getByRole("combobox", { name: "Evaluator" }).selectOption("disc-difference");
    });
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.locator("a[href='#analyse']").click();
    await page.waitForSelector(".rim");
    await drawn(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it("says which of two players of one name has won", async () => {
    const page = await visit({ hash: "#watch" });
    await page.getByRole("button", { name: "New match" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("Tic-tac-toe", { exact: true }).click();
    for (const side of [0, 1]) {
      await dialog.getByRole("radio", { name: "Bot" }).nth(side).check({ force: true });
      await dialog.getByRole("combobox", { name: "Bot" }).nth(side).selectOption("random");
    }
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.getByRole("slider").fill("6");
    await page.waitForSelector("[data-over='true']");
    await page.getByText(/^random \([XO]\) wins$/).first().waitFor();
  });

  it("dots show legal moves only where others are not", async () => {
    const page = await visit();
    expect(await page.locator(".legal").count()).toBe(4);
    await choose(page, "Tic-tac-toe", 9);
    await fiveInARow(page, 20);
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 400);
    expect(await page.locator(".legal").count()).toBe(0);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
  });

  it("coordinates have one size on every board", async () => {
    const page = await visit();
    const size = () => board(page).locator(".coordinate").first().evaluate((one) => one.getBoundingClientRect().height);
    const eight = await size();
    await choose(page, "Tic-tac-toe", 9);
    expect(Math.abs((await size()) - eight)).toBeLessThan(2);
    await fiveInARow(page);
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 225);
    expect(Math.abs((await size()) - eight)).toBeLessThan(2);
  });
});

stories("Once wrong in Learn", ({ visit }) => {
  it("no label of the number line lies over a tick", async () => {
    const page = await visit({ hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Nodes so far: 1", { exact: true }).waitFor();
    const steps = page.getByRole("group", { name: "Steps of the search" }).getByRole("slider");
    const last = Number(await steps.getAttribute("max"));
    for (let step = 1; step <= last; step += Math.ceil(last / 24)) {
      await steps.fill(String(step));
      const over = await page.evaluate(() => {
        const line = document.querySelector("svg[role=img]")!;
        const boxes = (selector: string) => [...line.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const labels = boxes("text");
        const hits = (a: DOMRect, b: DOMRect) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
        const ticks = boxes(".tick, .edge");
        return labels.filter((a, i) => ticks.some((tick) => hits(a, tick)) || labels.some((b, j) => j > i && hits(a, b))).length;
      });
      expect(over, `step ${step}`).toBe(0);
    }
  });
});

stories("Once wrong in Analyse", ({ visit }) => {
  it("follows Play, with its settings", async () => {
    const page = await visit();
    await choose(page, "Tic-tac-toe", 9);
    await fiveInARow(page);
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 225);
    await page.keyboard.press("2");
    await page.getByRole("region", { name: "The analysis" }).waitFor();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 225);
    // A move of one's own in Analyse, then the game goes on: Analyse has both.
    await cell(page, "a1").click();
    await page.waitForSelector("[aria-label^='a1, X']");
    await page.keyboard.press("1");
    await myTurn(page);
    await cell(page, "h8").click();
    await afterPly(page, 1);
    await page.keyboard.press("2");
    await page.waitForSelector("[aria-label^='h8, X']");
    expect(await page.locator(".tree ul button").count()).toBe(1);
  });

  it("a picture is no game, and a base of games is called by its name", async () => {
    const page = await visit({ hash: "#analyse" });
    await openSheet(page, "Open");
    const chooser = page.locator("input[type=file]");
    const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");
    await chooser.setInputFiles([{ name: "picture.png", mimeType: "image/png", buffer: png }]);
    await page.getByText("picture.png is not a file of games.").waitFor();
    const base = Buffer.alloc(16 + 2 * 68);
    base.writeUInt32LE(2, 4);
    base.writeUInt16LE(1996, 10);
    base[0] = 20;
    base[12] = 8;
    for (let i = 0; i < 2; ++i) base.set([56, 64, 33], 16 + i * 68 + 8);
    await chooser.setInputFiles([{ name: "WTH_1996.wtb", mimeType: "", buffer: base }]);
    await page.getByRole("region", { name: "Games to choose from" }).getByRole("button").nth(1).click();
    await page.getByText(/WTHOR/).first().waitFor();
    expect(await page.getByText(/GGF/).count()).toBe(0);
  });

  it("one move is a move, not moves", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, "f5");
    await page.getByText(/: 1 move$/).waitFor();
  });

  it("an empty set-up is no draw", async () => {
    const page = await visit({ hash: "#analyse" });
    await page.locator(".study summary[aria-label]").click();
    await page.getByRole("button", { name: "Set up" }).click();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.getByRole("button", { name: "Use this position" }).click();
    await page.getByText("Nobody can move here. Put some marks on the board.").waitFor();
    expect(await page.getByText(/draw/i).count()).toBe(0);
  });
});
