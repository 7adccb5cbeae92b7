import * as z from "zod/mini";
import { customerId } from "#contracts/applications/rehearse-payment.ts";
import { type Network, network } from "#contracts/currencies/network.ts";
import { usdtAmount } from "#contracts/orders/usdt-amount.ts";
import { currencyView, type RecordCurrency } from "#sandbox/bills/currency-view.ts";
import { enabledCurrencies } from "#sandbox/currencies/enabled-currencies.ts";
import type { Service } from "#sandbox/service.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { Tables } from "#sandbox/storage/tables.ts";

/** A customer's payment or withdrawal; `userId` is the application's name for the customer, null if it gives none. */
export const payApplication = z.object({
  network,
  amount: usdtAmount,
  userId: z.pipe(
    z.optional(customerId),
    z.transform((id) => id || null),
  ),
});

/** A merchant's recharge. */
export const topUp = z.object({ network, amount: usdtAmount });

/** A merchant who can receive money at /sandbox. */
export type Payee = {
  merchantId: string;
  email: string;
  /** The currencies that are switched on, such as "USDT-TRC20". */
  takes: string[];
  /** The networks with USDT, the only currency that the sandbox moves. */
  usdtOn: Network[];
  applications: PayeeApplication[];
};
export type PayeeApplication = Pick<Tables["applications"], "code" | "name" | "status"> & {
  rechargeCallback: string;
  withdrawCallback: string;
};

const PAYEE_LIMIT = 10;

/** Merchants with their applications, newest first; all, or the one with this email. */
export async function readPayees({ db }: Service, email: string | null): Promise<Payee[]> {
  const merchants = await db
    .selectFrom("merchants")
    .select(["id", "email"])
    .$if(email !== null, (query) => query.where("email", "=", (email ?? "").toLowerCase()))
    .orderBy("createdAt", "desc")
    .limit(PAYEE_LIMIT)
    .execute();
  if (merchants.length === 0) return [];
  const ids = merchants.map(({ id }) => id);
  const applications = await db
    .selectFrom("applications")
    .select(["code", "name", "merchantId", "status", "rechargeCallback", "withdrawCallback"])
    .where("merchantId", "in", ids)
    .orderBy("createdAt")
    .execute();
  return Promise.all(
    merchants.map(async ({ id, email }) => ({
      merchantId: id,
      email,
      ...(await readAcceptedCurrencies(db, id)),
      applications: applications.filter(({ merchantId }) => merchantId === id),
    })),
  );
}

/** The currencies that a merchant's customers can pay in. */
export async function readAcceptedCurrencies(
  db: Database,
  merchantId: string,
): Promise<Pick<Payee, "takes" | "usdtOn">> {
  const currencies = await enabledCurrencies(db)
    .select(["symbol", "network", "type"])
    .where("merchantId", "=", merchantId)
    .orderBy("rank")
    .execute();
  const nameOf = (taken: RecordCurrency) => {
    const { currency, tokenProtocol } = currencyView(taken);
    return tokenProtocol ? `${currency}-${tokenProtocol}` : currency;
  };
  return {
    takes: currencies.map(nameOf),
    usdtOn: currencies.filter(({ symbol }) => symbol === "USDT").map(({ network }) => network),
  };
}
