import { Button, Drawer } from "@blueprintjs/core";
import { CrossIcon } from "@blueprintjs/icons/lib/esm/generated/components/cross";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Switch } from "#machines/shell/settings.ts";
import { useServices } from "#src/services/services.ts";
import { LanguageSelect } from "#src/shell/language/LanguageSelect.tsx";
import { announceNothing } from "#src/ui/dialog/announce-nothing.ts";
import { useFocusReturn } from "#src/ui/dialog/use-focus-return.ts";
import { Notice } from "#src/ui/page/Notice.tsx";
import "#src/ui/theme/overlays.css";
import { MenuWidth } from "./MenuWidth.tsx";
import { SettingSwitch } from "./SettingSwitch.tsx";
import css from "./settings.module.css";
import { ThemeColor } from "./ThemeColor.tsx";
import { ThemeSelect } from "./ThemeSelect.tsx";

const CONTENT: readonly Switch[] = ["navbar", "menu", "topMenu", "footer", "tabBar", "menuFromServer"];

/** The settings drawer (2.37), 300 px wide: each change holds at once (4.7). */
export function SettingsDrawer() {
  const { t } = useTranslation("settings");
  const { settings } = useServices();
  const id = useId();
  useFocusReturn();
  const close = () => settings.send({ type: "DRAWER_DISMISSED" });
  return (
    <Drawer isOpen onClose={close} position="right" size="300px" backdropClassName={css.backdrop}>
      <div ref={announceNothing} className={css.drawer} role="dialog" aria-modal="true" aria-labelledby={id}>
        <div className={css.head}>
          <h2 id={id}>{t("title")}</h2>
          <Button autoFocus variant="minimal" icon={<CrossIcon />} aria-label={t("close")} onClick={close} />
        </div>
        <div className={css.body}>
          <section aria-label={t("themeColor.title")}>
            <h3>{t("themeColor.title")}</h3>
            <ThemeColor />
          </section>
          <section aria-label={t("content")}>
            <h3>{t("content")}</h3>
            {CONTENT.map((part) => (
              <SettingSwitch key={part} part={part} />
            ))}
            <MenuWidth />
          </section>
          <section aria-label={t("other")}>
            <h3>{t("other")}</h3>
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
