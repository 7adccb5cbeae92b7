import { expect, test } from "vitest";
import { pathWith } from "#contracts/define-call.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, word } from "#contracts/pact/matchers.ts";
import { getUserWallet } from "./get-user-wallet.call.ts";

const exchange = consumerPact(import.meta.url);

test("the merchant's payment address on a network is answered (1.1, 7.12), fields proposed", {
  tags: ["7.12.a", "1.1.e"],
}, async () => {
  const answer = await exchange(
    {
      description: "the merchant's payment address on TRON",
      clauses: ["1.1", "7.12"],
      proposed: true,
      given: [{ state: "a signed-in merchant" }],
      request: {
        of: { method: getUserWallet.method, path: pathWith(getUserWallet.path, { product: "Usdt" }) },
        body: { network: "TRON" },
        signedIn: true,
      },
      answer: accepted({ address: word("TQ5gD5u8hT3vGz1pVn7x2cR9kLmS4wYbE6") }),
    },
    (send) => getUserWallet(send, { product: "Usdt", network: "TRON" }),
  );
  expect(answer).toEqual({
    accepted: true,
    value: { address: "TQ5gD5u8hT3vGz1pVn7x2cR9kLmS4wYbE6" },
  });
});
