// A tournament on the screen while another process plays it.
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { board, program, stories } from "./harness";

stories(
  "Tournament",
  ({ server, visit }) => {
    let arena: ChildProcess;
    // About two games a second, for ten minutes: it runs during all of this and is ended afterwards.
    beforeAll(() => {
      const bots = ["quick:alphabeta(move-time=0.03)", "lucky:mcts(move-time=0.03)", "greedy"];
      const options = ["--size", "6", "--games", "400", "--openings", "random", "--concurrency", "1", "--quiet", "--store", server.file("cup.db")];
      arena = spawn(program, ["tournament", "othello", ...bots, ...options], { stdio: "ignore" });
    });
    afterAll(async () => {
      await new Promise((resolve) => {
        if (arena.exitCode !== null) return resolve(null);
        arena.on("exit", resolve);
        arena.kill("SIGKILL");
      });
    });

    it("shows standings that grow, and the latest game on the board", async () => {
      const page = await visit({ hash: "#watch" }, false);
      await page.getByRole("heading", { name: "Latest games" }).waitFor();
      const played = async () => Number(await page.locator("[data-played]").getAttribute("data-played"));
      const before = await played();
      await page.waitForFunction((n) => Number(document.querySelector("[data-played]")?.getAttribute("data-played")) > n, before);
      await page.getByText(/^Running: /).waitFor();
      const rows = page.locator("table").first().locator("tbody tr");
      expect(await rows.count()).toBe(3);
      expect(await page.locator("table").first().textContent()).toContain("lucky");

      // The newest game is played on the board.
      await page.waitForSelector("svg.board");
      await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 36);
      await page.waitForFunction(() => document.querySelectorAll("ol[aria-label=Moves] button").length > 10);
      const first = await page.locator("[data-game]").getAttribute("data-game");
      await page.waitForFunction((game) => document.querySelector("[data-game]")!.getAttribute("data-game") !== game, first);

      // One that was chosen stays.
      const oldest = page.locator("ol[aria-label='Latest games'] button").last();
      const number = (await oldest.locator("span").first().textContent())!;
      await oldest.click();
      await page.getByText(`Game ${number}`, { exact: true }).waitFor();
      expect(await page.getByRole("checkbox", { name: "Follow the latest game" }).isChecked()).toBe(false);
      await page.getByRole("button", { name: "Start", exact: true }).click();
      await page.waitForFunction(() => document.querySelectorAll("svg.board [role=gridcell][aria-label*=empty]").length === 32);
      await page.getByText("Cross table").click();
      expect(await page.locator("table.cross tbody tr").count()).toBe(3);
      expect(await board(page).count()).toBe(1);
    });

    it("shows a game under way, move by move, and how it ends", async () => {
      const slow = spawn(program, ["tournament", "tictactoe", "one:alphabeta(move-time=0.4)", "two:mcts(move-time=0.9)", "--size", "5", "--in-a-row", "4", "--games", "40", "--openings", "random", "--quiet", "--store", server.file("slow.db")], { stdio: "ignore" });
      try {
        const page = await visit({ hash: "#watch" }, false);
        await page.waitForFunction(() => [...document.querySelectorAll("select option")].some((one) => one.textContent === "slow"));
        await page.locator(".above select").selectOption("slow");
        await page.getByRole("heading", { name: "Now playing" }).waitFor();
        await page.waitForSelector("[data-live='true']");
        const moves = () => page.locator("ol[aria-label=Moves] button").count();
        const game = await page.locator("[data-game]").getAttribute("data-game");
        await page.getByText(`Game ${game}, live`, { exact: true }).waitFor();
        const before = await moves();
        await page.waitForFunction(
          ([n, number]) => document.querySelectorAll("ol[aria-label=Moves] button").length > Number(n) || document.querySelector("[data-game]")!.getAttribute("data-game") !== number,
          [String(before), game],
        );
        // The next one follows of itself.
        await page.waitForFunction((number) => document.querySelector("[data-game]")!.getAttribute("data-game") !== number, game, { timeout: 60_000 });
        await page.waitForSelector("[data-live='true']");
      } finally {
        const gone = new Promise((resolve) => slow.on("exit", resolve));
        slow.kill("SIGKILL");
        await gone;
      }
    });

    it("says which file cannot be shown, and shows another when that goes", async () => {
      const cup = readFileSync(server.file("cup.db"));
      writeFileSync(server.file("spoilt.db"), cup.subarray(0, cup.length / 2));
      try {
        const page = await visit({ hash: "#watch" }, false);
        const told = page.getByRole("status").getByText(/^The tournament spoilt cannot be shown: ./);
        await told.waitFor();
        await page.getByText("Standings").waitFor();
        rmSync(server.file("spoilt.db"));
        await told.waitFor({ state: "detached" });
      } finally {
        rmSync(server.file("spoilt.db"), { force: true });
      }
    });

    it("is there in Indonesian, beside matches", async () => {
      const page = await visit({ hash: "#watch" }, false);
      await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
      await page.getByText(/^Berlangsung: /).waitFor();
      expect(await page.locator("table caption").first().textContent()).toBe("Klasemen");
      await page.getByText("Pertandingan", { exact: true }).click();
      await page.getByRole("button", { name: "Pertandingan baru" }).waitFor();
    });
  },
  ["--tournament", "FOLDER"],
);
