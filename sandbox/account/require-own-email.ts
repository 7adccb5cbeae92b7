import type { Visitor } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";
import type { Service } from "#sandbox/service.ts";
import { signedInMerchant } from "./sessions.ts";

/**
 * Codes for applications (4.5) are sent only to the signed-in merchant's own email.
 * @returns the merchant's id.
 * @throws Refused when not signed in, or for another email.
 */
export async function requireOwnEmail(service: Service, email: string, visitor: Visitor): Promise<string> {
  const id = await signedInMerchant(service, visitor);
  const merchant = await service.db
    .selectFrom("merchants")
    .select("email")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  if (merchant.email !== email) throw new Refused("invalidInput", { fields: ["email"] });
  return id;
}
