import { sampleOrder } from "#machines/testing/sample-order.ts";
import { press } from "#model-tests/engine/index.ts";
import { listRefreshModel } from "#model-tests/models/list-refresh.ts";
import { expectCall, expectNoCall, expectNoCallLater, expectVisible } from "#model-tests/walk/expectations.ts";
import type { Reply } from "#model-tests/walk/scripted-service.ts";
import { type Action, buttonIn, type Control } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const LIST = "/api/Order/List";

const ROWS: Reply = { accepted: true, value: { items: [sampleOrder("pending")], total: 1 } };
const row: Control = ({ person }) => person.machine("list").getByText(sampleOrder("pending").code, { exact: true });
const refresh = buttonIn(({ person }) => person.machine("list"), "list:refresh");

/** The merchant refreshes the list, and the service sends this reply. */
const answerListWith =
  (reply: Reply, state: string): Action =>
  async (stage, step, snapshot) => {
    await press(refresh)(stage, step, snapshot);
    await stage.person.expectState("list", "loading");
    await stage.service.answer(LIST, reply);
    await stage.person.expectState("list", state);
  };

/** The walk of automatic refreshes of a list (2.26): the merchant's orders. A failed refresh keeps the rows. */
export const listRefreshWalk = defineWalk(import.meta.vitest, {
  model: listRefreshModel,
  dataMachine: null,
  calls: { loadPage: LIST },
  toWire: { loadPage: () => ({ items: [sampleOrder("pending")], total: 1 }) },
  async open(stage) {
    await stage.open("/order/list");
    await stage.service.answer(LIST, ROWS);
    await stage.person.expectState("list", "shown");
  },
  actions: {
    LIST_SETTLED: answerListWith(ROWS, "shown"),
    NOT_OFFERED: answerListWith("is not offered", "failed"),
    TAB_HIDDEN: (stage) => stage.switchTab("away"),
    TAB_SHOWN: (stage) => stage.switchTab("back"),
    "loadPage answers (not offered)": (stage) => stage.service.answer(LIST, "is not offered"),
  },
  inEveryState: expectVisible(row),
  expectations: {
    waiting: expectNoCall(LIST),
    loading: expectCall(LIST),
    hidden: expectNoCallLater(LIST),
    notOffered: expectNoCallLater(LIST),
  },
});
