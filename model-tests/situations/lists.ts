import type { Locator } from "playwright-core";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mock, type Mocks, REFUSED, refusal, reply } from "./mocks.ts";
import { EVENT } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import { clickButton, expectState, inOrder, pressKeys, situation, thenMock } from "./situation.ts";

type List = { name: string; address: string; call: string };
const ORDERS: List = { name: "my orders", address: "/order/list", call: "/api/Order/List" };
const APPLICATIONS: List = { name: "my applications", address: "/app/list", call: "/api/App/List" };
const SECURITY: List = { name: "security history", address: "/user/history", call: "/api/Event/List" };

/** A page of a list with an unreadable row. */
const partlyUnreadable = {
  changed: (value: unknown) => {
    const page = value as { items: unknown[] };
    return { ...page, items: page.items.map((row, index) => (index === 1 ? {} : row)) };
  },
};

const one = ({ name, address, call }: List, state: string, shows: string, mock: Mocks[string], search = "") =>
  situation(`${name}: ${state}`, address + search, `list ${shows}`, { mocks: { [call]: mock } });
const paid = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...sampleOrder("paid"), code: `ORDER${index}` }));
/** The orders as a sheet, which only wide windows show. */
function sheet(state: string, shows: string, mock: Mocks[string], more: Partial<Screen> = {}): Screen {
  const screen = one(ORDERS, `as a sheet, ${state}`, "shown", mock, "?as=sheet");
  return { ...screen, ...more, width: 1440, states: [`listSheet ${shows}`] };
}
const manyPaid = reply({ items: paid(100).map((order) => ({ ...order, packageName: "" })), total: 250 });
const focusTable = ({ page }: Person) => page.locator(".bp6-table-container").focus();
/** Selects text within the sheet, which the browser then copies. */
const selectText = ({ page }: Person) =>
  page
    .locator(".bp6-table-column-name")
    .first()
    .evaluate((name) => getSelection()?.selectAllChildren(name));
/** Scrolls by script: on a busy machine a wheel may turn before the compositor knows the moved columns. */
const scrollToEnd = ({ page }: Person) =>
  page
    .locator(".bp6-table-quadrant-main .bp6-table-quadrant-scroll-container")
    .evaluate((area) => area.scrollTo(0, area.scrollHeight));
/** Drags the edge of the second column, and the column behind the third. */
async function sizeAndMoveColumns({ page }: Person) {
  const headers = page.locator(".bp6-table-quadrant-main .bp6-table-column-headers .bp6-table-header");
  const drag = async (from: number, to: number) => {
    const { y, height } = await boxOf(headers.nth(1));
    await page.mouse.move(from, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(to, y + height / 2, { steps: 5 });
    await page.mouse.up();
  };
  const narrow = await boxOf(headers.nth(1));
  await drag(narrow.x + narrow.width - 2, narrow.x + narrow.width + 60);
  const [second, third] = [await boxOf(headers.nth(1)), await boxOf(headers.nth(2))];
  await drag(second.x + 8, third.x + third.width - 10);
}
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("The column is not on the screen");
  return box;
}

/** What differs between lists for each of them, and what is common for one. */
const ofLists: readonly Screen[] = [
  // The others are screens of a new merchant.
  one(SECURITY, "none yet", "empty", listReply()),
  one(ORDERS, "not supported by the service", "failed", "is not offered"),
  one(APPLICATIONS, "not supported by the service", "failed", "is not offered"),
  one(ORDERS, "no match", "noMatch", listReply(), "?code=nothing-like-it"),
  one(ORDERS, "unreadable row", "shown", partlyUnreadable),
  sheet("loading", "loading", "waits", { isLoading: true }),
  sheet("unreadable row, cells selected", "whole", reply({ items: [...paid(2), {}], total: 3 }), {
    prepare: inOrder(focusTable, pressKeys("ArrowRight", "Shift+ArrowDown", "Shift+ArrowRight", "Shift+ArrowRight")),
  }),
  sheet("more rows to load", "open", reply({ items: paid(100), total: 250 })),
  sheet("refreshed, cells copied, columns sized and moved, next rows loading", "loading", manyPaid, {
    isLoading: true,
    prepare: inOrder(
      expectState("listSheet", "open"),
      clickButton("list:refresh"),
      expectState("listSheet", "open"),
      // "Copied" stays.
      holdTimers,
      focusTable,
      pressKeys("c", "ControlOrMeta+c", "ArrowRight", "ControlOrMeta+c"),
      selectText,
      pressKeys("ControlOrMeta+c", "Tab"),
      sizeAndMoveColumns,
      thenMock({ [ORDERS.call]: "waits" }),
      scrollToEnd,
    ),
  }),
  {
    ...one(SECURITY, "as a sheet", "shown", listReply(EVENT, { ...EVENT, id: "E2", method: null }), "?as=sheet"),
    ...{ width: 1440, states: ["listSheet whole"] },
  },
  sheet("number of rows unknown", "open", reply({ items: paid(100), next: "101" })),
  sheet("row limit reached", "full", reply({ items: paid(1_000), total: 4_321, next: "1001" })),
  sheet("could not be loaded", "failed", REFUSED),
  sheet("no rows", "whole", listReply()),
];

