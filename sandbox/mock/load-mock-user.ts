import { type AgreedProfile as Profile, profile } from "#contracts/account/load-profile.ts";
import { loadMockUser as call } from "#contracts/mock/load-mock-user.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** Sample values for the fields of 3.3 that merchants cannot enter. */
const SAMPLE_PROFILE = {
  job: "finance",
  jobName: "Head of finance",
  organization: "example",
  organizationName: "Example Trading",
  location: "bangkok",
  locationName: "Bangkok",
  introduction: "Made up in mock mode.",
  personalWebsite: "https://merchant.example",
  phone: "+66 2 000 0000",
  certification: "1",
} as const;

/** The mock user (3.3, 7.17): the merchant with sample values, and the role stored on the device, else admin (6.4). */
export const loadMockUser = implement(call, async ({ db }, { userRole }, { merchantId }): Promise<Profile> => {
  const merchant = await db.selectFrom("merchants").selectAll().where("id", "=", merchantId).executeTakeFirstOrThrow();
  return profile.parse({
    ...SAMPLE_PROFILE,
    accountId: merchant.id,
    email: merchant.email,
    name: merchant.nickName,
    nickName: merchant.nickName,
    avatar: merchant.avatar,
    role: userRole || "admin",
    registrationDate: merchant.createdAt.toISOString(),
  });
});
