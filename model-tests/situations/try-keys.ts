import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The key that moves to the next item of a widget, by the role of its items. */
const WIDGETS = {
  menu: { item: "menuitem", next: "ArrowDown" },
  tablist: { item: "tab", next: "ArrowRight" },
} as const;

/**
 * Moves through the items of every visible menu and tab list by the keys of its role, unless one with those items was
 * tried; Escape then closes a menu and gives the focus to an element outside it (9.6).
 * @throws Error if a key does not do so.
 */
export async function tryKeys(page: Page, tried: Set<string>): Promise<void> {
  // A printed page takes no keys.
  if (await page.evaluate(() => matchMedia("print").matches)) return;
  for (const [role, { item, next }] of Object.entries(WIDGETS)) {
    const widgets = page.locator(`[role=${role}]`).filter({ visible: true });
    for (const widget of await widgets.all()) {
      const items = widget.locator(`[role=${item}]`);
      const key = `${role}: ${(await items.allInnerTexts()).join()}`;
      if (tried.has(key)) continue;
      tried.add(key);
      const press = async (name: string, focused: Locator) => {
        await page.keyboard.press(name);
        await expect.poll(() => hasFocus(focused), { message: `${name} in the ${key}` }).toBe(true);
      };
      await items.first().focus();
      await press("End", items.last());
      await press("Home", items.first());
      await press(next, items.nth(1));
      if (role !== "menu") continue;
      await page.keyboard.press("Escape");
      await expect.poll(() => widget.isVisible(), { message: `Escape in the ${key}` }).toBe(false);
      await expect.poll(() => hasFocus(page.locator("body")), { message: `focus lost after the ${key}` }).toBe(false);
    }
  }
}

function hasFocus(item: Locator) {
  return item.evaluate((element) => element === document.activeElement);
}
