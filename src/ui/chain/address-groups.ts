/**
 * An address in groups of four characters, so that it can be compared; the last is shorter where it has to be, and the
 * `0x` that every such address begins with stands with the first, since it tells none apart.
 */
export function addressGroups(address: string): string[] {
  return address.match(/(?:^0x)?.{1,4}/gsu) ?? [];
}
