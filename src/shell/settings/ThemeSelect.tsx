import { useId } from "react";
import { useTranslation } from "react-i18next";
import { chooseTheme, chosenTheme, THEME_CHOICES } from "#src/services/theme.ts";
import { useStore } from "#src/ui/store/use-store.ts";
import css from "./settings.module.css";

/** Chooses the theme: light, which is the default (2.39), dark, or as the system shows it (4.3). */
export function ThemeSelect() {
  const { t } = useTranslation("settings");
  const id = useId();
  const chosen = useStore(chosenTheme, "light");
  return (
    <div className={css.row}>
      <label htmlFor={id}>{t("theme.title")}</label>
      <select
        id={id}
        className="select"
        value={chosen}
        onChange={({ target }) => {
          const choice = THEME_CHOICES.find((one) => one === target.value);
          if (choice) chooseTheme(choice);
        }}
      >
        {THEME_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t(`theme.${choice}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
