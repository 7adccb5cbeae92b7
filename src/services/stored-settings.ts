/** The settings as this device keeps them (2.37, 3.12). */
import * as z from "zod/mini";
import { MENU_WIDTH_RANGE, type Settings } from "#machines/shell/settings.ts";

const SETTINGS_KEY = "settings";
const COLLAPSED_KEY = "menu-collapsed";

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

/** What this device keeps, or the defaults where that is nothing, or nothing that can be used. */
export function storedSettings(defaults: Settings): Settings {
  const stored = settingsShape(defaults).safeParse(parsed(localStorage.getItem(SETTINGS_KEY)));
  return stored.success ? stored.data : defaults;
}

export function storeSettings(settings: Settings): void {
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
}

/** Whether the side menu was left collapsed on this device: beside the settings, since 3.12 does not count it among them. */
export function isMenuCollapsed(): boolean {
  return localStorage.getItem(COLLAPSED_KEY) !== null;
}

export function keepMenuCollapsed(collapsed: boolean): void {
  if (collapsed) localStorage.setItem(COLLAPSED_KEY, "yes");
  else localStorage.removeItem(COLLAPSED_KEY);
}

/** Tells when another tab changes them. */
export function watchSettings(defaults: Settings, changed: (settings: Settings) => void): void {
  addEventListener("storage", ({ key }) => {
    if (key === SETTINGS_KEY) changed(storedSettings(defaults));
  });
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}
