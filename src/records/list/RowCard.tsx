import { SelectRow } from "./bulk/SelectRow.tsx";
import css from "./list.module.css";
import type { Column } from "./list-definition.ts";
import { OpenRecordButton } from "./OpenRecordButton.tsx";
import { isPlainClick } from "./plain-click.ts";
import type { RowProps } from "./table/TableRow.tsx";

/**
 * A row of a list as a card; a press on it opens its record. A bulk action for one row is run by selecting it, or in its
 * record.
 */
export function RowCard<Row>(props: RowProps<Row>) {
  const { row, code, columns, isOpen, onOpen, Actions, bulk, isSelected } = props;
  const placed = (card: Column<Row>["card"]) => columns.filter((column) => column.card === card);
  const facts = [placed("lead"), placed("second"), placed("aside")];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users have the button at its end.
    <li
      className={css.card}
      aria-current={isOpen ? "true" : undefined}
      data-opens={onOpen !== null}
      onClick={(event) => {
        if (onOpen && isPlainClick(event)) onOpen(code);
      }}
    >
      {bulk && <SelectRow bulk={bulk} code={code} name={bulk.action.nameOf(row)} isSelected={isSelected} />}
      <div className={css.cardBody}>
        {placed("heading").map(({ key, cell }) => (
          <div key={key} className={css.cardHeading}>
            {cell(row)}
          </div>
        ))}
        <dl>
          {[...facts.flat(), ...placed(undefined).filter(({ isOffByDefault }) => isOffByDefault)].map((column) => (
            <div key={column.key} data-card={column.card}>
              <dt className={column.card && "visually-hidden"}>{column.title}</dt>
              <dd>{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
        {Actions && (
          <div className={css.cardActions}>
            <Actions row={row} />
          </div>
        )}
      </div>
      {onOpen && <OpenRecordButton code={code} onOpen={onOpen} isShort />}
    </li>
  );
}
