import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Bill } from "#contracts/bills/list-bills.ts";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import type { ListSnapshot } from "#machines/shell/list.ts";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Money } from "#src/ui/format/Money.tsx";
import { Tag } from "#src/ui/page/Tag.tsx";
import css from "./dashboard.module.css";
import { RecentList } from "./RecentList.tsx";

/** The latest payments, each with a link to its bill (2.24, 3.8). */
export function LatestPayments({ snapshot, onRetry }: { snapshot: ListSnapshot; onRetry: () => void }) {
  const { t } = useTranslation("dashboard");
  // The machine is not generic; its call loads application bills.
  const bills = snapshot.context.rows as readonly Bill[];
  return (
    <RecentList
      title={t("payments.title")}
      all={{ to: "/bill/list", text: t("payments.all") }}
      snapshot={snapshot}
      onRetry={onRetry}
      failed={t("payments.failed")}
      empty={{ title: t("payments.empty"), text: t("payments.emptyText") }}
    >
      {bills.map((bill) => (
        <li key={bill.code} className={css.order}>
          <span className={css.orderName}>
            <Link
              className="figures"
              translate="no"
              to={`/bill/list?open=${encodeURIComponent(bill.code)}`}
              aria-label={t("payments.payment", { code: bill.code })}
            >
              {bill.code}
            </Link>
            <span className="note">
              {bill.applicationName} · {paymentCurrency(bill)} · <DateTime instant={bill.createdAt} />
            </span>
          </span>
          <Money amount={bill.amount} currency={bill.currency} />
          <Tag tone={bill.paidAt ? "success" : "warning"}>
            {t(bill.paidAt ? "payments.paid" : "payments.confirming")}
          </Tag>
        </li>
      ))}
    </RecentList>
  );
}
