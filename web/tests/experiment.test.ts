// An experiment on the page: what is asked for, what is told while it runs, and its tables.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplyExperiment, ReplyExperiments } from "../src/protocol/messages";
import { preferences } from "../src/state/preferences.svelte";
import type { Session } from "../src/state/session.svelte";
import { cellText, isNumber } from "../src/watch/cells";
import ExperimentTab from "../src/watch/ExperimentTab.svelte";
import { both } from "./strange-game";

const list: ReplyExperiments = {
  type: "experiments",
  most_games: 100,
  most_seconds: 600,
  experiments: [
    { name: "duel", summary: both("two bots"), source: both("a paper, Table 1"), games: [], chooses_bots: false },
    { name: "ranks", summary: both("all bots"), source: both("a wish"), games: ["strange", "other"], chooses_bots: true },
  ],
};
const running: ReplyExperiment = { type: "experiment", name: "ranks", part: 2, finished: 3, planned: 8, counted: { en: "positions", id: "posisi" }, report: null, files: [], done: false };
const report: ReplyExperiment["report"] = {
  title: { en: "every bot", id: "semua bot" },
  source: both("a wish"),
  seed: 1,
  settings: [{ name: { en: "thinking", id: "waktu berpikir" }, value: both("1 s") }],
  count: 8,
  counted: both("games played"),
  complete: true,
  tables: [], // a real browser draws them in the story: the one of these tests takes no rows without a table
  differs: [both("Greedy wins.")],
  notes: [both("Times differ.")],
};

let told: (reply: ReplyExperiment) => void;
let finish: () => void;
const conclude = vi.fn();
const say = vi.fn();
const start = vi.fn((_: object, each: typeof told) => {
  told = (reply) => {
    each(reply);
    flushSync();
  };
  return { done: new Promise<void>((resolve) => (finish = resolve)), stop: vi.fn(), conclude };
});
let view: Record<string, unknown>;

function show(answer: ReplyExperiments) {
  const bots = ["greedy", "random", "minimax", "process"].map((name) => ({ name, command: name === "process" }));
  const session = { status: "open", ask: () => Promise.resolve(answer), game: () => ({ bots }), start, say } as unknown as Session;
  const choice = createRawSnippet(() => ({ render: () => "<span></span>" }));
  return mount(ExperimentTab, { target: document.body, props: { session, choice } });
}

beforeEach(async () => {
  localStorage.clear();
  preferences.language = "en";
  vi.clearAllMocks();
  view = show(list);
  await vi.waitFor(() => expect(document.querySelector("form")).not.toBeNull());
  flushSync();
});
afterEach(() => unmount(view));

