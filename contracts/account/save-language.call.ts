import * as z from "zod/mini";
import { defineCall } from "#contracts/define-call.ts";
import { noData } from "#contracts/envelope.ts";
import { ALL_LANGUAGES, type Language } from "#contracts/languages.ts";

/** Any text may be sent; the service refuses unknown languages. */
const language: z.ZodMiniType<Language, string> = z.enum(ALL_LANGUAGES);

/** Saves the merchant's language, such as "zh-TW", at the service (7.13). */
export const saveLanguage = defineCall({
  summary: "Saves the merchant's language.",
  method: "POST",
  path: "/api/User/Language",
  inQuery: true,
  request: z.object({ language }),
  answer: noData,
  access: "merchant",
  status: "documented",
  clauses: ["7.13"],
  example: { language: "zh-TW" },
});
