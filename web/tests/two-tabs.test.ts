// One study in two tabs: what one adds the other has, and nothing goes.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../src/state/session.svelte";
import { shelf } from "../src/state/shelf";
import { Studies } from "../src/study/studies.svelte";
import { compact, lineThrough, movesTo, newStudy, promoted, pruned, renamed, START, withJudgements, withStep, type Judgement, type Step, type Study } from "../src/study/tree";

class Channel {
  static readonly all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const one of Channel.all) if (one !== this) one.onmessage?.({ data: structuredClone(data) });
  }
}

const step = (move: string): Step => ({ move, pass: false });
const noMoves = { game: "strange", start: "mine", first: "X", steps: [] } as const;
const begun = (id: string, text: string) => newStudy({ game: "strange", start: "s", first: "X", steps: text.split(" ").map(step) }, id);
const words = ({ current }: Studies) => movesTo(current!, lineThrough(current!, START).at(-1)!).join(" ");
const count = ({ current }: Studies) => compact(current!).nodes.length;
const grade = (loss: number) => ({ loss }) as Judgement;
const saved = () => vi.advanceTimersByTimeAsync(400);
const onShelf = async (id: string) => (await (await shelf<Study>("studies")).get(id))!;
const tab = () => new Studies({ boards: {} } as unknown as Session);

