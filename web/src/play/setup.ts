// What is chosen in the dialog for a new game, and the request it becomes.
import { YOU } from "../i18n/phrases";
import type { OpeningChoice, PlayerChoice, ReplyState, RequestInvite, RequestNew, Side } from "../protocol/messages";
import { keep, recall } from "../state/preferences.svelte";
import type { Game } from "../state/session.svelte";
import { changed, wrongValue } from "../ui/spec";

export interface PlayerSetup {
  kind: "human" | "level" | "bot";
  name: string; // empty: the usual one
  level: number;
  bot: string;
  moveTime: string; // seconds; empty: the bot's own
}

export interface Setup {
  game: string;
  settings: Record<string, string>;
  players: Record<Side, PlayerSetup>;
  invite: Side | null; // the visitor's side in a game with somebody on another device
  opening: OpeningChoice["name"] | null; // how it begins, where that is not the first move
  clock: boolean;
  minutes: string;
  increment: string;
}

export type Preset = Game["guide"]["presets"][number];

const FIRST_LEVEL = 3;

function player(kind: PlayerSetup["kind"], game: Game): PlayerSetup {
  return { kind, name: "", level: FIRST_LEVEL, bot: game.usual_bot, moveTime: "" };
}

export function usualSetup(game: Game, bots: boolean): Setup {
  return {
    game: game.name,
    settings: {},
    players: bots
      ? { X: player("level", game), O: { ...player("level", game), level: Math.min(10, FIRST_LEVEL + 2) } }
      : { X: player("human", game), O: player("level", game) },
    invite: null,
    opening: null,
    clock: false,
    minutes: "5",
    increment: "3",
  };
}

// What was chosen last for a game, here in this browser.
const key = (game: string, bots: boolean) => `${bots ? "match" : "setup"}.${game}`;

export function keepSetup(setup: Setup, bots: boolean): void {
  keep(key(setup.game, bots), JSON.stringify(setup));
}

export function keptSetup(game: Game, bots: boolean): Setup | null {
  try {
    const kept = JSON.parse(recall(key(game.name, bots)) ?? "null") as Partial<Setup> | null;
    if (!kept?.players?.X || !kept.players.O || !kept.settings) return null;
    const usual = usualSetup(game, bots);
    const known = (player: PlayerSetup) => player.kind !== "bot" || game.bots.some((bot) => player.bot.split("(")[0] === bot.name);
    if (!known(kept.players.X) || !known(kept.players.O)) return null;
    const settings = Object.fromEntries(Object.entries(kept.settings).filter(([name]) => game.settings.some((option) => option.name === name)));
    const opening = game.beginnings.find((one) => one.name === kept.opening)?.name ?? null;
    return { ...usual, ...kept, game: game.name, settings, opening, invite: null };
  } catch {
    return null; // written by another version of the page
  }
}

// ---- one tap: who plays whom, whatever the game

export interface Opponent {
  kind: "level" | "human" | "link"; // link: a person on another device
  level: number;
  side: Side; // the visitor's
}

export const usualOpponent = (): Opponent => ({ kind: "level", level: FIRST_LEVEL, side: "X" });

export function keptOpponent(): Opponent {
  try {
    const kept = JSON.parse(recall("opponent") ?? "null") as Partial<Opponent> | null;
    const usual = usualOpponent();
    return {
      kind: kept?.kind === "human" || kept?.kind === "link" ? kept.kind : "level",
      level: Math.min(10, Math.max(1, Math.round(Number(kept?.level)))) || usual.level,
      side: kept?.side === "O" ? "O" : "X",
    };
  } catch {
    return usualOpponent();
  }
}

export const keepOpponent = (opponent: Opponent): void => keep("opponent", JSON.stringify(opponent));

export function presetSetup(game: Game, preset: Preset, opponent: Opponent): Setup {
  const usual = usualSetup(game, false);
  const other: PlayerSetup = { ...player(opponent.kind === "level" ? "level" : "human", game), level: opponent.level };
  const you = player("human", game);
  return {
    ...usual,
    settings: Object.fromEntries(Object.entries(preset.settings).map(([name, value]) => [name, String(value)])),
    players: opponent.side === "X" ? { X: you, O: other } : { X: other, O: you },
    invite: opponent.kind === "link" ? opponent.side : null,
    clock: preset.clock !== null,
    minutes: String((preset.clock ?? 300) / 60),
    increment: "0",
  };
}

// The set-up of a game that is on the board, to be changed for the next one.
export function setupOf(state: ReplyState, game: Game): Setup {
  const from = (side: Side): PlayerSetup => {
    const now = state.players[side];
    return {
      kind: now.kind,
      // A name that was not chosen stays so.
      name: now.kind === "human" && !YOU.includes(now.name) ? now.name : "",
      level: now.level ?? FIRST_LEVEL,
      bot: now.kind === "bot" && now.bot ? now.bot : game.usual_bot,
      moveTime: "",
    };
  };
  const settings = Object.fromEntries(Object.entries(state.settings).map(([name, value]) => [name, String(value)]));
  return { ...usualSetup(game, false), settings, opening: state.opening?.name ?? null, players: { X: from("X"), O: from("O") } };
}

function choice(setup: PlayerSetup, humanName: string): PlayerChoice {
  const name = setup.name.trim();
  const result: PlayerChoice = { kind: setup.kind };
  if (name) result.name = name;
  else if (setup.kind === "human") result.name = humanName;
  if (setup.kind === "bot") result.bot = setup.bot;
  if (setup.kind === "level") result.level = setup.level;
  const time = Number(setup.moveTime);
  if (setup.kind !== "human" && setup.moveTime !== "" && Number.isFinite(time)) result.move_time = time;
  return result;
}

export interface HumanNames {
  one: string; // the only human
  both: Record<Side, string>; // two of them
}

export function newGame(board: string, setup: Setup, game: Game, names: HumanNames): Omit<RequestNew, "id"> {
  const two = setup.players.X.kind === "human" && setup.players.O.kind === "human";
  const name = (side: Side) => (two ? names.both[side] : names.one);
  return {
    type: "new",
    board,
    game: setup.game,
    settings: changed(game.settings, setup.settings),
    players: { X: choice(setup.players.X, name("X")), O: choice(setup.players.O, name("O")) },
    ...(setup.opening ? { opening: { name: setup.opening } } : {}),
    ...(setup.clock ? { clock: { seconds: Number(setup.minutes) * 60, increment: Number(setup.increment) || 0 } } : {}),
  };
}

// The same game for two devices; none where it is for one.
export function invitation(setup: Setup, game: Game, names: HumanNames): Omit<RequestInvite, "id"> | null {
  if (!setup.invite) return null;
  const { settings, players, clock, opening } = newGame("", setup, game, names);
  return { type: "invite", game: setup.game, settings, players, clock, opening, side: setup.invite };
}

// What has to be put right before the game can start, as a key for the words.
export function wrongSetup(setup: Setup, game: Game): string | null {
  const names = [setup.players.X.name.trim(), setup.players.O.name.trim()];
  if (names[0] !== "" && names[0] === names[1]) return "wrong.same-names";
  if (game.settings.some((option) => wrongValue(option, setup.settings[option.name] ?? ""))) return "wrong.settings";
  const minutes = Number(setup.minutes);
  if (setup.clock && !(minutes >= 0.05 && minutes <= 1440)) return "wrong.minutes";
  const increment = Number(setup.increment);
  if (setup.clock && !(increment >= 0 && increment <= 3600)) return "wrong.increment";
  return null;
}
