import type { Locator } from "playwright-core";
import type { Person } from "#model-tests/browser/person.ts";

/** What stands around every screen of the console. */
export function frameOf({ page, say }: Person) {
  const menu = page.getByRole("navigation", { name: say("frame:navigation.label") });
  return {
    bar: page.getByRole("banner"),
    side: page.getByRole("complementary"),
    foot: page.getByRole("contentinfo"),
    menu,
    entry: (title: string) => menu.getByRole("link", { name: say(title), exact: true }),
    /** The thin line on top (9.9), which is there for the eye alone. */
    line: page.locator(".progress-line"),
    settingsButton: page.getByRole("button", { name: say("frame:settings"), exact: true }),
  };
}

/** Opens the settings drawer (2.37) and answers what is in it. */
export async function openSettings(person: Person) {
  await frameOf(person).settingsButton.click();
  const settings = settingsDrawer(person);
  await settings.drawer.waitFor();
  return settings;
}

/** What is in the settings drawer. */
export function settingsDrawer(person: Person) {
  const { page, say } = person;
  const drawer = page.getByRole("dialog", { name: say("settings:title") });
  return {
    drawer,
    switch: (part: string): Locator =>
      drawer.getByRole("switch", { name: say(`settings:switch.${part}`), exact: true }),
    color: (name: string): Locator => drawer.getByRole("radio", { name: say(`settings:themeColor.${name}`) }),
    anyColor: drawer.getByLabel(say("settings:themeColor.any")),
    menuWidth: drawer.getByRole("slider", { name: say("settings:menuWidth") }),
    language: drawer.getByRole("combobox", { name: say("shell:language.choose") }),
    copy: drawer.getByRole("button", { name: say("settings:copy") }),
    close: async () => {
      await drawer
        .getByRole("button", { name: say("settings:close"), exact: true })
        .last()
        .click();
      await person.sees("settings", '"drawer":"closed"');
    },
  };
}
