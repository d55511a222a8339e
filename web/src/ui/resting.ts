// A button with nothing to do for now. The browser takes the focus from one that is disabled, and whoever uses the keyboard is lost
// after the last step back; this one keeps it, is called unavailable, and does nothing.
import type { Attachment } from "svelte/attachments";

export const resting = (rests: boolean): Attachment<HTMLElement> => (button) => {
  button.setAttribute("aria-disabled", String(rests));
  if (!rests) return;
  const nothing = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  button.addEventListener("click", nothing, true);
  return () => button.removeEventListener("click", nothing, true);
};
