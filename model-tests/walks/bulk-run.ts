import { either, enabled } from "#model-tests/engine/index.ts";
import { bulkRunModel } from "#model-tests/models/bulk-run.ts";
import { expectAll, expectDisabled, expectHidden, expectVisible } from "#model-tests/walk/expectations.ts";
import type { Reply } from "#model-tests/walk/scripted-service.ts";
import { type Action, buttonIn, type Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { again, bar, boxOf, CALLBACKS, callback, delivered, page, RESEND } from "./callbacks.ts";

type Held = { items: { code: string; name: string }[]; ends: { code: string; outcome: { kind: string } }[] };

const send = buttonIn(bar, "bills:callback.again");
const stop = buttonIn(bar, "list:bulk.stop");
const dismiss = buttonIn(bar, "list:bulk.dismiss");

/** Checks both rows, whether or not they are selected, and starts the run. */
const startBoth: Action = async (stage, _, snapshot) => {
  for (const code of ["CB1", "CB2"]) await boxOf(stage, code).check();
  await enabled(stage, send(stage, snapshot)).press("Enter");
};

const answerRow = (code: string, reply: Reply): Action => {
  return ({ service }) => service.answer(RESEND, reply, (body) => body.code === code);
};

const isOver = ({ items, ends: ended }: Held) => items.length === ended.length;

/** The bar counts the rows that have ended. */
const counted: Expectation = async (stage, snapshot) => {
  const { items, ends: ended }: Held = snapshot.context;
  const said = { ended: ended.length, total: items.length };
  await bar(stage, snapshot).getByText(stage.person.t("list:bulk.progress", said), { exact: true }).waitFor();
};

/** The bar counts the rows that succeeded and lists the others under their outcome. */
const expectResults: Expectation = async (stage, snapshot) => {
  const { items, ends: ended }: Held = snapshot.context;
  const done = ended.filter(({ outcome }) => outcome.kind === "done").length;
  const say = stage.person.t;
  const where = bar(stage, snapshot);
  if (done > 0) await where.getByText(say("bills:callback.manySent", { callbacks: done })).waitFor();
  const listed = await where.getByRole("listitem").allInnerTexts();
  const others = items.filter(({ code }) => ended.every((end) => end.code !== code || end.outcome.kind !== "done"));
  if (JSON.stringify(listed.toSorted()) !== JSON.stringify(others.map(({ name }) => name).toSorted()))
    throw new Error(`${listed.join(", ")} are listed instead of ${others.map(({ name }) => name).join(", ")}`);
  if (ended.some(({ outcome }) => outcome.kind === "undone"))
    await stage.person.expectText("bills:callback.manyNotTaken");
  if (ended.some(({ outcome }) => outcome.kind === "notOffered"))
    await stage.person.expectText("shell:fault.notOffered");
  if (ended.length < items.length) await stage.person.expectText("list:bulk.notBegun");
};

/** The walk of a bulk run on the rows of a list (2.31): resending callbacks. */
export const bulkRunWalk = defineWalk(import.meta.vitest, {
  model: bulkRunModel,
  // The bar is absent while nothing is selected.
  dataMachine: null,
  calls: { resend: RESEND },
  background: { [CALLBACKS]: page(["CB1", "CB2"]) },
  async open(stage) {
    await stage.open("/callback/list");
    await stage.person.expectState("list", "shown");
  },
  excluded: {
    "actOnEach fails": { reason: "The actor handles all failures of its calls." },
    "STARTED (none)": { reason: "The button is absent without a selected row." },
  },
  // Both calls run at once, and the run ends by itself after the second answer.
  isPossible: ({ step: { label } }, { snapshot: { value, context } }) => {
    if (value === "ready" || value === "ended") return true;
    return isOver(context)
      ? label === "RUN_ENDED"
      : label !== "RUN_ENDED" && (label !== "STOPPED" || context.items.length > 1);
  },
  isTransient: ({ value, context }) => value !== "ended" && context.items.length > 0 && isOver(context),
  actions: {
    "STARTED (both)": startBoth,
    "STARTED (the second alone)": (stage) => enabled(stage, again(stage, "CB2")).press("Enter"),
    "ITEM_ENDED (the first is done)": answerRow("CB1", { accepted: true, value: delivered("CB1") }),
    "ITEM_ENDED (the second is done)": answerRow("CB2", { accepted: true, value: delivered("CB2") }),
    "ITEM_ENDED (the second is rejected by its receiver)": answerRow("CB2", { accepted: true, value: callback("CB2") }),
    "ITEM_ENDED (the second is not offered)": answerRow("CB2", "is not offered"),
    RUN_ENDED: async () => {
      // The run ends by itself.
    },
  },
  controls: {
    STARTED: either(send, (stage) => again(stage, "CB1").or(again(stage, "CB2"))),
    STOPPED: stop,
    DISMISSED: dismiss,
  },
  expectations: {
    ready: expectHidden(dismiss),
    "running.going": expectAll(counted, expectHidden(dismiss)),
    "running.stopping": async (stage, snapshot) => {
      await counted(stage, snapshot);
      if (snapshot.context.items.length > 1) await expectDisabled(stop)(stage, snapshot);
    },
    ended: expectAll(expectVisible(dismiss), expectResults),
  },
});
