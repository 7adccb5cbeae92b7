import type { Page } from "playwright-core";

const DIALOG = ":is([role=dialog], [role=alertdialog]):visible";
/** The names of the buttons that close a dialog. */
const WAYS_OUT = /^(Cancel|Close( [a-z ]+)?|Back|Not now|Done|Keep the order)$/;
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

/**
 * Clicks the first "Try again" of the top dialog or the page, unless one with the same message was tried. @returns whether it was clicked.
 * @throws Error if it makes no call and requests no file.
 */
export async function tryRetryButton(page: Page, tried: Set<string>): Promise<boolean> {
  const dialog = page.locator(DIALOG).last();
  const shown = (await dialog.count()) > 0 ? dialog : page.locator("body");
  const button = shown.getByRole("button", { name: "Try again", exact: true }).filter({ visible: true }).first();
  if ((await button.count()) === 0 || !(await button.isEnabled())) return false;
  const message = `${new URL(page.url()).pathname}: ${await button.locator("xpath=../..").innerText()}`;
  if (tried.has(message)) return false;
  tried.add(message);
  const before = (await callsMade(page)) ?? 0;
  let isRequested = false;
  page.once("request", () => {
    isRequested = true;
  });
  await button.click();
  for (const end = Date.now() + TIMEOUT; !isRequested; ) {
    // A page that is being loaded again has no count.
    const now = await callsMade(page).catch(() => undefined);
    if (now !== undefined && now > before) return true;
    if (Date.now() > end) throw new Error(`"Try again" does nothing: ${message}`);
  }
  return true;
}

function callsMade(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return globalThis.callsMade;
  });
}
