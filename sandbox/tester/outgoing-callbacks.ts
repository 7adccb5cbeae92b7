import type { AgreedCallback as Callback } from "#contracts/bills/callback.ts";
import { viewCallbacks } from "#sandbox/bills/callback-view.ts";
import type { Service } from "#sandbox/service.ts";

const LIMIT = 20;

/** Callbacks, newest first; all, or those of the merchant with this email. */
export async function readCallbacks({ db }: Service, email: string | null): Promise<Callback[]> {
  const rows = await db
    .selectFrom("callbacks")
    .innerJoin("merchants", "merchants.id", "callbacks.merchantId")
    .selectAll("callbacks")
    .$if(email !== null, (query) => query.where("merchants.email", "=", (email ?? "").toLowerCase()))
    .orderBy("callbacks.createdAt", "desc")
    .orderBy("callbacks.code", "desc")
    .limit(LIMIT)
    .execute();
  return viewCallbacks(db, rows);
}
