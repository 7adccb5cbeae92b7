import type { MouseEvent } from "react";
import { createPath, resolvePath, type To } from "react-router-dom";
import { useAddress } from "#src/ui/page/use-address.ts";
import { useMove } from "#src/ui/page/use-move.ts";

type Press = Pick<MouseEvent, "button" | "metaKey" | "altKey" | "ctrlKey" | "shiftKey">;

/**
 * What makes an anchor lead to an address of the console without loading the page anew.
 * @param to the address; a query alone is one of the same screen.
 * @param state what the screen there is handed over, beside its address.
 */
export function useLink(to: To, state?: unknown) {
  const move = useMove();
  const address = useAddress();
  const path = resolvePath(to, address.pathname);
  const href = createPath(path);
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || asksTheBrowser(event)) return;
    event.preventDefault();
    // Where somebody is already is no step to go back to.
    move(path, { replace: href === createPath(address), state });
  };
  return { href, onClick };
}

/** Whether a press asks the browser for something of its own, such as another tab or its menu. */
export function asksTheBrowser({ button, metaKey, altKey, ctrlKey, shiftKey }: Press): boolean {
  return button !== 0 || metaKey || altKey || ctrlKey || shiftKey;
}
