import type { KeyboardEvent } from "react";

/** Puts the focus on the first entry of a menu that opens; once Blueprint has noted where it was before. */
export function focusFirstEntry(menu: HTMLElement): void {
  entriesOf(menu)[0]?.focus();
}

/** Moves the focus through a menu's entries with the arrow keys, Home and End, as menus do everywhere. */
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
