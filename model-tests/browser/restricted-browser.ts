import { NAMED_HOST } from "./named-host.ts";
import type { Person } from "./person.ts";

/** The same console under a name and over plain http, where browsers have neither clipboard, WebCrypto nor private files. */
export function onPlainHttp(url: string): string {
  const { port } = new URL(url);
  return `http://${NAMED_HOST}:${port}`;
}

/** What a browser may do with what a page wants to keep. */
export type StorageFault = "refused" | "full";

/** Refuses the storage to every page that this person opens from now on, as with cookies blocked, or has it full. */
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

/** What somebody gets who pastes. */
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
