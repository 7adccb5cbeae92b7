import * as z from "zod/mini";
import { instant } from "#contracts/reader/instant.ts";
import { atLeastOneField, reader } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

/** A date, or any text in its place. */
const dateOrText = reader<string>("a text", (sent) => instant.safeParse(sent).data ?? text.parse(sent));

/**
 * The profile (3.3); the role is empty by default (6.2). Every field is optional, the id too, since the sign-in
 * answered it.
 */
export const profile = z.object({
  accountId: text,
  email: text,
  nickName: text,
  role: text,
  name: text,
  avatar: text,
  job: text,
  jobName: text,
  organization: text,
  organizationName: text,
  location: text,
  locationName: text,
  introduction: text,
  personalWebsite: text,
  phone: text,
  /** A date, or any text in its place. */
  registrationDate: dateOrText,
  certification: text,
});
export type Profile = z.output<typeof profile>;
export type AgreedProfile = z.input<typeof profile>;

/** 3.3 names two of the fields in several ways. */
export const profileWithAliases = z.pipe(
  atLeastOneField({ ...profile.shape, nickname: text, userId: text, merchantId: text }),
  z.transform(({ nickname, userId, merchantId, ...named }) => ({
    ...named,
    nickName: named.nickName || nickname,
    accountId: named.accountId || userId || merchantId,
  })),
);
