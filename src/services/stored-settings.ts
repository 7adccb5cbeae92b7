/** The settings as this device keeps them (2.37, 3.12). */
import { MENU_WIDTH_RANGE, type Settings } from "#machines/shell/settings.ts";
import { type Check, fields, flag, oneOf, textThat, wholeNumber, withDefault } from "./checks.ts";
import { stored } from "./stored.ts";

const hexColor = textThat([(color) => /^#[0-9a-f]{6}$/i.test(color), "must be a colour such as #165DFF"]);

/** Settings as JSON, such as "Copy settings" writes them; what is left out is as it is in `defaults`. */
export function settingsShape(defaults: Settings): Check<Settings> {
  const part = (name: Exclude<keyof Settings, "menuWidth" | "themeColor">) => withDefault(flag, defaults[name]);
  return fields(
    {
      navbar: part("navbar"),
      menu: part("menu"),
      topMenu: part("topMenu"),
      footer: part("footer"),
      tabBar: part("tabBar"),
      menuFromServer: part("menuFromServer"),
      colorWeak: part("colorWeak"),
      menuWidth: withDefault(wholeNumber(MENU_WIDTH_RANGE), defaults.menuWidth),
      themeColor: withDefault(hexColor, defaults.themeColor),
    },
    { only: true },
  );
}

/** The settings as this device keeps them. @param defaults stand in for what is left out. */
export function storedSettings(defaults: Settings) {
  return stored("settings", settingsShape(defaults));
}

/** Whether the side menu was left collapsed on this device: apart from the settings, since 3.12 does not list it. */
export const menuCollapsed = stored("menu-collapsed", oneOf(["yes"]), { format: "text" });
