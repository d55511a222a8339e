// The page with a game it has never heard of: it draws and plays what the messages say.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import type { Socket } from "../src/state/connection";
import { preferences } from "../src/state/preferences.svelte";
import { Session } from "../src/state/session.svelte";
import { both, strangeCatalog, strangeState } from "./strange-game";

class Server implements Socket {
  sent: { type: string; id: number; [field: string]: unknown }[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  close() {}
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent<string>);
    flushSync();
  }
  send(text: string) {
    const request = JSON.parse(text) as (typeof this.sent)[number];
    this.sent.push(request);
    if (request.type === "hello") {
      this.tell({ type: "welcome", re: request.id, protocol: 1, version: "1", token: "t", resumed: true, allow_commands: false, tournaments: false, invites: false, guest: null, class: false, teacher: false, name: "", boards: ["play-strange"] });
      this.tell(strangeState("play-strange"));
    } else if (request.type === "catalog") this.tell({ ...strangeCatalog, re: request.id });
  }
  last(type: string) {
    return this.sent.filter((one) => one.type === type).at(-1);
  }
}

let server: Server;
let app: Record<string, unknown>;
beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem("lawan.visited", "yes");
  location.hash = "";
  preferences.language = "en";
  preferences.turned = false;
  server = new Server();
  const session = new Session(() => server);
  session.open();
  app = mount(App, { target: document.body, props: { session } });
  server.onopen?.(new Event("open"));
  await vi.waitFor(() => expect(document.querySelector('[role="grid"]')).not.toBeNull(), 30_000);
  flushSync();
}, 60_000);
afterEach(() => unmount(app));

const cell = (name: string) => document.querySelector<SVGElement>(`[data-name="${name}"]`)!;
const press = (target: Element | Window, key: string) => {
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};
const button = (text: string) => [...document.querySelectorAll("button")].find((one) => one.textContent?.trim() === text)!;

