import { passGate } from "#contracts/account/pass-gate.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import type { ApplicationStatus } from "#contracts/applications/application.ts";
import { loadApplication } from "#contracts/applications/load-application.call.ts";
import { loadCredentials } from "#contracts/applications/load-credentials.call.ts";
import type { Credentials } from "#contracts/applications/load-credentials.ts";
import { updateApplication } from "#contracts/applications/update-application.call.ts";
import { acceptedValue } from "./accepted-value.ts";
import type { Merchant, SandboxUnderTest } from "./sandbox-under-test.ts";

/** Requests a code, and exchanges it for a proof for one action on one application (4.5). */
export async function gateProof(
  sandbox: SandboxUnderTest,
  { email, send }: Merchant,
  purpose: GatePurpose,
  applicationCode: string,
): Promise<string> {
  // One code per minute is allowed.
  sandbox.forward(61);
  acceptedValue(await sendVerificationCode(send, { email, purpose }));
  const code = (await sandbox.newestCode(email)) ?? "";
  return acceptedValue(await passGate(send, { email, code, purpose, applicationCode })).proof;
}

/** An application's credentials, through the gate. */
export async function credentialsBehindGate(
  sandbox: SandboxUnderTest,
  merchant: Merchant,
  code: string,
): Promise<Credentials> {
  const proof = await gateProof(sandbox, merchant, "viewCredentials", code);
  return acceptedValue(await loadCredentials(merchant.send, { code, proof }));
}

/** Stops or enables an application through the gate. */
export async function applicationStatus(
  sandbox: SandboxUnderTest,
  merchant: Merchant,
  code: string,
  status: ApplicationStatus,
): Promise<void> {
  const { createdAt: _, ...present } = acceptedValue(await loadApplication(merchant.send, { code }));
  const proof = await gateProof(sandbox, merchant, "editApplication", code);
  acceptedValue(await updateApplication(merchant.send, { ...present, status, proof }));
}
