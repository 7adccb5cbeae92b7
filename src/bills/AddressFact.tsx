import { useTranslation } from "react-i18next";
import { AddressGroups } from "#src/ui/chain/AddressGroups.tsx";
import chain from "#src/ui/chain/chain.module.css";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";

/** An address in groups with a copy button; "" is a dash. */
export function AddressFact({ label, address }: { label: string; address: string }) {
  const { t } = useTranslation("bills");
  return (
    <Fact label={label}>
      {address && (
        <span className={chain.long}>
          <AddressGroups address={address} small />
          <CopyButton text={address} label={t("copyAddress", { label })} />
        </span>
      )}
    </Fact>
  );
}
