// Makes the pictures of docs/images: `npm run screenshots`.
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { it } from "vitest";
import { afterPly, drawn, myTurn, paste, ply, program, stories } from "./harness";
import { movingPicture, type Frame } from "./moving_picture";

const folder = fileURLToPath(new URL("../../docs/images/", import.meta.url));
mkdirSync(folder, { recursive: true });
// Small ones, since every clone has them.
const shoot = (page: Page, name: string) => page.screenshot({ path: `${folder}${name}.png`, animations: "disabled", caret: "hide" });
const SIZE = { width: 1080, height: 680 };

const GAME = "d3c5e6f7e7e3b5e8f5f4f2c2c3d2d1c1b1d6e1g1f6c4d7b4e2g5h5b2a5g6";

stories("Pictures", ({ visit }) => {
  // A game as it looks after each move.
  it("of a game that moves", async () => {
    const page = await visit({ viewport: { width: 640, height: 400 } });
    const frames: Frame[] = [];
    const take = async (milliseconds: number) => {
      await page.mouse.move(0, 0);
      await drawn(page);
      frames.push({ png: await page.screenshot({ animations: "disabled", caret: "hide" }), milliseconds });
    };
    await myTurn(page);
    await page.locator("p.note").getByRole("button", { name: "Close" }).click();
    await take(1200);
    for (let turn = 0; turn < 10; ++turn) {
      const before = await ply(page);
      const open = page.locator(".cell.open");
      await open.nth((turn * 5 + 2) % (await open.count())).click();
      await afterPly(page, before + 1);
      await take(600);
      await myTurn(page);
      await take(900);
    }
    writeFileSync(`${folder}game.png`, movingPicture(frames));
  });

  it("of Analyse", async () => {
    const page = await visit({ viewport: { ...SIZE, height: 760 }, hash: "#analyse", colorScheme: "dark" });
    await paste(page, GAME);
    await page.getByText(/Read as/).waitFor();
    await page.getByRole("button", { name: "Review the game" }).click();
    await page.waitForSelector("section[aria-label=Review][aria-busy=false]", { timeout: 120_000 });
    await page.locator("section[aria-label='The analysis']").evaluate((panel) => (panel.scrollTop = 0));
    await page.mouse.move(0, 0);
    await page.waitForSelector(".rim");
    await drawn(page);
    await shoot(page, "analyse");
  });

  it("of Learn", async () => {
    const page = await visit({ viewport: { width: 1280, height: 800 }, hash: "#learn", reducedMotion: "reduce" });
    await page.getByText("Examples", { exact: true }).click();
    await page.getByRole("button", { name: /Figure 2/ }).click();
    await page.getByText("Nodes so far: 1", { exact: true }).waitFor();
    const forward = page.getByRole("group", { name: "Steps of the search" }).getByRole("slider");
    await forward.fill("13"); // the last one
    await page.mouse.move(0, 0);
    await drawn(page);
    await shoot(page, "learn");
  });

  it("of a proof", async () => {
    const page = await visit({ viewport: { width: 960, height: 600 }, hash: "#analyse" });
    await paste(page, "6/6/6/6/6/6 X 6");
    await page.locator(".study summary[aria-label]").first().click();
    await page.locator(".study .list").getByRole("button", { name: "Show proof" }).click();
    await page.waitForSelector(".group");
    await page.locator("section[aria-label='The analysis']").evaluate((panel) => (panel.scrollTop = 0));
    await page.mouse.move(0, 0);
    await drawn(page);
    await shoot(page, "proof");
  });

  it("of a phone, in Indonesian", async () => {
    const page = await visit({ viewport: { width: 360, height: 740 }, locale: "id-ID", hasTouch: true, isMobile: true });
    await page.getByText("Adjacency", { exact: true }).click();
    for (let turn = 0; turn < 4; ++turn) {
      await myTurn(page);
      const before = await ply(page);
      const open = page.locator(".cell.open");
      await open.nth((turn * 17 + 9) % (await open.count())).click();
      await afterPly(page, before + 1);
    }
    await myTurn(page);
    await drawn(page);
    await shoot(page, "phone");
  });
});

stories(
  "Pictures of a tournament",
  ({ server, visit }) => {
    it("while it runs", async () => {
      const bots = ["alice:alphabeta(move-time=0.02)", "bima:mcts(move-time=0.02)", "citra:mtdf(move-time=0.02)", "greedy", "random"];
      const arena = spawn(program, ["tournament", "othello", ...bots, "--games", "20", "--quiet", "--store", server.file("cup.db")], { stdio: "ignore" });
      try {
        const page = await visit({ viewport: { width: 960, height: 600 }, hash: "#watch" }, false);
        await page.waitForFunction(() => Number(document.querySelector("[data-played]")?.getAttribute("data-played")) >= 60, null, { timeout: 200_000 });
        await page.waitForSelector("svg.board");
        await drawn(page);
        await shoot(page, "tournament");
      } finally {
        arena.kill("SIGKILL");
      }
    });
  },
  ["--tournament", "FOLDER"],
);
