import { recordCode } from "#sandbox/chain/record-code.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { withUniqueCode } from "#sandbox/storage/unique-code.ts";

type CallbackValues = Omit<Tables["callbacks"], "code">;

/** The row of a callback that is due at once. */
export function newCallback(
  about: Pick<CallbackValues, "merchantId" | "applicationCode" | "event" | "reference" | "url" | "payload">,
  now: Date,
): CallbackValues {
  return { ...about, status: "notNotified", createdAt: now, deliveredAt: null, lastFailure: null, nextAttemptAt: now };
}

/** Stores callbacks, each with a unique code. */
export async function storeCallbacks(
  transaction: Database,
  callbacks: readonly CallbackValues[],
  now: Date,
): Promise<void> {
  let waiting = callbacks;
  if (waiting.length === 0) return;
  await withUniqueCode(async (digits) => {
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
