import { sampleOrder } from "#machines/testing/sample-order.ts";
import { pressing } from "#model-tests/engine/index.ts";
import { listRefreshModel } from "#model-tests/models/list-refresh.ts";
import { sees } from "#model-tests/walk/looks.ts";
import type { Reply } from "#model-tests/walk/scripted-service.ts";
import type { Act, Control, Look, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";

const LIST = "/api/Order/List";
/** Longer than any delay between two refreshes, in milliseconds. */
const LONG = 300_000;

const ROWS: Reply = { accepted: true, value: { items: [sampleOrder("pending")], total: 1 } };
const row: Control = ({ person }) => person.machine("list").getByText(sampleOrder("pending").code, { exact: true });
const refresh: Control = ({ person }) =>
  person.machine("list").getByRole("button", { name: person.t("list:refresh"), exact: true });

const asks: Look = ({ service }) => service.isAsked(LIST);
const asksNothing: Look = async ({ service }) => {
  if (service.isWaiting(LIST)) throw new Error("the list is asked for");
};
const neverAsks: Look = async (stage, snapshot) => {
  await stage.waits(LONG);
  await asksNothing(stage, snapshot);
};

/** The merchant refreshes the list, and the service sends this reply. */
const asked =
  (reply: Reply, state: string): Act =>
  async (stage, step, snapshot) => {
    await pressing(refresh)(stage, step, snapshot);
    await stage.person.expectState("list", "loading");
    await stage.service.answer(LIST, reply);
    await stage.person.expectState("list", state);
  };

/** The walk of automatic refreshes of a list (2.26): the merchant's orders. A failed refresh keeps the rows. */
export const listRefreshWalk: MachineWalk = {
  model: listRefreshModel,
  mark: null,
  calls: { loadPage: LIST },
  wire: { loadPage: () => ({ items: [sampleOrder("pending")], total: 1 }) },
  async opens(stage) {
    await stage.opens("/order/list");
    await stage.service.answer(LIST, ROWS);
    await stage.person.expectState("list", "shown");
  },
  does: {
    LIST_SETTLED: asked(ROWS, "shown"),
    NOT_OFFERED: asked("is not offered", "failed"),
    TAB_HIDDEN: (stage) => stage.turns("away"),
    TAB_SHOWN: (stage) => stage.turns("back"),
    "loadPage answers (not offered)": (stage) => stage.service.answer(LIST, "is not offered"),
  },
  controls: { LIST_SETTLED: null, NOT_OFFERED: null, TAB_HIDDEN: null, TAB_SHOWN: null },
  everywhere: sees(row),
  sights: {
    waiting: asksNothing,
    asking: asks,
    hidden: neverAsks,
    notOffered: neverAsks,
  },
};

if (import.meta.vitest) walkInBrowser(listRefreshWalk);
