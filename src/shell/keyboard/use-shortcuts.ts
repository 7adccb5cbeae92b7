import { useEffectEvent, useLayoutEffect } from "react";
import { areSingleKeysOn } from "#src/services/single-key-shortcuts.ts";
import { isModalOpen } from "#src/ui/dialog/modal.ts";
import { isPressed, isSymbol, type Shortcut } from "#src/ui/keyboard/shortcuts.ts";

/**
 * Listens for shortcuts that work anywhere in the console. Single characters are ignored while a field has the focus, and
 * all shortcuts while a modal dialog is open, which they would cover or leave.
 */
export function useShortcuts(actions: Partial<Record<Shortcut, () => void>>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (isSymbol(event.key) && !(event.ctrlKey || event.metaKey) && (!areSingleKeysOn() || isField(event.target)))
      return;
    const [meant] = entriesOf(actions).filter(([shortcut]) => isPressed(shortcut, event));
    if (!meant || isModalOpen()) return;
    event.preventDefault();
    meant[1]();
  });
  // With the frame itself, so that no press is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

function entriesOf(carryOut: Partial<Record<Shortcut, () => void>>) {
  return Object.entries(carryOut) as [Shortcut, () => void][];
}

/** Whether something can be typed into. */
export function isField(target: EventTarget | null) {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, [role=textbox]"))
  );
}
