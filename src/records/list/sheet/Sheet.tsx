import type { Region } from "@blueprintjs/table";
import { useEffect, useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromPromise } from "xstate";
import type { ListQuery } from "#machines/shell/list.ts";
import { listSheet } from "#machines/shell/list-sheet.ts";
import type { LoadPage } from "#src/records/list/export/all-pages.ts";
import { type Field, fieldsOf, fieldTitle, instantWriter } from "#src/records/list/export/field.ts";
import { ListSkeleton } from "#src/records/list/ListSkeleton.tsx";
import { rowSlots } from "#src/records/list/row-slots.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { useCopyText } from "#src/ui/copy/use-copy-text.ts";
import { useFormat } from "#src/ui/format/use-format.ts";
import { useMachine } from "#src/ui/machine/use-machine.ts";
import { SheetTable } from "./SheetTable.tsx";
import css from "./sheet.module.css";
import { cellsAsText, selectedCells, selectionTotals, sheetCells } from "./sheet-cells.ts";

/** The most rows of a sheet; the export has all rows. */
const MAX_ROWS = 1_000;

export type SheetProps = {
  /** The list's title. */
  title: string;
  fields: readonly Field<unknown>[];
  /** The list's shown columns in their order; their fields come first. */
  columns: readonly { key: string }[];
  query: ListQuery;
  loadPage: LoadPage;
  /** Incremented when the merchant presses refresh. */
  refreshes: number;
};

/** The rows that match a list's filters as a sheet, with the columns and exact values of the export (2.26). */
export function Sheet({ title, fields: all, columns, query, loadPage, refreshes }: SheetProps) {
  const { t } = useTranslation(["sheet", "list"]);
  const format = useFormat();
  const hint = useId();
  const logic = useMemo(
    () =>
      listSheet.provide({
        actors: { loadPage: fromPromise(({ input, signal }) => loadPage(input.query, input.after, signal)) },
      }),
    [loadPage],
  );
  const { actor, snapshot } = useMachine(logic, { query, most: MAX_ROWS });
  const { rows, unreadable, total, problem } = snapshot.context;
  const [regions, setRegions] = useState<Region[]>([]);
  const asked = JSON.stringify([query.filters, query.sort, refreshes]);
  const [begun, setBegun] = useState(asked);
  useEffect(() => {
    if (asked === begun) return;
    setBegun(asked);
    setRegions([]);
    actor.send({ type: "QUERY_CHANGED", query });
  }, [asked, begun, actor, query]);

  const [order, setOrder] = useState<readonly string[]>([]);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fields = useMemo(() => {
    const shown = fieldsOf(all, columns);
    return sortFields([...shown, ...all.filter((field) => !shown.includes(field))], order);
  }, [all, columns, order]);
  const titles = fields.map(({ title }) => title);
  const titled = fields.map((field) => ({ ...field, title: fieldTitle(field, zone) }));
  const unreadableText = t("list:unreadableHere");
  const cells = useMemo(
    () => sheetCells(rowSlots(rows, unreadable), fields, unreadableText, instantWriter(zone)),
    [rows, unreadable, fields, unreadableText, zone],
  );

  const selected = selectedCells(regions, cells, fields.length);
  const [first] = selected;
  const copying = useCopyText();
  const count = format.integer(cells.rows);
  const isBusy = snapshot.hasTag("busy");
  const retry = () => actor.send({ type: "RETRIED" });
  return (
    <div className={css.sheet} data-machine="listSheet" data-state={JSON.stringify(snapshot.value)}>
      <p id={hint} className="muted">
        {t("sheet:hint")}
      </p>
      {problem && <ProblemNotice problem={problem} title={t("sheet:failed")} onRetry={retry} />}
      {cells.rows === 0 && isBusy && <ListSkeleton rows={10} />}
      {cells.rows === 0 && snapshot.matches("whole") && <p>{t("sheet:none")}</p>}
      {cells.rows > 0 && (
        <SheetTable
          label={t("sheet:label", { list: title })}
          describedBy={hint}
          cells={cells}
          columns={titled}
          selected={regions}
          onCopy={(event) => {
            // The browser copies selected text.
            if (selected.length === 0 || getSelection()?.toString()) return;
            event.preventDefault();
            event.clipboardData.setData("text/plain", cellsAsText(selected, cells));
            copying.confirm();
          }}
          onMoved={(from, to, moved) => setOrder(moveTitles(titles, from, to, moved))}
          onSelected={setRegions}
          onEndReached={() => actor.send({ type: "MORE_WANTED" })}
        />
      )}
      {cells.rows > 0 && (
        <div className={css.foot}>
          <span>
            {isBusy && t("list:loading")}
            {snapshot.matches("whole") && t("sheet:whole", { rows: count })}
            {snapshot.matches("full") && t("sheet:full", { rows: count })}
            {(snapshot.matches("open") || snapshot.matches("failed")) &&
              (total === null
                ? t("sheet:open", { rows: count })
                : t("sheet:some", { rows: count, total: format.integer(total) }))}
          </span>
          <output className={css.selection} translate="no">
            {copying.message ||
              (selected.length === 1 && first && `${titled[first[1]]?.title}: ${cells.text(...first) || "–"}`)}
            {selected.length > 1 && !copying.message && (
              <>
                <span>{t("sheet:cells", { cells: format.integer(selected.length) })}</span>
                {selectionTotals(selected, cells).map(({ column, currency, total }) => (
                  <span key={`${column} ${currency}`}>
                    {`${titled[column]?.title}: `}
                    <strong>{format.amount(total, currency)}</strong>
                  </span>
                ))}
              </>
            )}
          </output>
        </div>
      )}
    </div>
  );
}

/** Sorts fields by a list of titles; unlisted ones follow. */
function sortFields(fields: readonly Field<unknown>[], titles: readonly string[]): readonly Field<unknown>[] {
  const place = ({ title }: Field<unknown>) => (titles.includes(title) ? titles.indexOf(title) : titles.length);
  return fields.toSorted((one, other) => place(one) - place(other));
}

/** @param to the new index of the first moved title. */
function moveTitles(titles: readonly string[], from: number, to: number, count: number): readonly string[] {
  const moved = titles.slice(from, from + count);
  const others = titles.filter((title) => !moved.includes(title));
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}
