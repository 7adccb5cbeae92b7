import i18next from "i18next";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { storedText } from "./stored.ts";

/** A message by its name under `shell:notice`, since the page after the reload may speak another language. */
const pending = storedText("message-after-reload", ["signedOut", "languageChanged", "languageChangedHere"]);

/** Has a message shown after the reload that follows. */
export const showAfterReload = pending.write;

/** Shows the message that the page left before it was reloaded. */
export function showPendingMessage(): void {
  const message = pending.read();
  pending.remove();
  if (!message) return;
  showToast({ tone: message === "languageChangedHere" ? "info" : "success", text: i18next.t(`notice.${message}`) });
}
