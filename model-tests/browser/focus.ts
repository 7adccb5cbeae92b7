/** Runs in the page: the focused element, if a modal dialog is open and the focus is outside it (9.6); else null. */
export function focusBesideDialog(): string | null {
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')].filter((dialog) => dialog.checkVisibility());
  // Paper has no focus, and what is beside the receipt is hidden.
  if (matchMedia("print").matches) return null;
  // From a focus trap, Tab leads into its dialog.
  if (document.activeElement?.matches('[class*="focus-trap"]')) return null;
  const isLost = dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(document.activeElement));
  return isLost ? (document.activeElement?.outerHTML.slice(0, 200) ?? "nothing") : null;
}
