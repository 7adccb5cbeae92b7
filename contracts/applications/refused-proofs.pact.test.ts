import { describe, expect, test } from "vitest";
import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { consumerPact, type Outcome } from "#contracts/pact/consumer-pact.ts";
import { chosen, exactly, refused } from "#contracts/pact/matchers.ts";
import { sentRequest } from "#contracts/pact/sent-request.ts";
import type { ProviderState } from "#contracts/provider-states.ts";
import { endOldSecret } from "./end-old-secret.call.ts";
import { loadCredentials } from "./load-credentials.call.ts";
import { rotateSecret } from "./rotate-secret.call.ts";
import { updateApplication } from "./update-application.call.ts";

/* A proof is valid for one gate and one use; an invalid one is refused with a code that opens the gate again. */

const exchange = consumerPact(import.meta.url);
const application = "APP3071884260";
const change = {
  code: application,
  name: "Web shop Europe",
  address: "https://shop.example/eu",
  rechargeCallback: "",
  withdrawCallback: "",
  remark: "",
  status: "enabled",
} as const;
type Call = (send: Send, proof: string) => Promise<Answer<unknown>>;

describe.each<[string, GatePurpose, Call]>([
  ["an edit of an application", "editApplication", (send, proof) => updateApplication(send, { ...change, proof })],
  [
    "the credentials of an application",
    "viewCredentials",
    (send, proof) => loadCredentials(send, { code: application, proof }),
  ],
  ["a rotation of the AppSecret", "rotateSecret", (send, proof) => rotateSecret(send, { code: application, proof })],
  ["an end of the old AppSecret", "rotateSecret", (send, proof) => endOldSecret(send, { code: application, proof })],
])("%s (4.5, 6.5)", (act, gate, call) => {
  const other = gate === "viewCredentials" ? "editApplication" : "viewCredentials";

  test.each<[string, Outcome, ProviderState, { gate: GatePurpose } | null]>([
    ["a proof that was never given", "verificationNeeded", "a merchant with an application", null],
    ["a proof of another gate", "proofOfAnotherGate", "a merchant past the gate of an application", { gate: other }],
    ["a proof that was used", "proofUsed", "a merchant with a used proof", { gate }],
  ])("with %s is refused, proposed", async (proof, outcome, state, params) => {
    const value = params ? "example-proof" : "no-such-proof";
    const sent = await sentRequest((send) => call(send, value));
    const body = {
      ...Object(sent.body),
      code: chosen("applicationCode", application),
      ...(params && { proof: chosen("proof", value) }),
    };
    const answer = await exchange(
      {
        description: `${act} with ${proof}`,
        clauses: ["4.5", "6.5", "7.16", "8.2"],
        proposed: true,
        outcome,
        given: [{ state, ...(params && { params }) }],
        request: { ...sent, body, signedIn: true },
        answer: refused(exactly("2007")),
      },
      (send) => call(send, value),
    );
    expect(answer).toEqual({ accepted: false, errCode: "2007", errMsg: "The service says why" });
  });
});
