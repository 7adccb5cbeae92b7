import { sql } from "kysely";
import { loadProgress as call } from "#contracts/dashboard/load-progress.call.ts";
import type { AgreedProgress as Progress } from "#contracts/dashboard/load-progress.ts";
import { implement } from "#sandbox/http/call.ts";
import { activePackage } from "#sandbox/orders/subscription.ts";

/** The merchant's onboarding progress (2.24). Registration includes verifying the email. */
export const loadProgress = implement(call, async ({ db, clock }, _, { merchantId }): Promise<Progress> => {
  const inForce = await activePackage(db, merchantId, clock());
  const found = await db
    .selectNoFrom([
      sql<boolean>`exists (select from merchant_currencies where merchant_id = ${merchantId})`.as("currencyOn"),
      sql<boolean>`exists (select from applications where merchant_id = ${merchantId})`.as("applicationAdded"),
      sql<boolean>`exists (select from applications where merchant_id = ${merchantId} and recharge_callback <> '')`.as(
        "callbackAddressSet",
      ),
      sql<boolean>`exists (select from callbacks where merchant_id = ${merchantId} and status = 'success')`.as(
        "callbackReceived",
      ),
      sql<boolean>`exists (select from application_bills where merchant_id = ${merchantId} and paid_at is not null)`.as(
        "paymentReceived",
      ),
    ])
    .executeTakeFirstOrThrow();
  return { emailVerified: true, packageInForce: inForce !== undefined, ...found };
});
