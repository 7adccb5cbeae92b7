/**
 * The topmost visible modal dialog. One that is fading out no longer counts.
 */
export function topModal(): Element | undefined {
  return [...document.querySelectorAll('[aria-modal="true"]')].findLast((dialog) => dialog.checkVisibility());
}

/** Whether a modal dialog is open. */
export function isModalOpen(): boolean {
  return topModal() !== undefined;
}
