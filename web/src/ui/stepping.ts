// Steps through a game over the board: the wheel, and swipes to the side.
import type { Attachment } from "svelte/attachments";

const SWIPE = 48; // pixels to the side, and more than up or down
const WHEEL = 40; // as much as one notch at least
const REST_MS = 80; // between steps of a wheel that rolls on

export function stepping(step: (by: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let rolled = 0;
    let last = 0;

    const onwheel = (event: WheelEvent) => {
      // Where the page can scroll, the wheel is for that.
      if (event.ctrlKey || document.documentElement.scrollHeight > innerHeight + 1) return;
      event.preventDefault();
      rolled += event.deltaY;
      if (Math.abs(rolled) < WHEEL || event.timeStamp - last < REST_MS) return;
      step(rolled > 0 ? 1 : -1);
      rolled = 0;
      last = event.timeStamp;
    };
    const ontouchstart = (event: TouchEvent) => {
      const [finger, other] = event.touches;
      from = finger && !other ? { x: finger.clientX, y: finger.clientY } : null;
    };
    const ontouchend = (event: TouchEvent) => {
      const finger = event.changedTouches[0];
      if (!from || !finger) return;
      const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
      from = null;
      if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
      if (event.cancelable) event.preventDefault(); // no click on the cell where it ended
      step(across < 0 ? 1 : -1);
    };
    element.addEventListener("wheel", onwheel, { passive: false });
    element.addEventListener("touchstart", ontouchstart, { passive: true });
    element.addEventListener("touchend", ontouchend);
    return () => {
      element.removeEventListener("wheel", onwheel);
      element.removeEventListener("touchstart", ontouchstart);
      element.removeEventListener("touchend", ontouchend);
    };
  };
}
