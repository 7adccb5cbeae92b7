import i18next from "i18next";
import type { ConnectionActor } from "#machines/shell/connection.ts";
import { ERROR_TOAST_DURATION, type FaultsActor } from "#machines/shell/faults.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** Shows each fault worth telling as a toast of 5 s (8.2, 8.4). */
export function showFaults(faults: FaultsActor, connection: ConnectionActor): void {
  faults.on("refusalReported", ({ errMsg }) => show(errMsg || i18next.t("fault.unnamed")));
  faults.on("failureReported", () => {
    show(i18next.t(connection.getSnapshot().matches("offline") ? "fault.offline" : "fault.request"));
  });
}

function show(text: string) {
  showToast({ tone: "danger", text, duration: ERROR_TOAST_DURATION });
}
