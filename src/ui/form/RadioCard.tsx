import type { ReactNode } from "react";
import css from "./choice.module.css";

/** A radio button whose whole card is its label. */
export function RadioCard(props: {
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onSelect: () => void;
  children: ReactNode;
}) {
  return (
    <label className={`${css.choice} ${props.className ?? ""}`}>
      <input
        type="radio"
        className={css.radio}
        name={props.name}
        value={props.value}
        checked={props.checked}
        disabled={props.disabled}
        onChange={props.onSelect}
      />
      {props.children}
    </label>
  );
}
