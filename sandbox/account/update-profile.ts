import { profileChange } from "#contracts/account/update-profile.ts";
import { merchantCall } from "#sandbox/http/call.ts";

/** Saves the merchant's nickname (7.14). */
export const updateProfile = merchantCall({
  method: "POST",
  path: "/User/update",
  input: profileChange,
  answer: async ({ db }, { nickName }, { merchantId }) => {
    await db.updateTable("merchants").set({ nickName }).where("id", "=", merchantId).execute();
    return null;
  },
});
