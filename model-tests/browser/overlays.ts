import type { Locator } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "./person.ts";

/** Closes overlays and navigates through "not found", so that no element of the last screen is mistaken for the next. */
export async function navigateFresh(person: Person, path: string): Promise<void> {
  const { page } = person;
  await person.navigate("/nowhere");
  await closeOverlays(person);
  const nowhere = page.getByRole("heading", { name: person.t("site:notFound.title"), exact: true });
  await nowhere.waitFor();
  await person.navigate(path);
  if (path !== "/nowhere") await nowhere.waitFor({ state: "detached" });
}

/** The visible dialogs and menus. */
export function openOverlays({ page }: Person): Locator {
  const open = page.getByRole("dialog").or(page.getByRole("alertdialog")).or(page.getByRole("menu"));
  return open.filter({ visible: true });
}

/** Presses Escape until nothing is open. */
export async function closeOverlays(person: Person): Promise<void> {
  const close = async () => {
    const shown = await openOverlays(person).count();
    if (shown > 0) await person.page.keyboard.press("Escape");
    return shown;
  };
  await expect.poll(close).toBe(0);
}
