/**
 * Lets Enter and Space act only where they were pressed. Blueprint clicks a button when one of them is released on it,
 * and a browser activates whatever has the focus while one is held: a question that opens under a finger, with the
 * focus on its first button, would be answered by the very key that had sent the form (8.3).
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
