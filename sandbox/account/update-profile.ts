import { updateProfile as call } from "#contracts/account/update-profile.call.ts";
import { answers } from "#sandbox/http/call.ts";

/** Saves what a merchant changed of the profile (7.14); the fields that are left out stay. */
export const updateProfile = answers(call, async ({ db }, change, { merchantId }) => {
  // An update that changes nothing is no SQL.
  if (Object.keys(change).length === 0) return null;
  await db.updateTable("merchants").set(change).where("id", "=", merchantId).execute();
  return null;
});
