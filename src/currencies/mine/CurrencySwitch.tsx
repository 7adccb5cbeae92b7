import { useTranslation } from "react-i18next";
import css from "./mine.module.css";

/**
 * A switch that can always be focused, so that nobody loses their place while the service answers; what the machine
 * does not take, it ignores.
 */
export function CurrencySwitch(props: {
  label: string;
  describedBy: string | undefined;
  on: boolean;
  pending: boolean;
  possible: boolean;
  onSwitch: () => void;
}) {
  const { t } = useTranslation("currencies");
  return (
    <button
      type="button"
      role="switch"
      className={css.switch}
      aria-checked={props.on}
      aria-disabled={!props.possible}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      data-pending={props.pending}
      onClick={props.onSwitch}
    >
      <span className={css.onOff} aria-hidden="true">
        {t(props.on ? "mine.on" : "mine.off")}
      </span>
      <span className={props.pending ? `${css.track} breathing` : css.track} aria-hidden="true" />
    </button>
  );
}
