/**
 * Keeps what somebody types at once into a field that is still on its way, and lets nothing else have it. What is
 * composed with an input method, and keys that are no letters or signs, go where they always go.
 * @returns ends it, and gives what was typed; to be called in the moment in which the field takes the focus.
 */
export function keepTypedAhead(): () => string {
  let typed = "";
  const keep = (event: KeyboardEvent) => {
    const { key } = event;
    const isText = [...key].length === 1 || key === "Backspace";
    if (!isText || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    typed = key === "Backspace" ? typed.slice(0, -1) : typed + key;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", keep, { capture: true });
  return () => {
    removeEventListener("keydown", keep, { capture: true });
    return typed;
  };
}
