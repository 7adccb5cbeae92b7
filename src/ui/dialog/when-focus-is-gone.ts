/**
 * Calls back when what had the focus within a part of the page was taken out of it, and nothing else took the focus. A
 * button that is only disabled for a while is still there, and gets its focus back by itself. @returns ends it.
 */
export function whenFocusIsGone(part: Element, handle: () => void): () => void {
  let had = document.activeElement;
  const remember = ({ target }: Event) => {
    if (target instanceof Element) had = target;
  };
  const changes = new MutationObserver(() => {
    if (had && !had.isConnected && document.activeElement === document.body) handle();
  });
  part.addEventListener("focusin", remember);
  changes.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener("focusin", remember);
    changes.disconnect();
  };
}
