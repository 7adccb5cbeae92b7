import css from "./keyboard.module.css";
import { isApple, type Stroke } from "./shortcuts.ts";

const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: "Esc",
};

/** One stroke's keys as printed on this device's keyboard. */
export function Keys({ stroke: { key, with: held = [] } }: { stroke: Stroke }) {
  const onApple = isApple();
  const printed = { mod: onApple ? "⌘" : "Ctrl", alt: onApple ? "⌥" : "Alt", shift: onApple ? "⇧" : "Shift" };
  const names = [...held.map((one) => printed[one]), NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)];
  return (
    <span className={css.keys}>
      {names.map((name) => (
        <kbd key={name}>{name}</kbd>
      ))}
    </span>
  );
}
