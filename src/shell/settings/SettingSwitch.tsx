import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import type { Switch } from "#machines/shell/settings.ts";
import { useServices } from "#src/services/services.ts";
import css from "./settings.module.css";

/** One part of the frame that is shown or not (4.7). */
export function SettingSwitch({ part }: { part: Switch }) {
  const { t } = useTranslation("settings");
  const { settings } = useServices();
  const on = useSelector(settings, ({ context }) => context.settings[part]);
  return (
    <label className={css.row}>
      <span>{t(`switch.${part}`)}</span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={({ target }) => settings.send({ type: "SWITCHED", part, on: target.checked })}
      />
    </label>
  );
}
