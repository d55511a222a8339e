// The colours can be told apart, and the page is small.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { at } from "./files";

const css = readFileSync(at("../src/app.css"), "utf8");
const tokens = (selector: string) => {
  const block = css.slice(css.indexOf(selector)).split("}")[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map((match) => [match[1]!, match[2]!]));
};
const light = tokens(":root {");
const dark = { ...light, ...tokens(':root[data-theme="dark"] {') };

// WCAG 2.2, relative luminance and contrast ratio.
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}

const text: [string, string][] = [
  ["ink", "paper"],
  ["ink", "sheet"],
  ["ink", "board-paper"],
  ["ink", "x-fill"],
  ["ink", "o-fill"],
  ["muted", "paper"],
  ["muted", "sheet"],
  ["muted", "board-paper"],
  ["accent", "paper"],
  ["accent", "sheet"],
  ["on-accent", "accent"],
  ["warn", "paper"],
  ["on-frame", "frame"],
];
const shapes: [string, string][] = [
  ["x", "board-paper"],
  ["o", "board-paper"],
  ["x", "x-fill"],
  ["o", "o-fill"],
  ["edge", "paper"],
  ["disc-dark", "board-green"],
  ["disc-light", "board-green"],
  ["disc-dark", "rack-hole"],
  ["disc-light", "rack-hole"],
  ["rack", "rack-hole"],
];

const onBoard = (board: string): [string, Record<string, string>][] => {
  const chosen = { ...light, ...tokens(`:root[data-board="${board}"] {`) };
  return [
    [`light, ${board}`, chosen],
    [`dark, ${board}`, { ...dark, ...tokens(`:root[data-board="${board}"] {`), ...tokens(`:root[data-board="${board}"][data-theme="dark"] {`) }],
  ];
};

describe.each<[string, Record<string, string>]>([
  ["light", light],
  ["dark", dark],
  ...onBoard("wood"),
  ...onBoard("slate"),
])("the %s colours", (_, colours) => {
  it("of text can be read", () => {
    for (const [front, back] of text) expect(contrast(colours[front]!, colours[back]!), `${front} on ${back}`).toBeGreaterThanOrEqual(4.5);
  });
  it("of groups of cells can be seen, and the numbers in them read", () => {
    const mixed = (front: string, back: string, share: number) =>
      "#" + [1, 3, 5].map((at) => Math.round(share * parseInt(front.slice(at, at + 2), 16) + (1 - share) * parseInt(back.slice(at, at + 2), 16)).toString(16).padStart(2, "0")).join("");
    for (let group = 0; group < 8; ++group) {
      const colour = colours[`group-${group}`]!;
      expect(contrast(colour, colours["board-paper"]!), `group ${group}`).toBeGreaterThanOrEqual(3);
      expect(contrast(colours.ink!, mixed(colour, colours["board-paper"]!, 0.26)), `ink in group ${group}`).toBeGreaterThanOrEqual(4.5);
    }
  });
  it("of shapes can be seen", () => {
    for (const [front, back] of shapes) expect(contrast(colours[front]!, colours[back]!), `${front} on ${back}`).toBeGreaterThanOrEqual(3);
  });
});

// What a browser asks for before the first board: what index.html names, and what that imports without being asked.
function firstLoad(dist: string): string[] {
  const found = new Set(["index.html"]);
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    if (!name.endsWith(".js")) return;
    const text = readFileSync(`${dist}/${name}`, "utf8");
    for (const match of text.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([\w.-]+)"/g)) add(`assets/${match[1]!}`);
  };
  for (const match of readFileSync(`${dist}/index.html`, "utf8").matchAll(/(?:src|href)="\.\/([^"]+)"/g)) add(match[1]!);
  return [...found];
}

describe("the page", () => {
  const dist = at("../dist");
  const size = (name: string) => gzipSync(readFileSync(`${dist}/${name}`)).length;
  const sum = (names: readonly string[]) => names.map(size).reduce((total, one) => total + one, 0);

  it("loads under 100 kB at first, and under 60 kB for any tab, compressed", () => {
    expect(existsSync(dist), "build it first: npm run build").toBe(true);
    const first = firstLoad(dist);
    expect(first.filter((name) => /^assets\/index-.*\.(js|css)$/.test(name))).toHaveLength(2);
    expect(sum(first)).toBeLessThan(100_000);
    const later = readdirSync(`${dist}/assets`).map((name) => `assets/${name}`).filter((name) => !name.endsWith(".gz") && !first.includes(name));
    expect(later.some((name) => name.includes("LearnTab")), "tabs come when they are asked for").toBe(true);
    for (const name of later) expect(size(name), name).toBeLessThan(60_000);
  });

  it("is installed from no host in particular", () => {
    expect(readFileSync(at("../package-lock.json"), "utf8")).not.toMatch(/https?:|resolved/);
  });
});
