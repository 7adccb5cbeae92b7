import { Button } from "@blueprintjs/core";
import { FilterIcon } from "@blueprintjs/icons/lib/esm/generated/components/filter";
import { RefreshIcon } from "@blueprintjs/icons/lib/esm/generated/components/refresh";
import { ThIcon } from "@blueprintjs/icons/lib/esm/generated/components/th";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Summary } from "#contracts/reader/page.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { useFormat } from "#src/ui/format/use-format.ts";
import { ColumnsButton } from "./columns/ColumnsButton.tsx";
import type { LoadPage } from "./export/all-pages.ts";
import { ExportButton } from "./export/ExportButton.tsx";
import type { ExportOffer } from "./export/ExportPopover.tsx";
import { type Field, fieldsOf } from "./export/field.ts";
import type { ListDefinition } from "./list-definition.ts";
import type { Filter } from "./list-search.ts";
import { Filters } from "./search/Filters.tsx";
import { filtersWithCounts } from "./search/filters-with-counts.ts";
import { SearchField } from "./search/SearchField.tsx";
import { SortField } from "./search/SortField.tsx";
import css from "./search/search.module.css";
import { splitFilters } from "./search/search-parts.ts";
import type { SheetMode } from "./sheet/use-sheet-mode.ts";
import type { ListHandle } from "./use-list.ts";
import type { PreferencesHandle } from "./use-list-preferences.ts";
import { SaveViewButton } from "./views/SaveViewButton.tsx";
import { viewQuery } from "./views/view-address.ts";

/**
 * A list's search field, filters and buttons. A choice applies at once, a text when it is committed. On narrow windows the
 * filters are behind a button with their count.
 */
export function ListToolbar<Row>(props: {
  list: ListHandle<Row>;
  preferences: PreferencesHandle<Row>;
  definition: ListDefinition<Row>;
  loadPage: LoadPage<Row>;
  isNarrow: boolean;
  summary: Summary | null;
  /** Null where the window is too narrow for a sheet. */
  sheet: SheetMode | null;
  onRefresh: () => void;
}) {
  const { list, preferences, definition, loadPage, isNarrow, summary, sheet, onRefresh } = props;
  const { t } = useTranslation("list");
  const format = useFormat();
  const { query, search, setQuery, setFilters } = list;
  const id = useId();
  const [isShown, setShown] = useState(false);
  // Uncommitted text is state of its field: each reset remounts the fields.
  const [resets, setResets] = useState(0);
  const filters = filtersWithCounts(search.filters, summary?.counts, (option, rows, isExact) =>
    t(isExact ? "optionRows" : "optionMoreRows", { option, rows: format.integer(rows) }),
  );
  const { field, code, hash, primary, more } = splitFilters(filters);
  const set = Object.keys(query.filters).length;
  const setBesidesField = countSet([...primary, ...more], query.filters);
  const setMore = more.filter((filter) => countSet(bothEnds(filter, more), query.filters) > 0);

  const toolbar = useRef<HTMLElement>(null);
  const reset = () => {
    // The pressed button and the fields are about to lose the focus.
    toolbar.current?.focus();
    setResets((before) => before + 1);
    setQuery({ filters: {} });
  };

  return (
    <search ref={toolbar} tabIndex={-1} className={css.toolbar} aria-label={t("filters")}>
      {field && (
        <SearchField
          key={`field ${resets}`}
          filter={field}
          code={code}
          hash={hash}
          filters={query.filters}
          onChange={setFilters}
        />
      )}
      {isNarrow && (
        <Button
          icon={<FilterIcon />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setShown((before) => !before)}
        >
          {setBesidesField > 0 ? t("filtersSet", { count: setBesidesField }) : t("filtersButton")}
        </Button>
      )}
      <div key={`chips ${resets}`} className={css.chips} id={id} hidden={isNarrow && !isShown}>
        <Filters filters={primary} values={query.filters} onChange={setFilters} />
        {/* On wide windows, filters that are set are always visible; the rest are behind a button. */}
        <Filters filters={isNarrow || isShown ? more : setMore} values={query.filters} onChange={setFilters} />
        {!isNarrow && more.length > setMore.length && (
          <Button variant="minimal" aria-expanded={isShown} onClick={() => setShown((before) => !before)}>
            {t(isShown ? "fewerFilters" : "moreFilters")}
          </Button>
        )}
        {isNarrow && (
          <SortField columns={definition.columns} sort={query.sort} onChange={(sort) => setQuery({ sort })} />
        )}
      </div>
      <span className={css.actions}>
        {(!isNarrow || set > 0) && (
          <Button variant="minimal" disabled={set === 0} onClick={reset}>
            {t("reset")}
          </Button>
        )}
        {/* Rendered before there are rows, so that nothing moves when they arrive. */}
        <ExportButton
          offer={exportOf(definition, preferences.columns, loadPage)}
          query={query}
          isPossible={list.rows.length > 0}
        />
        {sheet && (
          <IconButton
            icon={<ThIcon />}
            active={sheet.isSheet}
            label={t("sheet")}
            aria-pressed={sheet.isSheet}
            onClick={sheet.onToggle}
          />
        )}
        <SaveViewButton preferences={preferences} view={() => viewQuery(query, preferences.layout, search)} />
        <ColumnsButton preferences={preferences} all={definition.columns} />
        <IconButton icon={<RefreshIcon />} label={t("refresh")} onClick={onRefresh} />
      </span>
    </search>
  );
}

/** The number of set filters; a range counts once. */
function countSet(filters: readonly Filter[], values: Readonly<Record<string, string>>): number {
  const set = filters.filter(({ name }) => values[name]);
  return new Set(set.map((filter) => ("bound" in filter ? filter.kind : filter.name))).size;
}

/** The filter itself; both ends of a range. */
function bothEnds(filter: Filter, filters: readonly Filter[]): readonly Filter[] {
  return "bound" in filter ? filters.filter(({ kind }) => kind === filter.kind) : [filter];
}

function exportOf<Row>(
  { title, fields, codeOf }: ListDefinition<Row>,
  columns: PreferencesHandle<Row>["columns"],
  load: LoadPage<Row>,
): ExportOffer {
  // Exports are not generic: the fields and `codeOf` fit the rows of this list's call.
  const known = fields as readonly Field<unknown>[];
  return {
    title,
    load,
    codeOf: codeOf as (row: unknown) => string,
    fields: known,
    shownFields: fieldsOf(known, columns),
  };
}
