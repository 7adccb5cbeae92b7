import { useTranslation } from "react-i18next";
import type { Currency } from "#contracts/currencies/currency.ts";
import { AddressGroups } from "#src/ui/chain/AddressGroups.tsx";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import css from "./list.module.css";

/** A token's contract address, in groups and with a copy button. A main coin has no contract (3.10). */
export function ContractAddress({ currency: { type, contractAddress, symbol, network } }: { currency: Currency }) {
  const { t } = useTranslation("currencies");
  const name = useNetworkName();
  if (contractAddress === "") {
    return <span className="muted">{type === "standard" ? t("list.noContract") : "–"}</span>;
  }
  return (
    <span className={css.contract}>
      <AddressGroups address={contractAddress} small />
      <CopyButton text={contractAddress} label={t("list.copyContract", { symbol, network: name(network) })} />
    </span>
  );
}
