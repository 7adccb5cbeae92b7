/** Runs in the page: the focused element, if a modal dialog is open and the focus is not in the top one (9.6); else null. */
export function focusBesideDialog(): string | null {
  const top = [...document.querySelectorAll('[aria-modal="true"]')].findLast((dialog) => dialog.checkVisibility());
  const focused = document.activeElement;
  // From a focus trap, Tab leads into its dialog; on paper there is no focus.
  if (matchMedia("print").matches || focused?.matches('[class*="focus-trap"]')) return null;
  if (!top || top.contains(focused)) return null;
  return focused?.outerHTML.slice(0, 200) ?? "nothing";
}
