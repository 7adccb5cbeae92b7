import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen } from "#contracts/pact/matchers.ts";
import { contractedApplicationWith } from "./contracted-application.ts";
import { updateApplication } from "./update-application.call.ts";

const exchange = consumerPact(import.meta.url);
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

test("an edit with a fresh proof answers the changed application (4.5, 6.5), proposed", async () => {
  const answer = await exchange(
    {
      description: "an edit of an application with a fresh proof",
      clauses: ["2.27", "3.7", "4.5", "6.5", "7.16"],
      proposed: true,
      given: [{ state: "a merchant past the gate of an application", params: { gate: "editApplication" } }],
      request: {
        of: updateApplication,
        body: { ...change, code, proof: chosen("proof", change.proof) },
        signedIn: true,
      },
      answer: accepted(contractedApplicationWith(change)),
    },
    (send) => updateApplication(send, change),
  );
  expect(answer).toMatchObject({ accepted: true, value: { name: change.name, status: "disabled" } });
});
