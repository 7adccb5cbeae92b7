import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { listReply, type Mocks, REFUSED, reply } from "./mocks.ts";
import { EVENT } from "./sample-records.ts";
import type { Screen } from "./screen.ts";

/** Every list: name, address, call. */
const LISTS = [
  { name: "my orders", address: "/order/list", call: "/api/Order/List" },
  { name: "my applications", address: "/app/list", call: "/api/App/List" },
  { name: "application bills", address: "/bill/list", call: "/api/Bill/List" },
  { name: "recharge bills", address: "/rechargeBill/list", call: "/api/RechargeBill/List" },
  { name: "transaction records", address: "/transaction/list", call: "/api/Transaction/List" },
  { name: "callbacks", address: "/callback/list", call: "/api/Callback/List" },
  { name: "currency list", address: "/currencybill/list", call: "/api/Currency/List" },
  { name: "security history", address: "/user/history", call: "/api/Event/List" },
] as const;

/** A page of a list with an unreadable row. */
const partlyUnreadable = {
  changed: (value: unknown) => {
    const page = value as { items: unknown[] };
    return { ...page, items: page.items.map((row, index) => (index === 1 ? {} : row)) };
  },
};

const one = (
  { name, address, call }: (typeof LISTS)[number],
  state: string,
  shows: string,
  mock: Mocks[string],
  search = "",
): Screen => ({
  name: `${name}: ${state}`,
  who: "merchant",
  path: () => address + search,
  mocks: { [call]: mock },
  states: [`list ${shows}`],
});
const [ORDERS, APPLICATIONS, , , , , , SECURITY] = LISTS;

const paid = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...sampleOrder("paid"), code: `ORDER${index}` }));
/** The orders as a sheet, which only wide windows show. */
function sheet(state: string, shows: string, mock: Mocks[string], more: Partial<Screen> = {}): Screen {
  const screen = one(ORDERS, `as a sheet, ${state}`, "shown", mock, "?as=sheet");
  return { ...screen, ...more, width: 1440, states: [`listSheet ${shows}`] };
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
    prepare: async (person) => {
      await person.page.locator(".bp6-table-container").focus();
      for (const key of ["ArrowRight", "Shift+ArrowDown", "Shift+ArrowRight", "Shift+ArrowRight"])
        await person.page.keyboard.press(key);
    },
  }),
  sheet("more rows to load", "open", reply({ items: paid(100), total: 250 })),
  {
    ...one(SECURITY, "as a sheet", "shown", listReply(EVENT), "?as=sheet"),
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
  return {
    name: `bulk resend: ${name}`,
    who: "merchant",
    path: () => "/callback/list",
    mocks: { "/api/Callback/List": listReply(named("CB100001"), named("CB100002")), [RESEND]: resent },
    prepare,
    states: [`bulkRun ${shows}`],
  };
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
function record(name: string, shows: string, mocks: Mocks, again = false): Screen {
  return {
    name: `callback: ${name}`,
    who: "merchant",
    path: () => `/callback/list?open=${callback.code}`,
    mocks: { "/api/Callback/List": listReply(SIGNED), ...mocks },
    ...(again && {
      prepare: (person) =>
        person
          .machine("callbackResend")
          .getByRole("button", { name: person.t("bills:callback.again"), exact: true })
          .click(),
    }),
    states: [`callbackResend ${shows}`],
  };
}

/** States of lists (2.26 to 2.31), bulk actions, and the details of a callback. */
export const LIST_SITUATIONS: readonly Screen[] = [
  ...ofLists,
  {
    name: "my orders: page past the end",
    who: "merchant",
    path: () => "/order/list?page=9",
    mocks: { "/api/Order/List": reply({ items: [], total: 23 }) },
    states: ["list pastEnd"],
  },
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
  record("resent and accepted", "delivered", { [RESEND]: reply({ ...SIGNED, ...sampleCallback("delivered") }) }, true),
  record("resent and not accepted", "undelivered", { [RESEND]: reply(SIGNED) }, true),
  record("resend refused", "failed", { [RESEND]: REFUSED }, true),
];
