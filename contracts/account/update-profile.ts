import * as z from "zod/mini";
import { readable, readableLines } from "#contracts/readable-text.ts";
import { plain } from "#contracts/typed/plain.ts";

/** The most characters in each field of the profile that a merchant may change; the service counts them as well. */
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

/** How a telephone number is written: digits, with a leading `+` and the usual separators. */
export const PHONE_NUMBER = /^\+?[\d\s().-]{5,}$/;

/** Whether an address that a profile names may be saved, and linked to: complete, and nothing but the web. */
export function isWebsite(address: string): boolean {
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address);
}

const text = (field: ProfileField) => z.string().check(z.trim(), z.maxLength(PROFILE_MAX_LENGTHS[field]), readable);
/** What is written in ASCII is read before it is judged. */
const plainText = (field: ProfileField) =>
  z.string().check(z.overwrite(plain), z.maxLength(PROFILE_MAX_LENGTHS[field]), readable);
const optional = (field: ProfileField) => z.optional(text(field));

/** What a merchant may change of the profile (3.3). A field that is left out stays; "" empties it, but for the nickname. */
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
