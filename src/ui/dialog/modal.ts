/**
 * The dialog that stands above the page, which can be used again only once it has closed; the last of several. One that is
 * about to be taken down, and out of sight already, counts no more; nor does what stands beside the page's content.
 */
export function topModal(): Element | undefined {
  return [...document.querySelectorAll('[aria-modal="true"]')].findLast((dialog) => dialog.checkVisibility());
}

/** Whether a dialog stands above the page. */
export function isModalOpen(): boolean {
  return topModal() !== undefined;
}
