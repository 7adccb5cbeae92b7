import { Button, Drawer, HTMLSelect, Switch } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MENU_WIDTH_RANGE, type Switch as Part } from "#machines/shell/settings.ts";
import { useServices } from "#src/services/services.ts";
import { LanguageSelect } from "#src/shell/language/LanguageSelect.tsx";
import { disableLiveRegion } from "#src/ui/dialog/disable-live-region.ts";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import "#src/ui/theme/overlays.ts";
import { useSelector } from "@xstate/react";
import { chooseTheme, chosenTheme, THEME_CHOICES } from "#src/services/theme.ts";
import { useStore } from "#src/ui/store/use-store.ts";
import css from "./settings.module.css";
import { ThemeColor } from "./ThemeColor.tsx";

const CONTENT: readonly Part[] = ["navbar", "menu", "topMenu", "footer", "tabBar", "menuFromServer"];

/** The settings drawer (2.37), 300 px wide: each change takes effect at once (4.7). */
export function SettingsDrawer() {
  const { t } = useTranslation("settings");
  const { settings } = useServices();
  const id = useId();
  useFocusReturn();
  const close = () => settings.send({ type: "DRAWER_DISMISSED" });
  return (
    <Drawer isOpen onClose={close} position="right" size="18.75rem" backdropClassName={css.backdrop}>
      <div ref={disableLiveRegion} className={css.drawer} role="dialog" aria-modal="true" aria-labelledby={id}>
        <div className={css.head}>
          <h2 id={id}>{t("title")}</h2>
          <Button autoFocus variant="minimal" icon={<CrossIcon />} aria-label={t("close")} onClick={close} />
        </div>
        <div className={css.body}>
          <section aria-label={t("themeColor.title")}>
            <h3 className="note">{t("themeColor.title")}</h3>
            <ThemeColor />
          </section>
          <section aria-label={t("content")}>
            <h3 className="note">{t("content")}</h3>
            {CONTENT.map((part) => (
              <SettingSwitch key={part} part={part} />
            ))}
            <MenuWidth />
          </section>
          <section aria-label={t("other")}>
            <h3 className="note">{t("other")}</h3>
            <ThemeSelect />
            <SettingSwitch part="colorWeak" />
            <div className={css.row}>
              <span aria-hidden="true">{t("language")}</span>
              <LanguageSelect />
            </div>
          </section>
          <Notice tone="accent">{t("advice")}</Notice>
        </div>
        <div className={css.foot}>
          <Button onClick={close}>{t("close")}</Button>
          <Button intent="primary" onClick={() => settings.send({ type: "COPY_REQUESTED" })}>
            {t("copy")}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}

/** A switch for one setting (4.7). */
function SettingSwitch({ part }: { part: Part }) {
  const { t } = useTranslation("settings");
  const { settings } = useServices();
  const on = useSelector(settings, ({ context }) => context.settings[part]);
  const id = useId();
  return (
    <label className={css.row} htmlFor={id}>
      <span>{t(`switch.${part}`)}</span>
      <Switch
        id={id}
        tagName="span"
        role="switch"
        checked={on}
        onChange={({ currentTarget }) => settings.send({ type: "SWITCHED", part, on: currentTarget.checked })}
      />
    </label>
  );
}

/** Chooses the theme: light (the default, 2.39), dark, or the system's (4.3). */
function ThemeSelect() {
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

/** The menu's width, in pixels (9.2). */
function MenuWidth() {
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
