import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { expect, test } from "vitest";
import list from "#locales/en-US/list.json" with { type: "json" };
import shell from "#locales/en-US/shell.json" with { type: "json" };
import type { BulkEnd } from "#machines/shell/bulk-run.ts";
import { bulkOf } from "#src/ui/kit/specimens/bulk.tsx";
import { SAMPLES, type Sample } from "#src/ui/kit/specimens/sample-list.tsx";
import { BulkBar } from "./BulkBar.tsx";
import type { HeldBulk } from "./use-bulk.ts";

const [FIRST = "", SECOND = "", THIRD = ""] = SAMPLES.map(({ code }) => code);
const END = (code: string, outcome: BulkEnd["outcome"]) => ({ code, outcome });
const REFUSED = { kind: "refused", errCode: "2009", errMsg: "Too many attempts." } as const;

test("the bar says how many are selected, and is not there when nothing is (2.31)", async () => {
  expect(await words(bulkOf({ selected: [FIRST, SECOND, THIRD] }))).toEqual([
    "3 selected",
    "Send again",
    "Clear selection",
  ]);
  expect(await words(bulkOf({}))).toEqual([]);
});

test("while it runs it says how far it is, and can be stopped (2.31)", async () => {
  expect(await words(bulkOf({ ends: [END(FIRST, { kind: "done" })] }))).toEqual(["1 of 3 done", "Send again", "Stop"]);
});

test("what came to nothing is named under its reason, what was never begun too (2.31, 8.2, 8.9)", async () => {
  const ends = [END(FIRST, { kind: "undone" }), END(SECOND, REFUSED)];
  expect(await words(bulkOf({ ends, isOver: true }))).toEqual([
    "Sent again, but not accepted by your application:",
    FIRST,
    "Too many attempts.",
    SECOND,
    "Stopped before their turn:",
    THIRD,
    "Close",
  ]);
});

test("rows that came to nothing for the same reason stand together (8.9)", async () => {
  const ends = [END(FIRST, REFUSED), END(SECOND, { kind: "done" }), END(THIRD, REFUSED)];
  expect(await words(bulkOf({ ends, isOver: true }))).toEqual([
    "Sent again and accepted: 1",
    "Too many attempts.",
    FIRST,
    THIRD,
    "Close",
  ]);
});

async function words(bulk: HeldBulk<Sample>): Promise<string[]> {
  const i18n = createInstance();
  await i18n.use(initReactI18next).init({
    lng: "en-US",
    defaultNS: "shell",
    resources: { "en-US": { list, shell } },
    interpolation: { escapeValue: false },
  });
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <BulkBar bulk={bulk} onLeave={() => undefined} />
    </I18nextProvider>,
  );
  return markup
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== "");
}
