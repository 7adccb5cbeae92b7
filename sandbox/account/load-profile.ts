import { loadProfile as call } from "#contracts/account/load-profile.call.ts";
import { type AgreedProfile as Profile, profile } from "#contracts/account/load-profile.ts";
import { implement } from "#sandbox/http/call.ts";
import { Refused } from "#sandbox/http/refusal.ts";

/** Loads the merchant's own profile (7.8; its path says "logout", as documented). */
export const loadProfile = implement(call, async ({ db }, { id }, { merchantId }): Promise<Profile> => {
  if (id !== merchantId) throw new Refused("notFound");
  const merchant = await db.selectFrom("merchants").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  return profile.parse({
    accountId: merchant.id,
    email: merchant.email,
    nickName: merchant.nickName,
    avatar: merchant.avatar,
    role: merchant.role,
    name: merchant.name,
    job: merchant.job,
    organization: merchant.organization,
    location: merchant.location,
    introduction: merchant.introduction,
    personalWebsite: merchant.personalWebsite,
    phone: merchant.phone,
    registrationDate: merchant.createdAt.toISOString(),
  });
});
