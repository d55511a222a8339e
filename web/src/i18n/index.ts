// Words and numbers in the visitor's language.
import type { Text } from "../protocol/messages";
import { preferences } from "../state/preferences.svelte";
import { en } from "./en";
import { id } from "./id";

export type Key = keyof typeof en;
export type Arguments = Record<string, string | number>;

const words = { en, id } as const;

// "one || many" is chosen by {count}.
export function fill(pattern: string, args: Arguments = {}): string {
  const [one, many] = pattern.split(" || ");
  const chosen = many !== undefined && String(args.count) !== "1" ? many : one!;
  return unbroken(chosen.replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole)));
}

// No line ends between a number and its sign: "73 %".
export const unbroken = (text: string): string => text.replace(/(\d) (?=%)/g, `$1${NO_BREAK_SPACE}`);

export function t(key: Key, args: Arguments = {}): string {
  return fill(words[preferences.language][key], args);
}

// A key that is put together from a code in a message; null when there is no word for it.
export function maybe(key: string, args: Arguments = {}): string | null {
  const table: Record<string, string> = words[preferences.language];
  return Object.hasOwn(table, key) ? fill(table[key]!, args) : null;
}

const NO_BREAK_SPACE = "\u00a0";
const THIN_SPACE = "\u202f"; // where no line ends
const MINUS = "\u2212";

// What a message says to people. On a terminal the sign of a number is a hyphen.
export const said = (text: Text): string => unbroken(text[preferences.language]).replace(/(^|[\s(])-(?=\d)/g, `$1${MINUS}`);

export const number = (value: number): string => written(Math.abs(value).toString(), value < 0);

// "12.50": with as many digits behind the point as are worth showing.
export function decimal(value: number, digits: number): string {
  const size = Math.abs(value).toFixed(digits);
  return written(size, value < 0 && Number(size) > 0);
}

function written(size: string, negative: boolean): string {
  const [whole, fraction] = size.split(".");
  const grouped = whole!.length > 4 ? whole!.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE) : whole!;
  const point = preferences.language === "id" ? "," : ".";
  return (negative ? MINUS : "") + grouped + (fraction ? point + fraction : "");
}

export function signed(value: number): string {
  return value > 0 ? "+" + number(value) : number(value);
}

// "2.8 M": a figure that grows while one looks on.
export function roughly(value: number): string {
  return new Intl.NumberFormat(preferences.language, { notation: "compact", maximumSignificantDigits: 3 }).format(value);
}

export function seconds(value: number): string {
  if (value > 0 && value < 0.0005) return "<" + THIN_SPACE + number(0.001) + THIN_SPACE + "s";
  const digits = value < 0.0995 ? 3 : value < 9.95 ? 2 : 1;
  return number(Number(value.toFixed(digits))) + THIN_SPACE + "s";
}

// "17 Nov 2026"
export function date(ms: number): string {
  return new Intl.DateTimeFormat(preferences.language === "id" ? "id-ID" : "en-GB", { day: "numeric", month: "short", year: "numeric" }).format(ms);
}

export function clock(left: number): string {
  const shown = Math.max(0, left);
  const minutes = Math.floor(shown / 60);
  const rest = shown < 20 ? (shown % 60).toFixed(1).padStart(4, "0") : String(Math.floor(shown % 60)).padStart(2, "0");
  return `${minutes}:${rest}`;
}
