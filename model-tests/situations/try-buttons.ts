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
 * Clicks each "Try again" of the top dialog or the page, unless one of that panel with the same message was tried.
 * @returns whether one was clicked.
 * @throws Error if it makes no call and requests no file.
 */
export async function tryRetryButtons(page: Page, tried: Set<string>): Promise<boolean> {
  const dialog = page.locator(DIALOG).last();
  const shown = (await dialog.count()) > 0 ? dialog : page.locator("body");
  const buttons = shown.getByRole("button", { name: "Try again", exact: true }).filter({ visible: true });
  const findUntried = async () => {
    // A page that is being loaded again has none.
    const keys = await buttons.evaluateAll(keysOf).catch(() => []);
    return { keys, index: keys.findIndex((key) => !tried.has(key)) };
  };
  let isClicked = false;
  for (let found = await findUntried(); found.index >= 0; found = await findUntried()) {
    const key = found.keys[found.index] ?? "";
    tried.add(key);
    await expectRequest(page, key, () => buttons.nth(found.index).click());
    isClicked = true;
  }
  return isClicked;
}

/** Runs in the page: the path, the title of the panel, and the message of each button. */
function keysOf(buttons: Element[]): string[] {
  return buttons.map((button) => {
    const title = button.closest("section, [role=dialog], main")?.querySelector("h1, h2, h3")?.textContent;
    return `${location.pathname}, ${title}: ${button.parentElement?.parentElement?.textContent}`;
  });
}

async function expectRequest(page: Page, key: string, act: () => Promise<void>) {
  const before = (await callsMade(page)) ?? 0;
  let isRequested = false;
  page.once("request", () => {
    isRequested = true;
  });
  await act();
  for (const end = Date.now() + TIMEOUT; !isRequested; ) {
    // A page that is being loaded again has no count.
    const now = await callsMade(page).catch(() => undefined);
    if (now !== undefined && now > before) return;
    if (Date.now() > end) throw new Error(`"Try again" does nothing: ${key}`);
  }
}

function callsMade(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    return globalThis.callsMade?.length;
  });
}
