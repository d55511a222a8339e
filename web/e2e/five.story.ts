// Five in a row: chances, threats of both sides, a win as numbered moves, and games that begin by swap2.
import { expect, it } from "vitest";
import { afterPly, board, cell, drawn, kept, newGame, paste, ply, siteToVisit, stories } from "./harness";
import type { Page } from "playwright-core";

const THREES = "15/15/15/15/15/6XXX6/15/15/15/6OOO6/15/15/15/15/15 X 5"; // both sides threaten an open four
const QUIET = "15/15/15/15/15/15/7X7/7O7/15/15/15/15/15/15/15 X 5";
const WINS = "15/8X6/6X8/6XO7/6X1O6/6OO7/8O6/7X7/15/5O9/15/6X8/15/15/15 X 5"; // in nine plies or more, all forced

const onFifteen = (page: Page) => page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 225);

stories("Five in a row in Analyse", ({ visit }) => {
  it("shows what both sides threaten, with words and a legend, and hides it again", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, THREES);
    await onFifteen(page);
    const threats = page.getByRole("checkbox", { name: "Threats" });
    await threats.waitFor();
    expect(await board(page).locator(".wash").count()).toBe(0);
    await threats.check();
    await page.waitForSelector(".wash");
    expect(await board(page).locator(".wash.x").count()).toBeGreaterThan(0);
    expect(await board(page).locator(".wash.o").count()).toBeGreaterThan(0);
    expect(await page.locator(".threats li").allInnerTexts()).toEqual(expect.arrayContaining(["4+ X: makes two ways to complete a row, such as an open four", "4+ O: makes two ways to complete a row, such as an open four"]));
    expect(await cell(page, "j10").getAttribute("aria-label")).toContain("O: makes two ways to complete a row");
    await threats.uncheck();
    await page.waitForSelector(".wash", { state: "detached" });
    expect(await page.locator(".threats").count()).toBe(0);
    expect(await cell(page, "j10").getAttribute("aria-label")).not.toContain("two ways");
  });

  it("does so by keyboard alone and in Indonesian", async () => {
    const page = await visit({ hash: "#analyse", locale: "id-ID" });
    const sheet = page.locator("dialog[open]");
    await page.locator(".study summary[aria-label]").first().click();
    await page.locator(".study .list").getByRole("button", { name: "Buka", exact: true }).click();
    await sheet.locator("textarea").fill(THREES);
    await sheet.getByRole("button", { name: "Buka", exact: true }).click();
    await onFifteen(page);
    const threats = page.getByRole("checkbox", { name: "Ancaman" });
    await threats.waitFor();
    // From the switch before it with the tab key; the space bar is the switch.
    await page.getByRole("checkbox", { name: "Semua langkah" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.waitForSelector(".wash");
    const told = (await page.locator(".threats").innerText()).replace(/\s+/g, " ");
    expect(told).toContain("4+ O: ");
    expect(told).not.toContain("makes");
    await page.keyboard.press("Space");
    await page.waitForSelector(".wash", { state: "detached" });
  });

  it("gives chances in the bar, the list, the cells and the graph", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, QUIET);
    await onFifteen(page);
    const bar = page.locator(".beside [role=img]");
    await expect.poll(() => bar.getAttribute("aria-label"), { timeout: 20_000 }).toMatch(/^Estimated \d+\s% for [XO] to win$/);
    const percent = /^\s*\d+\s%$/;
    const list = page.getByRole("region", { name: "Best lines" }).locator(".figure");
    expect(await list.first().innerText()).toMatch(percent);
    // On so many cells the sign would leave the digits no room.
    expect(await board(page).locator("text.figure").first().textContent()).toMatch(/^\s*\d+\s*$/);
    // A move is made, and the graph has a point for both positions.
    await page.locator(".cell.open").first().click();
    await page.waitForFunction(() => document.querySelector("[role=slider]")?.getAttribute("aria-valuemax") === "1");
    await page.waitForFunction(() => (document.querySelector("[role=slider] path")?.getAttribute("d") ?? "").split("L").length > 2);
    // A small board too, where nothing is settled at first: none of it is a bare number.
    await paste(page, "7/7/7/3X3/7/7/7 O 5");
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 49);
    await expect.poll(() => bar.getAttribute("aria-label"), { timeout: 20_000 }).toMatch(/^(Estimated \d+\s% for [XO] to win|Proved: .+)$/);
  });

  it("draws a proved win as numbered moves to the end", async () => {
    const page = await visit({ hash: "#analyse" });
    await paste(page, WINS);
    await onFifteen(page);
    await page.getByRole("checkbox", { name: "Threats" }).check();
    await expect.poll(() => page.locator(".beside [role=img]").getAttribute("aria-label"), { timeout: 30_000 }).toBe("Proved: X wins");
    await expect.poll(() => board(page).locator(".badge").count(), { timeout: 20_000 }).toBeGreaterThan(6);
    const numbers = (await board(page).locator(".badge + text").allTextContents()).map(Number).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length % 2).toBe(1); // X begins it and ends it
    expect(await page.locator("[aria-label*='X, step 1']").count()).toBeGreaterThan(0);
  });
});