const RESEND = "/api/Callback/Resend";

/** A bulk action on selected callbacks. */
function bulk(name: string, shows: string, resent: Mocks[string], prepare: Screen["prepare"] = resendBoth): Screen {
  return situation(`bulk resend: ${name}`, "/callback/list", `bulkRun ${shows}`, {
    mocks: { "/api/Callback/List": listReply(named("CB100001"), named("CB100002")), [RESEND]: resent },
    prepare,
  });
}
const named = (code: string) => ({ ...sampleCallback("undelivered"), code, reference: code.replace("CB", "BILL") });
async function select(person: Person) {
  await person.page.getByRole("checkbox", { name: person.t("list:bulk.selectPage") }).check();
  await person.expectState("bulkRun", "ready");
}
const inBar = (person: Person, key: string) =>
  person
    .machine("bulkRun")
    .getByRole("button", { name: person.t(key), exact: true })
    .click();
async function resendBoth(person: Person) {
  await select(person);
  await inBar(person, "bills:callback.again");
}

const callback = sampleCallback("undelivered");
const SIGNED = {
  ...callback,
  attempts: callback.attempts.map((attempt) => ({ ...attempt, signature: "9f2c4e".repeat(10).padEnd(64, "0") })),
};
const ACCEPTED = { ...SIGNED, ...sampleCallback("delivered") };
function record(name: string, shows: string, mocks: Mocks, again = false): Screen {
  const resend = (person: Person) =>
    person
      .machine("callbackResend")
      .getByRole("button", { name: person.t("bills:callback.again"), exact: true })
      .click();
  return situation(`callback: ${name}`, `/callback/list?open=${callback.code}`, `callbackResend ${shows}`, {
    mocks: { "/api/Callback/List": listReply(SIGNED), ...mocks },
    prepare: again ? resend : undefined,
  });
}

/** States of lists (2.26 to 2.31), bulk actions, and the details of a callback. */
export const LIST_SITUATIONS: readonly Screen[] = [
  ...ofLists,
  one(ORDERS, "page past the end", "pastEnd", reply({ items: [], total: 23 }), "?page=9"),
  bulk("callbacks selected", "ready", "waits", select),
  { ...bulk("in progress", "running.going", "waits"), isLoading: true },
  {
    ...bulk("stopping", "running.stopping", "waits", async (person) => {
      await resendBoth(person);
      await inBar(person, "list:bulk.stop");
    }),
    isLoading: true,
  },
  bulk("results", "ended", (turn) => (turn === 1 ? reply(sampleCallback("delivered")) : REFUSED)),
  record("details", "ready", {}),
  record(
    "resent and accepted",
    "delivered",
    {
      // The list and the record are read before it is resent, and again afterwards.
      "/api/Callback/List": (turn) => listReply(turn <= 2 ? SIGNED : ACCEPTED),
      [RESEND]: reply(ACCEPTED),
    },
    true,
  ),
  record("resent and not accepted", "undelivered", { [RESEND]: reply(SIGNED) }, true),
  record("resend refused", "failed", { [RESEND]: REFUSED }, true),
];

const failing = (name: string, becomes: Mock, prepare?: Screen["prepare"]) =>
  situation(`orders: ${name}`, "/order/list", "list failed", { mocks: { [ORDERS.call]: becomes }, prepare });
const LONG = "The service is being looked after, and will be back. ".repeat(30);
/** Each way in which a list call can fail (8.2, 8.4). */
export const FAILURES: readonly Screen[] = [
  failing(
    "service error, details copied",
    { status: 502 },
    inOrder(holdTimers, clickButton("shell:problem.copyDetails")),
  ),
  failing("unreadable answer", reply("no list")),
  failing("refused without a message", refusal("9999")),
  failing("refused with a known error code", refusal("2005")),
  failing(
    "refused with a long message, expanded",
    { accepted: false, errCode: "9999", errMsg: LONG },
    clickButton("shell:problem.showAll"),
  ),
];
