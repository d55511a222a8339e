// Which games the visitor knows: those that were played here, or whose rules were read.
import { keep, recall } from "../state/preferences.svelte";

const key = (game: string) => `knows.${game}`;

export const knows = (game: string): boolean => recall(key(game)) !== null;
export const learnt = (game: string): void => keep(key(game), "yes");
