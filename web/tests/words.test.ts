// Every word of the page is in both languages, and none stands in a component.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";
import { fill } from "../src/i18n";
import { en } from "../src/i18n/en";
import { id } from "../src/i18n/id";
import { at } from "./files";

const source = at("../src");
const files = (ending: string) =>
  readdirSync(source, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(ending));

const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort();

describe("the two languages", () => {
  it("have the same keys", () => {
    expect(Object.keys(id).sort()).toEqual(Object.keys(en).sort());
  });

  it("have the same places to fill in", () => {
    for (const key of Object.keys(en) as (keyof typeof en)[]) {
      expect(id[key].trim(), key).not.toBe("");
      expect(places(id[key]), key).toEqual(places(en[key]));
    }
  });

  it("chooses one or many", () => {
    expect(fill("{count} round || {count} rounds", { count: 1 })).toBe("1 round");
    expect(fill("{count} round || {count} rounds", { count: "2" })).toBe("2 rounds");
    expect(fill("{0} and {1}", { 0: "a", 1: "b" })).toBe("a and b");
  });
});

// docs/reasons.md names what engines say: of moves, mistakes and values.
describe("reasons", () => {
  const documented = [...readFileSync(at("../../docs/reasons.md"), "utf8").matchAll(/^\| (`[^|]+) \|/gm)].flatMap((row) =>
    [...row[1]!.matchAll(/`([a-z-]+)`/g)].map((code) => code[1]!),
  );
  // Said by solve alone, and only in the terminal.
  const progress = new Set([
    "testing-at-least",
    "testing-without-memory",
    "finding-best",
    "all-subsets-of",
    "symmetric-sets-of",
    "restoring-sets-of",
    "layers-of",
    "finding-line",
    "othello-solving",
    "othello-testing",
    "solving-positions",
    "checkpoint-not-written",
    "proof-file-not-written",
    "proof-not-written",
    "proof-too-large",
  ]);

  it("have words on the page and in the terminal", () => {
    expect(documented.length).toBeGreaterThan(70);
    const terminal = readFileSync(at("../../src/cli/reason_words.cpp"), "utf8");
    expect(documented.filter((code) => !terminal.includes(`{"${code}",`))).toEqual([]);
    expect(documented.filter((code) => !(`reason.${code}` in en) && !progress.has(code))).toEqual([]);
  });

  // $1 of the terminal, and $+ for a score, is {0} of the page, or {s0} and the like where it is shown in another way.
  it("fill in the same arguments on the page as in the terminal", () => {
    const terminal = readFileSync(at("../../src/cli/reason_words.cpp"), "utf8");
    const said = new Map([...terminal.matchAll(/\{"([a-z0-9-]+)",\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\}/g)].map((row) => [row[1]!, row[2]!]));
    expect(said.size).toBeGreaterThan(70);
    const shorter = ["othello-exact-search", "othello-no-book", "othello-no-weights"]; // the page leaves out a number or a file
    const strange: string[] = [];
    for (const [key, text] of [...Object.entries(en), ...Object.entries(id)]) {
      if (!key.startsWith("reason.")) continue;
      const words = said.get(key.slice("reason.".length));
      if (/\$[\d*+]/.test(text)) strange.push(`${key}: ${text}`);
      if (words === undefined || words.includes("$*")) continue;
      const most = new Set([...words.matchAll(/\$([\d+])/g)].map((match) => (match[1] === "+" ? 0 : Number(match[1]) - 1)));
      const used = new Set([...text.matchAll(/\{[a-z]*(\d)\}/g)].map((match) => Number(match[1])));
      if ([...used].some((place) => !most.has(place)) || (!shorter.includes(key.slice("reason.".length)) && [...most].some((place) => !used.has(place)))) strange.push(`${key}: ${text}`);
    }
    expect(strange).toEqual([]);
  });

  it("are documented where engines say them of a move", () => {
    const folders = ["engines/adjacency/player", "engines/othello", "engines/tictactoe/player", "catalog", "session"];
    const said = folders.flatMap((folder) => {
      const path = at(`../../src/${folder}`);
      return readdirSync(path)
        .filter((name) => /(move_reasons|mistake|rules_of_thumb|explain|player|analysis)\.cpp$/.test(name))
        .flatMap((name) => [...readFileSync(join(path, name), "utf8").matchAll(/(?:\{|say\()"([a-z]+(?:-[a-z]+)*)"[,)]/g)].map((code) => code[1]!));
    });
    expect(said.length).toBeGreaterThan(50);
    expect([...new Set(said)].filter((code) => !documented.includes(code) && `reason.${code}` in en)).toEqual([]);
    expect([...new Set(said)].filter((code) => /^(othello|adjacency)-/.test(code) && !documented.includes(code))).toEqual([]);
  });
});

// Words in the template of a component: text, and the attributes that are shown or spoken.
const SPOKEN = new Set(["title", "placeholder", "alt", "label", "aria-label", "aria-description", "aria-valuetext", "aria-roledescription"]);
const hasWord = (text: string) => /\p{L}{2,}/u.test(text);

function literalWords(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) node.forEach((one) => literalWords(one, found));
  else if (node && typeof node === "object") {
    const one = node as Record<string, unknown>;
    if (one.type === "Text" && typeof one.data === "string" && hasWord(one.data)) found.push(one.data.trim());
    if (one.type === "StyleDirective") return found;
    if (one.type === "Attribute") {
      if (SPOKEN.has(String(one.name))) literalWords(one.value, found);
      return found;
    }
    for (const [key, value] of Object.entries(one)) if (key !== "css" && key !== "instance" && key !== "module") literalWords(value, found);
  }
  return found;
}

describe("components", () => {
  it("are found by this test's way of looking", () => {
    expect(literalWords(parse("<p>Hello</p>", { modern: true }).fragment)).toEqual(["Hello"]);
    expect(literalWords(parse('<p title="Hello" class="row">{t("x")}</p>', { modern: true }).fragment)).toEqual(["Hello"]);
  });

  it("have no words of their own", () => {
    expect(files(".svelte").length).toBeGreaterThan(30);
    for (const name of files(".svelte")) {
      const tree = parse(readFileSync(join(source, name), "utf8"), { modern: true, filename: name });
      expect(literalWords(tree.fragment), name).toEqual([]);
    }
  });

  it("ask only for words that there are", () => {
    const asked = [...files(".svelte"), ...files(".ts")].flatMap((name) =>
      [...readFileSync(join(source, name), "utf8").matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1]!),
    );
    expect(asked.length).toBeGreaterThan(150);
    expect(asked.filter((key) => !(key in en))).toEqual([]);
  });
});
