import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, word } from "#contracts/pact/matchers.ts";
import { passGate } from "./pass-gate.call.ts";

const exchange = consumerPact(import.meta.url);
const email = "merchant@example.com";
const purpose = "viewCredentials";
const code = "482913";
const applicationCode = "APP3071884260";

test("the code for an application is exchanged for a proof (4.5, 6.5, 7.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "a check of the code for the credentials of an application",
      clauses: ["4.5", "6.5", "7.6"],
      proposed: true,
      given: [{ state: "a merchant at the gate of an application", params: { email, gate: purpose, code } }],
      request: {
        of: passGate,
        body: {
          email,
          code: chosen("code", code),
          purpose,
          applicationCode: chosen("applicationCode", applicationCode),
        },
        signedIn: true,
      },
      answer: accepted({ proof: word("2dW8cE0pQx") }),
    },
    (send) => passGate(send, { email, code, purpose, applicationCode }),
  );
  expect(answer).toEqual({ accepted: true, value: { proof: "2dW8cE0pQx" } });
});