describe("a study in two tabs", () => {
  let a: Studies;
  let b: Studies;
  let id: string;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    vi.stubGlobal("BroadcastChannel", Channel);
    id = `s${Math.random()}`;
    [a, b] = [tab(), tab()];
    a.change(begun(id, "f5 d6"));
    await saved();
    expect(await b.open(id)).toBe(true);
    await saved();
  });
  afterEach(() => {
    Channel.all.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("grows in both, and stays where each of them is", async () => {
    b.go(1);
    a.change(withStep(a.current!, step("c3")));
    await saved();
    expect(words(b)).toBe("f5 d6 c3");
    expect(movesTo(b.current!, b.current!.at)).toEqual(["f5"]);
    b.undo();
    expect(words(b)).toBe("f5 d6");
  });

  it("is taken back in both where one takes a move back", async () => {
    a.change(withStep(a.current!, step("c3")));
    await saved();
    a.undo();
    await saved();
    expect([words(a), words(b)]).toEqual(["f5 d6", "f5 d6"]);
    a.redo();
    await saved();
    expect([words(a), words(b)]).toEqual(["f5 d6 c3", "f5 d6 c3"]);
  });

  it("has what the other added when one comes back to it", async () => {
    a.change(begun(`${id}-other`, "d3"));
    b.change(withStep(b.current!, step("c3")));
    await saved();
    await a.open(id);
    await saved();
    expect([words(a), words(b)]).toEqual(["f5 d6 c3", "f5 d6 c3"]);
    expect((await onShelf(id)).nodes.length).toBe(4);
    // And by undo, where another study was opened in between.
    await a.open(`${id}-other`);
    b.change(withStep(b.current!, step("e6")));
    await saved();
    a.undo();
    await saved();
    expect([words(a), words(b)]).toEqual(["f5 d6 c3 e6", "f5 d6 c3 e6"]);
  });

  it("keeps the last change where another study is opened at once", async () => {
    a.change(withStep(a.current!, step("c3")));
    a.change(begun(`${id}-other`, "d3"));
    await saved();
    expect((await onShelf(id)).nodes.length).toBe(4);
    expect(words(b)).toBe("f5 d6 c3");
  });

  it("tells a name that was given while a review told something", async () => {
    a.change(renamed(a.current!, "mine"));
    await vi.advanceTimersByTimeAsync(1);
    b.note(id, (study) => withJudgements(study, { 1: grade(2) }));
    await saved();
    await saved();
    expect([a.current!.name, b.current!.name]).toEqual(["mine", "mine"]);
    expect([a.current!.judged[1]?.loss, b.current!.judged[1]?.loss]).toEqual([2, 2]);
    expect((await onShelf(id)).name).toBe("mine");
  });

  it("is the same one after a variation was deleted, and where its moves came in another order", async () => {
    a.change(withStep(a.current!, step("x"), 1));
    a.change(promoted(a.current!));
    a.change(withStep(a.current!, step("y"), 2));
    a.change(pruned(a.current!, 2));
    await saved();
    expect([words(a), words(b), count(b)]).toEqual(["f5 x", "f5 x", 3]);
    b.note(id, (study) => withJudgements(study, { 2: grade(4) }));
    await saved();
    const at = a.current!.nodes.findIndex((node) => node.step?.move === "x");
    expect(a.current!.judged[at]?.loss).toBe(4);
  });

  it("is found by its address before its first move, and a board that nobody did anything to is not listed", async () => {
    const [own, blank] = [`${id}-own`, `${id}-blank`];
    a.change(newStudy({ ...noMoves, brought: true }, own));
    await saved();
    expect(await b.open(own)).toBe(true);
    expect(b.current!.start).toBe("mine");
    a.change(newStudy(noMoves, blank));
    await saved();
    expect((await onShelf(blank)).start).toBe("mine");
    const listed = async () => (await a.list()).map((one) => one.id).filter((one) => one.startsWith(id));
    expect(await listed()).toEqual(expect.arrayContaining([id, own]));
    expect(await listed()).not.toContain(blank);
    await a.open(id);
    await saved();
    expect(await tab().open(blank)).toBe(true);
    expect(await tab().open(own)).toBe(true);
  });

  describe("as a blank board", () => {
    let blank: string;
    beforeEach(async () => {
      blank = `${id}-blank`;
      a.change(newStudy(noMoves, blank));
      await saved();
    });

    it("is there for the other when one leaves it", async () => {
      await b.open(blank);
      await saved();
      await a.open(id);
      await saved();
      expect(b.current!.id).toBe(blank);
      expect(await tab().open(blank)).toBe(true);
    });

    it("keeps the moves of a tab that the other does not hear", async () => {
      vi.stubGlobal("BroadcastChannel", undefined);
      const [deaf, other] = [tab(), tab()];
      await deaf.open(blank);
      await other.open(blank);
      await saved();
      other.change(withStep(other.current!, step("f5")));
      await saved();
      await deaf.open(id);
      await saved();
      expect((await onShelf(blank)).nodes.length).toBe(2);
    });

    it("has no move where its only one was taken back and it is left at once", async () => {
      a.change(withStep(a.current!, step("f5")));
      await saved();
      expect((await onShelf(blank)).nodes.length).toBe(2);
      a.undo();
      await a.open(id);
      await saved();
      expect((await onShelf(blank)).nodes.length).toBe(1);
    });

    it("is not the latest study", async () => {
      const next = tab();
      expect(await next.openLatest()).toBe(true);
      expect(next.current!.id).not.toBe(blank);
    });

    it("goes from the shelf a week after somebody showed it", async () => {
      const days = (count: number) => vi.advanceTimersByTimeAsync(count * 24 * 3600 * 1000);
      await days(8);
      await a.list();
      expect(await tab().open(blank)).toBe(true);
      await a.open(id);
      await days(6);
      await b.open(blank);
      await saved();
      await b.open(id);
      await days(6);
      await a.list();
      expect(await onShelf(blank)).toBeDefined();
      await days(2);
      await a.list();
      await saved();
      expect(await onShelf(blank)).toBeUndefined();
    });
  });

  it("becomes two where both change it at once", async () => {
    a.change(withStep(a.current!, step("c3")));
    b.change(withStep(b.current!, step("c4")));
    await saved();
    await saved();
    expect([words(a), words(b)].sort()).toEqual(["f5 d6 c3", "f5 d6 c4"]);
    expect(a.current!.id).not.toBe(b.current!.id);
    expect((await onShelf(a.current!.id)).nodes.length).toBe(4);
    expect((await onShelf(b.current!.id)).nodes.length).toBe(4);
  });
});
