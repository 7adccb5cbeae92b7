import { type ReactNode, Suspense, use, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { ProblemNotice } from "#src/ui/problem/ProblemNotice.tsx";
import { ListCards } from "./ListCards.tsx";
import { ListNothing } from "./ListNothing.tsx";
import { ListPager } from "./ListPager.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ListStatus } from "./ListStatus.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import css from "./list.module.css";
import type { ListDefinition } from "./list-definition.ts";
import { UnreadableRows } from "./UnreadableRows.tsx";
import type { HeldList } from "./use-list.ts";
import { useMedia } from "./use-media.ts";

let table: Promise<typeof import("#src/ui/list/table/ListTable.tsx")> | undefined;

/** The table, whose code is fetched when a wide screen shows its first list. */
function WideRows<Row>(props: { list: HeldList<Row>; definition: ListDefinition<Row> }) {
  table ??= import("#src/ui/list/table/ListTable.tsx");
  const { ListTable } = use(table);
  return <ListTable {...props} />;
}

/** From this width on, a list is a table; below it, cards. */
const WIDE = "(width >= 768px)";

/**
 * A list of the console: its search, its rows as a table or as cards, its pages, and what it says when there are none.
 * @param empty what to show when there is nothing at all, without any search.
 */
export function ListView<Row>(props: { list: HeldList<Row>; definition: ListDefinition<Row>; empty: ReactNode }) {
  const { list, definition, empty } = props;
  const { t } = useTranslation("list");
  const wide = useMedia(WIDE);
  const { snapshot, rows } = list;
  const busy = snapshot.hasTag("busy");
  const { problem, unreadable, firstRow } = snapshot.context;
  const hasRows = rows.length + unreadable.length > 0;
  const Rows = wide ? WideRows : ListCards;
  const section = useRef<HTMLElement>(null);
  const hadRows = useRef(false);

  useEffect(() => {
    // The row that had the focus may be gone with all the others: what is said instead takes it.
    if (hadRows.current && rows.length === 0 && document.activeElement === document.body) section.current?.focus();
    hadRows.current = rows.length > 0;
  }, [rows]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      className={css.list}
      aria-label={definition.title}
      data-machine="list"
      data-state={JSON.stringify(snapshot.value)}
    >
      <ListToolbar list={list} definition={definition} sortable={!wide} />
      <ListStatus list={list} />
      {problem && hasRows && <ProblemNotice problem={problem} title={t("failedKept")} />}
      {rows.length > 0 && (
        <div className={css.rows} aria-busy={busy}>
          <Suspense fallback={<ListSkeleton />}>
            <Rows list={list} definition={definition} />
          </Suspense>
        </div>
      )}
      <UnreadableRows firstRow={firstRow} rows={unreadable} />
      {!hasRows &&
        (busy ? <ListSkeleton /> : <ListNothing list={list} empty={empty} onLeave={() => section.current?.focus()} />)}
      {hasRows && <ListPager list={list} />}
    </section>
  );
}
