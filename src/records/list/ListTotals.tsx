import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Summary } from "#contracts/reader/page.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { fieldsOf } from "./export/field.ts";
import { isCounted, tally } from "./export/totals.ts";
import type { ListDefinition } from "./list-definition.ts";
import css from "./totals.module.css";
import type { ListHandle } from "./use-list.ts";

/** Exact totals by currency: of all rows that match where the service adds them up, else of the page; it says which. */
export function ListTotals<Row>(props: {
  list: ListHandle<Row>;
  definition: ListDefinition<Row>;
  summary: Summary | null;
}) {
  const { list, definition, summary } = props;
  const { t } = useTranslation("list");
  const format = useFormat();
  const { rows } = list;
  const { total, totalIsExact } = list.snapshot.context;
  const { fields, columns } = definition;
  const shown = useMemo(() => fieldsOf(fields, columns), [fields, columns]);
  const totals = useMemo(() => {
    const counted = tally(shown);
    for (const row of rows) counted.add(row);
    return counted.totals();
  }, [shown, rows]);
  const places = [...new Set(totals.flatMap(({ amounts }) => [...amounts.keys()]))];
  if (places.length === 0) return null;
  const isAll = totalIsExact && total === rows.length;
  // The service adds up the field in the column "amount".
  const added = isAll || !totalIsExact || total === null ? null : summary?.totals;
  const addedPlace = places.find((place) => shown[place]?.column === "amount");
  return (
    <dl className={css.totals}>
      {places.map((place) => {
        const wide = place === addedPlace && added ? added.map(signed) : null;
        // A dropped transaction is a row of the page, but not of its total.
        const addedRows = rows.filter((row) => isCounted(shown[place]?.value(row)));
        const of = wide ?? totals.map(({ currency, amounts }) => ({ currency, amount: amounts.get(place) }));
        return (
          <div key={place}>
            <dt>
              {t(isAll || wide ? "totals.all" : "totals.page", {
                amount: shown[place]?.title ?? "",
                rows: format.integer(wide ? (total ?? 0) : addedRows.length),
              })}
            </dt>
            {of.map(
              ({ amount, currency }, index) =>
                amount && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the totals have no state.
                  <dd key={index} translate="no">
                    {format.amount(amount, currency)}
                  </dd>
                ),
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** The amount with the sign of its direction, as the rows show it. */
function signed({ currency, amount, direction }: NonNullable<Summary["totals"]>[number]) {
  const sign = direction === "in" ? "+" : direction === "out" ? "-" : "";
  return { currency, amount: sign + amount };
}
