import i18next from "i18next";
import type { Failure } from "#contracts/failure.ts";
import { ERROR_TOAST_DURATION } from "#machines/shell/faults.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

const TONES = { loading: "info", success: "success", error: "danger" } as const;

/** One notice that changes, and never two (8.5). */
export async function showMenuNotice(outcome: keyof typeof TONES, failure: Failure | null) {
  await loadTexts(["frame"]);
  showToast({
    id: "server-menu",
    tone: TONES[outcome],
    text: i18next.t(`frame:serverMenu.${outcome}`),
    ...(outcome === "error" && failure && { failure }),
    duration: ERROR_TOAST_DURATION,
  });
}
