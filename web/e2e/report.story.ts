// The report of a tournament in a real browser, as a file: nothing is fetched from anywhere.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserPath, program } from "./harness";

const sloppy = 'while read -r w r; do case $w in "ready?") echo ready;; go) echo z9;; quit) exit;; esac; done';

describe.skipIf(!browserPath)("The report of a tournament", () => {
  const folder = mkdtempSync(join(tmpdir(), "lawan-report-"));
  const page = join(folder, "report.html");
  let browser: Browser;

  beforeAll(async () => {
    writeFileSync(join(folder, "sloppy.sh"), sloppy);
    writeFileSync(
      join(folder, "scale.json"),
      JSON.stringify({ ladder: ["random"], marks: [{ mark: "A", from: 0.9 }, { mark: "B", from: 0 }] }),
    );
    const bots = ["random", { name: "<b>greedy</b>", bot: "greedy" }, { name: "sloppy", bot: 'process(command="sh sloppy.sh")' }];
    writeFileSync(join(folder, "plan.json"), JSON.stringify({ game: "othello", settings: { size: "6" }, bots, games: 2 }));
    const options = ["--store", "t.db", "--html", page, "--marks", "scale.json", "--allow-commands", "--quiet"];
    execFileSync(program, ["tournament", "--file", "plan.json", ...options], { cwd: folder, stdio: "ignore" });
    browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox", "--disable-dev-shm-usage"] });
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function open(): Promise<{ report: Page; complaints: string[]; asked: string[] }> {
    const report = await browser.newPage();
    const complaints: string[] = [];
    const asked: string[] = [];
    report.on("pageerror", (error) => complaints.push(String(error)));
    report.on("console", (message) => complaints.push(message.text()));
    report.on("request", (request) => asked.push(request.url()));
    await report.goto(pathToFileURL(page).href);
    return { report, complaints, asked };
  }

  it("shows standings, ratings with error bars, who beat whom, and marks", async () => {
    const { report, complaints, asked } = await open();
    for (const caption of ["Standings", "Cross table"]) {
      const table = report.locator("table").filter({ hasText: caption });
      expect(await table.isVisible()).toBe(true);
      expect(await table.locator("tbody tr").count()).toBe(3);
    }
    expect(await report.locator(".plot .bar").count()).toBe(3);
    // A name is a name, whatever stands in it.
    expect(await report.getByRole("rowheader", { name: "<b>greedy</b>" }).first().isVisible()).toBe(true);
    expect(await report.locator("#marks tbody tr").count()).toBe(2);
    expect(await report.locator("#marks").textContent()).toContain("A with");
    expect(complaints).toEqual([]);
    expect(asked).toEqual([pathToFileURL(page).href]);
  });

  it("replays every game on a drawn board", async () => {
    const { report, complaints } = await open();
    const discs = () => report.locator("#board circle").count();
    const games = await report.locator("#choose option").count();
    expect(games).toBe(6);
    await report.getByRole("button", { name: "to the beginning" }).click();
    expect(await discs()).toBe(4);
    await report.getByRole("button", { name: "one move forward" }).click();
    expect(await discs()).toBe(5);
    await report.locator("body").press("ArrowRight");
    expect(await discs()).toBe(6);
    await report.getByRole("button", { name: "to the end" }).click();
    expect(await report.locator("#said").textContent()).toMatch(/After \d+ moves/);
    for (let i = 0; i < games; ++i) {
      await report.locator("#choose").selectOption({ index: i });
      await report.getByRole("button", { name: "to the end" }).click();
      const moves = (await report.locator("#moves button").allTextContents()).filter((move) => move !== "pass");
      expect(await discs()).toBe(4 + moves.length);
    }
    expect(complaints).toEqual([]);
  });

  it("explains the games that were lost by a failure", async () => {
    const { report } = await open();
    await report.getByLabel("only forfeited games").check();
    expect(await report.locator("#choose option").count()).toBe(4);
    await report.getByRole("button", { name: "to the end" }).click();
    const said = await report.locator("#said").textContent();
    expect(said).toContain("sloppy wrote 'z9', which is not a move; the legal moves were");
    expect(said).toMatch(/\(lawan replay t\.db \d+\)$/);
  });
});
