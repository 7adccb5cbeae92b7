import css from "./address.module.css";
import { addressGroups } from "./address-groups.ts";

/**
 * An address in groups, its first and its last set off, since those are what people compare. The room between them is
 * drawn alone: selected, read out or printed it is one text.
 */
export function AddressGroups({ address, small = false }: { address: string; small?: boolean }) {
  return (
    <code className={small ? css.smallGroups : css.groups} translate="no" dir="ltr">
      {addressGroups(address).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups repeat and never move.
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}
