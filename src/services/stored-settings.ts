/** The stored settings (2.37, 3.12). */
import * as z from "zod/mini";
import { MENU_WIDTH_RANGE, type Settings } from "#machines/shell/settings.ts";
import { SETTINGS_KEY } from "./settings-key.ts";
import { stored, storedText } from "./stored.ts";

const { min, max } = MENU_WIDTH_RANGE;
const menuWidth = `must be a whole number from ${min} to ${max}`;
const flag = z.boolean("must be true or false");
const width = z.int(menuWidth).check(z.minimum(min, menuWidth), z.maximum(max, menuWidth));
const color = z.string("must be a text").check(z.regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #165DFF"));

/** Settings as JSON, as "Copy settings" writes them; missing keys are taken from `defaults`. */
export function settingsSchema(defaults: Settings) {
  return z.strictObject(
    {
      navbar: z._default(flag, defaults.navbar),
      menu: z._default(flag, defaults.menu),
      topMenu: z._default(flag, defaults.topMenu),
      footer: z._default(flag, defaults.footer),
      tabBar: z._default(flag, defaults.tabBar),
      menuFromServer: z._default(flag, defaults.menuFromServer),
      colorWeak: z._default(flag, defaults.colorWeak),
      menuWidth: z._default(width, defaults.menuWidth),
      themeColor: z._default(color, defaults.themeColor),
    },
    "must be an object",
  );
}

/** The stored settings. @param defaults values for missing keys. */
export function storedSettings(defaults: Settings) {
  return stored(SETTINGS_KEY, settingsSchema(defaults));
}

/** Whether the side menu is collapsed; stored apart from the settings, since 3.12 does not list it. */
export const menuCollapsed = storedText("menu-collapsed", ["yes"]);
