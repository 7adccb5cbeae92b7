/** Link templates by network, with `{hash}` in the place of the hash (`config.json`). */
export type Explorers = Readonly<Record<string, string>>;

/**
 * Where an explorer shows a transaction; null where none is configured for the network.
 * Only an https address is ever linked to, whatever the configuration says.
 */
export function explorerAddress(explorers: Explorers, network: string, hash: string): string | null {
  const template = Object.hasOwn(explorers, network) ? explorers[network] : undefined;
  // Stryker disable next-line StringLiteral: any text that is no URL is no address.
  const address = template?.replaceAll("{hash}", encodeURIComponent(hash)) ?? "";
  return URL.canParse(address) && new URL(address).protocol === "https:" ? address : null;
}
