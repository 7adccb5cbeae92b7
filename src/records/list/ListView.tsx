import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isOffered } from "#contracts/problem.ts";
import "#src/ui/theme/overlays.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { BulkBar } from "./bulk/BulkBar.tsx";
import { type BulkAction, useBulk } from "./bulk/use-bulk.ts";
import type { Field } from "./export/field.ts";
import { ACTIONS_WIDTH, fitColumns } from "./fit-columns.ts";
import { ListCards } from "./ListCards.tsx";
import { ListEmptyState } from "./ListEmptyState.tsx";
import { ListPager } from "./ListPager.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ListStatus } from "./ListStatus.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { ListTotals } from "./ListTotals.tsx";
import css from "./list.module.css";
import type { ListDefinition } from "./list-definition.ts";
import { NewRecordsNotice } from "./NewRecordsNotice.tsx";
import { useSheetMode } from "./sheet/use-sheet-mode.ts";
import { ListTable } from "./table/ListTable.tsx";
import { useArrivals } from "./use-arrivals.ts";
import { useElementBreakpoint } from "./use-element-breakpoint.ts";
import type { ListHandle, ListSource } from "./use-list.ts";
import { useListPreferences } from "./use-list-preferences.ts";
import { useLiveList } from "./use-live-list.ts";
import { useSummary } from "./use-summary.ts";
import { ViewBar } from "./views/ViewBar.tsx";

const lazySheet = lazyView(async () => (await import("./sheet/Sheet.tsx")).Sheet, ["sheet"]);

/** Whether the filters fit beside the search field, or go behind a button. */
function filterLayout(width: number): "wide" | "narrow" {
  return width >= 62 ? "wide" : "narrow";
}

/**
 * A list: its search, its rows as a table, cards or a sheet, its pages, and an empty state.
 * @param props.empty shown when there are no records at all.
 * @param props.opened the code of the open record.
 * @param props.isBesideRecord whether the open record is beside the list.
 * @param props.onOpen opens a row's record; null where rows have none.
 */
export function ListView<Row>(props: {
  list: ListHandle<Row>;
  definition: ListDefinition<Row>;
  empty: ReactNode;
  source: ListSource<Row>;
  opened: string | null;
  isBesideRecord?: boolean;
  onOpen: ((code: string) => void) | null;
  bulk?: BulkAction<Row> | undefined;
}) {
  const { list, definition, empty, source, opened, isBesideRecord = false, onOpen } = props;
  const { t } = useTranslation("list");
  const { snapshot, rows } = list;
  const preferences = useListPreferences(source.preferences, definition);
  const { updatedAt, refreshes } = useLiveList(source, list);
  const arrivals = useArrivals(source, list, definition.codeOf, refreshes);
  const bulk = useBulk(props.bulk, list, definition);
  const summary = useSummary(source, list);
  const busy = snapshot.hasTag("busy");
  const { problem, unreadable } = snapshot.context;
  const hasRows = rows.length + unreadable.length > 0;
  const section = useRef<HTMLElement>(null);
  const { columns } = preferences;
  const hasBulk = bulk !== null;
  const actions = definition.actionsWidth ?? (onOpen ? ACTIONS_WIDTH : 0);
  const placed = useMemo(() => fitColumns(columns, { isSelectable: hasBulk, actions }), [columns, hasBulk, actions]);
  const { least } = placed;
  const shown = { list, definition, columns: placed.columns, opened, onOpen, bulk };
  const sheet = useSheetMode();
  const [refreshed, setRefreshed] = useState(0);
  const form = useElementBreakpoint(
    section,
    useCallback((width) => (width > least ? "table" : "cards"), [least]),
    isBesideRecord,
  );
  const toolbar = useElementBreakpoint(section, filterLayout, isBesideRecord);
  const hadRows = useRef(false);

  useEffect(() => {
    // If the focused row is gone with all others, the section takes the focus.
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
      {isOffered(problem) && <ViewBar list={list} preferences={preferences} />}
      {(hasRows || isOffered(problem)) && (
        <ListToolbar
          list={list}
          preferences={preferences}
          definition={definition}
          loadPage={source.loadPage}
          isNarrow={toolbar !== "wide"}
          summary={summary}
          sheet={sheet}
          onRefresh={() => {
            setRefreshed((before) => before + 1);
            list.refresh();
          }}
        />
      )}
      <ListStatus list={list} />
      <NewRecordsNotice list={list} codeOf={definition.codeOf} arrivals={arrivals} />
      {problem && hasRows && <ProblemNotice problem={problem} title={t("failedKept")} />}
      {sheet?.isSheet ? (
        <lazySheet.View
          title={definition.title}
          // The sheet is not generic: the fields fit the rows of this list's call.
          fields={definition.fields as readonly Field<unknown>[]}
          columns={columns}
          query={list.query}
          loadPage={source.loadPage}
          refreshes={refreshed}
          fallback={<ListSkeleton rows={10} />}
        />
      ) : (
        <>
          <div className={form === "cards" ? undefined : css.tableFrame} aria-busy={busy}>
            {hasRows && form === "table" && <ListTable {...shown} />}
            {hasRows && form === "cards" && <ListCards {...shown} />}
          </div>
          {!hasRows &&
            (snapshot.matches({ loading: "rows" }) ? (
              <ListSkeleton rows={list.query.pageSize} />
            ) : (
              <ListEmptyState list={list} empty={empty} onLeave={() => section.current?.focus()} />
            ))}
          {bulk && <BulkBar bulk={bulk} onLeave={() => section.current?.focus()} />}
          {hasRows && <ListTotals list={list} definition={definition} summary={summary} />}
          {hasRows && <ListPager list={list} updatedAt={updatedAt} />}
        </>
      )}
    </section>
  );
}
