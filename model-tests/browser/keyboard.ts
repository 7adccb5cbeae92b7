import type { Page } from "playwright-core";

/** More presses of Tab than any screen should need. */
const ENOUGH = 80;

/** Presses Tab until what has the focus carries this name. @throws Error when it is never reached. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < ENOUGH; press++) {
    if (await page.evaluate(isFocused, name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${ENOUGH} presses of Tab do not lead to ${name}`);
}

/** Runs in the page: whether what has the focus carries this name. */
function isFocused(wanted: string): boolean {
  const element = document.activeElement;
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const names = [element?.getAttribute("aria-label"), element?.textContent, ...labels.map((one) => one.textContent)];
  return names.some((one) => one?.trim() === wanted);
}
