import type { Person } from "#model-tests/browser/person.ts";

/** The bell in the navbar and its message box (2.36). */
export function messageBox(person: Person) {
  const { page, t } = person;
  const dialog = page.getByRole("dialog", { name: t("messages:title"), exact: true });
  const bell = page.getByRole("banner").getByRole("button", { name: t("messages:title") });
  const action = (key: string) => dialog.getByRole("button", { name: t(key), exact: true });
  return {
    dialog,
    bell,
    /** A tab by its type, with any number of unread messages. */
    tab: (type: "message" | "notice" | "todo") => dialog.locator(`[role="tab"][data-tab="${type}"]`),
    rows: dialog.getByRole("listitem").getByRole("button"),
    allRead: action("messages:allRead"),
    empty: action("messages:empty"),
    retry: action("shell:error.retry"),
    switchRole: action("shell:user.switchRole"),
    /** Waits until the bell shows this number of unread messages. */
    async counts(unread: number) {
      const name = unread === 0 ? t("messages:title") : t("messages:bell.unread", { unread });
      await page.getByRole("button", { name, exact: true }).waitFor();
    },
    async open() {
      await bell.click();
      await dialog.waitFor();
    },
  };
}
