import type { Person } from "#model-tests/browser/person.ts";

/** Opens the command palette by its shortcut. */
export async function openPalette(person: Person): Promise<void> {
  await person.expectState("session", "signedIn");
  await person.page.keyboard.press("Control+k");
  await person.expectState("palette", "idle");
}

/** The command palette: its field, and its rows by text. */
export function palette({ page, t }: Person) {
  const dialog = page.getByRole("dialog", { name: t("palette:label") });
  return {
    dialog,
    field: dialog.getByRole("combobox"),
    rows: dialog.getByRole("option"),
    row: (name: string) => dialog.getByRole("option", { name }),
    /** The active row, which Enter chooses. */
    marked: dialog.getByRole("option", { selected: true }),
  };
}

/** Opens the keyboard map by its shortcut. */
export async function openKeyboardMap(person: Person): Promise<void> {
  await person.expectState("session", "signedIn");
  await person.page.keyboard.press("?");
  await keyboardMap(person).waitFor();
}

export function keyboardMap({ page, t }: Person) {
  return page.getByRole("dialog", { name: t("palette:keyboard.title") });
}
