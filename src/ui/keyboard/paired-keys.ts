/**
 * Ignores the repetition and release of Enter and Space on another element than the one they were pressed on. Otherwise
 * the key that submits a form would also press the focused button of a dialog that opens while it is held (8.3).
 */
export function pairKeyPresses(): void {
  const pressedOn = new Map<string, EventTarget | null>();
  const isForeign = ({ key, target }: KeyboardEvent) =>
    (key === "Enter" || key === " ") && pressedOn.has(key) && pressedOn.get(key) !== target;

  const pressed = (event: KeyboardEvent) => {
    if (!event.repeat) pressedOn.set(event.key, event.target);
    else if (isForeign(event)) stop(event);
  };
  const released = (event: KeyboardEvent) => {
    if (isForeign(event)) stop(event);
    pressedOn.delete(event.key);
  };
  document.addEventListener("keydown", pressed, true);
  document.addEventListener("keyup", released, true);
}

function stop(event: KeyboardEvent) {
  event.preventDefault();
  event.stopPropagation();
}
