// Whatever the server complains about has its words in Indonesian: the sentences are looked up in its sources.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { complaintInIndonesian } from "../src/i18n/complaints.id";
import { at } from "./files";

// What stands between brackets that were just opened, cut at its commas.
function argumentsAt(source: string, start: number): string[] {
  const found = [""];
  let depth = 0;
  for (let i = start; i < source.length; ++i) {
    const c = source[i]!;
    if (c === '"' || c === "'") {
      const end = /^(["'])(?:\\.|(?!\1).)*\1/s.exec(source.slice(i))![0].length;
      found[found.length - 1] += source.slice(i, i + end);
      i += end - 1;
      continue;
    }
    if ("([{".includes(c)) ++depth;
    if (")]}".includes(c) && depth-- === 0) return found.map((one) => one.trim());
    if (c === "," && depth === 0) found.push("");
    else found[found.length - 1] += c;
  }
  return [];
}

const LITERAL = /^(?:"((?:\\.|[^"\\])*)"\s*)+$/;
const literal = (text: string) =>
  [...text.matchAll(/"((?:\\.|[^"\\])*)"/g)].map((part) => JSON.parse(`"${part[1]}"`) as string).join("");

// The sentence that an expression makes, with {} for what is put in; null where that is elsewhere.
export function template(expression: string): string | null {
  const format = /^fmt::format\(/.exec(expression);
  if (format) {
    const first = argumentsAt(expression, format[0].length)[0]!;
    const words = LITERAL.test(first) ? literal(first) : "";
    return /[a-z]{2}/.test(words) ? words : null;
  }
  const parts = argumentsAt(expression.replace(/"\s*\n?\s*"/g, "") + ")", 0).join(",");
  const pieces: string[] = [];
  let rest = parts;
  while (rest) {
    const piece = /^\s*("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')\s*(\+|$)/s.exec(rest);
    if (piece) {
      pieces.push(piece[1]!.startsWith('"') ? literal(piece[1]!) : piece[1]!.slice(1, -1).replace("\\", ""));
      rest = rest.slice(piece[0].length);
      continue;
    }
    pieces.push("{}");
    // To the next plus outside brackets and quotes.
    let depth = 0;
    let i = 0;
    for (; i < rest.length; ++i) {
      const c = rest[i]!;
      if (c === '"' || c === "'") i += /^(["'])(?:\\.|(?!\1).)*\1/s.exec(rest.slice(i))![0].length - 1;
      else if ("([{".includes(c)) ++depth;
      else if (")]}".includes(c)) --depth;
      else if (c === "+" && depth === 0) break;
    }
    rest = rest.slice(i + 1);
  }
  const whole = pieces.join("").replace(/(\{\})+/g, "{}");
  return /[a-z]{2}/.test(whole) ? whole : null;
}

function sentencesIn(path: string): string[] {
  const source = readFileSync(path, "utf8").replace(/\/\/.*$/gm, "");
  const found: string[] = [];
  for (const match of source.matchAll(/\b(InputError|Refusal)\{|\b(refuse|fail)\(|\breturn fmt::format\(|\.problem = /g)) {
    const start = match.index + match[0].length;
    const parts = argumentsAt(match[0] === ".problem = " ? source.replace(/;/g, ")") : source, start);
    const expression =
      match[1] === "Refusal" ? parts[1] : match[0].startsWith("return") ? `fmt::format(${parts.join(",")})` : parts.at(-1);
    const sentence = expression && template(expression);
    if (sentence) found.push(sentence);
  }
  return found;
}

// Messages, and what they can make the engine complain about: options, specs, settings, positions.
const folders = ["session", "games/adjacency", "games/othello", "games/tictactoe"].flatMap((folder) =>
  readdirSync(at(`../../src/${folder}`))
    .filter((name) => name.endsWith(".cpp"))
    .map((name) => `${folder}/${name}`),
);
const single = ["core/options.cpp", "core/spec.cpp", "core/physical_memory.cpp", "play/history.cpp", "formats/collected_game.cpp", "formats/ggf.cpp", "catalog/levels.cpp", "catalog/programs.cpp"];
const files = [...folders, ...single].map((name) => at(`../../src/${name}`));

const ENGLISH = /\b(the|is|are|not|has|have|with|and|to|for|of|that|which|must|can|only|there|this|it|its|an?)\b/;

describe("complaints", () => {
  it("are found in the sources by this test's way of looking", () => {
    expect(template('"there is no page " + in_quotes(name)')).toBe("there is no page {}");
    expect(template('fmt::format("a board of {} has {} cells",\n size, 4)')).toBe("a board of {} has {} cells");
    expect(template("error.what()")).toBeNull();
    const all = files.flatMap(sentencesIn);
    expect(all).toContain("this tree is no longer kept");
    expect(all).toContain("adjacency position: {}");
    expect(new Set(all).size).toBeGreaterThan(80);
  });

  it.each(files.flatMap((path) => sentencesIn(path).map((sentence) => [path.replace(/.*\/src\//, ""), sentence] as const)))(
    "%s: %s",
    (_, sentence) => {
      const said = complaintInIndonesian(sentence.replaceAll("{}", "7"));
      expect(said, sentence).not.toBeNull();
      expect(said, sentence).not.toMatch(ENGLISH);
    },
  );

  it("are translated inside, and what was typed in is left alone", () => {
    expect(complaintInIndonesian("option 'depth' of bot minimax takes a whole number from 1 to 30, not '99'")).toBe(
      "pilihan 'depth' milik bot minimax menerima bilangan bulat dari 1 sampai 30, bukan '99'",
    );
    expect(complaintInIndonesian("unknown evaluator 'the end': did you mean 'mobility'?")).toBe(
      "penilai 'the end' tidak dikenal: apakah maksud Anda 'mobility'?",
    );
    expect(complaintInIndonesian("adjacency position: row '9' has more than 8 columns")).toBe(
      "posisi Adjacency: baris '9' punya lebih dari 8 kolom",
    );
    expect(complaintInIndonesian("move 2, 'zz', is not legal")).toBe("langkah 2, 'zz', tidak sah");
    expect(complaintInIndonesian("something nobody wrote")).toBeNull();
  });
});
