import * as z from "zod/mini";
import { readable, readableLines } from "#contracts/readable-text.ts";
import { plain } from "#contracts/typed/plain.ts";

/** Maximum characters of the editable profile fields; the service checks them too. */
export const PROFILE_MAX_LENGTHS = {
  nickName: 40,
  name: 80,
  job: 80,
  organization: 120,
  location: 120,
  introduction: 500,
  personalWebsite: 200,
  phone: 32,
} as const;
export type ProfileField = keyof typeof PROFILE_MAX_LENGTHS;

/** A telephone number: digits, with an optional leading `+` and the usual separators. */
export const PHONE_NUMBER = /^\+?[\d\s().-]{5,}$/;

/** Whether a URL is safe to save and link to: complete, http or https. */
export function isWebsite(address: string): boolean {
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address);
}

const text = (field: ProfileField) => z.string().check(z.trim(), z.maxLength(PROFILE_MAX_LENGTHS[field]), readable);
/** Normalized to ASCII where possible. */
const plainText = (field: ProfileField) =>
  z.string().check(z.overwrite(plain), z.maxLength(PROFILE_MAX_LENGTHS[field]), readable);
const optional = (field: ProfileField) => z.optional(text(field));

/** The editable fields of the profile (3.3). An omitted field stays; "" clears it, except for the nickname. */
export const profileChange = z.object({
  nickName: z.optional(text("nickName").check(z.minLength(1))),
  name: optional("name"),
  job: optional("job"),
  organization: optional("organization"),
  location: optional("location"),
  introduction: z.optional(z.string().check(z.trim(), z.maxLength(PROFILE_MAX_LENGTHS.introduction), readableLines)),
  personalWebsite: z.optional(z.union([z.literal(""), plainText("personalWebsite").check(z.refine(isWebsite))])),
  phone: z.optional(z.union([z.literal(""), plainText("phone").check(z.regex(PHONE_NUMBER))])),
});
export type ProfileChange = z.output<typeof profileChange>;
