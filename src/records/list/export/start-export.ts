import i18next from "i18next";
import { createActor, fromCallback } from "xstate";
import { type Failure, failureOf } from "#contracts/failure.ts";
import type { ListQuery } from "#machines/shell/list.ts";
import { type ExportFormat, listExport } from "#machines/shell/list-export.ts";
import { randomId } from "#src/ui/browser/random-id.ts";
import { dayOf } from "#src/ui/format/calendar-day.ts";
import { createFormat } from "#src/ui/format/format.ts";
import { inspectOption } from "#src/ui/machine/inspect-option.ts";
import { allPages, type LoadPage, type PageRead } from "./all-pages.ts";
import { showExportToast } from "./export-toast.ts";
import type { Field } from "./field.ts";
import { fileName } from "./file-name.ts";

/** What is exported: a list's title, its call and the chosen fields. */
export type ExportSource = {
  title: string;
  load: LoadPage;
  codeOf: (row: unknown) => string;
  fields: readonly Field<unknown>[];
};

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Starts an export. It is not bound to a screen, so it continues while another one is open; a toast shows its progress. */
export function startExport(source: ExportSource, query: ListQuery, format: ExportFormat): void {
  let failure: Failure | null = null;
  const onFailure = (error: unknown) => {
    failure = failureOf(error);
  };
  const logic = listExport.provide({ actors: { writeFile: createWriter(source, onFailure) } });
  const actor = createActor(logic, { input: { query, format }, ...inspectOption() });
  const id = `export ${randomId()}`;
  const cancel = () => actor.send({ type: "CANCELLED" });
  actor.subscribe((snapshot) => showExportToast(id, source.title, snapshot, { cancel, failure }));
  actor.start();
}

/** @param onFailure called with the error before the machine's WRITING_FAILED. */
function createWriter(source: ExportSource, onFailure: (error: unknown) => void) {
  return fromCallback<{ type: "never" }, { query: ListQuery; format: ExportFormat }>(({ input, sendBack }) => {
    const stopped = new AbortController();
    async function* counted() {
      for await (const page of allPages(source, input.query, stopped.signal, pause)) {
        yield page;
        sendBack({ type: "ROWS_WRITTEN", progress: page.progress });
      }
    }
    writeFile(source, input, counted(), stopped.signal).then(
      () => sendBack({ type: "FILE_WRITTEN" }),
      (error: unknown) => {
        onFailure(error);
        sendBack({ type: "WRITING_FAILED" });
      },
    );
    return () => stopped.abort(new Error("cancelled"));
  });
}

async function writeFile(
  { title, fields }: ExportSource,
  { query, format }: { query: ListQuery; format: ExportFormat },
  pages: AsyncIterable<PageRead>,
  signal: AbortSignal,
): Promise<void> {
  const [{ fileBytes }, { saveStream }] = await Promise.all([import("./file-bytes.ts"), import("./save-stream.ts")]);
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { integer } = createFormat(i18next.language);
  const bytes = fileBytes(format, {
    pages,
    fields,
    timeZone,
    unreadable: i18next.t("list:unreadableHere"),
    totalLabel: (currency, rows) => i18next.t("list:export.total", { currency, rows: integer(rows) }),
  });
  await saveStream(bytes, `${fileName(title, query, timeZone, dayOf(new Date()))}.${format}`, TYPES[format], signal);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
