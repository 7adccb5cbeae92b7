import type { Language } from "#contracts/languages.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { textsIn } from "#sandbox/texts.ts";

type Limits = Pick<Tables["packages"], "wallets" | "currencies" | "applications">;

/** Describes an order's limits (3.5 "usage") in the given language. */
export function describeUsage(limits: Limits, language: Language): string {
  const texts = textsIn(language).usage;
  const names = ["wallets", "currencies", "applications"] as const;
  return names.map((name) => `${texts[name]}: ${limits[name] ?? texts.unlimited}`).join(" · ");
}
