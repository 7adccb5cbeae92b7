import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { RecordCode } from "#src/records/list/RecordCode.tsx";
import { FactSection } from "#src/records/record/RecordSection.tsx";
import { RecordSummary } from "#src/records/record/RecordSummary.tsx";
import type { FactsProps } from "#src/records/record/record-view.ts";
import { Fact } from "#src/ui/facts/Fact.tsx";
import facts from "#src/ui/facts/facts.module.css";
import { Money } from "#src/ui/format/Money.tsx";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import { Timeline, type TimelineStep } from "#src/ui/timeline/Timeline.tsx";
import { AddressFact } from "./AddressFact.tsx";
import { NoticeTag } from "./NoticeTag.tsx";
import { OnChainFacts } from "./OnChainFacts.tsx";

/** The details of an application bill (3.8). */
export function BillFacts({ record: bill }: FactsProps<Bill>) {
  const { t } = useTranslation(["bills", "list", "shell"]);
  const toCallbacks = `/callback/list?code=${encodeURIComponent(bill.code)}`;
  const steps: readonly TimelineStep[] = [
    { key: "created", title: t("list:story.created"), instant: bill.createdAt, state: "done" },
    bill.paidAt
      ? { key: "confirmed", title: t("shell:word.confirmed"), instant: bill.paidAt, state: "done" }
      : { key: "confirmed", title: t("bill.notConfirmed"), instant: null, state: "now" },
    {
      key: "notice",
      title: (
        <>
          {bill.noticeStatus !== "failed" && t("shell:word.callback")} <NoticeTag status={bill.noticeStatus} />
        </>
      ),
      instant: null,
      state: bill.noticeStatus === "success" ? "done" : bill.noticeStatus === "failed" ? "failed" : "now",
      details: bill.noticeStatus !== "notNotified" && <Link to={toCallbacks}>{t("bill.toCallback")}</Link>,
    },
  ];
  return (
    <>
      <RecordSummary
        lead={<Money amount={bill.amount} currency={bill.currency} />}
        status={
          <Tag tone={bill.paidAt ? "success" : "warning"}>
            {t(bill.paidAt ? "shell:word.confirmed" : "shell:word.confirming")}
          </Tag>
        }
      >
        <dl className={facts.facts}>
          <Fact label={t("bill.userId")}>{bill.userId}</Fact>
          <Fact label={t("application")}>
            {bill.applicationName} <Untranslated className="muted">{bill.applicationCode}</Untranslated>
          </Fact>
        </dl>
      </RecordSummary>
      <Timeline label={t("list:story.label")} steps={steps} />
      <FactSection title={t("bill.section")}>
        <Fact label={t("bill.number")}>
          <RecordCode code={bill.code} />
        </Fact>
        <Fact label={t("bill.merchantId")}>
          <Untranslated>{bill.merchantId}</Untranslated>
        </Fact>
        {bill.transferAmount !== bill.amount && (
          <Fact label={t("bill.transferred")}>
            {bill.transferAmount ? <Money amount={bill.transferAmount} currency={bill.currency} /> : "–"}
          </Fact>
        )}
        <AddressFact label={t("deliveryAddress")} address={bill.deliveryAddress} />
      </FactSection>
      <OnChainFacts record={bill}>
        <Fact label={t("blockNumber")}>
          <span className="figures">{bill.blockNumber ?? "–"}</span>
        </Fact>
        <AddressFact label={t("bill.from")} address={bill.fromAddress} />
        <AddressFact label={t("bill.to")} address={bill.toAddress} />
      </OnChainFacts>
    </>
  );
}
