import { Children, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { blueprint } from "#src/ui/blueprint.ts";

export type ButtonProps = ComponentPropsWithRef<"button"> & {
  intent?: "primary" | "danger";
  variant?: "minimal" | "outlined";
  size?: "small" | "large";
  /** As wide as its place. */
  fill?: boolean;
  /** Looks pressed. */
  active?: boolean;
  /** Waits for what it started: it shows that in place of its words, and cannot be pressed. */
  loading?: boolean;
  icon?: ReactNode;
  endIcon?: ReactNode;
};

/**
 * A button in Blueprint's classes. Blueprint's own brings what the console never asks of it, 3 kB before anybody can sign
 * in: icons by their names, words that are cut short, spinners of every size, keys that are watched one by one.
 */
export function Button(props: ButtonProps) {
  const { intent, variant, size, fill, active, loading, icon, endIcon, className, disabled, children, ...button } =
    props;
  const looks = [
    "button",
    active && "active",
    fill && "fill",
    loading && "loading",
    intent && `intent-${intent}`,
    size,
    variant,
  ].filter((look) => typeof look === "string");
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    // A browser would press it again and again as long as Enter is held.
    if (event.repeat && event.key === "Enter") event.preventDefault();
    button.onKeyDown?.(event);
  };
  return (
    <button
      type="button"
      {...button}
      className={className ? `${blueprint(...looks)} ${className}` : blueprint(...looks)}
      disabled={disabled || loading}
      onKeyDown={onKeyDown}
    >
      {loading && <Spinner />}
      {icon}
      {Children.toArray(children).length > 0 && <span className={blueprint("button-text")}>{children}</span>}
      {endIcon}
    </button>
  );
}

const CIRCLE = "M50 50m0-45a45 45 0 1 1 0 90a45 45 0 1 1 0-90";

/** As Blueprint draws it: a quarter of a circle that goes round. Its words are what a waiting button is called. */
function Spinner() {
  const { t } = useTranslation("shell");
  return (
    <span
      className={blueprint("spinner", "button-spinner")}
      role="progressbar"
      aria-label={t("word.oneMoment")}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={blueprint("spinner-animation")}>
        <svg width="20" height="20" strokeWidth="16" viewBox="-3 -3 106 106" aria-hidden="true">
          <path className={blueprint("spinner-track")} d={CIRCLE} />
          <path
            className={blueprint("spinner-head")}
            d={CIRCLE}
            pathLength="280"
            strokeDasharray="280 280"
            strokeDashoffset="210"
          />
        </svg>
      </span>
    </span>
  );
}
