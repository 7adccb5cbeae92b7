import type { CodePurpose } from "#contracts/account/send-verification-code.ts";
import { codeDelivery } from "#machines/account/code-delivery.ts";

/** Snapshots of code delivery, as its parent machine receives them. */
export function deliverySnapshots(purpose: CodePurpose) {
  const context = { purpose, email: "merchant@example.com", problem: null };
  return {
    "to sending": codeDelivery.resolveState({ value: "sending", context }),
    "to sent": codeDelivery.resolveState({ value: "coolingDown", context }),
    "to refused as too soon": refusedWith("2005"),
    "to refused": refusedWith("1001"),
  };

  function refusedWith(errCode: string) {
    return codeDelivery.resolveState({
      value: "unsent",
      context: { ...context, problem: { kind: "refused", errCode, errMsg: "" } },
    });
  }
}
