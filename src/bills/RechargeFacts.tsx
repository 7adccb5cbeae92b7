import { useTranslation } from "react-i18next";
import type { RechargeBill } from "#contracts/bills/list-recharge-bills.ts";
import { RecordSummary } from "#src/records/record/RecordSummary.tsx";
import type { FactsProps } from "#src/records/record/record-view.ts";
import facts from "#src/ui/facts/facts.module.css";
import { Money } from "#src/ui/format/Money.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import { Timeline } from "#src/ui/timeline/Timeline.tsx";
import { AddressFact } from "./AddressFact.tsx";
import { OnChainFacts } from "./OnChainFacts.tsx";

/** The details of a recharge bill (3.9), which exists only for confirmed payments. */
export function RechargeFacts({ record: bill }: FactsProps<RechargeBill>) {
  const { t } = useTranslation(["bills", "list", "shell"]);
  return (
    <>
      <RecordSummary
        lead={<Money amount={bill.amount} currency={bill.currency} />}
        status={<Tag tone="success">{t("shell:word.confirmed")}</Tag>}
      >
        <dl className={facts.facts}>
          <AddressFact label={t("recharge.paymentAddress")} address={bill.paymentAddress} />
        </dl>
      </RecordSummary>
      <Timeline
        label={t("list:story.label")}
        steps={[{ key: "paid", title: t("paidAt"), instant: bill.paidAt, state: "done" }]}
      />
      <OnChainFacts record={bill}>
        <AddressFact label={t("deliveryAddress")} address={bill.deliveryAddress} />
      </OnChainFacts>
    </>
  );
}
