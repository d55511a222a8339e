// A real browser and a real server for the stories: each file of stories has its own.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// LAWAN_BINARY and LAWAN_CHROMIUM name others.
export const program = process.env.LAWAN_BINARY ?? at("../../build/release/bin/lawan");
// With LAWAN_SITE the page is in this folder, without a server: files are served, and nothing else.
export const siteToVisit = process.env.LAWAN_SITE;
// The engines in it beside the one that is always there: it may have been written without them.
const siteEngines = siteToVisit === undefined ? [] : enginesIn(siteToVisit);
export const siteHasThreads = siteEngines.includes("engine-threads");
export const siteHasLight = siteEngines.includes("engine-light");
export const siteHasScript = siteEngines.includes("engine-script");
const browsers = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];
// Ubuntu's /usr/bin/chromium-browser is a script that wants a snap: only one with Debian's folder is real.
const real = (path: string) => existsSync(path) && (!path.endsWith("-browser") || existsSync("/usr/lib/chromium-browser"));
export const browserPath = process.env.LAWAN_CHROMIUM ?? browsers.find(real);

if (!browserPath) console.warn("\n*** SKIPPED: the stories in a browser were not run, for there is no Chromium here. ***\n");

function enginesIn(site: string): string[] {
  const folder = readdirSync(site).find((name) => name.startsWith("engine-"));
  return folder === undefined ? [] : (JSON.parse(readFileSync(join(site, folder, "contents.json"), "utf8")) as { engines: string[] }).engines;
}

async function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

export class Server {
  url = "";
  private child: ChildProcess | null = null;
  private readonly folder = mkdtempSync(join(tmpdir(), "lawan-e2e-"));
  private port = 0;
  said = ""; // on its terminal

  // Further options; FOLDER in them is the server's own.
  constructor(
    private readonly more: readonly string[] = [],
    private readonly site: string | undefined = siteToVisit,
  ) {}

  // A file that goes away with the server.
  file = (name: string) => join(this.folder, name);

  async start(): Promise<void> {
    if (this.child?.exitCode === null) return;
    const { site } = this;
    const needed = site ?? program;
    expect(existsSync(needed), `${needed} is not there: build it first`).toBe(true);
    this.port ||= await freePort();
    const store = join(this.folder, "page.sqlite");
    const options = ["serve", "--no-open", "--port", String(this.port), "--store", store, "--page", at("../dist"), ...this.more.map((one) => one.replace("FOLDER", this.folder))];
    const files = [at("../tools/site.mjs"), "serve", site ?? "", String(this.port)];
    const child = spawn(site ? process.execPath : program, site ? files : options, {
      env: { ...process.env, LAWAN_ROOT: at("../.."), XDG_DATA_HOME: this.folder, HOME: this.folder },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    this.said = "";
    await new Promise<void>((resolve, reject) => {
      const hear = (text: Buffer) => {
        this.said += text.toString();
        const url = /https?:\/\/[\w.:[\]-]+/.exec(this.said);
        if (!url) return;
        this.url = url[0].replace(/\/$/, "");
        resolve();
      };
      child.stdout.on("data", hear);
      child.stderr.on("data", hear);
      child.on("exit", (code) => reject(new Error(`the server ended with ${code}: ${this.said}`)));
    });
  }

  // With -9 nothing is tidied up.
  async stop(signal: "SIGTERM" | "SIGKILL" = "SIGTERM"): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    await new Promise((resolve) => {
      child.removeAllListeners("exit");
      child.on("exit", resolve);
      child.kill(signal);
    });
    this.child = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export interface Stage {
  server: Server;
  // Without a board where there is none at first.
  // `first`: somebody who was never here before.
  visit: (options?: BrowserContextOptions & { hash?: string; first?: boolean }, withBoard?: boolean) => Promise<Page>;
}

// Until the service worker has everything that the page without a server is made of.
export async function siteIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const source = await (await fetch("sw.js")).text();
    const files = JSON.parse(/const FILES = (\[.*?\]);/.exec(source)![1]!) as string[];
    const keptFiles = async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith("lawan-"));
      return names.length === 1 ? (await (await caches.open(names[0]!)).keys()).length : 0;
    };
    while ((await keptFiles()) < files.length) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

// What the browser has after a first load, and then there is no network any more. The service worker alone is started, as
// engines take their time: what a first load brings is told in the stories of the page without a server.
async function loadAndCut(context: BrowserContext, server: Server): Promise<void> {
  const tab = await context.newPage();
  await tab.goto(`${server.url}/site.json`);
  await tab.evaluate(async () => {
    await navigator.serviceWorker.register("sw.js");
    (await navigator.serviceWorker.ready).active!.postMessage([]);
  });
  await siteIsKept(tab);
  await tab.close();
  await context.setOffline(true);
  await server.stop();
}

// Those that are told with a server too: without one they are told without a network.
export const stories = (name: string, tell: (stage: Stage) => void, options: readonly string[] = []) => told(name, tell, options, siteToVisit !== undefined);
export const storiesWithNetwork = (name: string, tell: (stage: Stage) => void) => told(name, tell, [], false);

// Stories with a server and a browser of their own. What a page complains about fails the story.
function told(name: string, tell: (stage: Stage) => void, options: readonly string[], cutsNetwork: boolean): void {
  describe.skipIf(!browserPath)(name, () => {
    const server = new Server(options);
    let browser: Browser;
    let complaints: string[] = [];
    const open: Page[] = [];

    beforeAll(async () => {
      await server.start();
      browser = await chromium.launch({ executablePath: browserPath, args: ["--no-sandbox", "--disable-dev-shm-usage", "--js-flags=--expose-gc"] });
    });
    afterAll(async () => {
      await browser?.close();
      await server.remove();
    });
    afterEach(async () => {
      for (const page of open.splice(0)) {
        const context = page.context();
        // A story may have closed it itself.
        if (!browser.contexts().includes(context)) continue;
        // What is still on its way through a route is nobody's any more.
        for (const each of [context, ...context.pages()]) await each.unrouteAll({ behavior: "ignoreErrors" });
        await context.close();
      }
      const said = complaints;
      complaints = [];
      expect(said).toEqual([]);
    });

    tell({
      server,
      async visit({ hash = "", first = false, ...options } = {}, withBoard = true) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-US", ...options });
        if (!first) await context.addInitScript(() => localStorage.setItem("lawan.visited", "yes"));
        if (cutsNetwork) {
          await server.start();
          await loadAndCut(context, server);
        }
        const page = await context.newPage();
        page.setDefaultTimeout(20_000);
        page.on("pageerror", (error) => complaints.push(String(error)));
        page.on("console", (message) => {
          // A server that is restarted in the middle of a story refuses connections for a while.
          // So does a door, to whoever has not given the code.
          const expected = /WebSocket connection|ERR_CONNECTION_REFUSED/.test(message.text()) || /\/(join|door)$/.test(message.location().url);
          if (message.type() === "error" && !expected) complaints.push(message.text());
        });
        await page.goto(`${server.url}/${hash}`);
        if (withBoard) await page.waitForSelector("svg.board");
        open.push(page);
        return page;
      },
    });
  });
}

