import css from "./list.module.css";
import type { Column, ListDefinition } from "./list-definition.ts";
import type { HeldList } from "./use-list.ts";

/** The rows of a list as cards, for narrow screens. */
export function ListCards<Row>({ list, definition }: { list: HeldList<Row>; definition: ListDefinition<Row> }) {
  const placed = (card: Column<Row>["card"]) => definition.columns.filter((column) => column.card === card);
  return (
    <ul className={css.cards} aria-label={definition.title}>
      {list.rows.map((row) => (
        <li key={definition.rowKey(row)} className={css.card}>
          <div className={css.cardHead}>
            {placed("heading").map(({ key, cell }) => (
              <div key={key} className={css.cardHeading}>
                {cell(row)}
              </div>
            ))}
            {placed("aside").map(({ key, cell }) => (
              <div key={key}>{cell(row)}</div>
            ))}
          </div>
          <dl>
            {placed(undefined).map(({ key, title, cell }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {placed("footer").map(({ key, cell }) => (
            <div key={key} className={css.cardFoot}>
              {cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
