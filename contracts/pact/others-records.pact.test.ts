import { expect, test } from "vitest";
import { checkLastLogin } from "#contracts/account/check-last-login.call.ts";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { logout } from "#contracts/account/logout.call.ts";
import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import { endOldSecret } from "#contracts/applications/end-old-secret.call.ts";
import { loadApplication } from "#contracts/applications/load-application.call.ts";
import { loadCredentials } from "#contracts/applications/load-credentials.call.ts";
import { rehearsePayment } from "#contracts/applications/rehearse-payment.call.ts";
import { rotateSecret } from "#contracts/applications/rotate-secret.call.ts";
import { sendTestCallback } from "#contracts/applications/test-callback.call.ts";
import { updateApplication } from "#contracts/applications/update-application.call.ts";
import { resendCallback } from "#contracts/bills/resend-callback.call.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { cancelOrder } from "#contracts/orders/cancel-order.call.ts";
import { finishPayment } from "#contracts/orders/finish-payment.call.ts";
import { loadOrder } from "#contracts/orders/load-order.call.ts";
import { consumerPact } from "./consumer-pact.ts";
import { chosen, refused } from "./matchers.ts";
import { sentRequest } from "./sent-request.ts";

/* Another merchant's records are refused as if they did not exist. */

const exchange = consumerPact(import.meta.url);
const order = "MC-20261121-0007";
const application = "APP3071884260";
type Call = (send: Send) => Promise<Answer<unknown>>;

const EDIT = {
  code: application,
  name: "Web shop Europe",
  address: "https://shop.example/eu",
  rechargeCallback: "",
  withdrawCallback: "",
  remark: "",
  status: "enabled",
  proof: "example-proof",
} as const;

const PROVEN = { code: application, proof: EDIT.proof };

test.each<[string, string, Call]>([
  ["the profile of another merchant", "7.8", (send) => loadProfile(send, { id: "100234" })],
  ["a sign-out of another merchant", "7.7", (send) => logout(send, { uid: "100234" })],
  ["the last sign-in of another merchant", "7.15", (send) => checkLastLogin(send, { uid: "100234" })],
])("%s is refused", async (description, clause, call) => {
  const sent = await sentRequest(call);
  const query = Object.fromEntries(Object.entries(sent.query ?? {}).map(([key, id]) => [key, chosen("userId", id)]));
  const answer = await exchange(
    {
      description,
      clauses: [clause, "8.2"],
      outcome: "notTheirs",
      ...(clause === "7.15" && { proposed: true }),
      given: [{ state: "another merchant" }],
      request: { ...sent, query, signedIn: true },
      answer: refused(),
    },
    call,
  );
  expect(answer).toMatchObject({ accepted: false });
});

/** The proof is valid, but for the merchant's own application (4.5). */
const GATES: Readonly<Record<string, GatePurpose>> = {
  "an edit of": "editApplication",
  "a rotation of the AppSecret of": "rotateSecret",
  "an end of the old AppSecret of": "rotateSecret",
};

test.each<[string, "order" | "application" | "callback", string, Call]>([
  ["the details of", "order", "2.26", (send) => loadOrder(send, { code: order })],
  ["a cancellation of", "order", "4.4", (send) => cancelOrder(send, { code: order })],
  ["Finish Pay on", "order", "4.4", (send) => finishPayment(send, { code: order })],
  ["a look at", "application", "2.27", (send) => loadApplication(send, { code: application })],
  ["an edit of", "application", "2.27", (send) => updateApplication(send, EDIT)],
  ["the credentials of", "application", "2.27", (send) => loadCredentials(send, PROVEN)],
  ["a rotation of the AppSecret of", "application", "2.27", (send) => rotateSecret(send, PROVEN)],
  ["an end of the old AppSecret of", "application", "2.27", (send) => endOldSecret(send, PROVEN)],
  [
    "a test callback to",
    "application",
    "2.27",
    (send) => sendTestCallback(send, { code: application, address: "recharge" }),
  ],
  [
    "a test customer's payment to",
    "application",
    "2.27",
    (send) => rehearsePayment(send, { code: application, way: "exact", network: "TRON", amount: "25.50" }),
  ],
  ["a repetition of", "callback", "2.31", (send) => resendCallback(send, { code: "CB100042" })],
])("%s another merchant's %s is refused, proposed", async (act, record, clause, call) => {
  const sent = await sentRequest(call);
  const code = chosen(`${record}Code`, String(Reflect.get(Object(sent.body), "code")));
  const needsProof = "proof" in Object(sent.body);
  const gate = needsProof && (GATES[act] ?? "viewCredentials");
  const answer = await exchange(
    {
      description: `${act} another merchant's ${record}`,
      clauses: [clause, "7.16", "8.2"],
      outcome: "notTheirs",
      proposed: true,
      given: [{ state: `another merchant's ${record}`, ...(gate && { params: { gate } }) }],
      request: {
        ...sent,
        body: { ...Object(sent.body), code, ...(needsProof && { proof: chosen("proof", EDIT.proof) }) },
        signedIn: true,
      },
      answer: refused(),
    },
    call,
  );
  expect(answer).toMatchObject({ accepted: false });
});
