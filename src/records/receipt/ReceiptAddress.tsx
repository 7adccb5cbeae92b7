import { AddressGroups } from "#src/ui/chain/AddressGroups.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";

/** An address on a receipt; nothing for "". */
export function ReceiptAddress({ label, address }: { label: string; address: string }) {
  if (address === "") return null;
  return (
    <Fact label={label}>
      <AddressGroups address={address} small />
    </Fact>
  );
}