// ---- what a visitor does

export const board = (page: Page) => page.locator("svg.board");
export const cell = (page: Page, name: string) => page.locator(`[data-name="${name}"]`);
export const ply = async (page: Page) => Number(await page.locator("[data-plies]").getAttribute("data-plies"));
export const isOver = async (page: Page) => (await page.locator("[data-over='true']").count()) > 0;

// Waits until the visitor may move, or the game is over; says which.
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForSelector("[data-over='true'], [data-turn='true']");
  return !(await isOver(page));
}

export async function afterPly(page: Page, before: number): Promise<void> {
  await page.waitForFunction((n) => Number(document.querySelector("[data-plies]")?.getAttribute("data-plies")) > n, before);
}

// Two frames later: what a change leads to is drawn, and the browser has laid it out.
export const drawn = (page: Page) => page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

// Waits until what is on a shelf of the browser's database is as the test wants it.
type OnShelf = { moves?: string[]; game?: string; result?: unknown; nodes?: unknown[] };
export async function kept(page: Page, shelf: "games" | "studies", test: (all: OnShelf[]) => boolean): Promise<void> {
  const all = () =>
    page.evaluate(async (name) => {
      const wait = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error("no database"));
        });
      // Opening one that is not there yet would make it, without the shelves of the page.
      const there = (await indexedDB.databases()).some((each) => each.name === "lawan");
      if (!there) return [];
      const database = await wait(indexedDB.open("lawan"));
      const found = database.objectStoreNames.contains(name) ? ((await wait(database.transaction(name).objectStore(name).getAll())) as OnShelf[]) : [];
      database.close();
      return found;
    }, shelf);
  await expect.poll(async () => test(await all()), { timeout: 20_000, interval: 50 }).toBe(true);
}

// Plays the first legal move each time, by clicks.
export async function playOut(page: Page, most = 200): Promise<void> {
  for (let turn = 0; turn < most && (await myTurn(page)); ++turn) {
    const before = await ply(page);
    const pass = page.getByRole("button", { name: "pass", exact: true });
    if (await pass.count()) await pass.click();
    else await page.locator(".cell.open").first().click();
    await afterPly(page, before);
  }
  expect(await isOver(page)).toBe(true);
}

export async function newGame(page: Page, choose: (dialog: ReturnType<Page["locator"]>) => Promise<void>): Promise<void> {
  await page.getByRole("button", { name: /^New/ }).first().click();
  const dialog = page.locator("dialog[open]");
  await dialog.getByRole("button", { name: "More settings" }).click();
  await choose(dialog);
  await dialog.getByRole("button", { name: "Start" }).click();
  await dialog.waitFor({ state: "detached" }).catch(() => {});
  await page.waitForSelector("dialog[open]", { state: "detached" });
}

export async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("group", { name: "Resign this game?" }).getByRole("button", { name: "Resign" }).click();
  await page.waitForSelector("[data-over='true']");
}

// One tap on a card of the dialog for a new game.
export async function begin(page: Page, card: RegExp, level?: number): Promise<void> {
  await page.getByRole("button", { name: /^New/ }).first().click();
  const dialog = page.locator("dialog[open]");
  if (level !== undefined) await setLevel(dialog, level);
  await dialog.getByRole("button", { name: card }).click();
  await page.waitForSelector("dialog[open]", { state: "detached" });
}

export async function setLevel(dialog: ReturnType<Page["locator"]>, level: number): Promise<void> {
  await dialog.getByRole("slider").first().fill(String(level));
}

// In Analyse: what is behind the menu.
export async function openSheet(page: Page, part: string): Promise<ReturnType<Page["locator"]>> {
  await page.locator(".study summary[aria-label]").first().click();
  await page.locator(".study .list").getByRole("button", { name: part, exact: true }).click();
  const sheet = page.locator("dialog[open]");
  await sheet.waitFor();
  return sheet;
}

export async function paste(page: Page, text: string): Promise<void> {
  const sheet = await openSheet(page, "Open");
  await sheet.getByLabel(/^Paste/).fill(text);
  await sheet.getByRole("button", { name: "Open", exact: true }).click();
}
