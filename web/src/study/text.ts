// A study as text, for links and files: the moves in the order of a walk through the tree, with variations in
// parentheses and a sign before passes: "f5 d6 (f4 e3) =pass c3". What reads it checks it: anybody can write a link.
import type { Side } from "../protocol/messages";
import { newStudy, nodeOf, START, withStep, type NodeId, type Step, type Study } from "./tree";

export interface StudyText {
  readonly lawan: 1; // of this format
  readonly name: string;
  readonly game: string;
  readonly start: string;
  readonly first: Side;
  readonly players: Readonly<Record<Side, string>>;
  readonly moves: string;
}

const PASS = "=";
const word = ({ move, pass }: Step) => (pass ? PASS : "") + move;

function written(study: Study, from: NodeId): string {
  const words: string[] = [];
  for (let at = nodeOf(study, from); at.children.length; at = nodeOf(study, at.children[0]!)) {
    const [main, ...others] = at.children.map((id) => nodeOf(study, id));
    words.push(word(main!.step!));
    for (const other of others) words.push(`(${[word(other.step!), written(study, other.id)].filter(Boolean).join(" ")})`);
  }
  return words.join(" ");
}

export function toText(study: Study): StudyText {
  const { name, game, start, first, players } = study;
  return { lawan: 1, name, game, start, first, players, moves: written(study, START) };
}

const MOST_MOVES = 10_000;
const isText = (value: unknown, most: number): value is string => typeof value === "string" && value.length <= most;

// Whether the moves are legal is the server's to say. Null where it is no such text.
export function fromText(value: unknown): Study | null {
  if (typeof value !== "object" || value === null) return null;
  const text = value as Partial<Record<keyof StudyText, unknown>>;
  const players = text.players as Partial<Record<Side, unknown>> | undefined;
  const fine =
    text.lawan === 1 && isText(text.name, 200) && isText(text.game, 40) && isText(text.start, 4000) && text.start !== "" &&
    (text.first === "X" || text.first === "O") && isText(players?.X, 100) && isText(players?.O, 100) && isText(text.moves, 200_000);
  if (!fine) return null;
  const { name, game, start, first, moves } = text as StudyText;
  let study = { ...newStudy({ game, start, first, steps: [], players: { X: players.X as string, O: players.O as string }, brought: true }), name };
  const back: NodeId[] = []; // where to go on behind each closing parenthesis
  for (const found of moves.match(/[()]|[^\s()]+/g) ?? []) {
    if (study.nodes.length > MOST_MOVES) return null;
    if (found === "(") {
      const { parent } = nodeOf(study, study.at);
      if (parent === null) return null;
      back.push(study.at);
      study = { ...study, at: parent };
    } else if (found === ")") {
      const at = back.pop();
      if (at === undefined) return null;
      study = { ...study, at };
    } else if (found.length > 16) return null;
    else study = withStep(study, { move: found.replace(PASS, ""), pass: found.startsWith(PASS) });
  }
  return back.length ? null : { ...study, at: START };
}

// ---- in a link: compressed, in characters that may stand in an address

const MOST_BYTES = 1 << 20; // of a text that was compressed: a short link may hide a long one

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([new Uint8Array(bytes)]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value as Uint8Array);
    length += (value as Uint8Array).length;
    if (length > MOST_BYTES) throw new RangeError("too long");
  }
  return new Uint8Array(await new Blob(parts.map((part) => new Uint8Array(part))).arrayBuffer());
}

export async function toLink(study: Study): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(toText(study))), new CompressionStream("deflate-raw"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

export async function fromLink(link: string): Promise<Study | null> {
  try {
    const bytes = Uint8Array.from(atob(link.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
    return fromText(JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")))));
  } catch {
    return null;
  }
}
