import { useSelector } from "@xstate/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { useServices } from "#src/services/services.ts";
import { useTheme } from "#src/services/use-theme.ts";
import { accentOf } from "#src/ui/theme/accent.ts";
import css from "./settings.module.css";

const SWATCHES = [
  ["blue", DEFAULT_SETTINGS.themeColor],
  ["cyan", "#0E7C86"],
  ["green", "#0A7F42"],
  ["orange", "#B4540A"],
  ["red", "#C9252F"],
  ["magenta", "#C2187A"],
  ["purple", "#722ED1"],
  ["graphite", "#3B4456"],
] as const;

/** The theme colour (9.2): a preset or any colour; says when it was adapted to stay readable. */
export function ThemeColor() {
  const { t } = useTranslation("settings");
  const { settings } = useServices();
  const chosen = useSelector(settings, ({ context }) => context.settings.themeColor);
  const group = useId();
  const adapted = isAdapted(chosen, useTheme());
  const choose = (color: string) => settings.send({ type: "THEME_COLOR_SET", color });
  return (
    <>
      <fieldset className={css.swatches} aria-label={t("themeColor.title")}>
        {SWATCHES.map(([name, swatch]) => (
          <input
            key={name}
            type="radio"
            name={group}
            aria-label={t(`themeColor.${name}`)}
            title={t(`themeColor.${name}`)}
            checked={isSame(swatch, chosen)}
            onChange={() => choose(swatch)}
            style={{ backgroundColor: swatch }}
          />
        ))}
      </fieldset>
      <label className={css.row}>
        <span>{t("themeColor.any")}</span>
        <input type="color" value={chosen.toLowerCase()} onChange={({ target }) => choose(target.value)} />
      </label>
      <p className="note" role="status">
        {adapted && t("themeColor.adapted")}
      </p>
    </>
  );
}

function isAdapted(color: string, theme: "light" | "dark") {
  return !isSame(color, DEFAULT_SETTINGS.themeColor) && !isSame(accentOf(color, theme).accent, color);
}

function isSame(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase();
}
