// A bot with its options as text and back: minimax(depth=3,eval="mark-difference").
import type { Option } from "../protocol/messages";

export interface Spec {
  name: string;
  options: Record<string, string>;
}

const isSpec = (text: string) => /^[\w-]+\(.*\)$/s.test(text);
const needsQuotes = (text: string) => text === "" || /[\s,()="]/.test(text);

export function specText(spec: Spec): string {
  const options = Object.entries(spec.options).map(([name, value]) => {
    const plain = isSpec(value) || !needsQuotes(value);
    return `${name}=${plain ? value : `"${value.replace(/["\\]/g, "\\$&")}"`}`;
  });
  return options.length ? `${spec.name}(${options.join(",")})` : spec.name;
}

// Splits at commas that are in no parentheses and no quotes.
function split(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quoted = false;
  let start = 0;
  for (let i = 0; i < text.length; ++i) {
    const c = text[i];
    if (quoted && c === "\\") ++i;
    else if (c === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (c === "(") ++depth;
    else if (c === ")") --depth;
    else if (c === "," && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.filter((part) => part.trim() !== "");
}

export function parseSpec(text: string): Spec {
  const match = /^([^(]*)(?:\((.*)\))?$/s.exec(text.trim());
  const options: Record<string, string> = {};
  for (const part of split(match?.[2] ?? "")) {
    const equals = part.indexOf("=");
    if (equals < 0) continue;
    const value = part.slice(equals + 1).trim();
    const quoted = /^"(.*)"$/s.exec(value);
    options[part.slice(0, equals).trim()] = quoted ? quoted[1]!.replace(/\\(.)/g, "$1") : value;
  }
  return { name: (match?.[1] ?? text).trim(), options };
}

// What differs from the defaults.
export function changed(options: readonly Option[], values: Record<string, string>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const option of options) {
    const value = values[option.name];
    if (value !== undefined && value !== "" && value !== (option.default ?? "")) result[option.name] = value;
  }
  return result;
}

interface Wrong {
  key: string;
  args: Record<string, string | number>;
}

function outside({ min, max }: Option, figure: number): Wrong | null {
  if (min !== null && figure < min) return { key: "wrong.min", args: { min } };
  if (max !== null && figure > max) return { key: "wrong.max", args: { max } };
  return null;
}

// What is wrong with a value, as a key and arguments for the words; null when nothing is.
export function wrongValue(option: Option, value: string): Wrong | null {
  if (value === "") return null;
  if (option.type === "integer" || option.type === "number") {
    const figure = Number(value);
    if (!Number.isFinite(figure) || value.trim() === "") return { key: "wrong.number", args: {} };
    if (option.type === "integer" && !Number.isInteger(figure)) return { key: "wrong.integer", args: {} };
    return outside(option, figure);
  }
  if (option.type === "size") {
    if (!/^\d{1,2}(x\d{1,2})?$/.test(value)) return { key: "wrong.size", args: {} };
    return value.split("x").map((side) => outside(option, Number(side))).find(Boolean) ?? null;
  }
  return null;
}
