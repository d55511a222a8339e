// What a study is called: as somebody named it, else by who plays, else by its game.
import { t } from "../i18n";
import { gameName } from "../i18n/phrases";
import type { Study } from "../study/tree";

export function titleOf({ name, players, game }: Study): string {
  if (name) return name;
  if (players.X && players.O) return t("versus-short", { x: players.X, o: players.O });
  return gameName(game);
}
