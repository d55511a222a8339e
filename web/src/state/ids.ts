// Each game on a board of Play has a name of its own, so that others know it from the one before.
import { keep, recall } from "./preferences.svelte";

// Not crypto.randomUUID: browsers have that only where the address is secure, and a server at home has no certificate.
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const key = (board: string) => `game-id.${board}`;

export function newGameId(board: string, id = newId()): string {
  keep(key(board), id);
  return id;
}

export const gameIdOf = (board: string): string => recall(key(board)) ?? newGameId(board);
