import { randomUUID } from "node:crypto";
import type { Send } from "#contracts/http.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { finishPayment } from "#contracts/orders/finish-payment.call.ts";
import { REQUIRED_CONFIRMATIONS } from "#sandbox/chain/networks.ts";
import { acceptedValue } from "./accepted-value.ts";
import type { SandboxUnderTest } from "./sandbox-under-test.ts";

/** Orders a package for a month, pays for it, and waits until it is active. */
export async function buyPackage({ tester, produceBlocks }: SandboxUnderTest, send: Send, packageId: string) {
  const order = { packageId, termMonths: 1, network: "TRON", requestKey: randomUUID() } as const;
  const { code } = acceptedValue(await createOrder(send, order));
  await tester(code, "pay", { kind: "exact" });
  acceptedValue(await finishPayment(send, { code }));
  await produceBlocks(REQUIRED_CONFIRMATIONS.TRON);
}
