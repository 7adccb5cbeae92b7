import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, exactly, refused } from "#contracts/pact/matchers.ts";
import { contractedApplication } from "./contracted-application.ts";
import { updateApplication } from "./update-application.ts";

const exchange = consumerPact(import.meta.url);
const path = "/api/App/Update";
const change = {
  code: "APP3071884260",
  name: "Web shop Europe",
  address: "https://shop.example/eu",
  rechargeCallback: "",
  withdrawCallback: "https://shop.example/callbacks/withdraw",
  remark: "",
  status: "disabled",
  proof: "example-proof",
} as const;
const code = chosen("applicationCode", change.code);

test("an edit with a fresh proof answers the application as it is now (4.5, 6.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "an edit of an application with a fresh proof",
      clauses: ["2.27", "3.7", "4.5", "6.5", "7.16"],
      proposed: true,
      given: [{ state: "a merchant past the gate of an application", params: { gate: "editApplication" } }],
      request: {
        method: "POST",
        path,
        body: { ...change, code, proof: chosen("proof", change.proof) },
        signedIn: true,
      },
      answer: accepted({ ...contractedApplication(), name: exactly(change.name), status: exactly("disabled") }),
    },
    (send) => updateApplication(send, change),
  );
  expect(answer).toMatchObject({ accepted: true, value: { name: change.name, status: "disabled" } });
});

test("an edit with a proof that was never given is refused, so that the gate can be asked again (4.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "an edit of an application without a proof",
      clauses: ["4.5", "6.5", "7.16", "8.2"],
      proposed: true,
      outcome: "verificationNeeded",
      given: [{ state: "a merchant with an application" }],
      request: { method: "POST", path, body: { ...change, code, proof: "no-such-proof" }, signedIn: true },
      answer: refused(exactly("2007")),
    },
    (send) => updateApplication(send, { ...change, proof: "no-such-proof" }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2007", errMsg: "The service says why" });
});

test.each([
  ["a proof of the other gate", "a merchant past the gate of an application", "viewCredentials"],
  ["a proof that was used", "a merchant with a used proof", "editApplication"],
] as const)("%s opens nothing (4.5), proposed", async (proof, state, gate) => {
  const answer = await exchange(
    {
      description: `an edit of an application with ${proof}`,
      clauses: ["4.5", "6.5", "7.16", "8.2"],
      proposed: true,
      outcome: "verificationNeeded",
      given: [{ state, params: { gate } }],
      request: {
        method: "POST",
        path,
        body: { ...change, code, proof: chosen("proof", change.proof) },
        signedIn: true,
      },
      answer: refused(exactly("2007")),
    },
    (send) => updateApplication(send, change),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2007", errMsg: "The service says why" });
});
