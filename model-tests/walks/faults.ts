import { sampleOrder } from "#machines/testing/sample-order.ts";
import { enabled } from "#model-tests/engine/index.ts";
import { faultsModel } from "#model-tests/models/faults.ts";
import type { Reply } from "#model-tests/walk/scripted-service.ts";
import type { Action, Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const LIST = "/api/Order/List";
const toasts = ({ person }: Stage) => person.page.locator('[class*="toast-danger"]');

/** Reloads the list with this reply and expects a toast if the machine reports the failure, or none. */
async function expectToast(stage: Stage, words: string, isReported: boolean, reply: Reply) {
  const { person, service } = stage;
  // Dismisses the toasts of earlier steps.
  while ((await toasts(stage).count()) > 0) {
    await toasts(stage).first().press("Escape");
    await toasts(stage).first().waitFor({ state: "detached" });
  }
  await enabled(stage, person.button("list:refresh")).press("Enter");
  await service.answer(LIST, reply);
  await person.expectState("list", "failed");
  if (isReported) await toasts(stage).getByText(words, { exact: true }).first().waitFor();
  else if ((await toasts(stage).count()) > 0) throw new Error(`"${words}" is shown again`);
}

const refused: Action = (stage, { event }, { context }) => {
  const isNew = event.errCode === "" || !context.shown.includes(event.errCode);
  return expectToast(stage, event.errMsg, isNew, { accepted: false, errCode: event.errCode, errMsg: event.errMsg });
};

const failing =
  (key: string, reply: Reply, values: Record<string, number> = {}): Action =>
  (stage, { event }, { context }) =>
    expectToast(
      stage,
      stage.person.t(`shell:fault.${key}`, values),
      !context.kinds.includes(event.failure.kind),
      reply,
    );

/** The walk of the toasts about failed calls (8.2, 8.4), shown for a list. */
export const faultsWalk = defineWalk(import.meta.vitest, {
  model: faultsModel,
  dataMachine: null,
  calls: { list: LIST },
  async open(stage) {
    stage.person.errors.allow(/ · unreadable · /);
    await stage.open("/order/list");
    await stage.service.answer(LIST, { accepted: true, value: { items: [sampleOrder("paid")], total: 1 } });
    await stage.person.expectState("list", "shown");
  },
  excluded: {
    "FAILED (without an answer in time)": {
      reason: "The timeout takes longer than the quiet half minute.",
      test: "src/app/provide/faults.test.ts: a failed request is shown for 5 s with its cause (8.4, 9.1)",
    },
  },
  actions: {
    REFUSED: refused,
    "FAILED (offline)": async (stage, step, snapshot) => {
      await setOnline(stage, false);
      await failing("offline", "breaks off")(stage, step, snapshot);
      await setOnline(stage, true);
    },
    "FAILED (without an answer)": failing("unreachable", "breaks off"),
    "FAILED (with a status)": failing("serverFault", { status: 500 }, { status: 500 }),
    "FAILED (with an unreadable answer)": failing("unreadable", { status: 200 }),
  },
  // Each step checks for its own toast.
  expectations: { refusals: null, "failures.listening": null, "failures.quiet": null },
});

async function setOnline({ person }: Stage, isOnline: boolean) {
  await person.page.evaluate((online) => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => online });
  }, isOnline);
}
