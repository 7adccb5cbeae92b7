import css from "./meter.module.css";

/** How much of an amount is used; in the colour of a warning once all of it is. */
export function Meter({ label, value, max }: { label: string; value: number; max: number }) {
  return <meter className={css.meter} aria-label={label} min={0} max={max} value={value} data-full={value >= max} />;
}
