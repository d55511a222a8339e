// A game in a list to choose from, wherever the list comes from.
import type { Extent } from "../../board/geometry";

export interface ListedGame {
  readonly name?: string; // where nobody knows who plays: the file that it stands in
  readonly black: string;
  readonly white: string;
  readonly event: string;
  readonly year: number | null;
  readonly score: number | null; // discs of black less those of white
  readonly text: () => string; // what opens it
  // The cells of its moves, without passes, where it begins as usual. A large board has more of them than a byte can name.
  readonly played?: { readonly board: Extent; readonly cells: () => Uint16Array };
  readonly base?: string; // the kind of base that it comes from, where its text is of another kind
}

// No text has zeros.
export const isBinary = (bytes: Uint8Array) => bytes.subarray(0, 1024).includes(0);

// What the folder of a game knows of files of games: those that no message to the server has room for.
export interface FileReader {
  // True for a file that only says more of the games in others, such as who played: it is kept for them.
  learn(name: string, bytes: Uint8Array): boolean;
  // The games of a base; null where the file is none. Throws Unreadable.
  base(name: string, bytes: Uint8Array): readonly ListedGame[] | null;
  // The games of a text that has them one after the other.
  gamesIn(text: string): readonly ListedGame[];
}

// What is wrong with a file; the words are in the dictionaries under "file." and the code.
export class Unreadable extends Error {
  constructor(
    readonly code: "short" | "long" | "size" | "solitaire" | "names" | "none" | "empty" | "large" | "proof" | "binary" | "many" | "sum",
    readonly values: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

export interface Wanted {
  readonly player: string;
  readonly event: string;
  readonly from: string;
  readonly to: string;
}

// Letters with and without accents are the same for whoever looks for a name.
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

// Fields that are left empty ask for nothing. A game whose year is not known is in no range of years. Names are made plain
// once for a list, at the first search: whole bases have a hundred thousand games, and every letter typed searches again.
export function searchIn(games: readonly ListedGame[]): (wanted: Wanted) => readonly ListedGame[] {
  let plainNames: { readonly who: string; readonly event: string }[] | null = null;
  return (wanted) => {
    const player = plain(wanted.player);
    const event = plain(wanted.event);
    const from = Number.parseInt(wanted.from, 10);
    const to = Number.parseInt(wanted.to, 10);
    if (player !== "" || event !== "") {
      // A line end between two names, so that nothing is found across them.
      plainNames ??= games.map((game) => ({ who: plain([game.black, game.white, game.name ?? ""].join("\n")), event: plain(game.event) }));
    }
    const names = plainNames;
    return games.filter(
      (game, i) =>
        (names === null || (names[i]!.who.includes(player) && names[i]!.event.includes(event))) &&
        (Number.isNaN(from) || (game.year !== null && game.year >= from)) &&
        (Number.isNaN(to) || (game.year !== null && game.year <= to)),
    );
  };
}
