/** Link templates by network with a `{hash}` placeholder (`config.json`). */
export type Explorers = Readonly<Record<string, string>>;

/**
 * The explorer's address of a transaction; null where none is configured for the network, or it is not https.
 */
export function explorerAddress(explorers: Explorers, network: string, hash: string): string | null {
  const template = Object.hasOwn(explorers, network) ? explorers[network] : undefined;
  // Stryker disable next-line StringLiteral: any text that is no URL is no address.
  const address = template?.replaceAll("{hash}", encodeURIComponent(hash)) ?? "";
  return URL.canParse(address) && new URL(address).protocol === "https:" ? address : null;
}
