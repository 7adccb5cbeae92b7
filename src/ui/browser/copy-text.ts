/**
 * Copies a text to the clipboard; call it in a user's event handler. Falls back to `execCommand` where the Clipboard API is
 * missing or refused (plain http, an embedded frame).
 * @throws Error when neither works.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByCommand(text);
  }
}

/** Supplies the text in the `copy` event, so that it is never part of the page. */
function copyByCommand(text: string): void {
  const provideText = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    // Other listeners may copy something else.
    event.stopImmediatePropagation();
  };
  addEventListener("copy", provideText, true);
  const restore = selectPlaceholder();
  try {
    if (!document.execCommand("copy")) throw new Error("The browser does not copy");
  } finally {
    restore();
    removeEventListener("copy", provideText, true);
  }
}

/** `execCommand` copies only with a selection. @returns restores the previous selection. */
function selectPlaceholder(): () => void {
  const selection = getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : null;
  const mark = Object.assign(document.createElement("span"), { textContent: ".", className: "visually-hidden" });
  document.body.append(mark);
  selection?.selectAllChildren(mark);
  return () => {
    mark.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  };
}
