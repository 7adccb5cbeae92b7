import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import css from "./receipts.module.css";
import type { Trend } from "./trend.ts";

/** The chart's numbers as a table, the newest day first. */
export function TrendTable({ trend: { currency, days, lines, totals, payments, total } }: { trend: Trend }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const newestFirst = days.map((day, index) => ({ day, index })).reverse();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard.
    <section className={css.scroll} tabIndex={0} aria-label={t("receipts.table")}>
      <table className={`figures ${css.table}`}>
        <caption className="visually-hidden">{t("receipts.tableCaption", { currency })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("receipts.day")}</th>
            <th scope="col">{t("receipts.all")}</th>
            {lines.length > 1 &&
              lines.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name || t("receipts.others")}
                </th>
              ))}
            <th scope="col">{t("receipts.payments")}</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map(({ day, index }) => (
            <tr key={day}>
              <th scope="row">{format.day(day)}</th>
              <td translate="no">{format.decimal(totals[index] ?? "0")}</td>
              {lines.length > 1 &&
                lines.map(({ key, amounts }) => (
                  <td key={key} translate="no">
                    {format.decimal(amounts[index] ?? "0")}
                  </td>
                ))}
              <td>{format.integer(payments[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("receipts.sum")}</th>
            <td translate="no">{format.decimal(total)}</td>
            {lines.length > 1 &&
              lines.map((line) => (
                <td key={line.key} translate="no">
                  {format.decimal(line.total)}
                </td>
              ))}
            <td>{format.integer(payments.reduce((all, count) => all + count, 0))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
