/** Scrolls a frame by dragging with a mouse. Touch scrolls natively, and links remain clickable. */
export function letDrag(frame: HTMLElement): void {
  frame.addEventListener("pointerdown", (event) => {
    const isOnLink = event.target instanceof Element && event.target.closest("a") !== null;
    if (event.pointerType !== "mouse" || event.button !== 0 || isOnLink) return;
    event.preventDefault();
    frame.setPointerCapture(event.pointerId);
  });
  frame.addEventListener("pointermove", ({ pointerId, movementX, movementY }) => {
    if (frame.hasPointerCapture(pointerId)) frame.scrollBy(-movementX, -movementY);
  });
}
