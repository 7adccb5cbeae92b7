import { saveLanguage as call } from "#contracts/account/save-language.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** Saves the merchant's language (7.13), used for emails. */
export const saveLanguage = implement(call, async ({ db }, { language }, { merchantId }) => {
  await db.updateTable("merchants").set({ language }).where("id", "=", merchantId).execute();
  return null;
});
