import type { Figures } from "#contracts/dashboard/load-figures.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";

/** What a package limits (3.6), as it is shown. */
export const LIMITS = ["applications", "currencies", "wallets"] as const;
type Limit = (typeof LIMITS)[number];

/** How much of a limit is used; null where the service does not say. */
export function usedOf(figures: Figures | null, limit: Limit): number | null {
  if (!figures) return null;
  const { applicationCount, availableCurrencies, walletCount } = figures;
  return { applications: applicationCount, currencies: availableCurrencies, wallets: walletCount }[limit];
}

/** Whether more is in use than a package would allow; null allows any number, and what is not known exceeds nothing. */
export function exceeds(used: number | null, limit: number | null | undefined): boolean {
  return used !== null && typeof limit === "number" && used > limit;
}

/** Whether this is the package in force; the service names it, and no two packages have one name. */
export function isCurrent(offered: MerchantPackage, figures: Figures | null): boolean {
  return figures?.package?.name === offered.name;
}

/**
 * The part of its price that a term saves against as many single months, from 0 to 1; null where it saves nothing, or
 * single months are not sold. A share to show, not an amount: floats do.
 */
export function savingOf({ terms }: MerchantPackage, months: number): number | null {
  const [chosen, single] = [months, 1].map((term) => terms.find((offered) => offered.months === term));
  if (!chosen?.amount || !single?.amount || months === 1) return null;
  const saving = 1 - Number(chosen.amount) / (Number(single.amount) * months);
  return saving >= 0.005 ? saving : null;
}
