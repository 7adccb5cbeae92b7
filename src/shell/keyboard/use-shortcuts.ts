import { useLayoutEffect } from "react";
import { areSingleKeysOn } from "#src/services/single-key-shortcuts.ts";
import { isModalOpen } from "#src/ui/dialog/modal.ts";
import { isPressed, isSymbol, type Shortcut } from "#src/ui/keyboard/shortcuts.ts";

/**
 * Runs an action when its shortcut is pressed anywhere in the console. Single characters are ignored in fields, and all
 * shortcuts while a modal dialog is open.
 */
export function useShortcuts(actions: Partial<Record<Shortcut, () => void>>): void {
  // In a layout effect, so that keys pressed right after the first paint count.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      if (isSymbol(event.key) && !(event.ctrlKey || event.metaKey) && (!areSingleKeysOn() || isField(event.target)))
        return;
      const entries = Object.entries(actions) as [Shortcut, () => void][];
      const match = entries.find(([shortcut]) => isPressed(shortcut, event));
      if (!match || isModalOpen()) return;
      event.preventDefault();
      match[1]();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  });
}

/** Whether an element takes text input. */
export function isField(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role=textbox]"))
  );
}
