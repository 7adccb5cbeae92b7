import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paymentCurrency } from "#contracts/bills/on-chain.ts";
import paper from "#src/records/receipt/receipt.module.css";
import { useMerchant } from "#src/services/use-merchant.ts";
import { useNetworkName } from "#src/ui/chain/use-network-name.ts";
import { dayOf } from "#src/ui/format/calendar-day.ts";
import { Untranslated, withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./day.module.css";
import { type DayClose, type Difference, differencesOf, totalsOf } from "./day-close.ts";
import { OpenCallbacks } from "./OpenCallbacks.tsx";

/** The printable report of one day. */
export function DayReport({ day, close, onSent }: { day: string; close: DayClose; onSent: () => void }) {
  const { t } = useTranslation(["bills", "frame"]);
  const format = useFormat();
  const merchant = useMerchant();
  const nameOf = useNetworkName();
  const id = useId();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { receipts, bills, billCount } = close;
  const differences = differencesOf(bills, day, (instant) => dayOf(new Date(instant)));
  return (
    <article className={`${paper.paper} ${css.paper}`} data-printed="" aria-labelledby={id}>
      <header>
        <p className={css.printedTitle}>{t("frame:menu.dayClose")}</p>
        <h2 id={id}>{format.day(day)}</h2>
        <p className="muted">
          {merchant} · {timeZone}
        </p>
      </header>
      <ReportSection title={t("day.received")} empty={receipts.length === 0 && t("day.nothingReceived")}>
        <table className={`figures ${css.table}`}>
          <thead>
            <tr>
              <th scope="col">
                {t("application")}, {t("network")}
              </th>
              <th scope="col">{t("amount")}</th>
            </tr>
          </thead>
          <tbody>
            {receipts.map((receipt) => (
              <tr key={`${receipt.applicationCode} ${paymentCurrency(receipt)} ${receipt.network}`}>
                <th scope="row">
                  {receipt.applicationName || <Untranslated>{receipt.applicationCode}</Untranslated>}{" "}
                  <span className={css.network}>
                    {nameOf(receipt.network)}
                    {receipt.tokenProtocol && ` (${receipt.tokenProtocol})`}
                  </span>{" "}
                  <Payments count={receipt.payments} />
                </th>
                <td translate="no">{format.amount(receipt.amount, receipt.currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {totalsOf(receipts).map(({ currency, amount, payments }) => (
              <tr key={currency}>
                <th scope="row">
                  {t("day.total")} <Payments count={payments} />
                </th>
                <td translate="no">{format.amount(amount, currency)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </ReportSection>
      <ReportSection title={t("day.differs")} empty={differences.length === 0 && t("day.nothingDiffers")}>
        <ul className={css.list}>
          {differences.map((difference) => (
            <DifferenceRow key={difference.bill.code} {...difference} />
          ))}
        </ul>
      </ReportSection>
      {bills.length < billCount && (
        <p>{t("day.notAll", { compared: format.integer(bills.length), bills: format.integer(billCount) })}</p>
      )}
      <ReportSection title={t("day.callbacks")}>
        <OpenCallbacks open={close.open} total={close.openCount} onSent={onSent} />
      </ReportSection>
    </article>
  );
}

function Payments({ count }: { count: number }) {
  const { t } = useTranslation("bills");
  const format = useFormat();
  return <span className={css.network}>{t("day.payments", { payments: format.integer(count) })}</span>;
}

function ReportSection({ title, empty, children }: { title: string; empty?: string | false; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.part}>
      <h3 id={id}>{title}</h3>
      {empty ? <p className="muted">{empty}</p> : children}
    </section>
  );
}

function DifferenceRow({ bill, reason }: Difference) {
  const { t } = useTranslation("bills");
  const format = useFormat();
  const { code, amount, currency, userId, paidAt, transferAmount } = bill;
  const text = {
    unconfirmed: () => t("bill.notConfirmed"),
    confirmedLater: () => t("day.confirmedLater", { time: format.dateTime(paidAt ?? "") }),
    otherAmount: () =>
      withUntranslated((exact) => t("day.carried", { amount: exact(format.amount(transferAmount ?? "", currency)) })),
  }[reason]();
  return (
    <li>
      <Link to={`/bill/list?open=${encodeURIComponent(code)}`}>
        <Untranslated>{code}</Untranslated>
      </Link>
      <span className="figures" translate="no">
        {format.amount(amount, currency)}
      </span>
      {userId && <Untranslated className="muted">{userId}</Untranslated>}
      <span>{text}</span>
    </li>
  );
}
