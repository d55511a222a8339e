// Single keys as shortcuts: not while something is typed, nor with a modifier, nor when switched off.
import { preferences } from "./preferences.svelte";

type Actions = Record<string, () => unknown>;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(radio|checkbox)$/.test(target.type));

export function shortcuts(actions: () => Actions): (event: KeyboardEvent) => void {
  return (event) => {
    if (!preferences.shortcuts || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (typing(event.target) || document.querySelector("dialog[open]")) return;
    // Arrows choose among radio buttons.
    if (event.key.startsWith("Arrow") && event.target instanceof HTMLInputElement) return;
    // The space bar presses what has the focus.
    if (event.key === " " && event.target instanceof Element && event.target.closest("button, summary, a, input")) return;
    const table = actions();
    const action = Object.hasOwn(table, event.key) ? table[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
}
