// What the tabs of a page that has no server, and the engine that serves them all, say to each other. The engine
// is in a worker of one of the tabs; when that tab goes, a worker of another one starts an engine.

// A tab's letters have numbers from nought. One that the engine has not said to have got may be sent again.
export type Letter = { tab: number; number: number } & ({ what: "open" | "close" } | { what: "text"; text: string });

export type FromEngine = { engine: number } & (
  | { what: "here" } // to all tabs: it has just started
  | { what: "failed"; why: string; failure: Failure } // to all tabs: it could not start
  | { what: "fetching"; file: string | null } // to all tabs: what it waits for, or that it has it
  | { what: "opened"; to: number; longest: number | null } // seconds of a bot's thought, where this browser can do no better
  | { what: "got"; to: number; number: number }
  | { what: "text"; to: number; text: string }
);

// Why there is no engine: none of them starts in this browser, their files cannot be had, or a tab that shows another version
// of this page, or another folder of its host, has the lock.
export type Failure = "engine" | "network" | "other-version";

// What a worker is told by the tab that starts it.
export interface Order {
  folder: string; // where the engine's files are
  channel: string;
  apart: boolean; // in a worker; otherwise the page stands still while a bot thinks
  shares: boolean; // with other tabs
  bell: Int32Array | null; // in memory shared with the tab, which counts letters there; none where the browser gives no such memory
}
// And then: where letters can be fetched from in the middle of a search.
export interface Mailbox {
  mailbox: string;
}

// The service worker passes this on, and every tab answers: a thread that searches hears nothing else.
export interface MailboxQuestion {
  question: string;
  after: Record<number, number>; // by tab, the number of the letter that is awaited
}
export interface MailboxAnswer {
  answer: string; // the question
  letters: Letter[];
}

export const MAILBOX_CHANNEL = "lawan-mailbox"; // public/sw.js knows it too
export const ENGINE_LOCK = "lawan-engine";
export const lockOfChannel = (channel: string) => `lawan-engine ${channel}`; // whose engine has that lock
export const lockOfEngine = (engine: number) => `lawan-engine-${engine}`; // held as long as it is there
export const tabLock = (tab: number) => `lawan-tab-${tab}`;

// Without locks every tab has an engine of its own: on addresses that are not secure, and where the visitor lets the page keep
// nothing, so that the browser has locks and refuses them.
let shares = false;
export const canShare = () => shares;
export const setSharing = (can: boolean) => (shares = can);
export async function tryToShare(): Promise<void> {
  setSharing(await Promise.resolve(navigator.locks?.query()).then((state) => state !== undefined, () => false));
}
