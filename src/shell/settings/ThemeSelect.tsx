import { HTMLSelect } from "@blueprintjs/core";
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
      <HTMLSelect
        id={id}
        iconProps={{ title: "" }}
        value={chosen}
        options={THEME_CHOICES.map((value) => ({ value, label: t(`theme.${value}`) }))}
        onChange={({ currentTarget }) => {
          const choice = THEME_CHOICES.find((one) => one === currentTarget.value);
          if (choice) chooseTheme(choice);
        }}
      />
    </div>
  );
}
