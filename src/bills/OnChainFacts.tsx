import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import type { Network } from "#contracts/currencies/network.ts";
import type { UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { FactSection } from "#src/records/record/RecordSection.tsx";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { Fact } from "#src/ui/facts/Fact.tsx";

type OnChain = { network: Network | UnknownEnumValue; currency: string; tokenProtocol: string; hash: string };

/** A record's data on the chain: network and token ("BNB Smart Chain (USDT-BEP20)"), and hash. */
export function OnChainFacts({ record, children }: { record: OnChain; children: ReactNode }) {
  const { t } = useTranslation("bills");
  const name = useNetworkName();
  const { network, hash } = record;
  return (
    <FactSection title={t("onChain")}>
      <Fact label={t("network")}>
        {name(network)} ({paymentCurrency(record)})
      </Fact>
      {children}
      <Fact label={t("hash")}>
        <TransactionHash hash={hash} network={network} />
      </Fact>
    </FactSection>
  );
}
