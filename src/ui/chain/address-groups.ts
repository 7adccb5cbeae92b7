/**
 * Splits an address into groups of four characters; the last may be shorter, and a leading `0x` belongs to the first.
 */
export function addressGroups(address: string): string[] {
  return address.match(/(?:^0x)?.{1,4}/gsu) ?? [];
}
