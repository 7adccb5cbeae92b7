import type { AccountEventKind } from "#contracts/account/account-event.ts";
import type { Visitor } from "#sandbox/http/call.ts";
import type { Database } from "#sandbox/storage/database.ts";
import type { SignInMethod } from "#sandbox/storage/tables.ts";
import { parseUserAgent } from "./device.ts";

/** The part of a request that is stored with an event. */
export type Origin = Pick<Visitor, "userAgent" | "address">;

type NewEvent = {
  merchantId: string;
  kind: Exclude<AccountEventKind, "signInFailed" | "lockOut">;
  /** How the merchant signed in. */
  method?: SignInMethod;
  /** The application's code or the wallet's network. Never a secret. */
  reference?: string;
};

/** Records an event of an account, in the transaction that causes it. @returns the event's id. */
export async function addEvent(
  db: Database,
  { merchantId, kind, method, reference = "" }: NewEvent,
  origin: Origin,
  now: Date,
): Promise<number> {
  const { id } = await db
    .insertInto("accountEvents")
    .values({ ...{ merchantId, kind, reference, at: now }, method: method ?? null, ...deviceAndAddress(origin) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Records a sign-in that failed or was refused after too many attempts. Unregistered emails are recorded too (and
 * pruned soon), so that the response time does not reveal who has an account.
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
      ...deviceAndAddress(origin),
      merchantId: db.selectFrom("merchants").select("merchants.id").where("email", "=", email),
    })
    .execute();
}

function deviceAndAddress({ userAgent, address }: Origin) {
  return { ...parseUserAgent(userAgent), address: storedAddress(address) };
}

/** The address to store: "" if `clientAddress` returned "unknown". */
export function storedAddress(address: string): string {
  return address === "unknown" ? "" : address;
}
