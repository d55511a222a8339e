// The page with a game it has never heard of: it draws and plays what the messages say.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import App from "../src/App.svelte";
import type { Socket } from "../src/state/connection";
import { preferences } from "../src/state/preferences.svelte";
import { Session } from "../src/state/session.svelte";
import { strangeCatalog, strangeState } from "./strange-game";

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
      this.tell({ type: "welcome", re: request.id, protocol: 1, version: "1", token: "t", resumed: true, allow_commands: false, tournaments: false, boards: ["play-strange"] });
      this.tell(strangeState("play-strange"));
    } else if (request.type === "catalog") this.tell({ ...strangeCatalog, re: request.id });
  }
  last(type: string) {
    return this.sent.filter((one) => one.type === type).at(-1);
  }
}

let server: Server;
let app: Record<string, unknown>;
beforeEach(() => {
  localStorage.clear();
  location.hash = "";
  preferences.language = "en";
  preferences.turned = false;
  server = new Server();
  const session = new Session(() => server);
  session.open();
  app = mount(App, { target: document.body, props: { session } });
  server.onopen?.(new Event("open"));
  flushSync();
});
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
    expect(grid.getAttribute("aria-label")).toBe("strange board, 5 by 2");
    expect(grid.querySelectorAll('[role="row"]').length).toBe(2);
    expect(grid.querySelectorAll('[role="gridcell"]').length).toBe(10);
    expect(cell("a1").getAttribute("aria-label")).toBe("a1, north");
    expect(cell("b1").getAttribute("aria-label")).toBe("b1, legal");
    expect(cell("c1").getAttribute("aria-label")).toBe("c1, south, last move");
    expect(cell("d1").getAttribute("aria-label")).toBe("d1, empty");
    expect(document.body.textContent).toContain("1 round left");
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
    const drawing = (groups: number[][], steps: object[]) => ({ says: { code: "held-by-pairing", arguments: ["O"] }, groups, steps });
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

  it("has a form from the catalog, without bots that run commands", () => {
    button("New").click();
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
    flushSync();
    expect(server.last("new")).toMatchObject({ board: "play-strange", game: "strange", players: { X: { kind: "human" }, O: { kind: "bot", bot: "thinker" } } });
  });

  it("shows a result, and the winner's panel", () => {
    server.tell({ ...strangeState("play-strange"), ply: 2, your_turn: false, result: { reason: "finished", winner: "X", score: 2, detail: "" } });
    expect(document.querySelector('[data-side="X"]')!.textContent).toContain("Winner");
    expect(document.body.textContent).toContain("You win 3 to 1");
    expect(document.querySelector("[aria-live]")!.textContent).toContain("You win 3 to 1");
  });

  it("tells what is refused, in words", () => {
    cell("b1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return Promise.resolve(server.tell({ type: "error", re: server.last("move")!.id, code: "illegal-move", message: "no", arguments: [] }))
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
    expect(document.body.textContent).toContain("sisa 1 ronde");
    expect(document.body.textContent).not.toContain("Your turn");
  });

  const analyse = async () => {
    press(window, "2");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    flushSync();
    await vi.waitFor(() => expect(server.last("share") ?? server.last("analyse")).toBeDefined(), { timeout: 30_000 });
    flushSync();
  };

  it("is what Analyse shows of the game in Play", async () => {
    await analyse();
    const share = server.last("share")!;
    expect(share).toMatchObject({ board: "play-strange" });
    server.tell({ type: "shared", re: share.id, board: "play-strange", text: "the game" });
    await vi.waitFor(() => expect(server.last("open")).toMatchObject({ board: "analyse", text: "the game" }));
  });

  it("does not take the place of what somebody put into Analyse", async () => {
    const other = strangeState("analyse");
    server.tell({ ...other, moves: [{ ...other.moves[0]!, move: "e2", cell: 9 }] });
    await analyse();
    expect(server.last("analyse")).toBeDefined();
    expect(server.last("share")).toBeUndefined();
  });

  it("waits in Watch for its start before it can be paused", async () => {
    server.tell({ ...strangeState("watch"), ply: 0, moves: [], paused: true });
    press(window, "4");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    await vi.waitFor(() => expect(document.body.textContent).toContain("Ready; north begins"), { timeout: 30_000 });
    expect(button("Start")).toBeDefined();
    server.tell({ ...strangeState("watch"), paused: true });
    expect(document.body.textContent).toContain("Paused; north to move");
    expect(button("Go on")).toBeDefined();
  });

  it("does not take keys while they are switched off", () => {
    preferences.shortcuts = false;
    press(window, "t");
    expect(preferences.turned).toBe(false);
    preferences.shortcuts = true;
  });
});
