import { sendTestCallback as call } from "#contracts/applications/test-callback.call.ts";
import type { CallbackTest } from "#contracts/applications/test-callback.ts";
import type { AgreedCallback as Callback } from "#contracts/bills/callback.ts";
import { limitAttempts } from "#sandbox/account/rate-limits.ts";
import { sendCallback } from "#sandbox/bills/callback-delivery.ts";
import { viewCallbacks } from "#sandbox/bills/callback-view.ts";
import { RESEND_LIMIT } from "#sandbox/bills/resend-callback.ts";
import { recordCode } from "#sandbox/chain/record-code.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import { withUniqueCode } from "#sandbox/storage/unique-code.ts";
import { findOwnApplication } from "./find-own-application.ts";

const EVENTS = { recharge: "payment.collected", withdraw: "payment.withdrawn" } as const;

/** Sends a signed test callback to one of an application's addresses. */
export const sendTestCallback = implement(call, (service, wanted, { merchantId }) =>
  sendTest(service, merchantId, wanted),
);

/**
 * Sends a test callback once, without retries, and records it with the others. Allowed for stopped applications, whose
 * receiver may be under repair.
 */
export async function sendTest(
  service: Service,
  merchantId: string,
  { code: applicationCode, address }: CallbackTest,
): Promise<Callback> {
  const { db, clock } = service;
  const application = await findOwnApplication(db, merchantId, applicationCode);
  const field = address === "recharge" ? "rechargeCallback" : "withdrawCallback";
  const url = application[field];
  if (url === "") throw new Refused("invalidInput", { fields: [field] });
  const now = clock();
  await limitAttempts(db, RESEND_LIMIT, merchantId, now);
  const payload = JSON.stringify({
    ...{ event: "test", tests: EVENTS[address], applicationCode, sentAt: now.toISOString() },
  });
  const stored = await withUniqueCode((digits) =>
    db
      .insertInto("callbacks")
      .values({
        ...{ code: recordCode("CB", now, digits), merchantId, applicationCode, url, payload },
        ...{ event: "test", reference: "", status: "notNotified", createdAt: now },
        ...{ deliveredAt: null, lastFailure: null, nextAttemptAt: null },
      })
      .onConflict((conflict) => conflict.column("code").doNothing())
      .returningAll()
      .executeTakeFirst(),
  );
  await sendCallback(service, stored, { isScheduled: false, stopping: new AbortController().signal });
  const sent = await db.selectFrom("callbacks").selectAll().where("code", "=", stored.code).execute();
  const [shown] = await viewCallbacks(db, sent);
  if (!shown) throw new Refused("notFound");
  return shown;
}
