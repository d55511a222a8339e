// Files that somebody chose: whole bases of games, or a text as it could have been pasted. What is in a base only its
// game knows: the reader lies in the game's folder, and all that are there are found.
import { isBinary, Unreadable, type FileReader, type ListedGame } from "./listed";

const modules = import.meta.glob<{ makeReader: () => FileReader }>("../../../../src/games/*/page/files.ts", { eager: true });

// More than the largest base there is; a file that is no base is not read into memory for nothing.
const LARGEST = 64 * 1024 * 1024;
// What is chosen together: twice the files of the largest base, and room for all of them in memory.
export const MOST_FILES = 200;
export const LARGEST_SUM = 128 * 1024 * 1024;
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

// Before a byte is read.
function check(files: readonly ChosenFile[]): void {
  if (files.length > MOST_FILES) throw new Unreadable("many", { count: files.length, most: MOST_FILES });
  const large = files.find(({ size }) => size > LARGEST);
  if (large) throw new Unreadable("large", { file: large.name });
  const mebibytes = (bytes: number) => Math.ceil(bytes / (1024 * 1024));
  const sum = files.reduce((all, { size }) => all + size, 0);
  if (sum > LARGEST_SUM) throw new Unreadable("sum", { size: mebibytes(sum), most: mebibytes(LARGEST_SUM) });
}

async function bytesOf(file: ChosenFile): Promise<Uint8Array> {
  return new Uint8Array(await file.arrayBuffer());
}

// Spaces and line ends at most.
const isBlank = (bytes: Uint8Array) => bytes.every((byte) => byte === 0x20 || (byte >= 0x09 && byte <= 0x0d));

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

// Remembers what files said of the games of others, such as the players' names, for those that are chosen later.
export class GameFiles {
  private readonly readers = Object.values(modules).map((module) => module.makeReader());

  // The games of a text that has them one after the other.
  gamesIn(text: string): readonly ListedGame[] {
    return this.readers.flatMap((reader) => reader.gamesIn(text));
  }

  async read(files: readonly ChosenFile[]): Promise<Found> {
    check(files);
    let games: ListedGame[] = [];
    const empty: string[] = [];
    const texts: (Text & { readonly games: number })[] = [];
    for (const { name, bytes } of await this.unlearned(files)) {
      if (isBlank(bytes)) {
        empty.push(name);
        continue;
      }
      const base = this.baseIn(name, bytes);
      if (base) {
        games = games.concat(base);
        continue;
      }
      if (isBinary(bytes)) throw new Unreadable("binary", { file: name });
      const text = new TextDecoder().decode(bytes);
      if (text.trim() === "") {
        empty.push(name);
        continue;
      }
      const several = this.gamesIn(text);
      games = games.concat(several);
      texts.push({ file: name, text, games: several.length });
    }
    // Alone it is opened at once.
    if (texts.length === 1 && games.length === texts[0]!.games && games.length < 2) return { text: sendable(texts[0]!) };
    const others = texts.filter((one) => one.games === 0).map(listedText);
    if (games.length + others.length > 0) return { games: [...others, ...games] };
    throw empty.length > 0 ? new Unreadable("empty", { file: empty[0]! }) : new Unreadable("none");
  }

  // Those that have games in them, once all others were looked at. One file is read after the other: what only says
  // more of others is not kept beside them.
  private async unlearned(files: readonly ChosenFile[]): Promise<{ name: string; bytes: Uint8Array }[]> {
    const left: { name: string; bytes: Uint8Array }[] = [];
    for (const file of files) {
      const bytes = await bytesOf(file);
      if (isBlank(bytes) || !this.readers.some((reader) => reader.learn(file.name, bytes))) left.push({ name: file.name, bytes });
    }
    return left;
  }

  private baseIn(name: string, bytes: Uint8Array): readonly ListedGame[] | null {
    for (const reader of this.readers) {
      const games = reader.base(name, bytes);
      if (games) return games;
    }
    return null;
  }
}
