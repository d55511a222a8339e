// The page's address: which tab, and what somebody shared.
export const TABS = ["play", "analyse", "learn", "watch"] as const;
export type Tab = (typeof TABS)[number];

export interface Route {
  tab: Tab;
  shared: string | null;
}

// "#learn", or "#open=TEXT" as it stands in a link that was shared.
export function routeOf(hash: string): Route {
  const text = hash.replace(/^#/, "");
  const shared = /^open=(.+)$/s.exec(text);
  if (shared) {
    try {
      return { tab: "analyse", shared: decodeURIComponent(shared[1]!) };
    } catch {
      return { tab: "analyse", shared: shared[1]! };
    }
  }
  return { tab: TABS.find((tab) => tab === text) ?? "play", shared: null };
}

export function shareAddress(base: string, text: string): string {
  return `${base.replace(/#.*$/s, "")}#open=${encodeURIComponent(text)}`;
}
