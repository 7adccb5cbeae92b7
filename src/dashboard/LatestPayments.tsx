import { useTranslation } from "react-i18next";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import type { ListSnapshot } from "#machines/shell/list.ts";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import { RecentList } from "./RecentList.tsx";

/** The latest payments, each with a link to its bill (2.24, 3.8). */
export function LatestPayments({ snapshot, onRetry }: { snapshot: ListSnapshot; onRetry: () => void }) {
  const { t } = useTranslation("dashboard");
  // The machine is not generic; its call loads application bills.
  const bills = snapshot.context.rows as readonly Bill[];
  const records = bills.map((bill) => ({
    code: bill.code,
    label: t("payments.payment", { code: bill.code }),
    about: (
      <>
        {bill.applicationName} · {paymentCurrency(bill)} · <DateTime instant={bill.createdAt} />
      </>
    ),
    amount: <Money amount={bill.amount} currency={bill.currency} />,
    status: (
      <Tag tone={bill.paidAt ? "success" : "warning"}>{t(bill.paidAt ? "payments.paid" : "payments.confirming")}</Tag>
    ),
  }));
  return <RecentList of="payments" path="/bill/list" snapshot={snapshot} onRetry={onRetry} records={records} />;
}