const field = (label: string) => [...document.querySelectorAll("label")].find((one) => one.textContent.includes(label))!.querySelector<HTMLInputElement>("input, select")!;
function fill(label: string, value: string) {
  const input = field(label);
  input.value = value;
  input.dispatchEvent(new Event(input.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  flushSync();
}
const button = (text: string) => [...document.querySelectorAll("button")].find((one) => one.textContent === text);
const submit = () => {
  document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  flushSync();
};

describe("an experiment", () => {
  it("is asked for with few games, on a game where it has none of its own", () => {
    submit();
    expect(start.mock.calls[0]![0]).toEqual({ type: "experiment", name: "duel", games: 2, seconds: 60, language: "en" });
  });

  it("is a small tournament of the bots that are ticked", async () => {
    fill("Experiment", "ranks");
    submit();
    expect(start.mock.calls[0]![0]).not.toHaveProperty("bots");
    const tick = (name: string) => {
      field(name).click();
      flushSync();
    };
    expect([...document.querySelectorAll("fieldset label")].map((one) => one.textContent.trim())).toEqual(["greedy", "random", "minimax"]);
    finish();
    await vi.waitFor(() => expect(button("Run")).toBeDefined());
    tick("random");
    submit();
    expect(start.mock.lastCall![0]).toMatchObject({ name: "ranks", game: "strange", bots: ["greedy", "minimax"] });
    finish();
    await vi.waitFor(() => expect(button("Run")).toBeDefined());
    tick("minimax");
    expect(document.querySelector("[role=alert]")!.textContent).toBe("Choose two bots or more.");
    expect(button("Run")!.disabled).toBe(true);
    fill("Experiment", "duel"); // has its own
    expect(document.querySelector("fieldset")).toBeNull();
    expect(button("Run")!.disabled).toBe(false);
  });

  it("is not offered by an engine without any, which says why", async () => {
    void unmount(view);
    view = show({ ...list, experiments: [], why_none: { en: "they need threads", id: "perlu utas" } });
    await vi.waitFor(() => expect(document.body.textContent).toContain("They need threads."));
    expect(document.querySelector("form")).toBeNull();
  });

  it("tells its limits, and says what is beyond them", () => {
    expect(field("Games per row, 1 to 100").getAttribute("max")).toBe("100");
    fill("Games per row", "101");
    expect(document.querySelector("[role=alert]")!.textContent).toBe("Enter a whole number from 1 to 100.");
    expect(button("Run")!.disabled).toBe(true);
    fill("Games per row", "100");
    fill("Seconds", "0.5");
    expect(document.querySelector("[role=alert]")!.textContent).toBe("Enter a number from 1 to 600.");
    fill("Seconds", "");
    expect(button("Run")!.disabled).toBe(true);
    fill("Seconds", "5");
    expect(document.querySelector("[role=alert]")).toBeNull();
    expect(button("Run")!.disabled).toBe(false);
  });

  it("shows how far it is, keeps what it has when it is cancelled, and shows its tables in the visitor's language", async () => {
    fill("Experiment", "ranks");
    fill("Game", "other");
    submit();
    expect(start.mock.calls[0]![0]).toMatchObject({ name: "ranks", game: "other" });
    told(running);
    expect(document.body.textContent).toContain("Part 2: 3 of 8 positions");
    expect(document.querySelector("progress")!.value).toBe(3);
    button("Cancel")!.click();
    flushSync();
    expect(conclude).toHaveBeenCalledOnce();
    expect(button("Cancel")!.getAttribute("aria-disabled")).toBe("true");
    told({ ...running, report: { ...report, complete: false }, done: true });
    finish();
    await vi.waitFor(() => expect(button("Run")).toBeDefined());
    expect(document.querySelector("[data-complete=false] h2")).not.toBeNull();
    expect(say).toHaveBeenCalledWith("Cancelled. The results so far are below.");

    submit();
    told({ ...running, report, files: [{ name: "ranks.csv", text: "a,b" }], done: true });
    finish();
    await vi.waitFor(() => expect(button("Run")).toBeDefined());
    expect(say).toHaveBeenCalledWith("The experiment is done.");
    expect(button("Save ranks.csv")).toBeDefined();
    fill("Experiment", "duel"); // a look at another one leaves the results there
    expect(document.querySelector("h2")!.textContent).toBe("Every bot");
    expect([...document.querySelectorAll("dt")].map((one) => one.textContent)).toEqual(["Thinking", "Seed", "Games played"]);
    expect([...document.querySelectorAll("li")].map((one) => one.textContent)).toEqual(["Greedy wins.", "Times differ."]);
    preferences.language = "id";
    flushSync();
    expect(document.querySelector("h2")!.textContent).toBe("Semua bot");
  });

  it("has cells in the visitor's language, figures with the digits that are worth showing", () => {
    const figure = (value: number, digits: number) => ({ value, digits });
    const cells = [null, "greedy", { en: "first", id: "pertama" }, figure(12345.678, 1), figure(-2, 2), figure(-0.001, 2), figure(3, 0)];
    expect(cells.map(cellText)).toEqual(["", "greedy", "first", "12\u202f345.7", "\u22122.00", "0.00", "3"]);
    expect(cells.map(isNumber)).toEqual([false, false, false, true, true, true, true]);
    preferences.language = "id";
    expect(cells.slice(2, 4).map(cellText)).toEqual(["pertama", "12\u202f345,7"]);
  });
});
