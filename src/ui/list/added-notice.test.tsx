import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import texts from "#locales/en-US/list.json";
import { type ListQuery, list, type Page } from "#machines/shell/list.ts";
import { accepted } from "#machines/testing/answers.ts";
import { AddedNotice } from "./AddedNotice.tsx";

type Row = { code: string };
const EVERYTHING: ListQuery = { page: 1, pageSize: 20, sort: null, filters: {} };
const STOPPED: ListQuery = { ...EVERYTHING, filters: { status: "stopped" } };

test("a record that was added and that the filters hide is told, with one press that shows it (2.26, 2.27)", async () => {
  const said = await noticeOf("new", STOPPED);
  expect(said).toContain("1 new, not among these filters");
  expect(said).toContain("Show it");
});

test.each([
  ["it is among the rows", "shown", STOPPED],
  ["nothing hides it", "new", EVERYTHING],
])("where %s, nothing is said (2.26)", async (_, added, query) => {
  expect(await noticeOf(added, query)).toBe("");
});

test("records that came by themselves and that the filters hide are counted, those among the rows are not (2.26, 2.28)", async () => {
  expect(await noticeOf("new", STOPPED, ["new", "other", "shown"])).toContain("2 new, not among these filters");
  expect(await noticeOf(null, STOPPED, ["other"])).toContain("1 new, not among these filters");
  expect(await noticeOf(null, { ...EVERYTHING, page: 2 }, ["other"], true)).toContain("1 or more new");
  expect(await noticeOf(null, EVERYTHING, ["other"])).toBe("");
  expect(await noticeOf(null, STOPPED, ["shown"])).toBe("");
});

async function noticeOf(added: string | null, query: ListQuery, codes: string[] = [], isMore = false): Promise<string> {
  const rows: Row[] = [{ code: "shown" }];
  const loadPage = fromPromise<Answer<Page<unknown>>, ListQuery>(async () => accepted({ items: rows, total: 1 }));
  const actor = createActor(list.provide({ actors: { loadPage } }), { input: { query } }).start();
  if (added !== null) actor.send({ type: "RECORD_ADDED", code: added });
  const snapshot = await waitFor(actor, (current) => current.matches("shown"));
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: "en-US",
    resources: { "en-US": { list: texts } },
    interpolation: { escapeValue: false },
  });
  const nothing = () => undefined;
  const held = {
    snapshot,
    rows,
    query,
    search: { filters: [], sorts: [] },
    ask: nothing,
    narrow: nothing,
    refresh: nothing,
    actor,
    shownAt: null,
  };
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <AddedNotice list={held} codeOf={({ code }) => code} arrivals={{ codes, isMore, dismiss: nothing }} />
    </I18nextProvider>,
  );
}
