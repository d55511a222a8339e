// Two people on two devices, and a third who looks on.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { id } from "../src/i18n/id";
import { cell, ply, stories, type Stage } from "./harness";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: (o: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe;
    const { violations } = await run({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
    return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`);
  });
}

async function invite(page: Page, card: RegExp, words: typeof en | typeof id = en): Promise<{ play: string; watch: string }> {
  await page.getByRole("button", { name: words.new, exact: true }).click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByText(words["against-invited"], { exact: true }).click();
  await dialog.getByRole("button", { name: card }).click();
  await page.waitForSelector("[data-seat='X']");
  return {
    play: await page.getByRole("textbox", { name: words["invite-link"] }).inputValue(),
    watch: await page.getByRole("textbox", { name: words["watch-link"] }).inputValue(),
  };
}

const hashOf = (address: string) => new URL(address).hash;
const plies = (page: Page, count: number) => page.waitForSelector(`[data-plies='${count}']`);
const turn = (page: Page) => page.waitForSelector("[data-turn='true']");

async function threeOf(visit: Stage["visit"], card: RegExp) {
  const ana = await visit();
  const links = await invite(ana, card);
  const ben = await visit({ hash: hashOf(links.play), viewport: { width: 390, height: 844 } });
  const cid = await visit({ hash: hashOf(links.watch) });
  await ana.getByText(en["opponent-here"]).first().waitFor();
  return { ana, ben, cid, links };
}

stories("A game by invitation", ({ visit, server }) => {
  it("is one board, live on both devices; a third looks on", async () => {
    const { ana, ben, cid } = await threeOf(visit, /^Tic-tac-toe/);
    expect(await ben.locator("[data-seat]").getAttribute("data-seat")).toBe("O");
    expect(await cid.locator("[data-seat]").getAttribute("data-seat")).toBe("watch");
    await ana.getByText("1 spectator").waitFor();
    // Nobody can move but who is to move.
    expect(await ben.locator(".cell.open").count()).toBe(0);
    expect(await cid.locator(".cell.open").count()).toBe(0);
    await cell(ana, "b2").click();
    for (const page of [ana, ben, cid]) await plies(page, 1);
    expect(await ana.locator(".cell.open").count()).toBe(0);
    // By keyboard.
    await turn(ben);
    await cell(ben, "b2").focus();
    await ben.keyboard.press("ArrowLeft");
    await ben.keyboard.press("Enter");
    for (const page of [ana, ben, cid]) await plies(page, 2);
    expect(await cell(cid, "a2").getAttribute("aria-label")).toContain("O");
    // What the other does is read out.
    await ana.waitForFunction(() => [...document.querySelectorAll("[aria-live]")].some((one) => one.textContent.includes("a2")));
    for (const [page, name] of [[ana, "a1"], [ben, "a3"], [ana, "c3"]] as const) {
      await turn(page);
      await cell(page, name).click();
    }
    await ana.getByText("You win", { exact: false }).first().waitFor();
    await ben.getByText("Opponent wins", { exact: false }).first().waitFor();
    await cid.getByText("Player 1 wins", { exact: false }).first().waitFor();
    expect(await cid.getByRole("button", { name: en.rematch }).count()).toBe(0);
    // Again, with sides changed: now Ben begins.
    await ben.getByRole("button", { name: en.rematch }).click();
    await ben.waitForSelector("[data-seat='X'][data-turn='true']");
    await ana.waitForSelector("[data-seat='O'][data-plies='0']");
    await ana.getByText(en["opponent-here"]).first().waitFor();
    // What was played is among the visitor's games.
    await ana.goto(`${server.url}/#play`);
    await ana.locator("summary[aria-label=More]").click();
    await ana.getByRole("button", { name: en["my-games"] }).click();
    await ana.locator("dialog[open]").getByText("1 game", { exact: true }).waitFor();
  });

  it("has clocks, and comes back after a reload and after the server was away", async () => {
    const { ana, ben, cid } = await threeOf(visit, /^Othello blitz/);
    await cell(ana, "d3").click();
    await turn(ben);
    await ben.waitForFunction(() => document.querySelectorAll(".clock").length === 2 && document.querySelectorAll(".clock")[1]!.textContent < "3:00");
    await ben.reload();
    await turn(ben);
    await ana.getByText(en["opponent-here"]).first().waitFor();
    await cell(ben, "c3").click();
    for (const page of [ana, ben, cid]) await plies(page, 2);
    await server.stop("SIGKILL");
    await ana.getByText(en["line.lost"]).first().waitFor();
    await server.start();
    await turn(ana);
    await cell(ana, "c4").click();
    for (const page of [ana, ben, cid]) await plies(page, 3);
    // Who leaves is missed.
    await ben.close();
    await ana.getByText(en["opponent-away"]).first().waitFor();
    await ana.getByRole("img", { name: en["invite-code"] }).waitFor();
  });

  it("ends by resigning for oneself; the other one may analyse it", async () => {
    const { ana, ben } = await threeOf(visit, /^Tic-tac-toe/);
    await cell(ana, "b2").click();
    await plies(ben, 1);
    await ben.getByRole("button", { name: "Resign" }).click();
    await ben.getByRole("group", { name: "Resign this game?" }).getByRole("button", { name: "Resign" }).click();
    await ana.getByText("You win", { exact: false }).first().waitFor();
    await ana.getByRole("button", { name: en["analyse-game"] }).click();
    await ana.waitForFunction(() => document.querySelectorAll(".tree button").length === 2);
  });

  it("has a QR code that is the link, in both languages and at 390 px, without a fault that axe finds", async () => {
    for (const scheme of ["light", "dark"] as const) {
      const page = await visit({ viewport: { width: 390, height: 844 }, colorScheme: scheme });
      await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
      const { play } = await invite(page, /^Othello 6×6/, id);
      expect(hashOf(play)).toMatch(/^#with\/[0-9a-f]{32}(\.\w+)?$/);
      const code = page.getByRole("img", { name: id["invite-code"] });
      await code.waitFor();
      // The picture has the three squares that cameras look for, and is large enough for one.
      expect((await code.boundingBox())!.width).toBeGreaterThan(150);
      const { encode } = await import("uqr");
      const dark = encode(play, { border: 0, ecc: "M" }).data.flat().filter(Boolean).length;
      expect((await code.locator("path").getAttribute("d"))!.split("M").length - 1).toBe(dark);
      await page.getByText(id["opponent-away"]).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await violations(page)).toEqual([]);
    }
  });

  it("is nowhere for who lacks the link", async () => {
    const { links } = await threeOf(visit, /^Tic-tac-toe/);
    const near = hashOf(links.play).replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    const page = await visit({ hash: near }, false);
    await page.getByText("this link leads to no game", { exact: false }).first().waitFor();
    expect(await page.locator("svg.board").count()).toBe(0);
    await page.getByRole("button", { name: en["play-now"] }).click();
    await page.waitForSelector("svg.board");
    expect(await ply(page)).toBe(0);
  });
});

stories("A server without invitations", ({ visit }) => {
  it("offers none", async () => {
    const page = await visit();
    await page.getByRole("button", { name: en.new, exact: true }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText(en["against-friend"], { exact: true }).waitFor();
    expect(await dialog.getByText(en["against-invited"], { exact: true }).count()).toBe(0);
  });
}, ["--no-invites"]);
