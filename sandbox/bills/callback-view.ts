import type { Selectable } from "kysely";
import type { AgreedCallback as Callback } from "#contracts/bills/callback.ts";
import { readApplicationNames } from "#sandbox/applications/application-names.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import type { CallbackRow } from "./callback-delivery.ts";

type AttemptRow = Selectable<Tables["callbackAttempts"]>;

/** Callbacks with their attempts, in the form of the contract. */
export async function viewCallbacks(db: Database, callbacks: readonly CallbackRow[]): Promise<Callback[]> {
  if (callbacks.length === 0) return [];
  const codes = callbacks.map(({ code }) => code);
  const rows = await db
    .selectFrom("callbackAttempts")
    .selectAll()
    .where("callbackCode", "in", codes)
    .orderBy("id")
    .execute();
  const applications = callbacks.map(({ applicationCode }) => applicationCode);
  const names = await readApplicationNames(db, applications);
  const attempts = Map.groupBy(rows, ({ callbackCode }) => callbackCode);
  return callbacks.map((callback) => ({
    code: callback.code,
    event: callback.event,
    reference: callback.reference,
    applicationCode: callback.applicationCode,
    applicationName: names.get(callback.applicationCode) ?? "",
    ...moneyOf(callback.payload),
    url: callback.url,
    payload: callback.payload,
    status: callback.status,
    attempts: (attempts.get(callback.code) ?? []).map(viewAttempt),
    createdAt: callback.createdAt.toISOString(),
    deliveredAt: callback.deliveredAt?.toISOString() ?? null,
    nextAttemptAt: callback.nextAttemptAt?.toISOString() ?? null,
  }));
}

/** The amount and the currency in a callback's body; a test has none. */
function moneyOf(payload: string): Pick<Callback, "amount" | "currency"> {
  const { amount = null, currency = null } = JSON.parse(payload);
  return { amount, currency };
}

/** One attempt, in the form of the contract. */
export function viewAttempt({ sentAt, id: _, callbackCode: __, ...attempt }: AttemptRow): Callback["attempts"][number] {
  return { sentAt: sentAt.toISOString(), ...attempt };
}
