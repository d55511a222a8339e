// An experiment with few games, with a server and without.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { board, siteHasThreads, siteToVisit, stories } from "./harness";

const tab = (page: Page) => page.getByRole("group", { name: "What to watch" }).getByText("Experiment", { exact: true });

const open = async (page: Page) => {
  await tab(page).click();
  await page.getByRole("button", { name: "Run" }).waitFor();
};

stories("Experiment", ({ visit }) => {
  // Without a server only the engine with threads has them, which is there from the second visit on.
  const here = it.runIf(siteToVisit === undefined || siteHasThreads);

  here("runs with the keyboard alone and shows the paper's table beside ours, in both languages", async () => {
    const page = await visit({ hash: "#watch" }, false);
    await open(page);
    await page.getByRole("combobox", { name: "Experiment" }).selectOption("adjacency-c-c");
    await page.getByRole("spinbutton", { name: "Games per row, 1 to 100" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "In the paper" }).waitFor();
    const ours = page.getByRole("region", { name: "Ours" }).locator("tbody tr");
    expect(await ours.count()).toBeGreaterThan(0);
    expect(await page.getByRole("heading", { name: "What differs" }).count()).toBe(1);
    await page.getByText("The experiment is done.").waitFor({ state: "attached" });
    for (const [ending, begin] of [
      ["csv", /^experiment,table,/],
      ["json", /^\{/],
      ["html", /^<!doctype html>/],
    ] as const) {
      const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: `Save adjacency-c-c.${ending}` }).click()]);
      expect(file.suggestedFilename()).toBe(`adjacency-c-c.${ending}`);
      expect(readFileSync(await file.path(), "utf8")).toMatch(begin);
    }
    // Nothing sticks out of a phone.
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.evaluate(() => localStorage.setItem("lawan.language", "id"));
    await page.reload();
    await page.getByRole("button", { name: "Jalankan" }).click();
    await page.getByRole("region", { name: "Dalam makalah" }).waitFor();
  });

  here("tells how far it is, can be cancelled in the middle of a game, and leaves the page to other things", async () => {
    const page = await visit({ hash: "#watch" }, false);
    await open(page);
    await page.getByRole("combobox", { name: "Experiment" }).selectOption("strength-and-time");
    await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("othello");
    await page.getByRole("spinbutton", { name: /^Games/ }).fill("100");
    await page.getByRole("spinbutton", { name: /^Seconds/ }).fill("600");
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByRole("progressbar", { name: "Progress" }).waitFor();
    await page.waitForFunction(() => Number(document.querySelector("progress")?.value) > 0);
    const began = Date.now();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Run" }).waitFor();
    await page.getByText("Cancelled. The results so far are below.").first().waitFor();
    expect(await page.locator("[data-complete=false]").count()).toBe(1);
    await page.getByText(/^Interrupted/).waitFor();
    await page.getByRole("link", { name: "Play" }).click();
    await board(page).waitFor();
    expect(Date.now() - began).toBeLessThan(15_000); // it would go on for ten minutes
  });

  here("is a small tournament of the bots that are ticked", async () => {
    const page = await visit({ hash: "#watch" }, false);
    await open(page);
    await page.getByRole("combobox", { name: "Experiment" }).selectOption("strength-and-time");
    await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("tictactoe");
    const bots = page.getByRole("group", { name: "Bots that play, two or more" }).getByRole("checkbox");
    expect(await bots.count()).toBeGreaterThan(5);
    for (const bot of await bots.all()) await bot.uncheck();
    await page.getByText("Choose two bots or more.").waitFor();
    for (const bot of ["greedy", "random", "minimax"]) await page.getByRole("checkbox", { name: bot, exact: true }).check();
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByText("The experiment is done.").waitFor({ state: "attached" });
    expect(await page.getByRole("region", { name: "Round robin" }).locator("tbody tr").count()).toBe(3);
  });

  here("ends when its time is up, and shows what there is", async () => {
    const page = await visit({ hash: "#watch" }, false);
    await open(page);
    await page.getByRole("combobox", { name: "Experiment" }).selectOption("strength-and-time");
    await page.getByRole("combobox", { name: "Game", exact: true }).selectOption("tictactoe");
    await page.getByRole("spinbutton", { name: /^Games/ }).fill("100");
    await page.getByRole("spinbutton", { name: /^Seconds/ }).fill("2");
    await page.getByRole("button", { name: "Run" }).click();
    await page.getByText("Time is up: these are the results so far.").waitFor();
    expect(await page.locator("[data-complete=false]").count()).toBe(1);
  });
});
