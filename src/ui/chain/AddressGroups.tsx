import css from "./address.module.css";
import { addressGroups } from "./address-groups.ts";

/**
 * An address in groups, the first and the last emphasized, since people compare those. The gaps are CSS only: copied or
 * read aloud it is one text.
 */
export function AddressGroups({ address, small = false }: { address: string; small?: boolean }) {
  return (
    <code className={small ? css.smallGroups : css.groups} translate="no" dir="ltr">
      {addressGroups(address).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat, and their order is fixed.
        <span key={index}>{group}</span>
      ))}
    </code>
  );
}
