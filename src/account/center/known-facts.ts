import type { Profile } from "#contracts/account/load-profile.ts";

/** The optional fields of a profile (3.3), in the order of display. */
export type FactName =
  | "name"
  | "phone"
  | "job"
  | "organization"
  | "location"
  | "introduction"
  | "personalWebsite"
  | "certification"
  | "registrationDate";

/** The fields that are not empty. A field's readable name is preferred to its code. */
export function knownFacts(profile: Profile): { name: FactName; value: string }[] {
  const facts: [FactName, string][] = [
    ["name", profile.name],
    ["phone", profile.phone],
    ["job", profile.jobName || profile.job],
    ["organization", profile.organizationName || profile.organization],
    ["location", profile.locationName || profile.location],
    ["introduction", profile.introduction],
    ["personalWebsite", profile.personalWebsite],
    ["certification", profile.certification],
    ["registrationDate", profile.registrationDate],
  ];
  return facts.filter(([, value]) => value.trim() !== "").map(([name, value]) => ({ name, value }));
}
