// Files that somebody chose: whole bases of games, or a text as it could have been pasted.
import { gamesInGgf } from "./ggf";
import { Unreadable, type ListedGame } from "./listed";
import { isBinary, PLAYER, TOURNAMENT, looksLikeWthor, parseNames, parseWthor, type Names } from "./wthor";

// More than the largest base there is; a file that is no base is not read into memory for nothing.
const LARGEST = 64 * 1024 * 1024;
// A text is opened by the server, which takes messages of so many bytes; the message has a little more than the text.
const LARGEST_TEXT = 250 * 1024;

const LARGEST_PROOF = 200_000; // characters that a request to check it has room for

// Behind comments and empty lines, line by line: texts are long, and come from anybody.
export const isProof = (text: string) => /^(?:[^\S\n]*(?:#[^\n]*)?\n)*[^\S\n]*lawan-proof\b/.test(text);

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type Found = { readonly games: readonly ListedGame[] } | { readonly text: string };

const endsIn = (file: ChosenFile, ending: string) => file.name.toLowerCase().endsWith(ending);

async function bytesOf(file: ChosenFile): Promise<Uint8Array> {
  if (file.size > LARGEST) throw new Unreadable("large", { file: file.name });
  return new Uint8Array(await file.arrayBuffer());
}

async function namesIn(files: readonly ChosenFile[], ending: string, size: number): Promise<string[]> {
  const file = files.find((one) => endsIn(one, ending));
  return file ? parseNames(await bytesOf(file), size) : [];
}

interface Text {
  readonly file: string;
  readonly text: string;
}

function sendable({ file, text }: Text): string {
  if (isProof(text) && text.length > LARGEST_PROOF) throw new Unreadable("proof", { file });
  if (new TextEncoder().encode(JSON.stringify(text)).length > LARGEST_TEXT) throw new Unreadable("large", { file });
  return text;
}

// Whatever the text may be: what it is the server says when it is chosen.
function listedText(one: Text): ListedGame {
  const text = sendable(one);
  return { name: one.file, black: "", white: "", event: "", year: null, score: null, text: () => text };
}

// Names come from .jou and .trn files chosen along with the games, or earlier: `known`.
export async function readFiles(files: readonly ChosenFile[], known: Names): Promise<{ found: Found; names: Names }> {
  const players = await namesIn(files, ".jou", PLAYER);
  const tournaments = await namesIn(files, ".trn", TOURNAMENT);
  const names = { players: players.length ? players : known.players, tournaments: tournaments.length ? tournaments : known.tournaments };
  let games: ListedGame[] = [];
  const texts: (Text & { readonly games: number })[] = [];
  for (const file of files.filter((one) => !endsIn(one, ".jou") && !endsIn(one, ".trn"))) {
    const bytes = await bytesOf(file);
    if (looksLikeWthor(bytes) || endsIn(file, ".wtb")) {
      games = games.concat(parseWthor(bytes, names));
      continue;
    }
    if (isBinary(bytes)) throw new Unreadable("binary", { file: file.name });
    const text = new TextDecoder().decode(bytes);
    const several = gamesInGgf(text);
    games = games.concat(several);
    if (text.trim() !== "") texts.push({ file: file.name, text, games: several.length });
  }
  // Alone it is opened at once.
  if (texts.length === 1 && games.length === texts[0]!.games && games.length < 2) return { found: { text: sendable(texts[0]!) }, names };
  const others = texts.filter((one) => one.games === 0).map(listedText);
  if (games.length + others.length > 0) return { found: { games: [...others, ...games] }, names };
  throw new Unreadable("none");
}
