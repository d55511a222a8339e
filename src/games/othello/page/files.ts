// The files of games that the page reads itself: WTHOR bases, with the names that stand in files beside them, and GGF.
import type { FileReader } from "../../../../web/src/analyse/games/listed";
import { gamesInGgf } from "./ggf";
import { looksLikeWthor, parseNames, parseWthor, PLAYER, TOURNAMENT, type Names } from "./wthor";

const endsIn = (name: string, ending: string) => name.toLowerCase().endsWith(ending);

export function makeReader(): FileReader {
  const names: { -readonly [kind in keyof Names]: Names[kind] } = { players: [], tournaments: [] };
  return {
    learn(name, bytes) {
      if (endsIn(name, ".jou")) names.players = parseNames(bytes, PLAYER);
      else if (endsIn(name, ".trn")) names.tournaments = parseNames(bytes, TOURNAMENT);
      else return false;
      return true;
    },
    base: (name, bytes) => (looksLikeWthor(bytes) || endsIn(name, ".wtb") ? parseWthor(bytes, { ...names }) : null),
    gamesIn: gamesInGgf,
  };
}
