/**
 * Runs in the page: layout defects, a line each. The page is wider than the window; a number or a time is cut; a heading
 * is squeezed to a letter or two; a control is outside the window and cannot be scrolled to; a label leaves its control; a
 * text or a control touches the left or right edge of its dialog or panel; buttons with a border touch each other.
 */
export function layoutDefects(): string[] {
  /** The least distances, in pixels. */
  const LEAST = { edge: 8, button: 3 };
  const found: string[] = [];
  const width = document.documentElement.clientWidth;
  const over = document.documentElement.scrollWidth - width;
  if (over > 0) found.push(`the page is ${over} px too wide`);
  // Situations hide the whole page by opacity, to save the drawing.
  const isTransparent = (element: Element | null): boolean =>
    element !== null &&
    element !== document.documentElement &&
    (getComputedStyle(element).opacity === "0" || isTransparent(element.parentElement));
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !isTransparent(element) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest("[inert], .visually-hidden");
  /** The ancestors that clip an element at its sides, and whether they scroll. */
  const frames = (element: Element) => {
    const all: { holder: Element; scrolls: boolean }[] = [];
    for (let holder = element.parentElement; holder && holder !== document.body; holder = holder.parentElement) {
      const { overflowX, position } = getComputedStyle(holder);
      if (overflowX !== "visible") all.push({ holder, scrolls: overflowX === "auto" || overflowX === "scroll" });
      if (position === "fixed") break;
    }
    return all;
  };
  const leaves = (element: Element | Range, { left, right }: { left: number; right: number }) => {
    const box = element.getBoundingClientRect();
    return box.left < left - 1 || box.right > right + 1;
  };
  const name = (element: Element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40);
    return `${element.tagName.toLowerCase()}.${element.className.toString().split(" ")[0]} "${text}"`;
  };
  for (const number of document.querySelectorAll(".figures, time")) {
    if (!shown(number)) continue;
    const holders = [number.closest("td, li"), frames(number).find(({ scrolls }) => !scrolls)?.holder];
    const isCut = holders.some((holder) => holder && leaves(number, holder.getBoundingClientRect()));
    if (isCut) found.push(`cut: ${name(number)}`);
  }
  const isBroken = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
  };
  for (const heading of document.querySelectorAll("h1, h2, h3")) {
    const letters = Math.min(heading.textContent.length, 3);
    if (
      shown(heading) &&
      isBroken(heading) &&
      heading.getBoundingClientRect().width < (letters * Number.parseFloat(getComputedStyle(heading).fontSize)) / 2
    )
      found.push(`squeezed: ${name(heading)}`);
  }
  for (const action of document.querySelectorAll("button, a[href], input, select")) {
    if (!shown(action) || frames(action).some(({ scrolls }) => scrolls)) continue;
    if (leaves(action, { left: 0, right: width })) found.push(`out of sight: ${name(action)}`);
  }
  for (const action of document.querySelectorAll("button, a[href]")) {
    const texts = document.createTreeWalker(action, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement ?? action;
      const { position, overflowX } = getComputedStyle(holder);
      // A badge is at the corner of its button; what is clipped ends in an ellipsis.
      if (position === "absolute" || overflowX !== "visible" || !shown(holder)) continue;
      if (frames(holder).some((frame) => action.contains(frame.holder))) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      // A space that is not drawn has no rectangle.
      if (range.getClientRects().length > 0 && leaves(range, action.getBoundingClientRect()))
        found.push(`text outside: ${name(action)}`);
    }
  }
  const isCut = (part: Element) =>
    getComputedStyle(part).overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1;
  for (const frame of document.querySelectorAll('[role="dialog"], [role="alertdialog"], .surface')) {
    // Paper has margins.
    if (!frame.checkVisibility() || matchMedia("print").matches) continue;
    const { left, right } = frame.getBoundingClientRect();
    const isAtEdge = (box: DOMRect) =>
      box.width > 1 && Math.min(Math.abs(box.left - left), Math.abs(right - box.right)) < LEAST.edge;
    for (const part of frame.querySelectorAll(
      '.skeleton-line, [role="img"], input, select, .bp6-button:not(.bp6-minimal)',
    ))
      if (shown(part) && isAtEdge(part.getBoundingClientRect()) && !frames(part).some(({ holder }) => isCut(holder)))
        found.push(`at the edge of a ${frame.role ?? "panel"}: ${name(part)}`);
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const holder = text.parentElement ?? frame;
      if (
        [...range.getClientRects()].some(isAtEdge) &&
        !holder.closest(".visually-hidden") &&
        ![holder, ...frames(holder).map((one) => one.holder)].some(isCut)
      )
        found.push(`at the edge of a ${frame.role ?? "panel"}: "${text.textContent}"`);
    }
  }
  const buttons = [...document.querySelectorAll(".bp6-button:not(.bp6-minimal)")]
    .filter((button) => button.checkVisibility() && !button.closest(".bp6-segmented-control"))
    .map((button) => ({
      name: button.ariaLabel ?? button.textContent,
      box: button.getBoundingClientRect(),
      dialog: button.closest('[role="dialog"], [role="alertdialog"]'),
    }));
  for (const { name, box, dialog } of buttons)
    for (const other of buttons) {
      const isBeside = other.box.top < box.bottom && other.box.bottom > box.top && other.box.left >= box.right - 1;
      // A dialog may cover the buttons of the page.
      if (dialog === other.dialog && isBeside && other.box.left < box.right + LEAST.button)
        found.push(`touching: "${name}" and "${other.name}"`);
    }
  return found;
}
