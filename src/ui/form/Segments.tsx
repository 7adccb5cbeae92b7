import { useId } from "react";
import css from "./segments.module.css";

/** One of a few words that exclude each other, side by side: radio buttons that look like one control. */
export function Segments<Value extends string>(props: {
  label: string;
  options: readonly { value: Value; text: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={css.segments}>
      <legend className="visually-hidden">{props.label}</legend>
      {props.options.map(({ value, text }) => (
        <label key={value} className={css.segment}>
          <input
            type="radio"
            className={css.radio}
            name={name}
            value={value}
            checked={value === props.chosen}
            onChange={() => props.onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
