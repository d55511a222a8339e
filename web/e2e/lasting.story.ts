// Nothing is lost: reload, restart, a server that is killed, two browsers, two tabs.
import { expect, it } from "vitest";
import { afterPly, myTurn, playOut, ply, stories } from "./harness";

stories("A game lasts", ({ server, visit }) => {
  it("over a reload in the middle", async () => {
    const page = await visit();
    for (let turn = 0; turn < 3; ++turn) {
      await myTurn(page);
      const before = await ply(page);
      await page.locator(".cell.open").first().click();
      await afterPly(page, before + 1);
    }
    const moves = await page.locator("ol button").allTextContents();
    await page.reload();
    await page.waitForSelector("[data-plies]");
    expect(await page.locator("ol button").allTextContents()).toEqual(moves);
    expect(await page.locator("[aria-current=step]").textContent()).toContain(moves.at(-1)!.trim().slice(-2));
  });

  it("over a kill -9 of the server in the middle, without a reload", async () => {
    const page = await visit();
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
    const moves = await page.locator("ol button").allTextContents();
    await server.stop("SIGKILL");
    await page.getByText("The connection is lost").waitFor();
    await server.start();
    await page.getByText("The connection is lost").waitFor({ state: "detached" });
    expect(await page.locator("ol button").allTextContents()).toEqual(moves);
    await playOut(page);
  });

  it("for each of two browsers, and together in two tabs of one", async () => {
    const one = await visit();
    const other = await visit();
    await myTurn(one);
    await one.locator(".cell.open").first().click();
    await afterPly(one, 1);
    expect(await ply(other)).toBe(0);

    const tab = await one.context().newPage();
    await tab.goto(server.url);
    await tab.waitForSelector("[data-plies]");
    expect(await ply(tab)).toBe(await ply(one));
    const before = await ply(tab);
    await myTurn(tab);
    await tab.locator(".cell.open").first().click();
    await afterPly(one, before);
    expect(await one.locator("ol button").count()).toBeGreaterThan(before + 1);
  });

  it("and is never shown wrongly while bots play as fast as they can", async () => {
    const page = await visit({ hash: "#watch" });
    await page.getByRole("button", { name: "New match" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("Adjacency", { exact: true }).click();
    await dialog.getByLabel("Rounds").fill("28");
    for (const side of [0, 1]) {
      await dialog.getByRole("radio", { name: "Bot" }).nth(side).check({ force: true });
      await dialog.getByRole("combobox", { name: "Bot" }).nth(side).selectOption("random");
    }
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.getByRole("slider").fill("5"); // twenty moves a second
    await page.waitForSelector("[data-over='true']");
    expect(await page.locator("ol button").count()).toBe(57);
    const counts = (await page.locator(".score").allTextContents()).map(Number);
    expect(counts[0]! + counts[1]!).toBe(64);
  });
});
