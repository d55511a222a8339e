// For everybody: phones, large type, two languages, light and dark, no violations found by axe-core.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { id } from "../src/i18n/id";
import { afterPly, drawn, kept, myTurn, openSheet, paste, stories } from "./harness";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
interface Found {
  id: string;
  nodes: { html: string; failureSummary: string }[];
}
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const run = (window as unknown as { axe: { run: (o: object) => Promise<{ violations: Found[] }> } }).axe.run;
    // Size of targets is a rule of WCAG 2.2 that axe-core leaves out unless asked.
    return (await run({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } })).violations;
  });
  return found.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const wide = [...document.querySelectorAll("body *")].filter((one) => {
      const box = one.getBoundingClientRect();
      // What scrolls or ends inside a box of its own may be wider than the page.
      return box.width > 0 && box.right > width + 1 && !one.closest(".box, .scroll, .segments, .table, pre, .sr-only, .plot, .line, .verdict");
    });
    return [document.documentElement.scrollWidth - width, ...wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 120))];
  });

const TABS = ["play", "analyse", "learn", "puzzles", "watch"];

// A tab is there when what comes last of it is: in Learn the tree, in Analyse the values.
async function shownWhole(page: Page, tab: string): Promise<void> {
  await page.waitForSelector(`nav a[aria-current][href='#${tab}']`);
  if (tab === "learn") await page.waitForSelector(".tree svg, .nodes, [role=slider], input[type=range]");
  if (tab === "analyse") await page.waitForSelector(".rim");
  await drawn(page);
}

