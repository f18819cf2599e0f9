/** Cards move from where they were to where they are; they hold still under reduced motion. */

import { tick } from "svelte";

const TIME = 280;
const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const places = new Map<string, DOMRect>();

function cards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-card]")];
}

/** Call before the page changes: remembers where every card lies, and moves them afterwards. */
export function moving(): void {
  if (calm.matches) return;
  places.clear();
  for (const card of cards()) {
    const id = card.dataset["card"];
    if (id) places.set(id, card.getBoundingClientRect());
  }
  void tick().then(play);
}

function play(): void {
  for (const card of cards()) {
    const before = places.get(card.dataset["card"] ?? "");
    const was = before ?? origin(card);
    const now = card.getBoundingClientRect();
    if (!now.width) continue;
    if (!was) {
      card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: TIME / 2 });
      continue;
    }
    const x = was.left + was.width / 2 - (now.left + now.width / 2);
    const y = was.top + was.height / 2 - (now.top + now.height / 2);
    // Where it comes from may be a whole place at the table: that is no size for a card.
    const scale = before ? before.width / now.width : 1;
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.05) continue;
    card.classList.add("moving");
    const run = card.animate(
      [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: "none" }],
      { duration: TIME, easing: EASE },
    );
    const still = () => card.classList.remove("moving");
    run.onfinish = still;
    run.oncancel = still;
  }
}

/** Where a card that nobody has seen before comes from. */
function origin(card: HTMLElement): DOMRect | undefined {
  const { from } = card.dataset;
  return from ? document.getElementById(from)?.getBoundingClientRect() : undefined;
}
