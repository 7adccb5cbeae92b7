import { useTranslation } from "react-i18next";
import type { Receipts } from "#contracts/dashboard/load-receipts.ts";
import { change } from "#contracts/reader/decimal.ts";
import { addDays } from "#src/ui/format/calendar-day.ts";
import { Money } from "#src/ui/format/Money.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./receipts.module.css";
import { receivedOn } from "./trend.ts";

/** Receipts of today, of yesterday until the same time, and of all of yesterday (2.24, 3.11). */
export function ReceivedToday({ receipts, currency }: { receipts: Receipts | null; currency: string | null }) {
  const { t } = useTranslation("dashboard");
  if (!receipts) {
    return (
      <dl className={css.today}>
        <div>
          <dt>{t("receipts.today")}</dt>
          <dd className={css.large}>
            <span className={css.pending} />
          </dd>
        </div>
        <div>
          <dt>{t("receipts.byNow")}</dt>
          <dd>
            <span className={css.pending} />
          </dd>
        </div>
      </dl>
    );
  }
  const { today, items, unreadable = [], yesterdayByNow } = receipts;
  const yesterdayOf = addDays(today, -1);
  // An unreadable receipt may belong to any day.
  const isKnownOn = (day: string) => !unreadable.some(({ code }) => code === "" || code.startsWith(day));
  const shown = currency ?? "USDT";
  const now = receivedOn(today, items);
  const yesterday = yesterdayByNow?.find((one) => one.currency === shown);
  // Null if it was not sent or is unreadable: then there is no comparison.
  const byNow = yesterday || !yesterdayByNow ? (yesterday?.amount ?? null) : "0";
  const others = [...now].filter(([symbol]) => symbol !== shown);
  return (
    <dl className={css.today}>
      <div>
        <dt>{t("receipts.today")}</dt>
        <dd className={css.large}>
          {isKnownOn(today) ? <Money amount={now.get(shown) ?? "0"} currency={shown} /> : "–"}
          {byNow !== null && isKnownOn(today) && <ChangeSinceYesterday now={now.get(shown) ?? "0"} before={byNow} />}
          {others.map(([symbol, amount]) => (
            <span key={symbol} className={css.other}>
              <Money amount={amount} currency={symbol} />
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{t("receipts.byNow")}</dt>
        <dd>{byNow === null ? "–" : <Money amount={byNow} currency={shown} />}</dd>
      </div>
      <div>
        <dt>{t("receipts.yesterday")}</dt>
        <dd>
          {isKnownOn(yesterdayOf) ? (
            <Money amount={receivedOn(yesterdayOf, items).get(shown) ?? "0"} currency={shown} />
          ) : (
            "–"
          )}
        </dd>
      </div>
    </dl>
  );
}

/** Today's change against yesterday at the same time, in percent, and in words for screen readers. */
function ChangeSinceYesterday({ now, before }: { now: string; before: string }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const difference = change(now, before);
  if (difference === null) return null;
  const percent = format.percent(difference);
  return (
    <span className={`figures ${css.compared}`} data-tone={difference < 0 ? "less" : "more"}>
      <span aria-hidden="true">{percent}</span>
      <span className="visually-hidden">{t("receipts.compared", { percent })}</span>
    </span>
  );
}
