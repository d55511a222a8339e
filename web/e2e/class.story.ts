// A class: a door with a code, a name for everybody, and a teacher who sees them all.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { en } from "../src/i18n/en";
import { id } from "../src/i18n/id";
import { afterPly, board, drawn, ply, stories, type Server } from "./harness";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: { run: (o: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } }).axe;
    const { violations } = await run({ resultTypes: ["violations"], rules: { "target-size": { enabled: true } } });
    return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(" ")}`);
  });
}

const printed = (server: Server, what: RegExp) => expect.poll(() => what.exec(server.said)?.[1] ?? "", { timeout: 20_000 }).not.toBe("").then(() => what.exec(server.said)![1]!);
const codeOf = (server: Server) => printed(server, /Join code: ([A-Z0-9]{4}-[A-Z0-9]{4})/);
const teacherOf = (server: Server) => printed(server, /Teacher .*: \S+?\/(\?token=[0-9a-f]{32}#class)/);

async function comeIn(page: Page, code: string, name: string): Promise<void> {
  await page.getByLabel(en["door.code"], { exact: true }).fill(code);
  await page.getByLabel(en["door.called"]).fill(name);
  await page.getByRole("button", { name: en["door.enter"] }).click();
}

// Others in the same room, each over a line of its own.
const crowd = (page: Page, count: number) =>
  page.evaluate(async (many) => {
    const lines = await Promise.all(
      Array.from({ length: many }, async (_, i) => {
        const line = new WebSocket("/ws".replace(/^/, location.origin.replace("http", "ws")));
        await new Promise((resolve) => (line.onopen = resolve));
        line.send(JSON.stringify({ type: "hello", id: 1, name: `Pupil ${String(i + 1).padStart(2, "0")}` }));
        const human = { kind: "human" };
        line.send(JSON.stringify({ type: "new", id: 2, board: "play", game: i % 2 ? "othello" : "adjacency", players: { X: human, O: human } }));
        return line;
      }),
    );
    (window as unknown as { lines: WebSocket[] }).lines = lines;
  }, count);

stories(
  "A class",
  ({ visit, server }) => {
    it("is entered by the code, and by nobody without it", async () => {
      const code = await codeOf(server);
      const page = await visit({}, false);
      await page.getByRole("heading", { name: en.door }).waitFor();
      expect(await board(page).count()).toBe(0);
      expect(await page.getByRole("navigation").count()).toBe(0); // no tab would open
      expect(await violations(page)).toEqual([]);
      await comeIn(page, "2222-2222", "Ana");
      await page.getByText(en["door.wrong"]).waitFor();
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/door.png` });
      // As somebody types who does not look at the case.
      await comeIn(page, code.toLowerCase().replace("-", " "), "Ana");
      await board(page).waitFor();
      await page.reload();
      await board(page).waitFor();
      expect(await page.getByRole("heading", { name: en.door }).count()).toBe(0);
      // Who has not come in is told nothing, and may not look on.
      const other = await visit({}, false);
      await other.getByRole("heading", { name: en.door }).waitFor();
      const status = async (path: string) => (await other.context().request.get(`${server.url}${path}`)).status();
      expect([await status("/metrics"), await status("/health")]).toEqual([403, 200]);
    });

    it("is entered by a link with the code, and the address forgets it", async () => {
      const code = (await codeOf(server)).replace("-", "");
      const page = await visit({ hash: `#join=${code}`, viewport: { width: 360, height: 740 } }, false);
      await page.getByLabel(en["door.called"]).fill("Ben <b>B</b>");
      expect(page.url()).not.toContain(code);
      await page.keyboard.press("Enter");
      await board(page).waitFor();
      // By another name.
      await page.getByRole("button", { name: /Your name: Ben <b>B/ }).click();
      await page.locator("dialog[open] input").fill("Benny");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Your name: Benny" }).waitFor();
      await page.reload();
      await page.getByRole("button", { name: "Your name: Benny" }).waitFor();
    });

    it("shows its teacher who is here, their boards, and one of them closely", async () => {
      const code = await codeOf(server);
      const teacher = await visit({ hash: await teacherOf(server) }, false);
      await teacher.getByText(en["class.nobody"]).waitFor();
      expect(teacher.url()).not.toContain("token");
      expect(await teacher.getByText(code).count()).toBe(1);
      const ana = await visit({}, false);
      await comeIn(ana, code, "Citra");
      await board(ana).waitFor();
      const card = teacher.getByRole("link", { name: /^Citra/ });
      await card.waitFor();
      // Live.
      const before = await ply(ana);
      await ana.locator(".cell.open").first().click();
      await afterPly(ana, before);
      await expect.poll(async () => Number(await card.getAttribute("data-plies")), { timeout: 20_000 }).toBeGreaterThan(before);
      // What was practised.
      await ana.evaluate(() => {
        localStorage.setItem("lawan.practice", JSON.stringify({ right: 5, given: 6, codes: [] }));
        localStorage.setItem("lawan.solved.adjacency", JSON.stringify(["a", "b", "c"]));
        dispatchEvent(new Event("lawan-practised"));
      });
      await teacher.getByText("Puzzles 3, answers 5/6").waitFor();
      expect(await violations(teacher)).toEqual([]);
      // By keyboard, and touching nothing.
      await card.focus();
      await teacher.keyboard.press("Enter");
      await board(teacher).waitFor();
      expect(await teacher.locator(".cell.open").count()).toBe(0);
      const now = await ply(ana);
      await expect.poll(() => ply(teacher), { timeout: 20_000 }).toBe(now);
      if (await ana.locator(".cell.open").count()) {
        await ana.locator(".cell.open").first().click();
        await afterPly(ana, now);
        await afterPly(teacher, now);
      }
      await drawn(teacher);
      expect(await violations(teacher)).toEqual([]);
      await ana.context().close();
      await teacher.getByText(en["class.left"]).waitFor();
      await teacher.getByRole("link", { name: en["class.back"] }).click();
      await teacher.getByText(en["class.nobody"]).waitFor();
      // Large, for the wall.
      await teacher.getByRole("link", { name: en["class.projector"] }).click();
      await teacher.getByRole("img", { name: en["class.picture"] }).waitFor();
      if (process.env.SHOTS) await teacher.screenshot({ path: `${process.env.SHOTS}/join.png` });
      expect(await violations(teacher)).toEqual([]);
    });

    it("has room for thirty on one screen, in the other language too", async () => {
      const ana = await visit({}, false);
      await comeIn(ana, await codeOf(server), "Ana");
      await board(ana).waitFor();
      await crowd(ana, 30);
      const teacher = await visit({ hash: await teacherOf(server), locale: "id-ID", viewport: { width: 1280, height: 900 } }, false);
      await teacher.getByRole("heading", { name: "31 orang hadir" }).waitFor();
      await expect.poll(() => teacher.locator("[data-person] .board svg").count(), { timeout: 20_000 }).toBe(31);
      if (process.env.SHOTS) await teacher.screenshot({ path: `${process.env.SHOTS}/class.png` });
      const lowest = await teacher.locator("[data-person]").last().evaluate((one) => one.getBoundingClientRect().bottom);
      expect(lowest).toBeLessThanOrEqual(900);
      expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
      expect(await violations(teacher)).toEqual([]);
      await teacher.setViewportSize({ width: 360, height: 740 });
      await drawn(teacher);
      expect(await teacher.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await teacher.getByText(id["class.projector"]).count()).toBe(1);
    });

    it("hides its view from everybody but the teacher", async () => {
      const ana = await visit({}, false);
      await comeIn(ana, await codeOf(server), "Ana");
      await board(ana).waitFor();
      await ana.evaluate(() => (location.hash = "class"));
      await ana.getByRole("alert").getByText(/this is for the teacher/).waitFor();
    });
  },
  ["--host", "0.0.0.0", "--teacher"],
);
