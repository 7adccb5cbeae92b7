import type { Profile } from "#contracts/account/load-profile.ts";
import {
  isWebsite,
  PHONE_NUMBER,
  PROFILE_MAX_LENGTHS,
  type ProfileChange,
  type ProfileField,
} from "#contracts/account/update-profile.ts";
import { plain } from "#contracts/typed/plain.ts";
import { typedLine, typedLines } from "#contracts/typed/text.ts";

/** The values of the form's fields (3.3). */
export type ProfileFields = Record<ProfileField, string>;
export type ProfileIssue = "required" | "tooLong" | "notAWebAddress" | "notAPhoneNumber";

/** The form's fields in order. */
export const PROFILE_FIELDS = Object.keys(PROFILE_MAX_LENGTHS) as readonly ProfileField[];

/**
 * The form's fields from a profile; unknown ones are "". Names are preferred to codes.
 * @param nickName the session's nickname, used if the profile has none.
 */
export function fieldsOfProfile(profile: Profile | null, nickName: string): ProfileFields {
  return {
    nickName: profile?.nickName || nickName,
    name: profile?.name ?? "",
    job: profile?.jobName || profile?.job || "",
    organization: profile?.organizationName || profile?.organization || "",
    location: profile?.locationName || profile?.location || "",
    introduction: profile?.introduction ?? "",
    personalWebsite: profile?.personalWebsite ?? "",
    phone: profile?.phone ?? "",
  };
}

/** The issues by field (5.1). Only the nickname is required. */
export function profileIssues(fields: ProfileFields): Partial<Record<ProfileField, ProfileIssue>> {
  const issues = PROFILE_FIELDS.map((field) => [field, issueOf(field, normalized(field, fields[field]))] as const);
  return Object.fromEntries(issues.filter(([, issue]) => issue !== null));
}

function issueOf(field: ProfileField, value: string): ProfileIssue | null {
  if (value === "") return field === "nickName" ? "required" : null;
  if (value.length > PROFILE_MAX_LENGTHS[field]) return "tooLong";
  if (field === "personalWebsite" && !isWebsite(value)) return "notAWebAddress";
  if (field === "phone" && !PHONE_NUMBER.test(value)) return "notAPhoneNumber";
  return null;
}

/**
 * The value to send: without invisible characters and surrounding blanks; a web address and a phone number in ASCII.
 */
export function normalized(field: ProfileField, typed: string): string {
  if (field === "personalWebsite" || field === "phone") return plain(typed);
  return field === "introduction" ? typedLines(typed) : typedLine(typed);
}

/** The changed fields, as values to send. */
export function changedFields(saved: ProfileFields, typed: ProfileFields): ProfileChange {
  const changed = PROFILE_FIELDS.map((field) => [field, normalized(field, typed[field])] as const);
  return Object.fromEntries(changed.filter(([field, value]) => value !== normalized(field, saved[field])));
}
