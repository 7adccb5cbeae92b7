/** The settings as this device keeps them (2.37, 3.12). */
import * as z from "zod/mini";
import { MENU_WIDTH_RANGE, type Settings } from "#machines/shell/settings.ts";
import { oneOf, stored } from "./stored.ts";

/** Settings as JSON, such as "Copy settings" writes them; what is left out is as it is in `defaults`. */
export function settingsShape(defaults: Settings) {
  const part = (name: Exclude<keyof Settings, "menuWidth" | "themeColor">) => z._default(z.boolean(), defaults[name]);
  return z.strictObject({
    navbar: part("navbar"),
    menu: part("menu"),
    topMenu: part("topMenu"),
    footer: part("footer"),
    tabBar: part("tabBar"),
    menuFromServer: part("menuFromServer"),
    colorWeak: part("colorWeak"),
    menuWidth: z._default(
      z.int().check(z.minimum(MENU_WIDTH_RANGE.min), z.maximum(MENU_WIDTH_RANGE.max)),
      defaults.menuWidth,
    ),
    themeColor: z._default(z.string().check(z.regex(/^#[0-9a-f]{6}$/i)), defaults.themeColor),
  });
}

/** The settings as this device keeps them. @param defaults stand in for what is left out. */
export function storedSettings(defaults: Settings) {
  return stored("settings", settingsShape(defaults));
}

/** Whether the side menu was left collapsed on this device: apart from the settings, since 3.12 does not list it. */
export const menuCollapsed = stored("menu-collapsed", oneOf(["yes"]), { format: "text" });
