import type { Locator } from "playwright-core";
import { userMenu } from "./areas/account.ts";
import type { Person } from "./person.ts";

/** More key presses than any screen or menu should need. */
const ENOUGH = 80;

/** Presses Tab until the target has the focus. @throws Error if it is not reached. */
export async function tabTo(target: Locator): Promise<void> {
  await pressUntilFocused(target, "Tab");
}

/** Moves to a field with Tab and replaces its value. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.press("ControlOrMeta+A");
  await field.page().keyboard.type(text);
}

/** Moves to a button or link with Tab and presses Enter. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press("Enter");
}

/** Chooses an entry of the user menu (2.35) by its text key. */
export async function chooseByKeys({ page, t }: Pick<Person, "page" | "t">, key: string): Promise<void> {
  const items = page.getByRole("menuitem");
  await press(userMenu({ page, t }).button);
  await hasFocus(items.first());
  const chosen = page.getByRole("menuitem", { name: t(key), exact: true });
  await pressUntilFocused(chosen, "ArrowDown");
  await page.keyboard.press("Enter");
}

/** Waits until the target has the focus. */
export async function hasFocus(target: Locator): Promise<void> {
  await target.and(target.page().locator(":focus")).waitFor();
}

async function pressUntilFocused(target: Locator, key: string): Promise<void> {
  for (let press = 0; press < ENOUGH; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press(key);
  }
  throw new Error(`${ENOUGH} presses of ${key} do not reach ${target}`);
}