describe("a game it has never heard of", () => {
  it("is drawn as a grid with spoken cells", () => {
    const grid = document.querySelector('[role="grid"]')!;
    expect(grid.getAttribute("aria-label")).toBe("Strange board, 5 by 2");
    expect(grid.querySelectorAll('[role="row"]').length).toBe(2);
    expect(grid.querySelectorAll('[role="gridcell"]').length).toBe(10);
    expect(cell("a1").getAttribute("aria-label")).toBe("a1, north");
    expect(cell("b1").getAttribute("aria-label")).toBe("b1, legal");
    expect(cell("c1").getAttribute("aria-label")).toBe("c1, south, last move");
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, empty");
    expect(document.body.textContent).toContain("Laps left: 1");
  });

  it("shows the cells that ended the game", () => {
    const state = strangeState("play-strange");
    server.tell({ ...state, position: { ...state.position, decided_by: [0, 2] } });
    expect(document.querySelectorAll(".decided").length).toBe(2);
    expect(cell("a1").getAttribute("aria-label")).toBe("a1, north, ended the game");
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, empty");
  });

  it("draws a proof: groups of cells, and steps in their order", () => {
    button("Show proof").click();
    flushSync();
    const asked = server.last("proof")!;
    expect(asked).toMatchObject({ where: { board: "play-strange", ply: 1 } });
    const drawing = (groups: number[][], steps: object[]) => ({ says: { code: "held-by-pairing", arguments: ["O"] }, how: both("Pairs."), groups, steps });
    const drawings = [drawing([[3, 4], [5, 6]], []), drawing([], [{ cell: 1, side: "X" }, { cell: 3, side: "O" }])];
    server.tell({ type: "proof", re: asked.id, where: {}, drawings });
    expect(document.querySelectorAll(".group").length).toBe(2);
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, empty, pair 1");
    expect(cell("a2").getAttribute("aria-label")).toContain("pair 2");
    document.querySelectorAll<HTMLInputElement>("input[name=proof]")[1]!.click();
    flushSync();
    expect(document.querySelectorAll(".group").length).toBe(0);
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, empty, south, step 2");
    // It is of this position: another move makes it void.
    const state = strangeState("play-strange");
    server.tell({ ...state, ply: 2, position: { ...state.position, text: "q" } });
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, empty");
    expect(server.last("proof")).toMatchObject({ where: { ply: 2 } });
  });

  it("is played where it is legal, and only there", () => {
    cell("d1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(server.last("move")).toBeUndefined();
    cell("b1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(server.last("move")).toMatchObject({ board: "play-strange", move: "b1", ply: 1 });
  });

  it("is played by any cell of a column where people choose columns", () => {
    const state = strangeState("play-strange");
    server.tell({ ...state, position: { ...state.position, aim: "column" } });
    expect(cell("e1").getAttribute("aria-label")).toBe("e1, empty");
    expect(cell("e1").getAttribute("aria-disabled")).toBe("false");
    expect(cell("d1").getAttribute("aria-disabled")).toBe("true");
    cell("d1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(server.last("move")).toBeUndefined();
    cell("e1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(server.last("move")).toMatchObject({ board: "play-strange", move: "e2", ply: 1 });
  });

  it("is played by keyboard, also when the board is turned", () => {
    cell("a1").focus();
    press(cell("a1"), "ArrowRight");
    expect(document.activeElement).toBe(cell("b1"));
    press(cell("b1"), "Enter");
    expect(server.last("move")).toMatchObject({ move: "b1" });
    press(window, "t");
    expect(preferences.turned).toBe(true);
    cell("e2").focus();
    press(cell("e2"), "ArrowDown");
    expect(document.activeElement).toBe(cell("e1"));
  });

  it("has one stop for the tab key", () => {
    expect(document.querySelectorAll('[role="gridcell"][tabindex="0"]').length).toBe(1);
  });

  it("has a form from the catalog, without bots that run commands", async () => {
    button("New").click();
    flushSync();
    button("More settings").click();
    flushSync();
    const dialog = document.querySelector("dialog")!;
    for (const text of ["how big", "how fast", "round the edges", "north", "south"]) expect(dialog.textContent).toContain(text);
    const bot = [...dialog.querySelectorAll<HTMLInputElement>('input[value="bot"]')].at(-1)!;
    bot.checked = true;
    bot.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(dialog.textContent).toContain("how far; 1 to 9");
    expect([...dialog.querySelectorAll("option")].map((one) => one.textContent?.trim())).not.toContain("stranger");
    dialog.querySelector("form")!.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
    const wanted = { board: "play-strange", game: "strange", players: { X: { kind: "human" }, O: { kind: "bot", bot: "thinker" } } };
    await vi.waitFor(() => expect(server.last("new")).toMatchObject(wanted));
  });

  it("begins by one tap on a card, with the chosen opponent", () => {
    button("New").click();
    flushSync();
    const card = [...document.querySelectorAll<HTMLButtonElement>("button.card")];
    expect(card.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual(["Strange as ever"]);
    const level = document.querySelector<HTMLInputElement>("dialog input[type=range]")!;
    level.value = "7";
    level.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    card[0]!.click();
    return vi.waitFor(() =>
      expect(server.last("new")).toMatchObject({ game: "strange", players: { X: { kind: "human" }, O: { kind: "level", level: 7 } }, clock: { seconds: 60 } }),
    );
  });

  it("has its rules in pictures, and something to try", async () => {
    button("How to play").click();
    flushSync();
    expect(document.body.textContent).toContain("How to play Strange");
    expect(document.body.textContent).toContain("Move.");
    expect(server.last("view")).toMatchObject({ where: { game: "strange", position: "s", moves: ["b1"] } });
    button("Try it").click();
    flushSync();
    expect(server.last("view")).toMatchObject({ where: { game: "strange", position: "s" } });
    server.tell({ type: "view", re: server.last("view")!.id, where: {}, ply: 0, position: strangeState("x").position });
    const board = await vi.waitFor(() => {
      const found = document.querySelector("dialog svg.board");
      expect(found).not.toBeNull();
      return found!;
    });
    const choose = (name: string) => board.querySelector(`[data-name="${name}"]`)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    choose("e2");
    flushSync();
    expect(document.body.textContent).toContain("e2 is not it.");
    choose("b1");
    const { id } = server.last("view")!;
    server.tell({ type: "view", re: id, where: {}, ply: 1, position: strangeState("x").position });
    await vi.waitFor(() => expect(document.body.textContent).toContain("Done."));
  });

  it("shows a result, and the winner's panel", () => {
    server.tell({ ...strangeState("play-strange"), ply: 2, your_turn: false, result: { reason: "finished", winner: "X", score: 2, detail: null } });
    expect(document.querySelector('[data-side="X"]')!.textContent).toContain("Winner");
    expect(document.body.textContent).toContain("You win 3 to 1");
    expect(document.querySelector("[aria-live]")!.textContent).toContain("You win 3 to 1");
  });

  // The page may be the older one: it was open, or kept by the browser, while the server was updated.
  it.each(["at once", "after the line was lost"])("says that the server is another build, not which is older, and offers to reload: %s", async (when) => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    if (when !== "at once") {
      const before = server.onopen;
      server.onclose?.(new Event("close") as CloseEvent);
      await vi.waitFor(() => expect(server.onopen).not.toBe(before));
      server.onopen?.(new Event("open"));
    }
    server.tell({ type: "state", news: true });
    const said = document.querySelector('[role="alert"]')!.textContent;
    expect(said).toContain("This page and the server are different builds.");
    expect(said).not.toMatch(/older|newer|updated/);
    expect(button("Reload")).toBeDefined();
    complain.mockRestore();
  });

  it("tells what is refused, in words", () => {
    cell("b1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return Promise.resolve(server.tell({ type: "error", re: server.last("move")!.id, code: "illegal-move", why: "not-legal-here", message: "no", arguments: [], text: both("no") }))
      .then(() => new Promise((resolve) => setTimeout(resolve)))
      .then(() => {
        flushSync();
        expect(document.querySelector('[role="alert"]')!.textContent).toContain("That move is not legal here.");
      });
  });

  it("changes its language at once", () => {
    preferences.language = "id";
    flushSync();
    expect(cell("b1").getAttribute("aria-label")).toBe("b1, langkah sah");
    expect(document.body.textContent).toContain("Sisa putaran: 1");
    expect(document.body.textContent).not.toContain("Your turn");
  });

  it("is what Analyse shows of the game in Play, moves and all", async () => {
    press(window, "2");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    flushSync();
    const asked = async (where: object) => {
      await vi.waitFor(() => expect(server.last("view")?.where).toEqual(where), { timeout: 30_000 });
      const { position } = strangeState("play-strange");
      server.tell({ type: "view", re: server.last("view")!.id, where, ply: 0, position });
    };
    await asked({ game: "strange", position: "s" });
    await asked({ game: "strange", position: "s", moves: ["c1"] });
    await vi.waitFor(() => expect(server.last("analyse")).toMatchObject({ where: { game: "strange", position: "s", moves: ["c1"] } }));
    flushSync();
    expect(document.querySelector(".tree [aria-current=step]")!.textContent).toContain("c1");
    expect(location.hash).toMatch(/^#analyse\/[0-9a-f]{32}$/);
  });

  it("opens what a link shares once, and goes on where it was when the connection comes back", async () => {
    location.hash = "#open=c1";
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    flushSync();
    const views = () => {
      const { position } = strangeState("play-strange");
      for (const { type, id, where } of server.sent.slice()) if (type === "view") server.tell({ type: "view", re: id, where, ply: 0, position });
    };
    await vi.waitFor(() => expect(server.last("open")).toMatchObject({ text: "c1", game: "strange" }), { timeout: 30_000 });
    const says = { code: "opened-moves", arguments: [], text: both("moves") };
    server.tell({ type: "opened", re: server.last("open")!.id, taken_for: says, game: "strange", start: "s", moves: [], players: { X: "", O: "" }, cut: null });
    await vi.waitFor(() => {
      views();
      expect(document.querySelector(".study")).not.toBeNull();
    });
    expect(location.hash).toMatch(/^#analyse\/[0-9a-f]{32}$/);
    const study = location.hash;
    const panel = document.querySelector(".study")!;
    const asked = server.sent.filter(({ type }) => type === "analyse").length;
    server.onopen = null;
    server.onclose?.(new CloseEvent("close"));
    flushSync();
    await vi.waitFor(() => expect(server.onopen).not.toBeNull(), { timeout: 10_000 });
    server.onopen!(new Event("open"));
    flushSync();
    await vi.waitFor(() => expect(server.sent.filter(({ type }) => type === "analyse").length).toBe(asked + 1));
    expect(server.sent.filter(({ type }) => type === "open").length).toBe(1);
    expect(location.hash).toBe(study);
    expect(panel.isConnected).toBe(true); // with what was begun in it
  });

  it("waits in Watch for its start before it can be paused", async () => {
    server.tell({ ...strangeState("watch"), ply: 0, moves: [], paused: true });
    press(window, "5");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    await vi.waitFor(() => expect(document.body.textContent).toContain("Ready; north moves first"), { timeout: 30_000 });
    expect(button("Start")).toBeDefined();
    server.tell({ ...strangeState("watch"), paused: true });
    expect(document.body.textContent).toContain("Paused; north to move");
    expect(button("Continue")).toBeDefined();
  });

  it("does not take keys while they are switched off", () => {
    preferences.shortcuts = false;
    press(window, "t");
    expect(preferences.turned).toBe(false);
    preferences.shortcuts = true;
  });
});
