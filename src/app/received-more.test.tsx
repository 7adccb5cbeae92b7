import { expect, test } from "vitest";
import { order } from "#contracts/orders/order.ts";
import { spoken, wordsOf } from "#src/dashboard/testing/spoken.tsx";
import { ReceivedMore } from "#src/orders/receipt/ReceivedMore.tsx";

const DUE = { token: "USDT", expected: "89.90", remaining: "0" };

const received = async (payment: Record<string, string | null>) => {
  const paid = order.parse({ code: "O1", amount: "89.90", payment: { ...DUE, ...payment } });
  return wordsOf(await spoken("en-US", ["orders", "shell"], <ReceivedMore payment={paid.payment} />));
};

test("the receipt of an order that was overpaid says what was received, as its transfer does (2.26, 4.4)", async () => {
  expect(await received({ received: "98.89", excess: "8.99" })).toBe("Received 98.89 USDT");
});

test.each([
  { received: "89.90", excess: "0" },
  { received: "89.90", excess: null },
  { received: null, excess: "8.99" },
])("what came is not said twice, nor where it is not known: %j", async (payment) => {
  expect(await received(payment)).toBe("");
});
