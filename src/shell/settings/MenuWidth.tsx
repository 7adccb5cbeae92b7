import { useSelector } from "@xstate/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MENU_WIDTH_RANGE } from "#machines/shell/settings.ts";
import { useServices } from "#src/services/services.ts";
import css from "./settings.module.css";

/** How wide the menu is, in pixels (9.2). */
export function MenuWidth() {
  const { t } = useTranslation("settings");
  const { settings } = useServices();
  const width = useSelector(settings, ({ context }) => context.settings.menuWidth);
  const id = useId();
  return (
    <div className={css.width}>
      <label htmlFor={id}>{t("menuWidth")}</label>
      <output htmlFor={id} className="figures">
        {t("pixels", { width })}
      </output>
      <input
        id={id}
        type="range"
        {...MENU_WIDTH_RANGE}
        step={4}
        value={width}
        aria-valuetext={t("pixels", { width })}
        onChange={({ target }) => settings.send({ type: "MENU_WIDTH_SET", width: target.valueAsNumber })}
      />
    </div>
  );
}
