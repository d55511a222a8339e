// Bots as text, and what a form makes of the catalog's options.
import { describe, expect, it } from "vitest";
import type { Option } from "../src/protocol/messages";
import { changed, parseSpec, specText, wrongValue } from "../src/ui/spec";
import { both } from "./strange-game";

const option = (part: Partial<Option>): Option => ({
  name: "depth",
  type: "integer",
  title: both("Depth"),
  help: both(""),
  default: null,
  min: null,
  max: null,
  choices: [],
  choice_titles: [],
  ...part,
});

describe("a spec", () => {
  it.each([
    "random",
    "minimax(depth=3)",
    "alphabeta(depth=6,eval=volatile(stable=4,unstable=1))",
    'process(command="python3 bot.py --fast",protocol=simple)',
  ])("%s is the same after reading and writing", (text) => {
    expect(specText(parseSpec(text))).toBe(text);
  });

  it("keeps quotes inside quotes", () => {
    const spec = { name: "process", options: { command: 'sh -c "a, b"' } };
    expect(parseSpec(specText(spec))).toEqual(spec);
  });

  it("has only what differs from the defaults", () => {
    const options = [option({ default: "3" }), option({ name: "nodes" })];
    expect(changed(options, { depth: "3", nodes: "" })).toEqual({});
    expect(changed(options, { depth: "4", nodes: "100", other: "x" })).toEqual({ depth: "4", nodes: "100" });
  });
});

describe("a value", () => {
  it("is checked against its option", () => {
    const depth = option({ min: 1, max: 9 });
    expect(wrongValue(depth, "")).toBeNull();
    expect(wrongValue(depth, "5")).toBeNull();
    expect(wrongValue(depth, "x")?.key).toBe("wrong.number");
    expect(wrongValue(depth, "2.5")?.key).toBe("wrong.integer");
    expect(wrongValue(depth, "0")).toEqual({ key: "wrong.min", args: { min: 1 } });
    expect(wrongValue(depth, "10")).toEqual({ key: "wrong.max", args: { max: 9 } });
    expect(wrongValue(option({ type: "number" }), "2.5")).toBeNull();
    expect(wrongValue(option({ type: "size" }), "7x6")).toBeNull();
    expect(wrongValue(option({ type: "size" }), "7 by 6")?.key).toBe("wrong.size");
    const size = option({ type: "size", min: 1, max: 20 });
    expect(wrongValue(size, "20x1")).toBeNull();
    expect(wrongValue(size, "21")).toEqual({ key: "wrong.max", args: { max: 20 } });
    expect(wrongValue(size, "3x0")).toEqual({ key: "wrong.min", args: { min: 1 } });
  });
});
