// The page's address: which tab, what of it, and what somebody shared.
import type { Game, Session } from "./session.svelte";

export const TABS = ["play", "analyse", "learn", "puzzles", "watch"] as const;
export type Tab = (typeof TABS)[number];

// What every tab is given.
export interface TabProps {
  session: Session;
  games: readonly Game[];
  route: Route;
  goTo: (tab: string) => void;
}

const CLASS = "class"; // in place of a tab: a teacher's view
const WITH = "with"; // in place of a tab: a game with somebody on another device
export const REVIEW = "review"; // in place of a study: the game in Play, judged

export interface Route {
  readonly tab: Tab;
  readonly rest: string; // behind the tab: a study, a game
  readonly shared: string | null; // a text that somebody shared
  readonly study: string | null; // a whole study in a link
  readonly key: string | null; // of a game that one was invited to
  readonly classroom: string | null; // what a teacher looks at: all, one of them, or how to come in
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// "#learn", "#analyse/ID", "#with/KEY", "#class/PERSON", or what was shared: "#study=LINK", and "#open=TEXT" as older links have it.
export function routeOf(hash: string): Route {
  const text = hash.replace(/^#/, "");
  const shared = /^(open|study)=(.+)$/s.exec(text);
  if (shared) {
    const whole = decoded(shared[2]!);
    return { tab: "analyse", rest: "", shared: shared[1] === "open" ? whole : null, study: shared[1] === "study" ? whole : null, key: null, classroom: null };
  }
  const [tab, ...rest] = text.split("/");
  const nothing = { rest: "", shared: null, study: null, key: null, classroom: null };
  if (tab === WITH) return { ...nothing, tab: "play", key: decoded(rest.join("/")) };
  if (tab === CLASS) return { ...nothing, tab: "play", classroom: decoded(rest.join("/")) };
  return { ...nothing, tab: TABS.find((one) => one === tab) ?? "play", rest: decoded(rest.join("/")) };
}

export const studyAddress = (base: string, link: string): string => `${base.replace(/#.*$/s, "")}#study=${link}`;
export const invitedAddress = (base: string, key: string): string => `${base.replace(/#.*$/s, "")}#${WITH}/${key}`;
