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
