import type { Language } from "#contracts/languages.ts";
import type { Tables } from "#sandbox/storage/tables.ts";
import { textsIn } from "#sandbox/texts.ts";

type Limits = Pick<Tables["packages"], "wallets" | "currencies" | "applications">;

/** What an order lets its merchant use (3.5 "usage"), in words. */
export function describeUsage(limits: Limits, language: Language): string {
  const texts = textsIn(language).usage;
  const names = ["wallets", "currencies", "applications"] as const;
  return names.map((name) => `${texts[name]}: ${limits[name] ?? texts.unlimited}`).join(" · ");
}
