import type { Page } from "playwright-core";

const DIALOG = ":is([role=dialog], [role=alertdialog]):visible";
/** The names of the buttons that close a dialog. */
const WAYS_OUT = /^(Cancel|Close|Close without \w+|Back|Not now|Done|Keep the order)$/;
/** The longest wait for the dialog to change, in milliseconds. */
const TIMEOUT = 5_000;

/**
 * Clicks a close button of the top dialog, one that was not tried yet in a dialog with that title and those buttons.
 * @throws Error if the dialog does not change.
 */
export async function tryCloseButton(page: Page, tried: Set<string>): Promise<void> {
  const dialog = page.locator(DIALOG).last();
  if ((await dialog.count()) === 0) return;
  // A printed page has no buttons.
  if (await page.evaluate(() => matchMedia("print").matches)) return;
  const shown = await dialog.innerText();
  const title = shown.split("\n", 1)[0]?.replaceAll(/[A-Z]*\d+/g, "");
  const buttons = await dialog.getByRole("button").allInnerTexts();
  for (const button of await dialog.getByRole("button", { name: WAYS_OUT }).all()) {
    const name = (await button.getAttribute("aria-label")) ?? (await button.innerText());
    const way = `${title}: ${name} of ${buttons.join()}`;
    if (tried.has(way) || !(await button.isEnabled())) continue;
    tried.add(way);
    await button.click();
    // With unsaved input, a confirmation opens above this dialog.
    const isAsItWas = async () => (await dialog.allInnerTexts())[0] === shown;
    for (const end = Date.now() + TIMEOUT; await isAsItWas(); ) {
      if (Date.now() > end) throw new Error(`"${name}" does nothing in the dialog "${title}"`);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    return;
  }
}
