import { sampleOrder } from "#machines/testing/sample-order.ts";
import { listExportModel } from "#model-tests/models/list-export.ts";
import type { CallFilter } from "#model-tests/walk/scripted-service.ts";
import type { Action, Control, Expectation, Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const LIST = "/api/Order/List";
const ROWS = 250;
/** The largest page size, which only an export requests. */
const PAGE = 100;
const isExport: CallFilter = ({ pageSize }) => pageSize === PAGE;
/** Delays before a failed page is requested again, in milliseconds. */
const PAUSES = [1_000, 4_000];

type How = { unreadable?: number; isCounted?: boolean; isSteady?: boolean };

/** A page of rows, from this row number on. */
function page(from: number, { unreadable = 0, isCounted = true }: How = {}) {
  const to = Math.min(from + PAGE, ROWS);
  const rows = Array.from({ length: to - from }, (_, at) => ({ ...sampleOrder("paid"), code: `ORDER${from + at}` }));
  const items = rows.map((row, at) => (at < unreadable ? "no row" : row));
  return { items, total: ROWS, ...(!isCounted && { totalIsExact: false, next: to < ROWS ? `after-${to}` : null }) };
}

async function answers({ service }: Stage, value: unknown) {
  await service.answer(LIST, { accepted: true, value }, isExport);
}

/** Answers the remaining pages, then the first again, by which the export detects new or changed rows. */
const answerRest =
  (how: How): Action =>
  async (stage, _, { context: { progress } }) => {
    for (let from: number = progress.rows; from < ROWS; from += PAGE) {
      const isLast = from + PAGE >= ROWS;
      await answers(stage, page(from, { ...how, unreadable: isLast ? (how.unreadable ?? 0) : 0 }));
    }
    const first = page(0, { ...how, unreadable: 0 });
    await answers(stage, how.isSteady === false ? { ...first, items: first.items.toReversed() } : first);
  };

const cancel: Control = ({ person }) => person.button("list:export.cancel");

/** The message shows the progress or the outcome. */
const expectProgress =
  (key: string): Expectation =>
  async ({ person }, { context: { progress } }) => {
    const { rows, unreadable, total } = progress;
    const list = person.t("frame:menu.orders");
    const counts = { list, rows: rows + unreadable, unreadable, total: total ?? rows + unreadable };
    await person.expectText(
      total === null && key === "writing" ? "list:export.writingOpen" : `list:export.${key}`,
      counts,
    );
  };

const isOver = (progress: { rows: number; unreadable: number }) => progress.rows + progress.unreadable === ROWS;

/** The walk of exporting a list to a file (2.28): the merchant's orders. */
export const listExportWalk = defineWalk(import.meta.vitest, {
  model: listExportModel,
  dataMachine: null,
  calls: { list: LIST },
  async open(stage) {
    const { person, service } = stage;
    person.errors.allow(/ · unreadable · /);
    await stage.open("/order/list");
    await service.answer(LIST, { accepted: true, value: { items: page(0).items.slice(0, 20), total: ROWS } });
    await person.expectState("list", "shown");
    await person.button("list:export.button").press("Enter");
    await person.page
      .getByRole("menuitem", { name: person.t("list:export.csv") })
      .first()
      .press("Enter");
    await service.waitForCall(LIST, isExport);
  },
  excluded: {
    "writeFile fails": { reason: "The writer reports its failures itself." },
    "ROWS_WRITTEN (a page of a list that changed)": { reason: "The export notices a change after the last page." },
  },
  // The file is finished after the last row, and a list with a total keeps one on all its pages.
  isPossible: ({ step: { label, fixture } }, { snapshot: { context } }) => {
    if (isOver(context.progress)) return label === "FILE_WRITTEN";
    if (label === "FILE_WRITTEN") return false;
    return context.progress.rows === 0 || !["a page", "the last page of a list without a total"].includes(fixture);
  },
  isTransient: ({ value, context }) => value === "writing" && isOver(context.progress),
  actions: {
    "ROWS_WRITTEN (a page)": (stage) => answers(stage, page(0)),
    "ROWS_WRITTEN (the last page)": answerRest({}),
    "ROWS_WRITTEN (the last page, with a row that cannot be read)": answerRest({ unreadable: 1 }),
    "ROWS_WRITTEN (the last page of a list without a total)": answerRest({ isCounted: false }),
    "ROWS_WRITTEN (the last page of a list that changed, with a row that cannot be read)": answerRest({
      isSteady: false,
      unreadable: 1,
    }),
    FILE_WRITTEN: async () => {
      // The file is finished after the last row.
    },
    WRITING_FAILED: async (stage) => {
      for (const pause of [...PAUSES, 0]) {
        await stage.service.answer(LIST, "breaks off", isExport);
        await stage.advanceClock(pause);
      }
    },
  },
  controls: { CANCELLED: cancel },
  expectations: {
    writing: expectProgress("writing"),
    written: expectProgress("written"),
    partlyWritten: expectProgress("partly"),
    changedMeanwhile: expectProgress("changed"),
    failed: expectProgress("failed"),
    cancelled: expectProgress("cancelled"),
  },
});
