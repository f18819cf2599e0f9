/** Dragging cards with mouse, pen or finger: what is dragged, and where it is let go. */

const FAR = 8; // pixels from which on it is no click

export interface Drop {
  /** `data-drop` of the place: "hand", "new", "pile", or the number of a meld. */
  place: string;
  /** In the hand: the card before which to lie; null: at the end. */
  before: string | null;
}

/** Follow a pointer from a card on; `drop` is told where it was let go, if there is a place. */
export function drag(event: PointerEvent, ids: readonly string[], drop: (at: Drop) => void): void {
  if (event.button || !event.isPrimary) return;
  const { clientX, clientY, pointerId } = event;
  const card = event.currentTarget as HTMLElement;
  let ghost: HTMLElement | null = null;
  let over: Element | null = null;

  const place = (x: number, y: number): Element | null =>
    document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;

  function move(at: PointerEvent): void {
    if (at.pointerId !== pointerId) return;
    const [x, y] = [at.clientX - clientX, at.clientY - clientY];
    if (!ghost) {
      if (Math.hypot(x, y) < FAR) return;
      ghost = pickUp();
    }
    ghost.style.translate = `${x}px ${y}px`;
    const now = place(at.clientX, at.clientY);
    if (now !== over) {
      over?.classList.remove("over");
      now?.classList.add("over");
      over = now;
    }
  }

  function pickUp(): HTMLElement {
    const made = document.createElement("div");
    made.className = "ghost";
    for (const each of document.querySelectorAll<HTMLElement>("[data-card]")) {
      if (!ids.includes(each.dataset["card"] ?? "")) continue;
      const copy = each.cloneNode(true) as HTMLElement;
      each.classList.add("lifted");
      const { width, height } = each.getBoundingClientRect();
      copy.removeAttribute("data-card");
      copy.style.width = `${width}px`;
      copy.style.height = `${height}px`;
      made.append(copy);
    }
    const { left, top } = card.getBoundingClientRect();
    made.style.left = `${left}px`;
    made.style.top = `${top}px`;
    document.body.append(made);
    document.body.classList.add("dragging");
    return made;
  }

  function end(at: PointerEvent): void {
    if (at.pointerId !== pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    over?.classList.remove("over");
    if (!ghost) return;
    ghost.remove();
    document.body.classList.remove("dragging");
    for (const each of document.querySelectorAll(".lifted")) each.classList.remove("lifted");
    // The click that follows a drag means nothing.
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (at.type === "pointercancel") return;
    const found = place(at.clientX, at.clientY) as HTMLElement | null;
    if (found) drop({ place: found.dataset["drop"] ?? "", before: before(found, at) });
  }

  function before(found: HTMLElement, at: PointerEvent): string | null {
    const cards = [...found.querySelectorAll<HTMLElement>("[data-card]")];
    const next = cards.find((each) => {
      const box = each.getBoundingClientRect();
      if (ids.includes(each.dataset["card"] ?? "")) return false;
      return at.clientY < box.bottom && (at.clientX < box.left + box.width / 2 || at.clientY < box.top);
    });
    return next?.dataset["card"] ?? null;
  }

  function swallow(click: MouseEvent): void {
    click.stopPropagation();
    click.preventDefault();
  }

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
