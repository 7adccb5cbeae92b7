import i18next from "i18next";
import { fromPromise } from "xstate";
import { describeFailure, type Failure, failureOf } from "#contracts/failure.ts";
import { type Settings, settings } from "#machines/shell/settings.ts";
import { applySettings } from "#src/app/apply-settings.ts";
import type { Services } from "#src/services/services.ts";
import type { Stored } from "#src/services/stored.ts";
import { menuCollapsed } from "#src/services/stored-settings.ts";
import type { LazyClient } from "#src/services/transport.ts";
import { copyText } from "#src/ui/browser/copy-text.ts";
import { loadTexts } from "#src/ui/language/start-language.ts";
import { ERROR_TOAST_DURATION, showToast } from "#src/ui/toasts/show-toast.ts";

/** The settings with their effects (4.7): the page, the storage, the clipboard, and the call of 7.9; in mock mode, its mock (2.18). */
export function provideSettings(calls: LazyClient["calls"], mock: Services["mock"], stored: Stored<Settings>) {
  let failure: Failure | null = null;
  return settings.provide({
    actors: {
      loadServerMenu: fromPromise(async ({ signal }) => {
        failure = null;
        try {
          return await (await (mock ?? calls)()).loadMenu(signal);
        } catch (error) {
          failure = failureOf(error);
          throw error;
        }
      }),
    },
    actions: {
      applySettings: (_, shown) => applySettings(shown),
      storeSettings: (_, chosen) => stored.write(chosen),
      storeCollapse: (_, collapsed) => (collapsed ? menuCollapsed.write("yes") : menuCollapsed.remove()),
      copySettings: (_, shown) =>
        void copyText(JSON.stringify(shown, null, 2)).then(
          () => showToast({ tone: "success", text: i18next.t("settings:copied") }),
          () => showToast({ tone: "danger", text: i18next.t("copy.failed") }),
        ),
      showMenuNotice: (_, outcome) => {
        // Without its texts it cannot be shown.
        showMenuNotice(outcome, failure).catch(() => undefined);
      },
    },
  });
}

const TONES = { loading: "info", success: "success", error: "danger" } as const;

/** One notice that is updated, never two (8.5). */
async function showMenuNotice(outcome: keyof typeof TONES, failure: Failure | null) {
  await loadTexts(["frame"]);
  showToast({
    id: "server-menu",
    tone: TONES[outcome],
    text: i18next.t(`frame:serverMenu.${outcome}`),
    ...(outcome === "error" && failure && { details: describeFailure(failure) }),
    duration: ERROR_TOAST_DURATION,
  });
}
