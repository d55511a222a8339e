// What is answered, closed or replaced takes the focus along, and a browser then has none: who uses the keyboard would begin at the top
// of the page again. The focus goes to what took the place, or to what comes next there.
interface Place {
  readonly parent: Element;
  readonly before: readonly Element[]; // the nearest first
}

// From the inside out.
function placesOf(element: Element): Place[] {
  const places: Place[] = [];
  for (let child = element; child.parentElement; child = child.parentElement) {
    const before: Element[] = [];
    for (let one = child.previousElementSibling; one; one = one.previousElementSibling) before.push(one);
    places.push({ parent: child.parentElement, before });
  }
  return places;
}

// Older browsers cannot say.
const isSeen = (element: Element) => typeof element.checkVisibility !== "function" || element.checkVisibility();

const canTake = (element: Element): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) &&
  element.tabIndex >= 0 &&
  !element.matches(":disabled, [type=radio]:not(:checked)") &&
  isSeen(element);

const REACHED = "a[href], button, input, select, textarea, summary, [tabindex]";

// Nobody is led out of a dialog that is open. Where another tab has come, its heading says so, and arrows still mean its moves.
const isWhole = (element: Element) => element.matches("main, dialog[open]");
const headingOf = (element: Element) => element.querySelector<HTMLElement>(":scope > h1");

function nextAt(places: readonly Place[]): HTMLElement | SVGElement | null {
  for (const { parent, before } of places) {
    if (!parent.isConnected || !isSeen(parent)) continue;
    const heading = headingOf(parent);
    if (heading) return heading;
    const all = [...parent.querySelectorAll(REACHED)].filter(canTake);
    const last = before.find((one) => one.parentElement === parent);
    const next = last ? all.find((one) => last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING && !last.contains(one)) : all[0];
    const found = next ?? all.at(-1);
    if (found) return found;
    if (isWhole(parent)) break;
  }
  return null;
}

// Returns what ends it.
export function keepFocus(page: Document): () => void {
  let held: { element: Element; places: Place[] } | null = null;
  let byKey = true; // a finger or a mouse needs no focus: one on a field would open a phone's keyboard
  const hold = ({ target }: Event) => (held = target instanceof Element ? { element: target, places: placesOf(target) } : null);
  const onKey = () => (byKey = true);
  const onPointer = () => (byKey = false);
  const observer = new MutationObserver(() => {
    if (!held || held.element.isConnected) return;
    if (!byKey || (page.activeElement && page.activeElement !== page.body)) held = null;
    else nextAt(held.places)?.focus(); // where there is nothing yet, it is on its way
  });
  page.addEventListener("focusin", hold);
  page.addEventListener("keydown", onKey, true);
  page.addEventListener("pointerdown", onPointer, true);
  observer.observe(page.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    page.removeEventListener("focusin", hold);
    page.removeEventListener("keydown", onKey, true);
    page.removeEventListener("pointerdown", onPointer, true);
  };
}
