import * as z from "zod/mini";
import { instant } from "#contracts/reader/instant.ts";
import { anyFields, reader } from "#contracts/reader/reader.ts";
import { text } from "#contracts/reader/text.ts";

/** When somebody registered: a moment, or the words that the service has for it. */
const dateOrText = reader<string>("a text", (sent) => instant.safeParse(sent).data ?? text.parse(sent));

/**
 * The user profile (3.3); the role is empty by default (6.2). The service may leave out whatever it does not know, the
 * account's id included: the console has that from the sign-in.
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
  /** A moment, or whatever the service says instead. */
  registrationDate: dateOrText,
  certification: text,
});
export type Profile = z.output<typeof profile>;
export type AgreedProfile = z.input<typeof profile>;

/** 3.3 has other words for two of the names as well. */
export const knownProfile = z.pipe(
  anyFields({ ...profile.shape, nickname: text, userId: text, merchantId: text }),
  z.transform(({ nickname, userId, merchantId, ...named }) => ({
    ...named,
    nickName: named.nickName || nickname,
    accountId: named.accountId || userId || merchantId,
  })),
);
