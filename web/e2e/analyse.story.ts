// Analysis: values, lines, the review, set-up, paste, share, export.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { board, cell, playOut, setLevel, newGame, stories } from "./harness";

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
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByText("Taken for the moves of a game of Othello: 6 moves").waitFor();
    expect(await page.locator("ol[aria-label=Moves] button").count()).toBe(7);
    await page.getByLabel(/^Paste/).fill("3/1X1/3 O 3");
    await page.getByRole("button", { name: "Open" }).click();
    await page.getByText("Taken for a position of Tic-tac-toe").waitFor();
    expect(await cell(page, "b2").getAttribute("aria-label")).toContain("X");
    await page.getByLabel(/^Paste/).fill("no game at all");
    await page.getByRole("button", { name: "Open" }).click();
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
    await page.getByRole("button", { name: "Open" }).click();
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
