import type { Page } from "playwright-core";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { sampleCurrency } from "#machines/testing/sample-currency.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { fulfill } from "#model-tests/walk/scripted-service.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mocks, REFUSED, reply } from "./mocks.ts";
import { APPLICATION, BILL, EVENT, HASH, RECHARGE, TRANSACTION, UNFORESEEN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import {
  clickButton,
  clickDisabledButton,
  expectState,
  expectText,
  fastForward,
  inOrder,
  type More,
  pressKeys,
  situation,
  thenMock,
  waitForToast,
} from "./situation.ts";

const KEYWORDS = "&keyword=100";
const DAYS = "&createdFrom=2026-01-01&createdUntil=2026-12-31";
const MONEY = `${DAYS}&network=TRON&currency=USDT&amountFrom=1&amountUntil=900`;
const SUSPENDED = { id: "usdc", symbol: "USDC", status: "suspended" } as const;

const EVENT_KINDS = [
  ...["signIn", "signInFailed", "lockOut", "passwordChanged", "passwordReset", "sessionEnded", "secretShown"],
  ...["secretRotated", "oldSecretEnded", "callbackAddressChanged", "walletAddressMade", UNFORESEEN],
];
const NOWHERE = { device: "", address: "", place: "", reference: "APP100001", at: null };

/** Copies of a row with different codes. */
const distinct = <Row extends object>(rows: readonly Row[]) =>
  rows.map((row, index) => ({
    ...row,
    ...("code" in row && { code: `${row.code}${index}` }),
    ...("number" in row && { number: `${row.number}${index}` }),
  }));

const sortButtons = (page: Page) => page.getByRole("columnheader").getByRole("button");

/** Every list: its address, its call, a search by every filter, and every kind of row. */
const LISTS = [
  {
    ...{ name: "my orders", address: "/order/list", call: "/api/Order/List" },
    search: `status=paid&sort=amount${KEYWORDS}${DAYS}&amountFrom=1&amountUntil=900`,
    rows: [
      ...(["pending", "waiting", "paid", "cancelled", "failed"] as const).map(sampleOrder),
      { ...sampleOrder("failed"), payReason: "confirmationRefused" },
      { ...sampleOrder("pending"), payStatus: UNFORESEEN, payType: UNFORESEEN, termMonths: 12, createdAt: null },
    ],
  },
  {
    ...{ name: "my applications", address: "/app/list", call: "/api/App/List", search: "status=enabled&search=shop" },
    rows: [
      APPLICATION,
      { ...APPLICATION, address: "", rechargeCallback: "", withdrawCallback: "", remark: "", status: "disabled" },
      { ...APPLICATION, status: UNFORESEEN },
    ],
  },
  {
    ...{ name: "application bills", address: "/bill/list", call: "/api/Bill/List" },
    search: `noticeStatus=success&sort=-amount&applicationCode=APP100001${KEYWORDS}${MONEY}`,
    rows: ["success", "failed", "notNotified", UNFORESEEN].map((noticeStatus) => ({
      ...{ ...BILL, noticeStatus, ...(noticeStatus === "failed" && { transferAmount: null }) },
    })),
  },
  {
    ...{ name: "recharge bills", address: "/rechargeBill/list", call: "/api/RechargeBill/List" },
    search: `sort=paidAt${KEYWORDS}${MONEY}`,
    rows: [RECHARGE, { ...RECHARGE, network: UNFORESEEN, tokenProtocol: "", hash: "", paymentAddress: "" }],
  },
  {
    ...{ name: "transaction records", address: "/transaction/list", call: "/api/Transaction/List" },
    search: `kind=collection&status=confirmed&sort=-createdAt&hash=${HASH}${MONEY}`,
    rows: [
      TRANSACTION,
      { ...TRANSACTION, kind: "orderPayment", direction: "out", status: "confirming", confirmations: 1 },
      { ...TRANSACTION, kind: "withdrawal", direction: "out", status: "dropped", reference: "" },
      { ...TRANSACTION, kind: UNFORESEEN, direction: UNFORESEEN, status: UNFORESEEN, network: UNFORESEEN },
    ],
  },
  {
    ...{ name: "callbacks", address: "/callback/list", call: "/api/Callback/List" },
    search: `event=collection&status=failed&failure=timeout&applicationCode=APP100001${KEYWORDS}${DAYS}`,
    rows: [
      sampleCallback("delivered"),
      { ...sampleCallback("undelivered"), event: "withdrawal" },
      {
        ...{ ...sampleCallback("undelivered"), event: "test", reference: "", attempts: [], status: "notNotified" },
        applicationName: "",
      },
      { ...sampleCallback("undelivered"), event: UNFORESEEN, status: UNFORESEEN },
      {},
    ],
  },
  {
    ...{ name: "currency list", address: "/currencybill/list", call: "/api/Currency/List" },
    search: "name=usd&network=TRON&type=token&sort=name",
    rows: [
      sampleCurrency("usdt"),
      sampleCurrency("trx", { symbol: "TRX", type: "standard", contractAddress: "", arrivalSeconds: 5400 }),
      sampleCurrency("usdc", { ...SUSPENDED, contractAddress: "", arrivalSeconds: null }),
      { ...sampleCurrency("new"), type: UNFORESEEN, network: UNFORESEEN, status: UNFORESEEN },
    ],
  },
  {
    ...{ name: "security history", address: "/user/history", call: "/api/Event/List" },
    search: "kind=signIn&atFrom=2026-01-01&atUntil=2026-12-31&sort=at",
    rows: [
      ...EVENT_KINDS.map((kind, index) => ({
        ...{ ...EVENT, id: `E${index}`, kind, ...(index > 6 && { method: null, ...NOWHERE }) },
      })),
      {},
    ],
  },
].map((list) => ({ ...list, rows: distinct<object>(list.rows) }));

/** Optional fields of a page: counts for the filters, and sums of all rows. */
const OFFERS = ["summary", "keyword", "network", "currency", "amountFrom", "amountUntil", "failure", "event"];
const SUMMARY = {
  totals: [
    { currency: "USDT", amount: "1234.50", direction: "in" },
    { currency: "USDT", amount: "99.90", direction: "out" },
    { currency: "USDC", amount: "5", direction: null },
  ],
  counts: ["status", "noticeStatus", "kind", "event", "failure"].flatMap((filter) =>
    ["paid", "success", "collection", "failed", "timeout"].map((word) => {
      return { filter, word, rows: 12, isExact: word !== "failed" };
    }),
  ),
};
const many = (items: readonly unknown[], more: object = {}) =>
  reply({ items, total: 250, offers: OFFERS, summary: SUMMARY, ...more });

const on = (name: string, path: string, more: More, shows = "list shown") => situation(name, path, shows, more);

const item = (person: Person, key: string) =>
  person.page
    .getByRole("menuitem")
    .filter({ hasText: person.t(key) })
    .last();
const shown = expectState("list", "shown");
/** Exports every column, and keeps the message visible. */
const exportList = inOrder(shown, holdTimers, clickButton("list:export.button"), (person) =>
  item(person, "list:export.csv").click(),
);
/** The same, and waits until the file is saved. */
const saveList = async (person: Person) => {
  await Promise.all([person.page.waitForEvent("download"), exportList(person)]);
};
/** Waits until an export's toast no longer offers to cancel it. */
const exported = ({ page, t }: Person) =>
  page.locator(".bp6-toast").getByText(t("list:export.cancel"), { exact: true }).waitFor({ state: "detached" });

const ofEachList = LISTS.flatMap(({ name, address, call, search, rows }) => [
  on(`${name}: every kind of row, searched and exported`, `${address}?${search}`, {
    mocks: { [call]: many(rows, { total: rows.length }) },
    prepare: inOrder(saveList, waitForToast, exported),
  }),
  // The cards of callbacks have situations of their own.
  ...(name === "callbacks"
    ? []
    : [on(`${name}: a card`, address, { mocks: { [call]: listReply(rows[0]) }, width: 360 })]),
]);

const ORDERS = "/api/Order/List";
const rowsOf = (name: string) => LISTS.find((list) => list.name === name)?.rows ?? [];
const [rows, bills, callbacks] = [rowsOf("my orders"), rowsOf("application bills"), rowsOf("callbacks")];
const orders = (name: string, more: More, query = "", shows?: string) =>
  on(`orders: ${name}`, `/order/list${query}`, { ...more, mocks: { [ORDERS]: many(rows), ...more.mocks } }, shows);
const openPopover = (key: string) => inOrder(shown, clickButton(key));
/** Mocks calls once the list is shown. */
const answerThen = (becomes: Mocks[string]) => inOrder(shown, thenMock({ [ORDERS]: becomes }));
const view = (name: string, query: string) => ({ name, query });
const storedPreferences = (preferences: object) => ({
  stored: { "list-orders": JSON.stringify({ columns: "", views: [], usual: null, ...preferences }) },
});
const PAID = view("Paid ones", "status=paid&columns=code.package.amount.created.status.paid.payType");
const VIEWS = storedPreferences({ views: [PAID, view("Dear ones", "amountFrom=100")], usual: "Dear ones" });
const menuOf = inOrder(shown, clickButton("views:menuOf", { name: PAID.name }));
const names = (typed: string) =>
  inOrder(openPopover("list:saveView"), (person) => person.page.getByLabel(person.t("views:name")).fill(typed));
const openDays = async (person: Person) => {
  const chip = person.page.locator("search [aria-haspopup=dialog]");
  await chip.filter({ hasText: person.t("orders:list.created") }).click();
};
const day = (person: Person, at: number) =>
  person.page.getByRole("dialog").getByRole("gridcell").getByRole("button").nth(at).click();

const cell = (person: Person, row: number, column: number) =>
  person.page.getByRole("row").nth(row).getByRole("cell").nth(column);
const types = (text: string) => (person: Person) => person.page.locator("search input").first().fill(text);

const selectPage = inOrder(shown, ({ page }) => page.getByRole("columnheader").getByRole("checkbox").check());
const resendSelected = async (person: Person) =>
  person
    .machine("bulkRun")
    .getByRole("button", { name: person.t("bills:callback.again"), exact: true })
    .click();

const TOOLS: readonly Screen[] = [
  orders("columns, changed by the merchant", {
    ...storedPreferences({ columns: "amount_14.-package.code_9.status.-paid" }),
    prepare: inOrder(
      openPopover("list:columns"),
      ...["amount", "code"].map(
        (column) => async (person: Person) =>
          person.button("views:columns.up", { column: person.t(`orders:list.${column}`) }).click({ force: true }),
      ),
      (person) => person.button("views:columns.down", { column: person.t("orders:list.created") }).click(),
    ),
  }),
  orders("columns, only one shown", {
    ...storedPreferences({ columns: "code.-package.-amount.-created.-status.-paid.-payType" }),
    prepare: openPopover("list:columns"),
  }),
  orders("columns, reset", {
    ...storedPreferences({ columns: "amount.code" }),
    prepare: inOrder(openPopover("list:columns"), clickButton("views:columns.reset")),
  }),
  orders(
    "saved views, the current one modified",
    {
      ...VIEWS,
      prepare: inOrder(
        openPopover("list:columns"),
        ({ page }) => page.getByRole("dialog").getByRole("checkbox").nth(1).uncheck({ force: true }),
        pressKeys("Escape"),
      ),
    },
    `?${PAID.query}&view=Paid+ones&sort=amount`,
  ),
  orders(
    "saved views, link copied",
    {
      ...VIEWS,
      prepare: inOrder(menuOf, holdTimers, (person) => item(person, "views:copyLink").click()),
    },
    `?${PAID.query}&view=Paid+ones`,
  ),
  orders(
    "saved views, renaming",
    {
      ...VIEWS,
      prepare: inOrder(
        menuOf,
        (person) => item(person, "views:rename").click(),
        (person) => person.page.getByLabel(person.t("views:name")).fill("Dear ones"),
        pressKeys("Enter"),
      ),
    },
    `?${PAID.query}&view=Paid+ones`,
  ),
  orders(
    "saved views, default changed and removed",
    {
      ...VIEWS,
      prepare: inOrder(
        menuOf,
        (person) => item(person, "views:makeUsual").click(),
        menuOf,
        (person) => item(person, "views:noUsual").click(),
        menuOf,
      ),
    },
    `?${PAID.query}&view=Paid+ones`,
  ),
  orders("saved view opened by a link", storedPreferences({ views: [PAID] }), "?status=paid&view=From+a+colleague"),
  orders("view saved", { prepare: inOrder(names("Mine"), pressKeys("Enter")) }),
  orders("saving a view, name already used", { ...storedPreferences({ views: [PAID] }), prepare: names(PAID.name) }),
  orders("saving a view, limit reached", {
    ...storedPreferences({
      views: Array.from({ length: 12 }, (_, index) => view(`View ${index + 1}`, `page=${index + 1}`)),
    }),
    prepare: names("One more"),
  }),
  orders("export menu", { prepare: openPopover("list:export.button") }),
  orders("exporting, number of rows unknown", {
    mocks: { [ORDERS]: reply({ items: rows, total: null }) },
    prepare: inOrder(answerThen("waits"), exportList),
  }),
  orders(
    "date filter, first day chosen",
    { prepare: inOrder(openDays, (person) => day(person, 12)) },
    "?createdFrom=2026-11-02",
  ),
  orders("date filter, days chosen in reverse order", {
    prepare: inOrder(
      openDays,
      (person) => day(person, 12),
      (person) => day(person, 14),
      openDays,
      (person) => day(person, 14),
      (person) => day(person, 12),
      openDays,
    ),
  }),
  orders("more filters with row counts", { prepare: openPopover("list:moreFilters") }),
  orders("filters refused", {
    prepare: inOrder(
      openPopover("list:moreFilters"),
      ({ page }) => page.getByRole("searchbox").last().fill("1,5,"),
      pressKeys("5", "Enter"),
      expectText("list:notAnAmount"),
      types("long ".repeat(40)),
      pressKeys("Enter"),
      expectText("list:searchTooLong"),
    ),
  }),
  orders(
    "number of rows unknown",
    {
      mocks: {
        [ORDERS]: reply({
          items: [{ code: "202611219999" }, ...distinct(Array.from({ length: 9 }, () => ({ ...rows[0] })))],
          total: null,
        }),
      },
    },
    "?size=10",
  ),
  orders(
    "more rows than the service counts, second page",
    {
      mocks: { [ORDERS]: many(rows, { totalIsExact: false, total: 10_000, summary: { totals: null, counts: null } }) },
    },
    "?page=2&size=50",
  ),
  orders("sorted, searched, paged and reset", {
    prepare: inOrder(
      shown,
      ({ page }) => sortButtons(page).first().click(),
      clickButton("list:export.button"),
      ({ page }) => page.locator("search input").first().click(),
      pressKeys("2"),
      types("2026"),
      pressKeys("Enter"),
      clickButton("list:next"),
      clickButton("list:previous"),
      clickDisabledButton("list:previous"),
      clickButton("list:reset"),
    ),
  }),
  orders("sorted in descending order", {
    prepare: inOrder(
      shown,
      ...[1, 2].map(
        () =>
          ({ page }: Person) =>
            sortButtons(page).last().click(),
      ),
    ),
  }),
  orders(
    "next page loading",
    { prepare: inOrder(answerThen("waits"), clickButton("list:next")), isLoading: true },
    "",
    "list loading.rows",
  ),
  orders(
    "none, being refreshed",
    {
      mocks: { [ORDERS]: listReply() },
      prepare: inOrder(expectState("list", "empty"), thenMock({ [ORDERS]: "waits" }), clickButton("list:refresh")),
      isLoading: true,
    },
    "",
    "list loading.nothing",
  ),
  orders(
    "could not be refreshed, last rows kept",
    {
      prepare: inOrder(answerThen({ status: 500 }), async ({ page }) => {
        // Covers a key that is held down.
        await page.locator("search button").last().focus();
        await page.keyboard.down("Enter");
        await page.keyboard.down("Enter");
        await page.keyboard.down("a");
        await page.keyboard.up("Enter");
      }),
    },
    "",
    "list failed",
  ),
  orders(
    "focused row removed",
    {
      prepare: inOrder(
        answerThen(listReply()),
        (person) => cell(person, 1, -1).getByRole("button").last().focus(),
        fastForward(21_000),
      ),
    },
    "",
    "list empty",
  ),
  orders(
    "new rows hidden by a filter",
    {
      prepare: inOrder(
        shown,
        thenMock({
          [ORDERS]: (turn) =>
            many(turn === 1 ? rows : Array.from({ length: 10 }, (_, index) => ({ ...rows[2], code: `NEW${index}` }))),
        }),
        fastForward(21_000),
        expectText("list:showAdded"),
      ),
    },
    "?status=paid",
  ),
  on("application bills: record opened, next one, closed by keyboard", "/bill/list", {
    mocks: {
      "/api/Bill/List": listReply(...bills.map((bill, index) => ({ ...bill, code: `BILL${index}`, hash: "5c1f" }))),
    },
    prepare: inOrder(
      shown,
      thenMock({ "/api/Bill/List": "waits" }),
      (person) => cell(person, 2, 3).click(),
      clickButton("list:record.next"),
      clickButton("list:record.previous"),
      clickButton("list:record.previous"),
      clickDisabledButton("list:record.previous"),
      pressKeys("a", "Escape"),
    ),
  }),
  on("transaction records: searched by hash", "/transaction/list", {
    mocks: { "/api/Transaction/List": listReply(TRANSACTION) },
    prepare: inOrder(shown, types(HASH.toUpperCase()), pressKeys("Enter")),
  }),
  on("callbacks: cards, filtered, one unreadable, one selected", "/callback/list?status=failed", {
    mocks: { "/api/Callback/List": many(callbacks) },
    width: 360,
    prepare: inOrder(
      shown,
      clickButton("list:filtersSet", { count: "1" }),
      ...[1, 0, 2].map(
        (index) =>
          ({ page }: Person) =>
            page.locator("search select").last().selectOption({ index }),
      ),
      ({ page }) => page.getByRole("listitem").getByRole("checkbox").first().check(),
    ),
  }),
  on("callbacks: record over cards", "/callback/list", {
    mocks: { "/api/Callback/List": listReply(callbacks[0]) },
    width: 360,
    prepare: inOrder(
      shown,
      ({ page }) => page.locator("li[data-opens] dl").click(),
      ({ page }) => page.getByRole("dialog").waitFor(),
    ),
  }),
  on(
    "callbacks: one row selected",
    "/callback/list",
    {
      mocks: { "/api/Callback/List": listReply(...callbacks) },
      prepare: inOrder(shown, ({ page }) => page.getByRole("row").nth(2).getByRole("checkbox").check()),
    },
    "bulkRun ready",
  ),
  on(
    "bulk resend: stopped before the end",
    "/callback/list",
    {
      mocks: {
        "/api/Callback/List": listReply(...distinct(Array.from({ length: 20 }, () => sampleCallback("undelivered")))),
      },
      prepare: inOrder(selectPage, async (person) => {
        const refuse = await holdRequests(person.page, "**/api/Callback/Resend", (route) => fulfill(route, REFUSED));
        await resendSelected(person);
        await person
          .machine("bulkRun")
          .getByRole("button", { name: person.t("list:bulk.stop"), exact: true })
          .click();
        refuse();
      }),
    },
    "bulkRun ended",
  ),
  ...(
    [
      ["all accepted", reply(sampleCallback("delivered"))],
      ["not accepted", reply(sampleCallback("undelivered"))],
      ["no connection", "breaks off"],
    ] as const
  ).map(([name, becomes]) =>
    on(
      `bulk resend: ${name}`,
      "/callback/list",
      {
        mocks: { "/api/Callback/List": listReply(...callbacks.slice(0, 2)), "/api/Callback/Resend": becomes },
        prepare: inOrder(selectPage, resendSelected),
      },
      "bulkRun ended",
    ),
  ),
];

/** Lists: search, columns, views, export, pages (2.26 to 2.31). */
export const LIST_TOOL_SITUATIONS: readonly Screen[] = [...ofEachList, ...TOOLS];
