import { SelectRow } from "./bulk/SelectRow.tsx";
import css from "./list.module.css";
import type { Column } from "./list-definition.ts";
import { RowActions } from "./RowActions.tsx";
import type { RowProps } from "./table/TableRow.tsx";

/** A row of a list as a card: its heading, what stands beside it, and a line for each other column. */
export function RowCard<Row>(props: RowProps<Row>) {
  const { row, code, columns, isOpen, onOpen, Actions, bulk, isSelected } = props;
  const placed = (card: Column<Row>["card"]) => columns.filter((column) => column.card === card);
  return (
    <li className={css.card} aria-current={isOpen ? "true" : undefined}>
      <div className={css.cardHead}>
        {bulk && <SelectRow bulk={bulk} code={code} name={bulk.offer.nameOf(row)} isSelected={isSelected} />}
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
      {(Actions || onOpen) && (
        <div className={css.cardFoot}>
          <RowActions row={row} code={code} Actions={Actions} onOpen={onOpen} bulk={bulk} />
        </div>
      )}
    </li>
  );
}
