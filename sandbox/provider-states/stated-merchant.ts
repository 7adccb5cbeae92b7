import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { createMerchant } from "#sandbox/account/create-merchant.ts";
import { hashPassword } from "#sandbox/account/passwords.ts";
import { openSession } from "#sandbox/account/sessions.ts";
import type { Service } from "#sandbox/service.ts";

type SignedIn = { token: string; userId: string };

/** Removes the merchant with this email, and all data about the email. */
export async function removeMerchant({ db }: Service, email: string): Promise<void> {
  await db.deleteFrom("merchants").where("email", "=", email).execute();
  await db.deleteFrom("verificationCodes").where("email", "=", email).execute();
  await db.deleteFrom("mailboxCodes").where("email", "=", email).execute();
  await db.deleteFrom("attempts").where(sql<boolean>`starts_with(subject, ${email})`).execute();
}

/** Creates a merchant, and replaces an existing one. @returns the user id. */
export async function addMerchant(service: Service, email: string, password: string): Promise<string> {
  await removeMerchant(service, email);
  const { db, clock, settings } = service;
  const passwordHash = await hashPassword(password, settings.passwordCost);
  await createMerchant(db, { email, passwordHash, language: "en-US" }, clock());
  const { id } = await db.selectFrom("merchants").select("id").where("email", "=", email).executeTakeFirstOrThrow();
  return id;
}

/** Creates a merchant for one interaction, and signs it in. */
export async function signInNewMerchant(service: Service, password?: string): Promise<SignedIn> {
  const name = randomBytes(8).toString("hex");
  const userId = await addMerchant(service, `contract-${name}@merchant.example`, password ?? `Contract-${name}-7`);
  return { token: await signInAgain(service, userId), userId };
}

/** Opens another session of a merchant. @returns the token. */
export function signInAgain({ db, clock }: Service, userId: string): Promise<string> {
  return openSession(db, userId, { method: "password", userAgent: null, address: "", deviceId: null }, clock());
}
