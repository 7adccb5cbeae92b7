import { recordCode } from "#sandbox/chain/record-code.ts";
import type { Database } from "#sandbox/storage/database.ts";
import { withFreshCode } from "#sandbox/storage/fresh-code.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

type NewCallback = Omit<Tables["callbacks"], "code">;

/** A callback that is to go out at once. */
export function callbackAbout(
  about: Pick<NewCallback, "merchantId" | "applicationCode" | "event" | "reference" | "url" | "payload">,
  now: Date,
): NewCallback {
  return { ...about, status: "notNotified", createdAt: now, deliveredAt: null, lastFailure: null, nextAttemptAt: now };
}

/** Stores callbacks, each under a code of its own. */
export async function storeCallbacks(
  transaction: Database,
  callbacks: readonly NewCallback[],
  now: Date,
): Promise<void> {
  let waiting = callbacks;
  if (waiting.length === 0) return;
  await withFreshCode(async (digits) => {
    const stored = await transaction
      .insertInto("callbacks")
      .values(waiting.map((callback) => ({ ...callback, code: recordCode("CB", now, digits) })))
      .onConflict((conflict) => conflict.column("code").doNothing())
      .returning("reference")
      .execute();
    const references = new Set(stored.map(({ reference }) => reference));
    waiting = waiting.filter(({ reference }) => !references.has(reference));
    return waiting.length === 0 ? "stored" : undefined;
  });
}
