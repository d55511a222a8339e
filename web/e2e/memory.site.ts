// A phone has little memory, and a page may stay open for days.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Page } from "playwright-core";
import { board, siteHasThreads, storiesWithNetwork } from "./harness";

const ANALYSES = 100;
const WARM = 10;
const SEED = 1;

// The same moves each time.
function chooser(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % count;
  };
}

// After each ten analyses.
async function measured(page: Page): Promise<number[]> {
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const tab = await page.context().newCDPSession(page);
  // Of the tab and its worker, which share a process; the largest is theirs.
  const mebibytes = async () => {
    await tab.send("HeapProfiler.collectGarbage"); // of the tab alone
    await page.workers()[0]!.evaluate(() => (globalThis as unknown as { gc(): void }).gc());
    const { processInfo } = (await browser.send("SystemInfo.getProcessInfo")) as { processInfo: { type: string; id: number }[] };
    const sizes = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1]) / 1024);
    return Math.round(Math.max(...sizes));
  };
  await board(page).waitFor();
  const choose = chooser(SEED);
  const told: number[] = [];
  for (let done = 0; done < ANALYSES; ) {
    const open = page.locator(".cell.open");
    const count = await open.count();
    if (count === 0) {
      await page.getByRole("button", { name: "To the start" }).click();
      await page.waitForSelector("[data-plies='0']");
      continue;
    }
    const before = await page.locator("[data-plies]").getAttribute("data-plies");
    await open.nth(choose(count)).click();
    await page.waitForFunction((plies) => document.querySelector("[data-plies]")?.getAttribute("data-plies") !== plies, before);
    await page.waitForFunction(() => document.querySelector(".rim.estimated, .rim.proved") ?? document.querySelectorAll(".cell.open").length === 0);
    if (++done % WARM === 0) told.push(await mebibytes());
  }
  return told;
}

function doesNotGrow(told: number[], engine: string): void {
  console.warn(`MiB after each ${WARM} analyses with ${engine} (moves by seed ${SEED}): ${told.join(", ")}`);
  // What a heap that was not tidied just now may have more.
  expect(told.at(-1)!).toBeLessThan(1.1 * told[0]! + 8);
}

storiesWithNetwork("Memory without a server", ({ visit }) => {
  const onAPhone = { hash: "#analyse", viewport: { width: 390, height: 844 } };

  it(`does not grow from the tenth of ${ANALYSES} analyses on a phone`, async () => {
    doesNotGrow(await measured(await visit(onAPhone)), "one thread");
  }, 1_200_000);

  it.runIf(siteHasThreads)("nor with threads, from the second visit on", async () => {
    const page = await visit(onAPhone);
    await expect
      .poll(
        async () => {
          await page.reload();
          return page.evaluate(() => crossOriginIsolated);
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    await board(page).waitFor();
    const files = await page.workers()[0]!.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop()));
    expect(files).toContain("engine-threads.wasm.gz");
    doesNotGrow(await measured(page), "threads");
  }, 1_200_000);
});