async function expectNothingCut(page: Page): Promise<void> {
  for (const tab of TABS) {
    await page.goto(page.url().replace(/#.*|$/, `#${tab}`));
    await page.waitForSelector("svg.board");
    await shownWhole(page, tab);
    expect(await tooWide(page), tab).toEqual([0]);
  }
}

stories("Everybody", ({ visit }) => {
  it.each(["light", "dark"] as const)("axe-core finds nothing in %s colours", async (colorScheme) => {
    const page = await visit({ colorScheme });
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
    for (const tab of TABS) {
      await page.goto(page.url().replace(/#.*|$/, `#${tab}`));
      await page.waitForSelector("svg.board");
      if (tab === "learn") await page.getByText(/^Nodes so far: \d/).waitFor();
      if (tab === "analyse") {
        await page.waitForSelector(".rim");
        await page.locator("details.explorer > summary").click();
        await page.waitForSelector(".explorer tbody tr");
      }
      expect(await violations(page), tab).toEqual([]);
    }
    await page.getByText("4 boards", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("article[data-board]").length === 4);
    expect(await violations(page), "boards").toEqual([]);
    await page.getByRole("button", { name: "New match" }).click();
    await page.locator("dialog[open]").waitFor();
    expect(await violations(page), "dialog").toEqual([]);
  });

  it("axe-core finds nothing in what is behind the menu of Analyse", async () => {
    const page = await visit({ hash: "#analyse" });
    for (const part of ["My studies", "Open", "Share and save", "Engine"]) {
      await openSheet(page, part);
      expect(await violations(page), part).toEqual([]);
      await page.keyboard.press("Escape");
    }
  });

  it("axe-core finds nothing in the welcome, the rules, the cards and the kept games", async () => {
    const page = await visit({ first: true }, false);
    await page.waitForSelector(".door svg");
    expect(await violations(page), "welcome").toEqual([]);
    await page.locator(".door").first().click();
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
    await kept(page, "games", (all) => all.length === 1);
    const menu = async (name: string) => {
      await page.locator("summary[aria-label=More]").click();
      await page.getByRole("button", { name, exact: true }).click();
      await page.waitForSelector("dialog[open] svg");
      await drawn(page);
      expect(await violations(page), name).toEqual([]);
    };
    await menu("My games");
    await page.keyboard.press("Escape");
    await menu("How to play");
    await page.getByRole("button", { name: "Try it" }).click();
    await page.waitForSelector("dialog[open] svg.board");
    expect(await violations(page), "exercise").toEqual([]);
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await page.waitForSelector("dialog[open] .card svg");
    expect(await violations(page), "cards").toEqual([]);
  });

  it("axe-core finds nothing in the lessons", async () => {
    const page = await visit({ hash: "#learn" });
    for (const lesson of ["Practice", "Compare", "Evolution", "Landscape", "Evaluators", "Examples"]) {
      await page.getByText(lesson, { exact: true }).first().click();
      await page.waitForFunction((name) => [...document.querySelectorAll("label.chosen")].some((one) => one.textContent.trim() === name), lesson);
      await drawn(page);
      expect(await violations(page), lesson).toEqual([]);
    }
  });

  // As narrow as WCAG 2.2 asks for (1.4.10), in the language with the longer words.
  it.each(["English", "Bahasa Indonesia"])("nothing is cut at 320 px in %s", async (language) => {
    const page = await visit({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });
    if (language !== "English") await page.getByRole("button", { name: language }).click();
    await expectNothingCut(page);
    await page.goto(page.url().replace(/#.*|$/, "#play"));
    await page.waitForSelector("[data-turn='true']");
    const cut = () => [...document.querySelectorAll(".actions > .button")].filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent);
    expect(await page.evaluate(cut)).toEqual([]);
    await page.locator(".actions summary").click();
    await drawn(page);
    const list = (await page.locator(".actions .list").boundingBox())!;
    expect([list.x >= 0, list.x + list.width <= 320]).toEqual([true, true]);
    const tabs = (await page.locator("nav").first().boundingBox())!;
    expect([list.y >= 0, list.y + list.height <= tabs.y]).toEqual([true, true]);
  });

  it("nothing is cut at 360 px, and cells are large enough to tap", async () => {
    const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await expectNothingCut(page);
    await page.goto(page.url().replace(/#.*|$/, "#play"));
    await page.waitForSelector("[data-turn='true']");
    const box = (await page.locator(".cell.open").first().boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
    await page.locator(".cell.open").first().tap();
    await afterPly(page, 1);
  });

  it("nothing is cut at 200 % zoom", async () => {
    // A window of 1280 x 720 at 200 % has half the pixels each way.
    const page = await visit({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
    await expectNothingCut(page);
  });

  it("the page is no taller than a usual window, however long the panel", async () => {
    const page = await visit({ viewport: { width: 1280, height: 720 }, hash: "#analyse" });
    await paste(page, "d3c5e6f7e7e3b5e8f5f4f2c2c3d2d1c1b1d6e1g1f6c4d7b4e2g5h5b2a5g6");
    await page.getByText(/Read as/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  it.each(["English", "Bahasa Indonesia"])("a comparison fits its panel in %s", async (language) => {
    const page = await visit({ viewport: { width: 1280, height: 720 }, hash: "#learn" });
    const indonesian = language !== "English";
    if (indonesian) await page.getByRole("button", { name: language }).click();
    await page.getByText(indonesian ? id["learn.compare"] : en["learn.compare"], { exact: true }).first().click();
    await page.getByRole("button", { name: indonesian ? id.compare : en.compare }).click();
    await page.waitForSelector("table[aria-busy=false]");
    expect(await page.locator(".scroll").evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  it("speaks Indonesian, every word, and remembers it", async () => {
    const page = await visit();
    await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
    await page.getByText("Giliran Anda: hitam").waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("id");
    expect(await page.locator('[data-side="O"]').textContent()).toContain("Tingkat 3");
    await page.reload();
    await page.getByText("Giliran Anda: hitam").waitFor();

    // No English words are left on the tabs. Some are the same in both languages; names are names.
    const same = new Set(["othello", "adjacency", "tic-tac-toe", "lawan", "bot", "minimax", "alpha-beta", "negascout", "mtd(f)", "x", "o", "en", "nama"]);
    const english = new Set(Object.values(en).filter((word) => /^[A-Z][a-z ]+$/.test(word)).map((word) => word.toLowerCase()));
    for (const tab of TABS) {
      await page.goto(page.url().replace(/#.*|$/, `#${tab}`));
      await page.waitForSelector("svg.board");
      await shownWhole(page, tab);
      const shown = await page.evaluate(() => {
        const texts: string[] = [];
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walk.nextNode()) texts.push(walk.currentNode.textContent!.trim().toLowerCase());
        for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
          for (const name of ["aria-label", "title", "placeholder"]) texts.push(one.getAttribute(name)?.trim().toLowerCase() ?? "");
        }
        return texts;
      });
      expect(shown.filter((text) => english.has(text) && !same.has(text)), tab).toEqual([]);
    }
  });

  it("shows the documentation and complaints in Indonesian", async () => {
    const page = await visit({ hash: "#learn" });
    await page.getByRole("button", { name: "Bahasa Indonesia" }).click();
    await page.getByText("Dari dokumentasi:").click();
    const article = page.locator("article");
    await article.getByRole("heading", { name: "Cara kerjanya" }).waitFor();
    expect(await article.getAttribute("lang")).toBe("id");
    expect(await article.textContent()).not.toMatch(/\b(the|which|opponent)\b/);

    await page.goto(page.url().replace(/#.*/, "#analyse"));
    const sheet = await openSheet(page, "Buka");
    await sheet.getByLabel("Tempel langkah").fill("bukan apa-apa");
    await sheet.getByRole("button", { name: "Buka", exact: true }).click();
    await page.getByText("Tidak terbaca: ini bukan catatan permainan").waitFor();
  });
});
