// Studies: a tree where nothing is lost, as text and as a link.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fromLink, fromText, toLink, toText, type StudyText } from "../src/study/text";
import { at } from "./files";
import { childBy, compact, isMain, lineThrough, movesTo, newStudy, nodeOf, plyOf, promoted, pruned, START, sideAt, withLine, withStep, type Step, type Study } from "../src/study/tree";

const step = (move: string): Step => ({ move, pass: move === "pass" });
const line = (text: string) => text.split(" ").map(step);
const study = (text: string) => newStudy({ game: "strange", start: "s", first: "O", steps: line(text) }, "id");
const words = (of: Study, at = START) => movesTo(of, lineThrough(of, at).at(-1)!).join(" ");

describe("a study", () => {
  it("has a main line, and sides that take turns", () => {
    const one = study("a b pass c");
    expect(words(one)).toBe("a b pass c");
    expect(plyOf(one, one.at)).toBe(4);
    expect([0, 1, 2].map((ply) => sideAt(one, ply))).toEqual(["O", "X", "O"]);
    expect(nodeOf(one, 3).step).toEqual({ move: "pass", pass: true });
  });

  it("keeps everything when another move is tried", () => {
    const one = study("a b c");
    const at = childBy(one, START, "a")!;
    const other = withStep(one, step("x"), at);
    expect(words(other)).toBe("a b c");
    expect(words(other, other.at)).toBe("a x");
    expect(isMain(other, other.at)).toBe(false);
    // A move that is there already is gone to.
    expect(withStep(other, step("b"), at).nodes).toBe(other.nodes);
  });

  it("makes a variation the main line, and the main line a variation", () => {
    const one = withStep(withStep(study("a b c"), step("x"), 1), step("y"));
    const up = promoted(one);
    expect(words(up)).toBe("a x y");
    expect(nodeOf(up, 1).children.length).toBe(2);
    expect(promoted(up)).toBe(up);
  });

  it("takes a game that went on, or took moves back", () => {
    const one = withStep(study("a b"), step("own"), 1);
    const more = withLine(one, line("a b c"));
    expect(words(more)).toBe("a b c");
    expect(words(more, childBy(more, 1, "own"))).toBe("a own");
    const back = withLine(more, line("a d"));
    expect(words(back)).toBe("a d");
    expect(words(back, childBy(back, 1, "b"))).toBe("a b c");
  });

  it("loses what is deleted, and goes back where it stood in it", () => {
    const one = study("a b c");
    const cut = pruned(one, 2);
    expect(words(cut)).toBe("a");
    expect(cut.at).toBe(1);
    expect(pruned(one, START)).toBe(one);
    const small = compact(cut);
    expect(small.nodes.length).toBe(2);
    expect(small.at).toBe(1);
    expect(words(one)).toBe("a b c"); // what was before is as it was
  });
});

describe("a study as text", () => {
  const tree = () => {
    let one = study("a b c d");
    one = withStep(withStep(one, step("x"), 1), step("pass"));
    one = withStep(one, step("y"), childBy(one, 1, "x"));
    return withStep({ ...one, name: "Mine", players: { X: "Ana", O: "Bé" } }, step("z"), START);
  };

  it("has variations in parentheses", () => {
    expect(toText(tree()).moves).toBe("a (z) b (x =pass (y)) c d");
  });

  it("is read back as it was", () => {
    const back = fromText(JSON.parse(JSON.stringify(toText(tree()))))!;
    expect(toText(back)).toEqual(toText(tree()));
    expect(back.at).toBe(START);
  });

  it("travels in a link", async () => {
    const link = await toLink(tree());
    expect(link).toMatch(/^[\w-]+$/);
    expect(toText((await fromLink(link))!)).toEqual(toText(tree()));
  });

  it.each([
    null,
    7,
    {},
    { ...toText(study("a")), lawan: 2 },
    { ...toText(study("a")), start: "" },
    { ...toText(study("a")), first: "Z" },
    { ...toText(study("a")), moves: "a )" },
    { ...toText(study("a")), moves: "( a" },
    { ...toText(study("a")), moves: "a ( b" },
    { ...toText(study("a")), moves: "a".repeat(17) },
    { ...toText(study("a")), players: { X: "x" } },
  ])("is refused where it is something else: %j", (text) => {
    expect(fromText(text)).toBeNull();
  });

  it("is refused as a link of nonsense, and as one that swells", async () => {
    expect(await fromLink("%%%")).toBeNull();
    expect(await fromLink("abcd")).toBeNull();
    const large = await toLink({ ...study("a"), name: "a".repeat(3 << 20) });
    expect(large.length).toBeLessThan(10_000);
    expect(await fromLink(large)).toBeNull();
  });
});

// Files that released versions wrote: see tests/kept/read-the-kept.
describe("a kept study", () => {
  it.each(readdirSync(at("../../tests/kept"), { withFileTypes: true }).filter((each) => each.isDirectory()).map(({ name }) => name))("of version %s is read", async (version) => {
    const read = (name: string) => readFileSync(at(`../../tests/kept/${version}/${name}`), "utf8").trim();
    const text = JSON.parse(read("study.json")) as StudyText;
    expect(text.moves).toContain("(");
    expect(toText(fromText(text)!)).toEqual(text);
    expect(toText((await fromLink(read("study-link.txt")))!)).toEqual(text);
  });
});
