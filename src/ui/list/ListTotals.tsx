import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/ui/format/use-format.ts";
import { fieldsOf } from "./export/field.ts";
import { tally } from "./export/totals.ts";
import type { ListDefinition } from "./list-definition.ts";
import css from "./totals.module.css";
import type { HeldList } from "./use-list.ts";

/** What the amounts of a page come to, by currency, exactly; it says whether that is all that the filters find. */
export function ListTotals<Row>({ list, definition }: { list: HeldList<Row>; definition: ListDefinition<Row> }) {
  const { t } = useTranslation("list");
  const format = useFormat();
  const { rows } = list;
  const { total, totalIsExact, unreadable } = list.snapshot.context;
  const { fields, columns } = definition;
  const shown = useMemo(() => fieldsOf(fields, columns), [fields, columns]);
  const totals = useMemo(() => {
    const counted = tally(shown);
    for (const row of rows) counted.add(row);
    return counted.totals();
  }, [shown, rows]);
  const places = [...new Set(totals.flatMap(({ amounts }) => [...amounts.keys()]))];
  if (places.length === 0) return null;
  const isAll = totalIsExact && total === rows.length && unreadable.length === 0;
  return (
    <dl className={css.totals}>
      {places.map((place) => (
        <div key={place}>
          <dt>
            {t(isAll ? "totals.all" : "totals.page", {
              amount: shown[place]?.title ?? "",
              rows: format.integer(rows.length),
            })}
          </dt>
          {totals.map(({ currency, amounts }, index) => {
            const amount = amounts.get(place);
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no state, and stand in the order of their rows.
            return amount && <dd key={index}>{format.amount(amount, currency)}</dd>;
          })}
        </div>
      ))}
    </dl>
  );
}
