import { updateProfile as call } from "#contracts/account/update-profile.call.ts";
import { implement } from "#sandbox/http/call.ts";

/** Saves the changed fields of the profile (7.14). */
export const updateProfile = implement(call, async ({ db }, change, { merchantId }) => {
  // An update without columns is invalid SQL.
  if (Object.keys(change).length === 0) return null;
  await db.updateTable("merchants").set(change).where("id", "=", merchantId).execute();
  return null;
});
