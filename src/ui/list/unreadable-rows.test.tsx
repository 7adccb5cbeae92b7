import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import texts from "#locales/en-US/list.json" with { type: "json" };
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { type ListQuery, list, type Page } from "#machines/shell/list.ts";
import { accepted } from "#machines/testing/answers.ts";
import { sampleFailure } from "#machines/testing/sample-failure.ts";
import { placeColumns } from "./column-room.ts";
import { ListCards } from "./ListCards.tsx";
import type { ListDefinition } from "./list-definition.ts";
import { ListTable } from "./table/ListTable.tsx";
import type { HeldList } from "./use-list.ts";

type Row = { code: string; name: string };

const UNREADABLE = [
  { index: 0, code: "MC-7", field: "amount", expected: "an amount", failure: sampleFailure("unreadable") },
  { index: 2, code: "", field: "code", expected: "an id" },
];
const PAGE: Page<Row> = { items: [{ code: "MC-8", name: "Growth" }], unreadable: UNREADABLE, total: 3 };
const DEFINITION: ListDefinition<Row> = {
  name: "orders",
  title: "Orders",
  columns: [
    { key: "code", title: "Code", card: "heading", cell: ({ code }) => code },
    { key: "name", title: "Package", cell: ({ name }) => name },
  ],
  search: { filters: [], sorts: [] },
  fields: [],
  codeOf: ({ code }) => code,
};
const { columns: COLUMNS } = placeColumns(DEFINITION.columns, { isSelectable: false, actions: 6 });
const shown = { definition: DEFINITION, opened: null, onOpen: () => undefined } as const;

test("a row that cannot be read has its own place in the table, with its code, and opens nothing", async () => {
  const html = await rendered((held) => <ListTable {...shown} list={held} columns={COLUMNS} />);
  const rows = html.split("<tr").slice(2);
  expect(rows.map((row) => /aria-rowindex="(\d+)"/.exec(row)?.[1])).toEqual(["2", "3", "4"]);
  expect(rows.map(words)).toEqual([
    "MC-7This row could not be read, so it opens no details.Copy details",
    "MC-8GrowthDetails",
    "Row 3This row could not be read, so it opens no details.",
  ]);
  // Nothing but its text is in the button: a live region there would take its name away.
  expect(rows[0]).toMatch(/<button[^>]*>Copy details<\/button>/);
  expect(rows[0]).toContain('colSpan="3"');
});

test("the same holds for cards", async () => {
  const html = await rendered((held) => <ListCards columns={COLUMNS} {...shown} list={held} />);
  const [first, second, third] = html.split("<li").slice(1).map(words);
  expect(first).toContain("MC-7This row could not be read");
  expect(second).toContain("MC-8");
  expect(third).toContain("Row 3");
});

async function rendered(view: (held: HeldList<Row>) => ReactNode): Promise<string> {
  const query = { page: 1, pageSize: 20, sort: null, filters: {} };
  const logic = list.provide({
    actors: { loadPage: fromPromise<Answer<Page<unknown>>, ListQuery>(async () => accepted(PAGE)) },
  });
  const actor = createActor(logic, { input: { query } }).start();
  const snapshot = await waitFor(actor, (current) => current.matches("shown"));
  const nothing = () => undefined;
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: "en-US",
    defaultNS: "shell",
    resources: { "en-US": { list: texts, shell } },
    interpolation: { escapeValue: false },
  });
  const held = {
    snapshot,
    rows: PAGE.items,
    query,
    search: { filters: [], sorts: [] },
    ask: nothing,
    narrow: nothing,
    refresh: nothing,
    actor,
    shownAt: null,
  };
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{view(held)}</I18nextProvider>);
}

function words(html: string): string {
  return `<${html}`.replace(/<[^>]*>/g, "");
}
