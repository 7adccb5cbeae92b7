import i18next from "i18next";
import { isStorageBlocked } from "#src/ui/browser/storage.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** How long the warning stays, in milliseconds. */
const SHOWN_FOR = 20_000;

/** Warns once that the browser refuses storage, when a value would be lost. */
export function warnWithoutStorage(): void {
  const say = () => {
    if (!isStorageBlocked.get()) return;
    unsubscribe();
    showToast({ id: "not-kept", tone: "info", text: i18next.t("notice.notKept"), duration: SHOWN_FOR });
  };
  const unsubscribe = isStorageBlocked.subscribe(say);
  say();
}
