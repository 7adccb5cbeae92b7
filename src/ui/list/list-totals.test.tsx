import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Summary } from "#contracts/reader/page.ts";
import texts from "#locales/en-US/list.json" with { type: "json" };
import { type ListQuery, list, type Page } from "#machines/shell/list.ts";
import { accepted } from "#machines/testing/answers.ts";
import { ListTotals } from "./ListTotals.tsx";
import type { ListDefinition } from "./list-definition.ts";

type Row = { code: string; amount: string; currency: string };

const row = (amount: string, currency: string): Row => ({ code: amount, amount, currency });
const UNREADABLE = { index: 0, code: "", field: "amount", expected: "an amount" };
const DEFINITION: ListDefinition<Row> = {
  name: "bills",
  title: "Bills",
  columns: [{ key: "amount", title: "Amount", cell: ({ amount }) => amount }],
  search: { filters: [], sorts: [] },
  fields: [
    { column: "amount", title: "Collected", value: ({ amount, currency }) => ({ amount, currency }) },
    { title: "Carried", value: ({ amount, currency }) => ({ amount, currency }) },
  ],
  codeOf: ({ code }) => code,
};
const ROWS = [row("0.1", "USDT"), row("1234.2", "USDT"), row("7", "USDC")];

test.each([
  [{ items: ROWS, total: 230 }, "Collected, total of the 3 rows of this page1,234.30 USDT7.00 USDC"],
  [{ items: ROWS, total: 3 }, "Collected, total of all 3 rows1,234.30 USDT7.00 USDC"],
  [{ items: ROWS, total: null }, "Collected, total of the 3 rows of this page1,234.30 USDT7.00 USDC"],
  [
    { items: ROWS, unreadable: [UNREADABLE], total: 4 },
    "Collected, total of the 3 rows of this page1,234.30 USDT7.00 USDC",
  ],
  [{ items: [], unreadable: [UNREADABLE], total: 1 }, ""],
])("what the shown amounts of a page come to, and of how many rows (2.28)", async (page, said) => {
  expect(words(await rendered(page))).toBe(said);
});

const ADDED = [
  { currency: "USDT", amount: "52100.5", direction: null },
  { currency: "USDC", amount: "9", direction: "in" as const },
];

test("where the service adds up what the filters find, that is shown, and of how many rows it is (2.28)", async () => {
  const page = { items: ROWS, total: 1230 };
  const summary = { totals: ADDED, counts: null };
  expect(words(await rendered(page, summary))).toBe("Collected, total of all 1,230 rows52,100.50 USDT+9.00 USDC");
  const ofPage = "Collected, total of the 3 rows of this page1,234.30 USDT7.00 USDC";
  expect(words(await rendered(page, { totals: null, counts: null }))).toBe(ofPage);
  // Of how many rows it would be is not known.
  expect(words(await rendered({ ...page, totalIsExact: false }, summary))).toBe(ofPage);
  expect(words(await rendered({ ...page, total: null }, summary))).toBe(ofPage);
});

async function rendered(page: Page<Row>, summary: Summary | null = null): Promise<string> {
  const query = { page: 1, pageSize: 20, sort: null, filters: {} };
  const logic = list.provide({
    actors: { loadPage: fromPromise<Answer<Page<unknown>>, ListQuery>(async () => accepted(page)) },
  });
  const actor = createActor(logic, { input: { query } }).start();
  const snapshot = await waitFor(actor, (current) => current.hasTag("hasRows"));
  const nothing = () => undefined;
  const held = {
    snapshot,
    rows: page.items,
    query,
    search: { filters: [], sorts: [] },
    ask: nothing,
    narrow: nothing,
    refresh: nothing,
    actor,
    shownAt: null,
  };
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({ lng: "en-US", resources: { "en-US": { list: texts } } });
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ListTotals list={held} definition={DEFINITION} summary={summary} />
    </I18nextProvider>,
  );
}

function words(html: string): string {
  return html.replace(/<[^>]*>/g, "").replaceAll("\u00A0", " ");
}
