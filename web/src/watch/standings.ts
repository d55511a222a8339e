// What a table of standings says of a bot. Who has not played yet has no figures: a rating of zero would be one.
import { number, signed } from "../i18n";

interface Played {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

const games = ({ wins, draws, losses }: Played) => wins + draws + losses;

// Won, drawn, lost.
export const scoreOf = (played: Played): string | null => (games(played) === 0 ? null : [played.wins, played.draws, played.losses].map(number).join("-"));

export const ratingOf = ({ elo, error }: { readonly elo: number | null; readonly error: number | null }): { elo: string; error: string } | null =>
  elo === null || error === null ? null : { elo: signed(Math.round(elo)), error: number(Math.round(error)) };
