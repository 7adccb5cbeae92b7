/** An address in groups of four characters, the last one shorter where it has to be, so that it can be compared. */
export function addressGroups(address: string): string[] {
  return address.match(/.{1,4}/gsu) ?? [];
}
