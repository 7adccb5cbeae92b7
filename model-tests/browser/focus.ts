/** Runs in the page: the focused element, if a modal dialog is open and the focus is in no dialog (9.6); else null. */
export function focusBesideDialog(): string | null {
  const isOpen = [...document.querySelectorAll('[aria-modal="true"]')].some((dialog) => dialog.checkVisibility());
  const focused = document.activeElement;
  // From a focus trap, Tab leads into its dialog.
  const isInside = focused?.closest('[aria-modal="true"], [role$="dialog"], [class*="focus-trap"]');
  return isOpen && !isInside ? (focused?.outerHTML.slice(0, 200) ?? "nothing") : null;
}
