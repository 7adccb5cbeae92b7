/** Begins to scroll a chart by dragging with a mouse. Touch scrolls natively, and links remain clickable. */
export function press(event: PointerEvent): void {
  const frame = frameOf(event);
  const isOnLink = event.target instanceof Element && event.target.closest("a") !== null;
  if (frame === null || event.pointerType !== "mouse" || event.button !== 0 || isOnLink) return;
  event.preventDefault();
  frame.setPointerCapture(event.pointerId);
}

export function drag(event: PointerEvent): void {
  const frame = frameOf(event);
  if (frame?.hasPointerCapture(event.pointerId)) frame.scrollBy(-event.movementX, -event.movementY);
}

function frameOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(".canvas") : null;
}
