// What a visitor chose for this browser: kept in local storage, where there is one.
import type { Language } from "../i18n/languages";

export type Theme = "system" | "light" | "dark";
export const BOARDS = ["green", "wood", "slate"] as const;
export type BoardTheme = (typeof BOARDS)[number];

function kept<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  try {
    const value = localStorage.getItem(`lawan.${key}`);
    return allowed.includes(value as T) ? (value as T) : otherwise;
  } catch {
    return otherwise;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`lawan.${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`lawan.${key}`);
  } catch {
    return null;
  }
}

// All whose keys begin so.
export function recallAll(start: string): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(`lawan.${start}`) ? [localStorage.getItem(key)!] : []));
  } catch {
    return [];
  }
}

// Said to the window when a score that is kept has changed.
export const PRACTISED = "lawan-practised";
export const sayPractised = () => dispatchEvent(new Event(PRACTISED));

const SWITCH = ["on", "off"] as const;

class Preferences {
  language: Language = $state(
    kept("language", ["en", "id"], navigator.language?.toLowerCase().startsWith("id") ? "id" : "en"),
  );
  theme: Theme = $state(kept("theme", ["system", "light", "dark"], "system"));
  board: BoardTheme = $state(kept("board", BOARDS, "green"));
  sound = $state(kept("sound", SWITCH, "off") === "on");
  shortcuts = $state(kept("shortcuts", SWITCH, "on") === "on");
  showLegal = $state(kept("show-legal", SWITCH, "on") === "on");
  turned = $state(false);

  nextBoard(): void {
    this.board = BOARDS[(BOARDS.indexOf(this.board) + 1) % BOARDS.length]!;
  }

  // Writes every choice down when it changes, and tells the document.
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        keep("language", this.language);
        document.documentElement.lang = this.language;
      });
      $effect(() => {
        keep("board", this.board);
        document.documentElement.dataset.board = this.board;
      });
      $effect(() => keep("sound", this.sound ? "on" : "off"));
      $effect(() => keep("shortcuts", this.shortcuts ? "on" : "off"));
      $effect(() => keep("show-legal", this.showLegal ? "on" : "off"));
      $effect(() => {
        keep("theme", this.theme);
        const dark = matchMedia("(prefers-color-scheme: dark)");
        const apply = () => {
          const shown = this.theme === "system" ? (dark.matches ? "dark" : "light") : this.theme;
          document.documentElement.dataset.theme = shown;
        };
        apply();
        dark.addEventListener("change", apply);
        return () => dark.removeEventListener("change", apply);
      });
    });
  }
}

export const preferences = new Preferences();
