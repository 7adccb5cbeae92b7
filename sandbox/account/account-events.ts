import type { AccountEventKind } from "#contracts/account/account-event.ts";
import type { Visitor } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { SignInMethod } from "#sandbox/storage/tables.ts";
import { readDevice } from "./device.ts";

/** Where a request came from: what of it is kept with an event. */
export type Origin = Pick<Visitor, "userAgent" | "address">;

type NewEvent = {
  merchantId: string;
  kind: Exclude<AccountEventKind, "signInFailed" | "lockOut">;
  /** How the merchant signed in. */
  method?: SignInMethod;
  /** The code of the application, or the network of the wallet, that it is about. Never a secret. */
  reference?: string;
};

/** Keeps what was done with an account, within the transaction that does it; gives the event's id. */
export async function addEvent(
  db: Database,
  { merchantId, kind, method, reference = "" }: NewEvent,
  origin: Origin,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("accountEvents")
    .values({ ...{ merchantId, kind, reference, at: now }, method: method ?? null, ...written(origin) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Records a sign-in that failed or was refused after too many attempts. An unregistered e-mail is recorded as well
 * and soon deleted: the time that writing takes must not reveal who has an account.
 */
export async function addFailedSignIn(
  db: Database,
  { email, kind }: { email: string; kind: "signInFailed" | "lockOut" },
  origin: Origin,
  now: Date,
): Promise<void> {
  await db
    .insertInto("accountEvents")
    .values({
      ...{ kind, reference: "", at: now, method: null },
      ...written(origin),
      merchantId: db.selectFrom("merchants").select("merchants.id").where("email", "=", email),
    })
    .execute();
}

function written({ userAgent, address }: Origin) {
  return { ...readDevice(userAgent), address: knownAddress(address) };
}

/** An address as it is kept; "" for one that `clientAddress` could not tell. */
export function knownAddress(address: string): string {
  return address === "unknown" ? "" : address;
}
