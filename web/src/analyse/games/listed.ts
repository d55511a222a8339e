// A game in a list to choose from, wherever the list comes from.

export interface ListedGame {
  readonly name?: string; // where nobody knows who plays: the file that it stands in
  readonly black: string;
  readonly white: string;
  readonly event: string;
  readonly year: number | null;
  readonly score: number | null; // discs of black less those of white
  readonly text: () => string; // what opens it
  readonly cells?: () => Uint8Array; // of its moves, without passes, where it is a game on the usual board
  readonly base?: string; // the kind of base that it comes from, where its text is of another kind
}

// What is wrong with a file; the words are in the dictionaries under "file." and the code.
export class Unreadable extends Error {
  constructor(
    readonly code: "short" | "long" | "size" | "solitaire" | "names" | "none" | "large" | "proof" | "binary",
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
