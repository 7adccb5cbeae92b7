/**
 * Leaves the keys of a composition to the input method: the Enter that takes a word, the Escape that drops it and the
 * arrows that choose among words reach nothing of the console, and send no form. Browsers mark these keys as part of the
 * composition, or by the key code 229; some report the key right after the end of the composition, and unmarked. The
 * Enter of an on-screen keyboard, whose letters have no key, takes no word: it is pressed to go on.
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
    // The key that ended it is reported in the same task.
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
