// How the numbers of a search are written.
import { signed } from "../i18n";

const INFINITY = "∞";
const MINUS = "\u2212";

export function bound(value: number | null, which: "alpha" | "beta"): string {
  if (value === null) return (which === "alpha" ? MINUS : "+") + INFINITY;
  return signed(value);
}

// What a student typed: a number, or infinity in one of the ways it is written. Undefined when neither.
export function readBound(text: string): number | "+inf" | "-inf" | undefined {
  const plain = text.trim().replace(/[−–]/g, "-").toLowerCase();
  const endless = /^([+-]?)(∞|inf|infinity|oo)$/.exec(plain);
  if (endless) return endless[1] === "-" ? "-inf" : "+inf";
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : undefined;
}