// The form for a game of five in a row that begins by swap2.
async function beginSwap2(page: Page, players: { X?: string; O?: string }, devices?: string): Promise<void> {
  await page.getByText("Tic-tac-toe", { exact: true }).click();
  await page.getByRole("radio", { name: "Tic-tac-toe", checked: true }).waitFor({ state: "attached" });
  await newGame(page, async (dialog) => {
    await dialog.getByLabel("Size").fill("15");
    await dialog.getByLabel("In a row").fill("5");
    await dialog.getByRole("checkbox", { name: /^Begin with Swap2/ }).check();
    for (const side of ["X", "O"] as const) {
      await dialog.getByRole("group", { name: `Who plays ${side}` }).getByText(players[side] ?? "Human", { exact: true }).click();
    }
    if (devices) await dialog.getByText(devices, { exact: true }).click();
  });
  await onFifteen(page);
}
const note = (page: Page) => page.locator("[data-opening]");
const lay = async (page: Page, cells: readonly string[]) => {
  for (const one of cells) {
    const before = await ply(page);
    await cell(page, one).click();
    await afterPly(page, before);
  }
};
const nameOf = (page: Page, side: "X" | "O") => page.locator(`.strip[data-side=${side}] .name`).innerText();

stories("Swap2", ({ visit }) => {
  it("is laid, chosen, taken back and gone on with by two people on one device", async () => {
    const page = await visit();
    await beginSwap2(page, {});
    expect(await note(page).getAttribute("data-opening")).toBe("lay");
    expect(await note(page).innerText()).toContain("Place three marks, alternating sides. Left to place: 3");
    expect(await page.locator(".strip.lit").getAttribute("data-side")).toBe("X");
    await lay(page, ["h8", "i9"]);
    expect(await page.locator(".strip.lit").getAttribute("data-side")).toBe("X"); // one player lays for both
    await lay(page, ["j7"]);
    await page.waitForSelector("[data-opening=choose]");
    expect(await note(page).innerText()).toContain("Player 2");
    expect(await page.locator(".cell.open").count()).toBe(0); // first the choice
    expect(await note(page).getByRole("button").allInnerTexts()).toEqual(["Play X", "Play O", "Place two more"]);
    await note(page).getByRole("button", { name: "Place two more" }).click();
    await page.waitForSelector("[data-opening=lay]");
    await lay(page, ["a1", "o15"]);
    await page.waitForSelector("[data-opening=choose]");
    expect(await note(page).getByRole("button").allInnerTexts()).toEqual(["Play X", "Play O"]);
    await note(page).getByRole("button", { name: "Play O" }).click();
    await page.waitForSelector("[data-opening]", { state: "detached" });
    expect(await nameOf(page, "O")).toBe("Player 1");
    expect(await nameOf(page, "X")).toBe("Player 2");
    // A decision at a time is taken back: the side, then a mark.
    await page.keyboard.press("u");
    await page.waitForSelector("[data-opening=choose]");
    expect(await nameOf(page, "X")).toBe("Player 1");
    await page.keyboard.press("u");
    await page.waitForSelector("[data-plies='4']");
    await lay(page, ["o1"]);
    await note(page).getByRole("button", { name: "Play X" }).click();
    await page.waitForSelector("[data-opening]", { state: "detached" });
    await lay(page, ["g7"]);
    // Kept with its choices, also over a reload and another game.
    await kept(page, "games", (all) => all.some((one) => one.moves?.length === 6));
    await page.reload();
    await page.waitForSelector("[data-plies='6']");
    await page.getByRole("button", { name: /^New/ }).first().click();
    await page.locator("dialog[open]").getByRole("button", { name: /^Tic-tac-toe/ }).first().click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length !== 225);
    await page.goBack();
    await onFifteen(page);
    await page.waitForSelector("[data-plies='6']");
    await page.keyboard.press("u");
    await page.keyboard.press("u");
    await page.waitForSelector("[data-opening=choose]");
  });

  it("is decided by a bot: it lays for the visitor, and takes a side of the visitor's marks", async () => {
    const page = await visit();
    await beginSwap2(page, { X: "Level" });
    await page.waitForSelector("[data-opening=choose]");
    expect(await ply(page)).toBe(3);
    await note(page).getByRole("button", { name: "Play X" }).click();
    await page.waitForSelector("[data-opening]", { state: "detached" });
    expect(await nameOf(page, "X")).toBe("You");
    await afterPly(page, 3); // O, the level now, has answered

    await beginSwap2(page, { O: "Level" });
    await lay(page, ["h8", "a1", "i9"]);
    await page.waitForSelector("[data-opening]", { state: "detached" });
    await page.waitForSelector("[data-turn='true']");
    await lay(page, [(await page.locator(".cell.open").first().getAttribute("data-name"))!]);
  });

  it("is played by keyboard alone, spoken, and in Indonesian", async () => {
    const page = await visit();
    await beginSwap2(page, {});
    await page.getByRole("button", { name: "ID: Bahasa Indonesia" }).click();
    expect(await note(page).innerText()).toContain("Letakkan tiga tanda, bergantian untuk kedua pihak. Tersisa: 3");
    await cell(page, "h8").focus();
    for (const key of ["Enter", "ArrowRight", "Enter", "ArrowDown", "Enter"]) {
      const before = await ply(page);
      await page.keyboard.press(key);
      if (key === "Enter") await afterPly(page, before);
    }
    await page.waitForSelector("[data-opening=choose][role=status]"); // what a screen reader reads out
    expect(await note(page).innerText()).toContain("Pilih pihak Anda, atau letakkan dua tanda lagi");
    const first = note(page).getByRole("button", { name: "Main sebagai X" });
    await first.focus();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Main sebagai O");
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-opening]", { state: "detached" });
    await drawn(page);
    expect(await nameOf(page, "O")).toMatch(/2$/);
  });

  it.skipIf(siteToVisit !== undefined)("is decided on two devices by whose turn it is", async () => {
    const ana = await visit();
    await beginSwap2(ana, {}, "Invite someone; you are X");
    const link = await ana.getByRole("textbox", { name: "Link for the other player" }).inputValue();
    const ben = await visit({ hash: link.slice(link.indexOf("#")) });
    await onFifteen(ben);
    await lay(ana, ["h8", "i9", "j7"]);
    await ben.waitForSelector("[data-opening=choose]");
    expect(await note(ana).getByRole("button").count()).toBe(0);
    await note(ben).getByRole("button", { name: "Play X" }).click();
    await ana.waitForSelector("[data-opening]", { state: "detached" });
    await ana.waitForSelector("[data-seat=O][data-turn=true]");
    await lay(ana, ["g7"]);
    await ben.waitForSelector("[data-plies='4'][data-seat=X]");
  });
});
