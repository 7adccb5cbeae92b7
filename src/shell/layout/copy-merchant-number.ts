import i18next from "i18next";
import { copyText } from "#src/ui/browser/copy-text.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** Copies the merchant number, which is the user's ID (2.35), and reports success or failure (8.10). */
export function copyMerchantNumber(userId: string): void {
  copyText(userId).then(
    () => showToast({ tone: "success", text: i18next.t("notice.copied") }),
    () => showToast({ tone: "danger", text: i18next.t("copy.failed") }),
  );
}
