/** The merchant's currencies and their limit (3.6). */
type Switches = { currencies: readonly { enabled: boolean }[]; limit: number | null | undefined };

/** The number of enabled currencies. */
export function enabledCount({ currencies }: Pick<Switches, "currencies">): number {
  return currencies.filter(({ enabled }) => enabled).length;
}

/** Whether the package allows one more currency; an unknown limit is left to the service. */
export function hasRoom({ currencies, limit }: Switches): boolean {
  return limit === null || limit === undefined || enabledCount({ currencies }) < limit;
}
