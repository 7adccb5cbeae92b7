import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import { verification } from "#machines/account/verification.ts";

/** Final snapshots of the verification gate, as its parent machine receives them. */
export function gateSnapshots(purpose: GatePurpose) {
  const context = {
    email: "merchant@example.com",
    purpose,
    applicationCode: "fixture-application",
    code: "",
    problem: null,
  };
  return { "to passed": ended("passed", "fixture-proof"), "to dismissed": ended("dismissed", null) };

  function ended(value: "passed" | "dismissed", proof: string | null) {
    return verification.resolveState({ value, context: { ...context, proof }, output: { proof } });
  }
}
