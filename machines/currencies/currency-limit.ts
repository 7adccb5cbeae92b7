/** The part of the merchant's currencies that the limit is about (3.6). */
type Switches = { currencies: readonly { enabled: boolean }[]; limit: number | null | undefined };

/** How many currencies are on, and so count against the limit. */
export function enabledCount({ currencies }: Pick<Switches, "currencies">): number {
  return currencies.filter(({ enabled }) => enabled).length;
}

/** Whether the package has room for one more; without a limit it always has, and of one that is not known the service decides. */
export function hasRoom({ currencies, limit }: Switches): boolean {
  return limit === null || limit === undefined || enabledCount({ currencies }) < limit;
}
