import { sampleOrder } from "#machines/testing/sample-order.ts";
import { listArrivalsModel } from "#model-tests/models/list-arrivals.ts";
import type { CallFilter } from "#model-tests/walk/scripted-service.ts";
import { type Action, type Control, type Expectation, replyOf, type Stage } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const LIST = "/api/Order/List";
const FILTERED = "/order/list?status=paid";
/** Interval of a list's automatic refresh, in milliseconds. */
const REFRESH = 20_000;

/** The call for the newest ten; other calls are for a page of the list. */
const isLook: CallFilter = ({ pageSize }) => pageSize === 10;
const isList: CallFilter = (body) => !isLook(body);

const rows = (codes: readonly string[]) => ({
  items: codes.map((code) => ({ ...sampleOrder("paid"), code })),
  total: codes.length,
});

async function shows({ service, person }: Stage, codes: readonly string[]) {
  await service.answer(LIST, { accepted: true, value: rows(codes) }, isList);
  await person.expectState("list", codes.length > 0 ? "shown" : "noMatch");
}

/** Opens a filtered list and waits for the call for the newest records. */
const looks: Action = async (stage, _, { context }) => {
  const { person, service } = stage;
  const isThere = person.page.url().includes("status=");
  if (!isThere) await person.navigate(FILTERED);
  // While `known` is null, the call is made at once; later calls follow a refresh of the list.
  if (!isThere || context.known === null) await shows(stage, []);
  if (context.known !== null) {
    await stage.advanceClock(REFRESH);
    await shows(stage, []);
  }
  await service.waitForCall(LIST, isLook);
};

const answers: Action = async (stage, { fixture }) =>
  stage.service.answer(LIST, replyOf(listArrivalsWalk, "loadNewest", fixture), isLook);

const notice: Control = ({ person }) => person.button("list:dismissAdded");

/** The notice counts the new records that the filter hides. */
const told: Expectation = async (stage, snapshot) => {
  const { person } = stage;
  const isFiltered = person.page.url().includes("status=");
  const count = snapshot.context.arrived.length;
  const isShown = await notice(stage, snapshot).isVisible();
  if (isShown !== (isFiltered && count > 0)) throw new Error(`new records are${isShown ? "" : " not"} told`);
  if (isShown) await person.expectText("list:arrived", { new: count });
};

/** The walk of new records that a list's filters hide (2.26): the merchant's orders. */
export const listArrivalsWalk = defineWalk(import.meta.vitest, {
  model: listArrivalsModel,
  dataMachine: null,
  calls: { loadNewest: LIST },
  toWire: { loadNewest: (codes) => rows(codes as string[]) },
  async open(stage) {
    await stage.open(FILTERED);
    await stage.service.waitForCall(LIST, isList);
  },
  // Without a notice there is nothing to dismiss.
  isPossible: ({ step: { label } }, { snapshot: { context } }) => label !== "DISMISSED" || context.arrived.length > 0,
  actions: {
    CHECK_REQUESTED: looks,
    NEWEST_SHOWN: async (stage, { event }) => {
      await stage.person.navigate("/order/list");
      await shows(stage, event.codes);
    },
    "loadNewest answers": answers,
    "loadNewest fails": (stage) => stage.service.answer(LIST, "breaks off", isLook),
  },
  controls: { DISMISSED: notice },
  inEveryState: told,
  expectations: { idle: null, checking: ({ service }) => service.waitForCall(LIST, isLook) },
});
