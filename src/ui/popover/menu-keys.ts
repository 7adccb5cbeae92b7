import type { KeyboardEvent } from "react";

/** Focuses a menu's first entry; call it once Blueprint has recorded the previous focus. */
export function focusFirstEntry(menu: HTMLElement): void {
  entriesOf(menu)[0]?.focus();
}

/** Moves the focus through a menu's entries with the arrow keys, Home and End. */
export function moveThroughEntries(event: KeyboardEvent<HTMLElement>): void {
  const entries = entriesOf(event.currentTarget);
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries.at(next % entries.length)?.focus();
}

function entriesOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
}
