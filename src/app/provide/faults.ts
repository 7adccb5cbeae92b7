import i18next from "i18next";
import { describeFailure, type Failure, type FailureKind } from "#contracts/failure.ts";
import { ERROR_TOAST_DURATION, type FaultsActor } from "#machines/shell/faults.ts";
import { failureText } from "#src/ui/problem/failure-text.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";

/** Shows each fault that the machine reports as a toast of 5 s (8.2, 8.4). */
export function showFaults(faults: FaultsActor, show: typeof showToast = showToast): void {
  const toast = { tone: "danger", duration: ERROR_TOAST_DURATION } as const;
  faults.on("refusalReported", ({ errMsg }) => show({ ...toast, text: errMsg || i18next.t("fault.unnamed") }));
  faults.on("failureReported", ({ failure }) => {
    show({ ...toast, text: failureText(i18next.getFixedT(null, "shell"), failure), failure });
  });
}

/** What was logged before: a call that a screen repeats says the same once. */
const logged = new Set<string>();

/** What whoever runs the service can repair: a broken contract, a missing call, a caller that is not allowed. */
const REPAIRABLE: ReadonlySet<FailureKind> = new Set(["unreadable", "notOffered", "policy", "cors"]);

/** Says in the browser's console, in one line, what whoever runs the service can repair. */
export function logFailure(failure: Failure): void {
  const { kind, call, field, expected } = failure;
  if (!REPAIRABLE.has(kind)) return;
  const same = [kind, call, field, expected].join(" ");
  if (logged.has(same)) return;
  logged.add(same);
  // biome-ignore lint/suspicious/noConsole: for whoever runs the service, since no merchant could repair it.
  console.warn(describeFailure(failure));
}
