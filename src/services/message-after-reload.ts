import i18next from "i18next";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { storedText } from "./stored.ts";

/** A message's key under `shell:notice`, since the language may change with the reload. */
const pending = storedText("message-after-reload", ["signedOut", "languageChanged", "languageChangedHere"]);

/** Shows a message after the next reload. */
export const showAfterReload = pending.write;

/** Shows the message that was stored before the reload. */
export function showPendingMessage(): void {
  const message = pending.read();
  pending.remove();
  if (!message) return;
  showToast({ tone: message === "languageChangedHere" ? "info" : "success", text: i18next.t(`notice.${message}`) });
}
