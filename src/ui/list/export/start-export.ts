import i18next from "i18next";
import { createActor, fromCallback } from "xstate";
import { DEFAULT_LANGUAGE, isLanguage } from "#contracts/languages.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import { type ExportFormat, type ListExportSnapshot, listExport } from "#machines/shell/list-export.ts";
import { formatIn } from "#src/ui/format/format.ts";

import { showToast } from "#src/ui/toasts/show-toast.ts";
import { allPages, type LoadPage, rowsOf } from "./all-pages.ts";
import type { Field } from "./field.ts";

/** What is exported: a list by its name, its rows and its columns. */
export type ExportSource = { title: string; load: LoadPage; fields: readonly Field<unknown>[] };

/** Starts an export. It belongs to no screen, so it goes on while another one is open; a message says how far it is. */
export function startExport(source: ExportSource, query: ListQuery, format: ExportFormat): void {
  const logic = listExport.provide({ actors: { writeFile: writing(source) } });
  const actor = createActor(logic, { input: { query, format } });
  actor.subscribe((snapshot) => tell(source.title, snapshot, () => actor.send({ type: "CANCELLED" })));
  actor.start();
}

function writing({ title, load, fields }: ExportSource) {
  return fromCallback<{ type: "never" }, { query: ListQuery; format: ExportFormat }>(({ input, sendBack }) => {
    const stopped = new AbortController();
    let rows = 0;
    let total = 0;
    async function* counted() {
      for await (const page of allPages(load, input.query, stopped.signal, pause)) {
        yield page;
        rows += rowsOf(page);
        total = page.total ?? rows;
        sendBack({ type: "ROWS_WRITTEN", rows, total });
      }
    }
    const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    import("./write-file.ts")
      .then(({ writeFile }) =>
        writeFile({
          pages: counted(),
          fields,
          format: input.format,
          name: fileName(title, input.query, timeZone),
          timeZone,
          unreadable: i18next.t("list:unreadableHere"),
          signal: stopped.signal,
        }),
      )
      .then(
        () => sendBack({ type: "FILE_WRITTEN", rows, total }),
        () => sendBack({ type: "WRITING_FAILED" }),
      );
    return () => stopped.abort(new Error("cancelled"));
  });
}

/** "My orders 2026-11-01 to 2026-11-21 (Asia-Taipei)": the list, the days that it was searched by, and the zone. */
function fileName(title: string, { filters }: ListQuery, timeZone: string): string {
  const days = Object.entries(filters).filter(([name]) => /(From|Until)$/.test(name));
  const range = days
    .map(([, day]) => day)
    .sort()
    .join(" to ");
  return [title, range, `(${timeZone})`]
    .filter(Boolean)
    .join(" ")
    .replace(/[\\/:*?"<>|]/g, "-");
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A message that stays until the export has ended, and then says how. */
function tell(list: string, { value, context }: ListExportSnapshot, cancel: () => void) {
  const { integer } = formatIn(isLanguage(i18next.language) ? i18next.language : DEFAULT_LANGUAGE);
  const counts = { list, rows: integer(context.rows), total: integer(context.total) };
  const id = `export ${list}`;
  switch (value) {
    case "writing":
      return showToast({
        id,
        tone: "info",
        text: i18next.t("list:export.writing", counts),
        duration: 0,
        action: { text: i18next.t("list:export.cancel"), onClick: cancel },
      });
    case "written":
      return showToast({ id, tone: "success", text: i18next.t("list:export.written", counts), duration: TOLD });
    case "changedMeanwhile":
      return showToast({ id, tone: "info", text: i18next.t("list:export.changed", counts), duration: TOLD });
    case "failed":
      return showToast({ id, tone: "danger", text: i18next.t("list:export.failed", counts), duration: TOLD });
    default:
      return showToast({ id, tone: "info", text: i18next.t("list:export.cancelled", counts) });
  }
}

/** How long the end of an export is told, in milliseconds. */
const TOLD = 10_000;
