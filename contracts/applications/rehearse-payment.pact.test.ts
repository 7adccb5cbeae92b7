import { expect, test } from "vitest";
import { network } from "#contracts/currencies/network.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, decimal, oneOf, textOrNull } from "#contracts/pact/matchers.ts";
import { rehearsePayment } from "./rehearse-payment.call.ts";

const exchange = consumerPact(import.meta.url);
const rehearsal = { way: "exact", network: "TRON", amount: "25.50", userId: "customer-17" } as const;
const code = "APP3071884260";

test("a test payment answers its bill (2.28, 4.6), proposed", async () => {
  const answer = await exchange(
    {
      description: "a payment of a test customer to an application",
      clauses: ["2.28", "4.6", "7.16"],
      proposed: true,
      given: [{ state: "a merchant whose customers can pay" }],
      request: {
        of: rehearsePayment,
        body: { code: chosen("applicationCode", code), ...rehearsal },
        signedIn: true,
      },
      answer: accepted({
        network: oneOf(network.options, "TRON"),
        amount: decimal("25.50"),
        billCode: textOrNull("BILL100042"),
        callbackUrl: textOrNull("https://shop.example/callbacks/recharge"),
      }),
    },
    (send) => rehearsePayment(send, { code, ...rehearsal }),
  );
  expect(answer).toMatchObject({ accepted: true, value: { billCode: "BILL100042", network: "TRON" } });
});
