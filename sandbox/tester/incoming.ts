import * as z from "zod/mini";
import { network } from "#contracts/currencies/network.ts";
import { readable } from "#contracts/readable-text.ts";
import type { Service } from "#sandbox/service.ts";
import { amountInUsdt } from "./payments.ts";

/** A customer's payment to an application: `userId` is the customer, by the application's own name. */
export const payApplication = z.object({
  network,
  amount: amountInUsdt,
  userId: z.optional(z.string().check(z.trim(), z.maxLength(64), readable)),
});

/** Money that a merchant pays in. */
export const topUp = z.object({ network, amount: amountInUsdt });

/** Somebody whom a tester can let money arrive for. */
export type Payee = {
  merchantId: string;
  email: string;
  applications: { code: string; name: string; isCalledBack: boolean }[];
};

const PAYEE_LIMIT = 10;

/** The merchants whom money can arrive for, the newest first, with their applications; all, or the one with an e-mail. */
export async function readPayees({ db }: Service, email: string | null): Promise<Payee[]> {
  const merchants = await db
    .selectFrom("merchants")
    .select(["id", "email"])
    .$if(email !== null, (query) => query.where("email", "=", (email ?? "").toLowerCase()))
    .orderBy("createdAt", "desc")
    .limit(PAYEE_LIMIT)
    .execute();
  if (merchants.length === 0) return [];
  const applications = await db
    .selectFrom("applications")
    .select(["code", "name", "merchantId", "status", "rechargeCallback"])
    .where(
      "merchantId",
      "in",
      merchants.map(({ id }) => id),
    )
    .orderBy("createdAt")
    .execute();
  return merchants.map(({ id, email }) => ({
    merchantId: id,
    email,
    applications: applications
      .filter(({ merchantId }) => merchantId === id)
      .map(({ code, name, status, rechargeCallback }) => ({
        ...{ code, name, isCalledBack: status === "enabled" && rechargeCallback !== "" },
      })),
  }));
}
