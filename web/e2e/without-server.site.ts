// The page as a folder of files: no server, and after the first load no network.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { afterPly, board, myTurn, newGame, openSheet, paste, playOut, ply, Server, setLevel, siteHasLight, siteHasScript, siteHasThreads, siteIsKept, siteToVisit, storiesWithNetwork } from "./harness";

const choose = async (page: Page, game: string) => {
  await page.locator(".above").getByText(game, { exact: true }).click();
  await page.waitForSelector("[data-plies]");
};

async function playAMove(page: Page): Promise<void> {
  await myTurn(page);
  const before = await ply(page);
  await page.locator(".cell.open").first().click();
  await afterPly(page, before);
}

async function playTwoMoves(page: Page): Promise<void> {
  for (let turn = 0; turn < 2; ++turn) {
    await myTurn(page);
    const before = await ply(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, before + 1);
  }
}

const WORKER = /site\/worker-(?!socket)[^/]*\.js$/;

storiesWithNetwork("A page without a server", ({ server, visit }) => {
  let away = false;
  const offline = async (page: Page) => {
    await siteIsKept(page);
    await page.context().setOffline(true);
    away = true;
    await server.stop();
    await page.reload();
    await page.waitForSelector("svg.board");
  };
  afterEach(async () => {
    if (away) await server.start();
    away = false;
  });

  it("plays every game against levels without a network, over a reload in the middle", async () => {
    const page = await visit();
    await offline(page);
    const games = (await page.locator(".above label").allTextContents()).map((name) => name.trim());
    expect(games.length).toBeGreaterThan(3);
    for (const game of games) {
      await choose(page, game);
      for (const level of [1, 6]) {
        await newGame(page, (dialog) => setLevel(dialog, level));
        await playTwoMoves(page);
      }
      const moves = await page.locator("ol button").allTextContents();
      expect(moves.length).toBeGreaterThanOrEqual(4);
      await page.reload();
      await page.waitForSelector("[data-plies]");
      expect(await page.locator("ol button").allTextContents()).toEqual(moves);
    }
    await choose(page, "Tic-tac-toe");
    await playOut(page);
  });

  it("analyses, teaches and sets puzzles without a network", async () => {
    const page = await visit();
    await offline(page);
    await page.goto(`${server.url}/#analyse`);
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll(".rim.proved").length === 9);
    await page.getByText("Othello", { exact: true }).click();
    await page.getByRole("region", { name: "Best lines" }).locator("summary", { hasText: /^Looked \d+ plies ahead/ }).first().waitFor();
    await page.goto(`${server.url}/#learn`);
    await page.getByRole("combobox", { name: "Algorithm" }).selectOption("alphabeta");
    await page.getByRole("heading").first().waitFor();
    await page.goto(`${server.url}/#puzzles`);
    await board(page).waitFor();
  });

  it("knows openings and shows threats without a network", async () => {
    const page = await visit();
    await offline(page);
    await page.goto(`${server.url}/#analyse`);
    await paste(page, "f5d6c3d3c4");
    await page.locator(".title .opening").getByText("Tiger", { exact: true }).waitFor();
    await page.locator("details.explorer summary").click();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.locator(".explorer tbody tr").getByText("Tiger", { exact: true }).waitFor();
    await paste(page, "15/15/15/15/15/6XXX6/15/15/15/6OOO6/15/15/15/15/15 X 5");
    await page.getByRole("checkbox", { name: "Threats" }).check();
    await page.locator(".wash.o").first().waitFor();
  });

  const beginLongThought = async (page: Page) => {
    await choose(page, "Adjacency");
    await newGame(page, async (dialog) => {
      await dialog.getByRole("radio", { name: "Bot" }).last().check({ force: true });
      await dialog.getByRole("combobox", { name: "Bot" }).last().selectOption("minimax");
      await dialog.locator("details summary").last().click();
      await dialog.getByLabel(/depth/i).last().fill("40");
    });
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 0);
    await page.waitForTimeout(2000); // it would think for a minute
    expect(await ply(page)).toBe(1);
  };
  const undo = async (page: Page) => {
    const began = Date.now();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction(() => document.querySelector("[data-plies]")?.getAttribute("data-plies") === "0");
    expect(Date.now() - began).toBeLessThan(10_000);
  };

  it("takes a move back while the bot is thinking", async () => {
    const page = await visit();
    await beginLongThought(page);
    await undo(page);
  });

  it.runIf(siteHasThreads)("does so in any tab with threads, where a search asks for letters only when there are some", async () => {
    const page = await visit();
    await siteIsKept(page);
    await page.reload();
    await board(page).waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await board(other).waitFor();
    let asked = 0;
    page.on("request", (request) => void (asked += Number(request.url().includes("/mailbox?"))));
    await beginLongThought(page);
    await page.waitForTimeout(1000);
    const before = asked;
    await page.waitForTimeout(2000);
    expect(asked).toBeLessThanOrEqual(before + 1); // now and then it asks all the same
    await choose(other, "Adjacency");
    await undo(other);
    expect(asked).toBeGreaterThan(before);
  });

  it("is the same game in two tabs, and goes on in one when the other closes", async () => {
    const one = await visit();
    await choose(one, "Tic-tac-toe");
    await myTurn(one);
    await one.locator(".cell.open").first().click();
    await afterPly(one, 1);
    const other = await one.context().newPage();
    await other.goto(one.url());
    await other.waitForSelector("[data-plies]");
    expect(await ply(other)).toBe(await ply(one));
    const before = await ply(other);
    await myTurn(other);
    await other.locator(".cell.open").first().click();
    await afterPly(one, before);
    await one.close();
    await other.getByText("The connection is lost").waitFor();
    await other.getByText("The connection is lost").waitFor({ state: "detached" });
    await playOut(other);
  });

  it("shows a new version when all tabs of the old one are closed, and never mixes them", async () => {
    const folder = server.file("site");
    cpSync(siteToVisit!, folder, { recursive: true });
    const edit = (name: string, from: RegExp, to: string) => writeFileSync(join(folder, name), readFileSync(join(folder, name), "utf8").replace(from, to));
    const isNewer = (page: Page) => page.locator("meta[name=newer]").count();
    const host = new Server([], folder);
    await host.start();
    try {
      const page = await visit();
      await page.goto(host.url);
      await board(page).waitFor();
      await siteIsKept(page);
      edit("sw.js", /const VERSION = ".*?"/, 'const VERSION = "newer"');
      // Half of it is there, or the browser remembers the page of before: it waits for the rest.
      const refused = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const coming = new Promise<ServiceWorker>((resolve) => registration.addEventListener("updatefound", () => resolve(registration.installing!), { once: true }));
        await registration.update();
        const worker = await coming;
        while (worker.state === "installing") await new Promise((resolve) => setTimeout(resolve, 100));
        return worker.state;
      });
      expect(refused).toBe("redundant");
      edit("index.html", /<\/head>/, '<meta name="newer" /></head>');
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 100));
      });
      await page.reload();
      await playAMove(page);
      const other = await page.context().newPage();
      await other.goto(host.url);
      await board(other).waitFor();
      expect([await isNewer(page), await isNewer(other)]).toEqual([0, 0]);
      await other.close();
      // The browser takes its time to see that they are gone.
      await expect
        .poll(
          async () => {
            await page.goto(server.url); // of another host
            await page.goto(host.url);
            await board(page).waitFor();
            return isNewer(page);
          },
          { timeout: 60_000 },
        )
        .toBe(1);
      expect(await ply(page)).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(["lawan-newer"]);
      // What was cut off on its way, and kept so, is fetched again.
      await page.evaluate(async () => {
        const cache = await caches.open("lawan-newer");
        for (const request of await cache.keys()) {
          if (!request.url.endsWith(".gz")) continue;
          const bytes = await (await cache.match(request))!.arrayBuffer();
          await cache.put(request, new Response(bytes.slice(0, bytes.byteLength / 2)));
        }
      });
      await page.reload();
      await choose(page, "Othello");
      await playAMove(page);
      expect(await page.getByText("light engine").count()).toBe(0);
    } finally {
      await host.remove();
    }
  });

  it.runIf(siteHasThreads)("searches on several threads from the second visit on, and refuses what is wrong as without them", async () => {
    const page = await visit();
    const engineFiles = () => page.workers()[0]!.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop()!));
    expect(await page.evaluate(() => [crossOriginIsolated, navigator.hardwareConcurrency > 1])).toEqual([false, true]);
    expect(await engineFiles()).toContain("engine.wasm.gz");
    await siteIsKept(page);
    await page.goto(`${server.url}/?again#analyse`);
    await board(page).waitFor();
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect(await engineFiles()).toContain("engine-threads.wasm.gz");
    expect(await engineFiles()).not.toContain("engine.wasm.gz");
    // Whatever the engine says: an analysis names its bot and its threads.
    await page.evaluate(() => {
      const folder = document.querySelector<HTMLMetaElement>("meta[name=lawan-engine]")!.content;
      const said: string[] = [];
      new BroadcastChannel(`lawan ${folder}`).onmessage = ({ data }: MessageEvent<{ what: string; text: string }>) => {
        if (data.what === "text") said.push(data.text);
      };
      Object.assign(window, { said });
    });
    const looked = page.getByRole("region", { name: "Best lines" }).locator("summary", { hasText: /^Looked \d+ plies ahead/ }).first();
    await paste(page, "f5d6c3d3c4f4");
    await looked.waitFor();
    const threads = await page.evaluate(() => Math.min(4, navigator.hardwareConcurrency));
    await expect.poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.join("\n"))).toContain(`threads=${threads}`);
    // What the engine throws and catches, a search of several threads beside it.
    for (let time = 0; time < 3; ++time) {
      await paste(page, "no game at all");
      await page.getByText("That could not be read").waitFor();
      await page.keyboard.press("Escape");
      await paste(page, time % 2 ? "f5d6c3d3c4f4" : "f5d6c3d3c4");
      await looked.waitFor();
    }
    await page.goto(`${server.url}/?again#play`);
    await playAMove(page);
  });

  it.runIf(siteHasThreads)("has experiments from the second visit on, and says so at the first", async () => {
    const page = await visit({ hash: "#watch" }, false);
    const tab = page.getByRole("group", { name: "What to watch" }).getByText("Experiment", { exact: true });
    await tab.click();
    await page.getByText(/^Experiments need the engine with threads/).waitFor();
    await siteIsKept(page);
    await page.reload();
    await tab.click();
    await page.getByRole("button", { name: "Run" }).waitFor();
  });

  it("can be installed, and opens at the board without a network", async () => {
    const page = await visit();
    await offline(page);
    const browser = await page.context().newCDPSession(page);
    const { errors, data } = await browser.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(JSON.parse(data ?? "null")).toMatchObject({ name: "Lawan", display: "standalone" });
    const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
    // A story's browser keeps nothing: that alone speaks against it.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual([]);
    const { start_url } = JSON.parse(data!) as { start_url: string };
    await page.goto(new URL(start_url, `${server.url}/`).href);
    await myTurn(page);
  });

  it("opens without a network by the name of its file too", async () => {
    const page = await visit();
    await offline(page);
    await page.goto(`${server.url}/index.html#analyse`);
    await board(page).waitFor();
    if (siteHasThreads) expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  });

  it("needs no host that knows other files than pages, scripts and styles", async () => {
    const page = await visit({ serviceWorkers: "block" }, false);
    await page.context().route("**/*", async (route) => {
      const response = await route.fetch();
      const known = /\.(html|js|css)$|\/$/.test(new URL(route.request().url()).pathname);
      await route.fulfill({ response, headers: known ? response.headers() : { "content-type": "application/octet-stream" } });
    });
    await page.reload();
    await playAMove(page);
    expect(await page.getByText("light engine").count()).toBe(0);
  });

  it("says that a tab of another version is in the way, and goes on when that is closed", async () => {
    const page = await visit({ serviceWorkers: "block" });
    const empty = `${server.url}/empty`;
    await page.context().route(empty, (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }));
    await page.goto(empty); // its engine ends with it
    const inTheWay = await page.context().newPage();
    await inTheWay.goto(empty);
    await inTheWay.evaluate(() => new Promise<void>((resolve) => void navigator.locks.request("lawan-engine", () => (resolve(), new Promise(() => {})))));
    await page.goto(server.url);
    await page.getByRole("alert").getByText("another tab shows this page in another version or from another folder").waitFor();
    await inTheWay.close();
    await playAMove(page);
  });

  it("plays where the visitor lets the page keep nothing at all", async () => {
    const page = await visit({ serviceWorkers: "block" }, false);
    const refused = `
      const refuse = () => { throw new DOMException("The request was denied.", "SecurityError"); };
      navigator.locks.request = navigator.locks.query = async () => refuse();
      indexedDB.open = refuse;`;
    await page.addInitScript(`${refused} for (const each of ["localStorage", "sessionStorage", "caches"]) Object.defineProperty(window, each, { get: refuse });`);
    await page.context().route(WORKER, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${refused}\n${await response.text()}` });
    });
    await page.goto(`${server.url}/?refused#play`);
    await board(page).waitFor();
    await page.getByText("the game could not be saved").first().waitFor();
    await playTwoMoves(page);
    await page.goto(`${server.url}/?refused#analyse`);
    await page.getByRole("region", { name: "Best lines" }).locator("li.waiting, .figure").first().waitFor();
    await page.locator(".cell.open").first().click();
    await afterPly(page, 0);
  });

  it("says that files could not be fetched, where that is so", async () => {
    const page = await visit({ serviceWorkers: "block" });
    await page.context().route(/LearnTab[^/]*\.js$/, (route) => route.abort("connectionrefused"));
    await page.getByRole("link", { name: "Learn" }).click();
    await page.getByRole("alert").getByText("This part of the page could not be fetched.").waitFor();
    await page.context().unroute(/LearnTab[^/]*\.js$/);
    await page.getByRole("alert").getByRole("button", { name: "Reload" }).click();
    await page.getByRole("combobox", { name: "Algorithm" }).waitFor();
    await page.context().route("**/engine-*/*", (route) => route.abort("connectionrefused"));
    await page.reload();
    await page.getByRole("alert").getByText("some files of this page could not be fetched").waitFor();
    await page.context().route(/worker-socket[^/]*\.js$/, (route) => route.abort("connectionrefused"));
    await page.reload();
    await page.getByText(/^Some files of this page could not be fetched\./).waitFor();
  });

  // The service worker fetches one file after the other, and the network may go before it has the last.
  it("says what is missing where the network went right after the first board, and goes on when it is back", async () => {
    const context = await (await visit()).context().browser()!.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addInitScript(() => localStorage.setItem("lawan.visited", "yes"));
    const page = await context.newPage(); // a browser complains of what it cannot fetch
    page.setDefaultTimeout(20_000);
    const browser = await context.newCDPSession(page);
    await page.goto(server.url);
    await board(page).waitFor();
    for (const [had, said] of [
      // What tells whether there is a network is kept too, and must not tell it from there.
      [/(index|play|serve|worker)[^/]*$|contents\.json$/, /some files of this page could not be fetched\./],
      [/(index|play)[^/]*$/, /^Some files of this page could not be fetched\./],
      [/\/$/, /^Some files of this page could not be fetched\. Reload the page when there is a network\.$/],
    ] as const) {
      await siteIsKept(page);
      await page.evaluate(async (had) => {
        const cache = await caches.open((await caches.keys()).find((name) => name.startsWith("lawan-"))!);
        for (const { url } of await cache.keys()) if (!/\/$/.test(url) && !had.test(url)) await cache.delete(url);
      }, had);
      await browser.send("Network.clearBrowserCache");
      away = true;
      await server.stop();
      await page.reload();
      await page.getByText(said).first().waitFor();
      await server.start();
      away = false;
      await page.reload();
      await playAMove(page);
    }
    await context.close();
  });

  it("minds no script but its own, and those only while it begins", async () => {
    const page = await visit({ serviceWorkers: "block" });
    const fail = (src: string, type: string) =>
      page.evaluate(
        ({ src, type }) =>
          new Promise((resolve) => {
            const script = Object.assign(document.createElement("script"), { src, type, onerror: resolve });
            document.documentElement.append(script);
          }).then(() => {}),
        { src, type },
      );
    await page.context().route("**/advertisement*", (route) => route.abort("connectionrefused"));
    await fail("https://elsewhere.example/advertisement.js", "module");
    await fail("advertisement.js", "module");
    await playAMove(page);
    await page.context().route(/site\/worker-socket[^/]*\.js$/, () => {}); // it does not begin
    await page.goto(`${server.url}/?waits`);
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /assets\/index-[^/]*\.js$/.test(name)));
    await fail("https://elsewhere.example/advertisement.js", "module");
    await fail("advertisement.js", "text/javascript");
    expect(await page.locator("#app").count()).toBe(1);
    await fail("advertisement.js", "module");
    await page.getByText(/^Some files of this page could not be fetched\./).waitFor();
  });

  it("says that it has to be served, where it is opened from a disk", async () => {
    const page = await visit();
    const context = await page.context().browser()!.newContext({ locale: "id-ID" });
    const opened = await context.newPage(); // a browser reads no modules there, and complains
    await opened.goto(pathToFileURL(join(siteToVisit!, "index.html")).href);
    await opened.getByText(/^Folder ini adalah halaman web yang harus disajikan/).waitFor();
    await context.close();
  });

  it("offers nothing that needs a server", async () => {
    const page = await visit({ hash: "#watch" }, false);
    await page.getByRole("button", { name: "New match" }).waitFor();
    expect(await page.getByText("Tournament").count()).toBe(0);
    await page.getByRole("button", { name: "New match" }).click();
    await page.locator("dialog[open]").getByRole("radio", { name: "Bot" }).first().check({ force: true });
    const bots = await page.locator("dialog[open]").getByRole("combobox", { name: "Bot" }).first().locator("option").allTextContents();
    expect(bots.length).toBeGreaterThan(3);
    expect(bots.join(" ")).not.toMatch(/program/i);
    await page.goto(`${server.url}/#play`);
    await page.getByRole("button", { name: /^New/ }).first().click();
    await page.locator("dialog[open]").getByRole("button", { name: "More settings" }).waitFor();
    expect(await page.getByText(/invit/i).count()).toBe(0);
    await page.goto(`${server.url}/#class`);
    await page.getByRole("alert").getByText(/teacher/).waitFor();
  });

  it("says so when the browser does not keep games, and plays on", async () => {
    const page = await visit();
    await page.addInitScript(() => indexedDB.open("lawan-games", 99)); // of a later version
    await page.reload();
    await board(page).waitFor();
    await page.getByText("the game could not be saved").first().waitFor();
    await playAMove(page);
  });

  // As a page of another time, or a browser that lost its power, may have left it.
  const leave = async (page: Page, text: unknown, withBoards: boolean) => {
    const empty = `${server.url}/empty`; // here no engine holds the database
    await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }));
    await page.goto(empty);
    await page.evaluate(
      async ({ text, withBoards }) => {
        const done = (request: IDBRequest) =>
          new Promise((resolve, reject) => {
            request.onsuccess = resolve;
            request.onerror = () => reject(request.error ?? new Error("no database"));
          });
        await done(indexedDB.deleteDatabase("lawan-games"));
        const request = indexedDB.open("lawan-games", 1);
        request.onupgradeneeded = () => {
          if (withBoards) request.result.createObjectStore("boards", { keyPath: ["token", "board"] });
        };
        await done(request);
        const token = localStorage.getItem("lawan.token") ?? "nobody's";
        if (withBoards) await done(request.result.transaction("boards", "readwrite").objectStore("boards").put({ token, board: "main", text }));
        request.result.close();
      },
      { text, withBoards },
    );
    await page.goto(server.url);
    await board(page).waitFor();
  };

  it("begins anew after a broken database, and plays on with one that has no place for games", async () => {
    const page = await visit();
    for (const text of ["{", '{"version":99}', 5]) {
      await leave(page, text, true);
      await playAMove(page);
    }
    await leave(page, null, false);
    await page.getByText("the game could not be saved").first().waitFor();
    await playAMove(page);
  });

  it("plays on when the browser has thrown everything away and has no room for more", async () => {
    const page = await visit();
    await siteIsKept(page);
    await playAMove(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send("Storage.clearDataForOrigin", { origin: server.url, storageTypes: "indexeddb,cache_storage" });
    await browser.send("Storage.overrideQuotaForOrigin", { origin: server.url, quotaSize: 1 });
    await page.reload();
    await board(page).waitFor();
    await page.getByText("the game could not be saved").first().waitFor();
    await playAMove(page);
    // Nor is there room for a study: it lasts as long as the page, and can be taken along as a file.
    await page.getByRole("link", { name: "Analyse" }).click();
    await paste(page, "f5d6c3");
    await page.waitForSelector("[data-plies='3']");
    await page.getByText("This browser cannot save here: what you make is lost when you close the page.").waitFor();
    await openSheet(page, "Share and save");
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Study", exact: true }).click()]);
    expect(readFileSync(await file.path(), "utf8")).toContain("f5 d6 c3");
  });

  it("has a board before what bots judge by is there, and says so while a bot waits for it", async () => {
    const page = await visit({ serviceWorkers: "block" });
    const asked: string[] = [];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.context().route("**/data/*", async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.reload();
    await board(page).waitFor();
    await choose(page, "Othello");
    await myTurn(page);
    expect(asked).toEqual([]);
    await page.locator(".cell.open").first().click();
    const told = page.getByRole("status").getByText("Loading the bot's evaluation data…");
    await told.waitFor();
    expect(await ply(page)).toBe(1);
    letGo();
    await told.waitFor({ state: "detached" });
    await afterPly(page, 1);
    expect(asked.length).toBeGreaterThan(0);
    // Nor does a bot give up that cannot have it.
    await page.context().unroute("**/data/*");
    await page.context().route("**/data/*", (route) => route.abort("connectionrefused"));
    await page.reload();
    await board(page).waitFor();
    const answered = async () => {
      await myTurn(page);
      const before = await ply(page);
      await page.locator(".cell.open").first().click();
      await afterPly(page, before + 1);
    };
    await answered();
    // It asks again at its next thought, until it has everything.
    await page.context().unroute("**/data/*");
    asked.length = 0;
    await page.context().route("**/data/*", (route) => {
      asked.push(route.request().url());
      return route.continue();
    });
    await answered();
    expect(asked.length).toBeGreaterThan(0);
    asked.length = 0;
    await answered();
    expect(asked).toEqual([]);
  });

  it("plays without a service worker, and says so in a sentence when no engine loads", async () => {
    const page = await visit({ serviceWorkers: "block" });
    await myTurn(page);
    await page.context().route(/engine[^/]*\.(wasm(\.gz)?|js)$/, (route) => route.fulfill({ body: "not this" }));
    await page.reload();
    await page.getByText("Something went wrong: the engine did not start. A browser from 2023 or later can run it.").waitFor();
  });

  // A browser that lacks something: said at the beginning of the worker's script, where a page's own scripts do not come.
  const lacking = async (worker: string) => {
    const page = await visit({ serviceWorkers: "block" }, false);
    await page.context().route(WORKER, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${worker}\n${await response.text()}` });
    });
    return page;
  };
  const engineFiles = (page: Page, inPage = false) => {
    const names = () =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name.split("/").pop()!)
        .filter((name) => name.startsWith("engine"));
    return inPage ? page.evaluate(names) : page.workers()[0]!.evaluate(names);
  };
  const lightBots = async (page: Page, seconds: string) => {
    await page.getByRole("status").getByText(`This browser runs a light engine: bots think for at most ${seconds} and are weaker.`).waitFor();
    await page.getByRole("status").getByRole("button", { name: "Close" }).click();
    for (const game of ["Othello", "Tic-tac-toe"]) {
      await choose(page, game);
      await newGame(page, (dialog) => setLevel(dialog, 2));
      await playTwoMoves(page);
    }
  };

  it.runIf(siteHasLight)("plays with a light engine in a browser without SIMD, or where the usual one does not load", async () => {
    const page = await lacking("WebAssembly.validate = () => false;");
    await page.reload();
    await lightBots(page, "3 seconds");
    expect(await engineFiles(page)).toEqual(["engine-light.js", "engine-light.wasm"]);
    const other = await visit({ serviceWorkers: "block" }, false);
    await other.context().route("**/engine.wasm.gz", (route) => route.fulfill({ body: "not this" }));
    await other.reload();
    await lightBots(other, "3 seconds");
  });

  // A browser may be locked down, and a host may allow scripts alone.
  it.runIf(siteHasScript)("plays with a script where there is no WebAssembly, or the host forbids it", async () => {
    const page = await lacking('Reflect.deleteProperty(self, "WebAssembly");');
    page.setDefaultTimeout(60_000); // it takes its time to read what bots judge by
    await page.reload();
    await lightBots(page, "3 seconds");
    expect(await engineFiles(page)).toEqual(["engine-script.js"]);
    await choose(page, "Tic-tac-toe");
    await playOut(page);
    const other = await visit({ serviceWorkers: "block" }, false);
    other.setDefaultTimeout(60_000);
    await other.context().route(WORKER, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": "script-src 'self'" } });
    });
    await other.reload();
    await lightBots(other, "3 seconds");
    expect(await engineFiles(other)).toEqual(["engine-script.js"]);
  }, 240_000);

  it("plays on the page itself in a browser without workers, or without those that are modules, in both languages", async () => {
    const page = await visit({ serviceWorkers: "block" }, false);
    await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
    await page.reload();
    await lightBots(page, "1 second");
    expect(await engineFiles(page, true)).toContain("engine.wasm.gz");
    // An old browser takes a module for a script, which may not import.
    const old = await visit({ serviceWorkers: "block" }, false);
    await old.addInitScript(() => {
      const Usual = window.Worker;
      window.Worker = class extends Usual {
        constructor(url: string | URL) {
          super(url);
        }
      };
      localStorage.setItem("lawan.language", "id");
    });
    await old.context().route(WORKER, (route) => route.fulfill({ contentType: "text/javascript", body: 'import "./a-module.js";' }));
    await old.reload();
    await old.getByText("Peramban ini menjalankan mesin ringan: bot berpikir paling lama 1 detik dan lebih lemah.").waitFor();
    await myTurn(old);
  });
});
