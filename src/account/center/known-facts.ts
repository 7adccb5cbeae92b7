import type { Profile } from "#contracts/account/load-profile.ts";

/** What a profile may tell beside the e-mail, nickname, role and number (3.3), in the order in which it is shown. */
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

/** The facts that the service gave; those that are empty are left out. A name that people read goes before its code. */
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
