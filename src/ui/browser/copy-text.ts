/**
 * Puts a text into the clipboard; call it while a person acts. Where the browser has no such interface, or refuses it (plain
 * http, an embedded frame), its older command is tried.
 * @throws Error when neither does it.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyByCommand(text);
  }
}

/** The page is asked what to copy, so that the text itself is never part of it. */
function copyByCommand(text: string): void {
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    // Before other listeners, which may copy something else.
    event.stopImmediatePropagation();
  };
  addEventListener("copy", give, true);
  const restore = selectPlaceholder();
  try {
    if (!document.execCommand("copy")) throw new Error("The browser does not copy");
  } finally {
    restore();
    removeEventListener("copy", give, true);
  }
}

/** The command copies only where something is selected. @returns what takes that back; the focus stays where it is. */
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
