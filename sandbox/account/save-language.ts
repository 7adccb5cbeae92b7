import * as z from "zod/mini";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { merchantCall } from "#sandbox/http/call.ts";

/** Saves the merchant's language (7.13), in which e-mails are written from then on. */
export const saveLanguage = merchantCall({
  method: "POST",
  path: "/User/Language",
  input: z.object({ language: z.enum(ALL_LANGUAGES) }),
  inQuery: true,
  answer: async ({ db }, { language }, { merchantId }) => {
    await db.updateTable("merchants").set({ language }).where("id", "=", merchantId).execute();
    return null;
  },
});
