import type { Locator } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";

/** The frame around every screen of the console. */
export function frameOf({ page, t }: Person) {
  const menu = page.getByRole("navigation", { name: t("frame:navigation.label") });
  return {
    bar: page.getByRole("banner"),
    side: page.getByRole("complementary"),
    foot: page.getByRole("contentinfo"),
    menu,
    entry: (title: string) => menu.getByRole("link", { name: t(title), exact: true }),
    /** The progress line on top (9.9), which has no role. */
    line: page.locator(".progress-line"),
    settingsButton: page.getByRole("button", { name: t("frame:settings"), exact: true }),
  };
}

/** Opens the settings drawer (2.37). @returns its controls. */
export async function openSettings(person: Person) {
  await frameOf(person).settingsButton.click();
  const settings = settingsDrawer(person);
  await settings.drawer.waitFor();
  return settings;
}

/** The controls of the settings drawer. */
export function settingsDrawer(person: Person) {
  const { page, t } = person;
  const drawer = page.getByRole("dialog", { name: t("settings:title") });
  return {
    drawer,
    switch: (part: string): Locator => drawer.getByRole("switch", { name: t(`settings:switch.${part}`), exact: true }),
    color: (name: string): Locator => drawer.getByRole("radio", { name: t(`settings:themeColor.${name}`) }),
    anyColor: drawer.getByLabel(t("settings:themeColor.any")),
    menuWidth: drawer.getByRole("slider", { name: t("settings:menuWidth") }),
    language: drawer.getByRole("combobox", { name: t("shell:language.choose") }),
    copy: drawer.getByRole("button", { name: t("settings:copy") }),
    close: async () => {
      await drawer
        .getByRole("button", { name: t("settings:close"), exact: true })
        .last()
        .click();
      await person.expectState("settings", '"drawer":"closed"');
    },
  };
}
