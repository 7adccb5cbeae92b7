import type { Figures } from "#contracts/dashboard/load-figures.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";

/** A package's limits (3.6) in the order shown. */
export const LIMITS = ["applications", "currencies", "wallets"] as const;
type Limit = (typeof LIMITS)[number];

/** The usage of a limit; null where the service does not say. */
export function usedOf(figures: Figures | null, limit: Limit): number | null {
  if (!figures) return null;
  const { applicationCount, availableCurrencies, walletCount } = figures;
  return { applications: applicationCount, currencies: availableCurrencies, wallets: walletCount }[limit];
}

/** Whether the usage exceeds a package's limit; null is unlimited, and unknown values never exceed. */
export function exceeds(used: number | null, limit: number | null | undefined): boolean {
  return used !== null && typeof limit === "number" && used > limit;
}

/** Whether this is the package in force, by its name, which is unique. */
export function isCurrent(offered: MerchantPackage, figures: Figures | null): boolean {
  return figures?.package?.name === offered.name;
}

/**
 * A term's saving against as many single months, from 0 to 1; null where it saves nothing, or single months are not sold. A
 * float, since it is shown as a rounded percentage.
 */
export function savingOf({ terms }: MerchantPackage, months: number): number | null {
  const [chosen, single] = [months, 1].map((term) => terms.find((offered) => offered.months === term));
  if (!chosen?.amount || !single?.amount || months === 1) return null;
  const saving = 1 - Number(chosen.amount) / (Number(single.amount) * months);
  return saving >= 0.005 ? saving : null;
}
