import { afterPaint } from "#src/ui/progress/after-paint.ts";
import bulkCss from "./bulk/bulk.module.css";
import { SelectPage } from "./bulk/SelectPage.tsx";
import { SelectRow } from "./bulk/SelectRow.tsx";
import type { HeldBulk } from "./bulk/use-bulk.ts";
import css from "./list.module.css";
import type { Column, ListDefinition } from "./list-definition.ts";
import { RowActions } from "./RowActions.tsx";
import { Steady } from "./Steady.tsx";
import { UnreadableRow } from "./UnreadableRow.tsx";
import { useDrawnSoFar } from "./use-drawn-so-far.ts";
import type { HeldList } from "./use-list.ts";
import { usePlaces } from "./use-places.ts";

/** The rows of a list as cards, where there is no room for a table. */
export function ListCards<Row>(props: {
  list: HeldList<Row>;
  definition: ListDefinition<Row>;
  columns: readonly Column<Row>[];
  opened: string | null;
  onOpen: ((code: string) => void) | null;
  bulk?: HeldBulk<Row> | null;
}) {
  const { list, definition, columns, opened, onOpen, bulk } = props;
  const { codeOf, Actions } = definition;
  const { firstRow } = list.snapshot.context;
  const places = usePlaces(list, codeOf);
  // Making them took no time by now, laying them out does: each lot is painted before the next.
  const drawn = useDrawnSoFar(
    places.map(({ key }) => key),
    afterPaint,
  );
  const placed = (card: Column<Row>["card"]) => columns.filter((column) => column.card === card);
  return (
    <>
      {bulk && (
        <div className={bulkCss.page}>
          <SelectPage bulk={bulk} />
        </div>
      )}
      <ul className={css.cards} aria-label={definition.title}>
        {places.map(({ key, row, unreadable: broken }, index) => {
          if (broken) {
            return (
              <li key={key} className={css.card}>
                <UnreadableRow row={broken} number={firstRow + index} />
              </li>
            );
          }
          return (
            <li
              key={key}
              className={css.card}
              data-later={index >= drawn || undefined}
              aria-current={opened === key ? "true" : undefined}
            >
              <Steady
                from={[row, columns, onOpen, Actions, bulk?.selected.includes(key), bulk?.offer, bulk?.run]}
                draw={() => (
                  <>
                    <div className={css.cardHead}>
                      {bulk && <SelectRow bulk={bulk} code={codeOf(row)} name={bulk.offer.nameOf(row)} />}
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
                        <RowActions row={row} code={codeOf(row)} Actions={Actions} onOpen={onOpen} bulk={bulk} />
                      </div>
                    )}
                  </>
                )}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
