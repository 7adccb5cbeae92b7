import { useTranslation } from "react-i18next";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import { RecordCode } from "#src/records/list/RecordCode.tsx";
import type { FactsProps } from "#src/records/record/record-view.ts";
import { TransactionHash } from "#src/ui/chain/TransactionHash.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { AddressFact } from "./AddressFact.tsx";
import { FactSection } from "./FactSection.tsx";
import { NetworkName } from "./NetworkName.tsx";

/** Everything that is known of a recharge bill (3.9). */
export function RechargeFacts({ record: bill }: FactsProps<RechargeBill>) {
  const { t } = useTranslation("bills");
  return (
    <>
      <FactSection title={t("payment")}>
        <Fact label={t("recharge.number")}>
          <RecordCode code={bill.number} />
        </Fact>
        <Fact label={t("recharge.amount")}>
          <strong>
            <Money amount={bill.amount} currency={bill.currency} />
          </strong>
        </Fact>
        <Fact label={t("paymentCurrency")}>{paymentCurrency(bill)}</Fact>
        <Fact label={t("currencySymbol")}>{bill.currency}</Fact>
        <Fact label={t("paidAt")}>
          <DateTime instant={bill.paidAt} />
        </Fact>
      </FactSection>
      <FactSection title={t("onChain")}>
        <Fact label={t("network")}>
          <NetworkName network={bill.network} protocol={bill.tokenProtocol} />
        </Fact>
        <Fact label={t("hash")}>
          <TransactionHash hash={bill.hash} network={bill.network} />
        </Fact>
        <AddressFact label={t("recharge.paymentAddress")} address={bill.paymentAddress} />
        <AddressFact label={t("deliveryAddress")} address={bill.deliveryAddress} />
      </FactSection>
    </>
  );
}
