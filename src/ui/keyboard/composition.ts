/**
 * Leaves the keys of a composition (Enter, Escape, arrows) to the input method. Browsers mark these keys with
 * `isComposing` or the key code 229; some report the last key after the composition's end, unmarked. The Enter of an
 * on-screen keyboard, whose letters have no key names, is not part of a composition.
 */
export function ignoreCompositionKeys(): void {
  let composing: EventTarget | null = null;
  let hasJustEnded = false;
  let isOnScreen = false;
  const settle = () => {
    hasJustEnded = false;
  };
  const pressed = (event: KeyboardEvent) => {
    const { key, code, target } = event;
    if (key !== "Enter") isOnScreen = key === "Unidentified" && code === "";
    else if (isOnScreen && event.keyCode !== 229) return;
    const endsIt = hasJustEnded && (key === "Enter" || key === "Escape");
    if (!isComposed(event) && target !== composing && !endsIt) return;
    event.stopImmediatePropagation();
    if (key === "Enter") event.preventDefault();
  };
  const released = (event: KeyboardEvent) => {
    settle();
    if (isComposed(event)) event.stopImmediatePropagation();
  };
  const begun = ({ target }: CompositionEvent) => {
    composing = target;
  };
  const ended = () => {
    composing = null;
    hasJustEnded = true;
    // Some browsers report the key that ended it in the same task.
    setTimeout(settle);
  };
  addEventListener("compositionstart", begun, true);
  addEventListener("compositionend", ended, true);
  addEventListener("keydown", pressed, true);
  addEventListener("keypress", pressed, true);
  addEventListener("keyup", released, true);
}

function isComposed({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
