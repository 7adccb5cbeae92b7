import i18next from "i18next";
import { createActor } from "xstate";
import { describeFailure, type Failure, type FailureKind } from "#contracts/failure.ts";
import type { Fault } from "#contracts/http.ts";
import { faults } from "#machines/shell/faults.ts";
import { failureText } from "#src/services/problem/failure-text.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import { ERROR_TOAST_DURATION, showToast } from "#src/ui/toasts/show-toast.ts";

/**
 * Starts reporting faults: to the merchant as toasts of 5 s (8.2, 8.4), or to the service's operator.
 * @returns a function that reports one.
 */
export function startFaults(show: typeof showToast = showToast): (fault: Fault) => void {
  const actor = createActor(faults, inspectOption());
  const toast = { tone: "danger", duration: ERROR_TOAST_DURATION } as const;
  actor.on("refusalReported", ({ errMsg }) => show({ ...toast, text: errMsg || i18next.t("fault.unnamed") }));
  actor.on("failureReported", ({ failure }) => {
    show({ ...toast, text: failureText(i18next.getFixedT(null, "shell"), failure), details: describeFailure(failure) });
  });
  actor.start();
  return (fault) => {
    if (fault.type === "refused") {
      const { errCode, errMsg } = fault.refusal;
      return actor.send({ type: "REFUSED", errCode, errMsg });
    }
    logFailure(fault.failure);
    if (fault.type === "failed") actor.send({ type: "FAILED", failure: fault.failure });
  };
}

/** Logged lines, so that a repeated call is logged once. */
const logged = new Set<string>();

/** Failures that the service's operator can repair: a broken contract, a missing call, a CORS or policy error. */
const REPAIRABLE: ReadonlySet<FailureKind> = new Set(["unreadable", "notOffered", "policy", "cors"]);

/** Logs such failures in the browser's console. */
function logFailure(failure: Failure): void {
  const { kind, call, field, expected } = failure;
  if (!REPAIRABLE.has(kind)) return;
  const same = [kind, call, field, expected].join(" ");
  if (logged.has(same)) return;
  logged.add(same);
  // biome-ignore lint/suspicious/noConsole: for the service's operator.
  console.warn(describeFailure(failure));
}
