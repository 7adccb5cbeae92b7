import type { ReactNode } from "react";
import css from "./choice.module.css";

/** One of several that exclude each other: a radio button as large as what it chooses. */
export function Choice(props: {
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onChoose: () => void;
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
        onChange={props.onChoose}
      />
      {props.children}
    </label>
  );
}
