/** Whether a dialog can be seen. One that is about to be taken down, and out of sight already, counts no more. */
export function isDialogOpen(): boolean {
  return isInSight('[role="dialog"], [role="alertdialog"]');
}

/** Whether one stands above the page, which can be used again only once it has closed. */
export function isModalOpen(): boolean {
  return isInSight('[aria-modal="true"]');
}

function isInSight(dialogs: string) {
  return [...document.querySelectorAll(dialogs)].some((dialog) => dialog.checkVisibility());
}
