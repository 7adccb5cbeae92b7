import { NAMED_HOST } from "./chromium.ts";
import type { Person } from "./person.ts";

/** The same console over plain http, where browsers have no clipboard, WebCrypto or private file system. */
export function onPlainHttp(url: string): string {
  const { port } = new URL(url);
  return `http://${NAMED_HOST}:${port}`;
}

/** How the local storage fails. */
export type StorageFault = "refused" | "full";

/** Makes storage throw in every page of a person, as with blocked cookies or a full quota. */
export async function breakStorage({ context }: Person, fault: StorageFault): Promise<void> {
  await context.addInitScript((is) => {
    if (is === "full") {
      Storage.prototype.setItem = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
      return;
    }
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  }, fault);
}

/** The text that a paste inserts. */
export async function clipboardText({ page }: Person): Promise<string> {
  const field = await page.evaluateHandle(() => {
    const made = document.createElement("textarea");
    document.body.append(made);
    return made;
  });
  await field.focus();
  await page.keyboard.press("ControlOrMeta+v");
  const text = await field.inputValue();
  await field.evaluate((made) => made.remove());
  return text;
}
