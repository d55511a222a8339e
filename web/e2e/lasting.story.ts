// Nothing is lost: reload, restart, a server that is killed, two browsers, two tabs.
import { expect, it } from "vitest";
import { afterPly, myTurn, playOut, ply, siteToVisit, stories } from "./harness";

const withServer = it.skipIf(siteToVisit !== undefined);

stories("A game lasts", ({ server, visit }) => {
  it("over a reload in the middle", async () => {
    const page = await visit();
    for (let turn = 0; turn < 3; ++turn) {
      await myTurn(page);
      const before = await ply(page);
      await page.locator(".cell.open").first().click();
      await afterPly(page, before + 1);
    }
    const moves = await page.locator("ol button").allTextContents();
    await page.reload();
    await page.waitForSelector("[data-plies]");
    expect(await page.locator("ol button").allTextContents()).toEqual(moves);
    expect(await page.locator("[aria-current=step]").textContent()).toContain(moves.at(-1)!.trim().slice(-2));
  });

  withServer("over a kill -9 of the server in the middle, without a reload", async () => {
    const page = await visit();
    await page.getByText("Tic-tac-toe", { exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 9);
    await myTurn(page);
    await page.locator(".cell.open").first().click();
    await afterPly(page, 1);
    const moves = await page.locator("ol button").allTextContents();
    await server.stop("SIGKILL");
    await page.getByText("The connection is lost").waitFor();
    await server.start();
    await page.getByText("The connection is lost").waitFor({ state: "detached" });
    expect(await page.locator("ol button").allTextContents()).toEqual(moves);
    await playOut(page);
  });

  withServer("and the page opens from the cache until the server is back", async () => {
    const page = await visit();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      while (!(await caches.match("/")) || (await (await caches.open("lawan")).keys()).length < 3) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    await server.stop();
    await page.reload();
    await page.getByText(/Connecting|The connection is lost/).waitFor();
    await server.start();
    await page.waitForSelector("[data-turn='true']");
    const manifest = await page.evaluate(async () => (await fetch(document.querySelector<HTMLLinkElement>("link[rel=manifest]")!.href)).json() as Promise<{ icons: { src: string }[] }>);
    for (const { src } of manifest.icons) expect(await page.evaluate(async (path) => (await fetch(path)).ok, src), src).toBe(true);
  });

  it("for each of two browsers, and together in two tabs of one", async () => {
    const one = await visit();
    const other = await visit();
    await myTurn(one);
    await one.locator(".cell.open").first().click();
    await afterPly(one, 1);
    expect(await ply(other)).toBe(0);

    const tab = await one.context().newPage();
    await tab.goto(server.url);
    await tab.waitForSelector("[data-plies]");
    expect(await ply(tab)).toBe(await ply(one));
    const before = await ply(tab);
    await myTurn(tab);
    await tab.locator(".cell.open").first().click();
    await afterPly(one, before);
    expect(await one.locator("ol button").count()).toBeGreaterThan(before + 1);
  });

  it("and is never shown wrongly while bots play as fast as they can", async () => {
    const page = await visit({ hash: "#watch" });
    await page.getByRole("button", { name: "New match" }).click();
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("Adjacency", { exact: true }).click();
    await dialog.getByLabel("Rounds").fill("28");
    for (const side of [0, 1]) {
      await dialog.getByRole("radio", { name: "Bot" }).nth(side).check({ force: true });
      await dialog.getByRole("combobox", { name: "Bot" }).nth(side).selectOption("random");
    }
    await dialog.getByRole("button", { name: "Start" }).click();
    await page.getByRole("slider").fill("5"); // twenty moves a second
    await page.waitForSelector("[data-over='true']");
    expect(await page.locator("ol button").count()).toBe(57);
    const counts = (await page.locator(".score").allTextContents()).map(Number);
    expect(counts[0]! + counts[1]!).toBe(64);
  });
});

stories("A full shelf", ({ visit }) => {
  it("of 200 studies and 2,000 games does not slow the start", async () => {
    const page = await visit();
    // From the reload to the first board that can be played on: the middle of five.
    const start = async (hash: string, ready: string) => {
      const times: number[] = [];
      for (let i = 0; i < 5; ++i) {
        await page.goto(page.url().replace(/#.*|$/, hash));
        await page.reload();
        await page.waitForSelector(ready);
        times.push(await page.evaluate(() => performance.now()));
      }
      return times.sort((a, b) => a - b)[2]!;
    };
    await start("#analyse", ".rim");
    await page.waitForFunction(async () => (await indexedDB.databases()).some((each) => each.name === "lawan"));
    const empty = { play: await start("#play", "[data-turn='true']"), analyse: await start("#analyse", ".rim") };
    await page.evaluate(async () => {
      const moves = "d3c5e6f7e7e3b5e8f5f4f2c2c3d2d1c1b1d6e1g1f6c4d7b4e2g5h5b2a5g6".match(/../g)!;
      const start = "---------------------------OX------XO--------------------------- X";
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open("lawan");
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("no database"));
      });
      const all = database.transaction(["games", "studies"], "readwrite");
      const player = (level: number | null) => ({ kind: level === null ? "human" : "level", name: level === null ? "You" : "", bot: level === null ? null : `lawan(level=${level})`, level });
      for (let i = 0; i < 2000; ++i) {
        const result = { reason: "finished", winner: i % 2 ? "X" : "O", score: 2, detail: null };
        all.objectStore("games").put({ id: `game-${i}`, changed: i, game: "othello", start, moves, players: { X: player(null), O: player(1 + (i % 10)) }, result, counts: { X: 33, O: 31 }, board: { columns: 8, rows: 8, cells: "X".repeat(64) } });
      }
      for (let i = 0; i < 200; ++i) {
        const nodes = [{ id: 0, parent: null, step: null, children: [1] }, ...moves.map((move, n) => ({ id: n + 1, parent: n, step: { move, pass: false }, children: n + 1 < moves.length ? [n + 2] : [] }))];
        const judged = Object.fromEntries(nodes.map(({ id }) => [id, { value: { score: 2, kind: "estimated", side: "X" }, scale: "points", best: { move: "d3", cell: 19 }, line: moves.slice(0, 12).map((move) => ({ move, cell: 1 })), grade: null, loss: 0, worse: [], why: [] }]));
        all.objectStore("studies").put({ id: `study-${i}`, name: `Study ${i}`, game: "othello", start, first: "X", players: { X: "", O: "" }, nodes, at: 0, judged, origin: null, changed: i });
      }
      await new Promise((resolve) => (all.oncomplete = resolve));
      database.close();
    });
    const full = { play: await start("#play", "[data-turn='true']"), analyse: await start("#analyse", ".rim") };
    // Half as much again and a quarter of a second are what a busy machine makes of the same.
    expect(full.play, `${empty.play} ms when empty`).toBeLessThan(1.5 * empty.play + 250);
    expect(full.analyse, `${empty.analyse} ms when empty`).toBeLessThan(1.5 * empty.analyse + 250);
    await page.goto(page.url().replace(/#.*|$/, "#play"));
    await page.locator("summary[aria-label=More]").click();
    await page.getByRole("button", { name: "My games" }).click();
    await page.locator("dialog[open]").getByText(/^2,?.?000 games$/).waitFor();
  });
});
