import { sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { openSettings } from "#model-tests/browser/areas/frame.ts";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { openKeyboardMap, openPalette, palette } from "#model-tests/browser/areas/shell.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mocks, REFUSED, reply } from "./mocks.ts";
import { UNFORESEEN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import {
  clickButton,
  expectState,
  expectText,
  inOrder,
  type More,
  pressKeys,
  situation,
  waitForToast,
} from "./situation.ts";

const CENTRE = "/user/center";
const MENU_CODE = "**/assets/MenuDrawer-*.js";
const on = (name: string, shows: string, prepare?: Screen["prepare"], mocks: Mocks = {}, more: More = {}) =>
  situation(name, CENTRE, shows, { mocks, prepare, ...more });
const settings = (chosen: object, more: Record<string, string> = {}): More => ({
  stored: { settings: JSON.stringify(chosen), ...more },
});

const MENU = reply([
  { name: "orderList", path: "/order/list", meta: { title: "Orders", order: 1 }, children: [] },
  { name: "docs", path: "https://docs.example", meta: { title: "Documentation", order: 2 }, children: [] },
  ...Array.from({ length: 12 }, (_, index) => ({
    name: `page${index}`,
    path: `https://docs.example/${index}`,
    meta: { title: `A page of the documentation, number ${index}`, order: 3 + index },
    children: [],
  })),
]);
const FROM_SERVER = { "/api/user/menu": MENU };

const layout = (name: string, shows: string, more: More) => on(`frame: ${name}`, shows, more.prepare, more.mocks, more);
const LAYOUT: readonly Screen[] = [
  layout("settings could not be loaded", "settings drawer.open", {
    mocks: { "/assets/SettingsDrawer-*.js": { status: 404 } },
    prepare: inOrder(clickButton("frame:settings"), expectText("shell:error.brokenTitle")),
  }),
  layout("no navbar on a small display", "devices shown", { ...settings({ navbar: false }), width: 360 }),
  layout("no navbar, menu or footer", "devices shown", settings({ navbar: false, menu: false, footer: false })),
  layout("menu collapsed", "devices shown", { stored: { "menu-collapsed": "yes" } }),
  layout("menu from the service with external links", "settings menuSource.server", {
    mocks: FROM_SERVER,
    ...settings({ menuFromServer: true }),
  }),
  layout("service menu on top, overflowing", "settings menuSource.server", {
    mocks: FROM_SERVER,
    prepare: clickButton("frame:navigation.more"),
    ...settings({ menuFromServer: true, topMenu: true }),
  }),
  layout("menu on top, overflowing", "settings menuSource.local", {
    prepare: clickButton("frame:navigation.more"),
    ...settings({ topMenu: true }),
  }),
  layout("theme colour adjusted for contrast", "settings drawer.open", {
    prepare: async (person) => void (await openSettings(person)),
    ...settings({ themeColor: "#ffee88" }),
  }),
  layout("theme changed", "settings drawer.open", {
    prepare: async (person) => {
      const { drawer } = await openSettings(person);
      await drawer.getByRole("combobox").first().selectOption("dark");
    },
  }),
  layout("settings copied", "settings drawer.open", {
    prepare: inOrder(holdTimers, async (person) => (await openSettings(person)).copy.click(), waitForToast),
  }),
  layout("full screen", "devices shown", {
    prepare: inOrder(clickButton("frame:fullScreen.enter"), (person) =>
      person.button("frame:fullScreen.leave").waitFor(),
    ),
  }),
  layout("language chosen by keyboard", "languageChange settled", {
    prepare: inOrder(
      ...["Escape", "a", "ArrowDown"].map(
        (key) =>
          ({ page }: Person) =>
            page.locator('[data-machine="languageChange"] select').first().press(key),
      ),
    ),
    changesLanguage: true,
  }),
  layout("merchant number copied", "devices shown", {
    prepare: inOrder(holdTimers, clickButton("account:userCenter.copyNumber")),
  }),
];

const TABS = settings({ tabBar: true });
const visitScreensAndView = (view: string) =>
  inOrder(
    expectState("tabs", "open"),
    expectState("devices", "shown"),
    (person) => person.navigate(`/order/list?view=${view}&status=paid`),
    expectState("list", "shown"),
    ({ page }) => page.locator("search input").first().focus(),
    (person) => person.navigate("/bill/list"),
    ({ page }) => page.locator('.tab-active a[href="/bill/list"]').waitFor(),
    expectState("list", "shown"),
    (person) => person.navigate(CENTRE),
    expectState("devices", "shown"),
  );
const visitScreens = visitScreensAndView("Paid+ones");
const focusTab = ({ page }: Person) => page.locator(".tab-active a").focus();
const tabs = (name: string, prepare: Screen["prepare"]) => on(`tabs: ${name}`, "tabs open", prepare, {}, TABS);
const TAB_BAR: readonly Screen[] = [
  tabs(
    "context menu of a tab",
    inOrder(visitScreens, ({ page }) => page.locator(".tab-bar li").nth(1).click({ button: "right" })),
  ),
  tabs(
    "tab moved by keyboard",
    inOrder(
      // More than the bar has room for.
      visitScreensAndView("A+view+with+a+very+long+name".repeat(8)),
      focusTab,
      pressKeys("ArrowLeft", "ArrowRight", "Alt+Shift+ArrowLeft", "Alt+Shift+ArrowRight", "a", "Tab", "a"),
    ),
  ),
  tabs(
    "tab closed by keyboard",
    inOrder(
      visitScreens,
      focusTab,
      pressKeys("ArrowLeft", "Delete", "ArrowLeft", "ArrowLeft", "Delete", "Alt+Shift+ArrowLeft"),
    ),
  ),
  tabs(
    "tab closed by the middle mouse button",
    inOrder(visitScreens, ({ page }) => page.locator(".tab-bar li").nth(1).click({ button: "middle" })),
  ),
  tabs(
    "tab closed by its menu",
    inOrder(
      visitScreens,
      ({ page }) => page.locator(".tab-bar li").nth(2).click({ button: "right" }),
      ({ page, t }) => page.getByRole("menuitem", { name: t("tabs:close.this"), exact: true }).click(),
    ),
  ),
  tabs(
    "tab dragged to another position",
    inOrder(visitScreens, ({ page }) => page.locator(".tab-bar li").nth(2).dragTo(page.locator(".tab-bar li").nth(1))),
  ),
];

const ORDERS = "/api/Order/List";
const typeQuery = (query: string) => (person: Person) => palette(person).field.fill(query);
const pasteOnPage = (text: string) => async (person: Person) => {
  await person.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await person.page.locator("#content").focus();
  await person.page.keyboard.press("Control+v");
  await person.expectState("palette", "shown");
};
const DELIVERED = sampleCallback("delivered");
const TRIED_TWICE = { ...DELIVERED, attempts: [...sampleCallback("undelivered").attempts, ...DELIVERED.attempts] };
const PALETTE: readonly Screen[] = [
  on(
    "palette: result selected by keyboard",
    "palette idle",
    inOrder(
      openPalette,
      pressKeys("Escape"),
      ({ page }) => page.getByRole("dialog").waitFor({ state: "detached" }),
      openPalette,
      pressKeys("ArrowDown", "ArrowDown", "ArrowUp"),
    ),
  ),
  on(
    "palette: result selected by pointer",
    "palette idle",
    inOrder(
      openPalette,
      ...[9, 19].map(
        (x) => (person: Person) =>
          palette(person)
            .rows.nth(3)
            .hover({ position: { x, y: 9 } }),
      ),
    ),
  ),
  on("palette: matching commands", "palette shown", inOrder(openPalette, typeQuery("set")), { [ORDERS]: listReply() }),
  on(
    "palette: opens the keyboard map",
    "devices shown",
    inOrder(openPalette, pressKeys("?"), expectText("palette:keyboard.title")),
  ),
  on(
    "palette: code pasted",
    "palette shown",
    inOrder(openPalette, async (person) => {
      await person.page.evaluate(() => navigator.clipboard.writeText("202611210001"));
      await palette(person).field.press("Control+v");
    }),
    { [ORDERS]: listReply(sampleOrder("paid"), sampleOrder("failed")) },
  ),
  ...(
    [
      ["callback delivered, attempts unknown", { noticeStatus: "success" }, []],
      ["callback delivered at the second attempt", { noticeStatus: "success" }, [TRIED_TWICE]],
      ["callback not delivered", { noticeStatus: "failed" }, [sampleCallback("undelivered")]],
      ["no callback", {}, []],
      ["confirming", { paidAt: null }, []],
    ] as const
  ).map(([name, more, callbacks]) =>
    on(`palette: pasted payment, ${name}`, "palette shown", pasteOnPage("BILL100042"), {
      ...{ [ORDERS]: listReply(), "/api/App/List": listReply(), "/api/RechargeBill/List": listReply() },
      ...{
        "/api/Bill/List": listReply({ ...sampleBill("confirmed"), ...more }),
        "/api/Callback/List": listReply(...callbacks),
      },
    }),
  ),
  on(
    "keyboard map: single-key shortcuts off",
    "devices shown",
    inOrder(openKeyboardMap, ({ page }) => page.getByRole("dialog").getByRole("checkbox").uncheck({ force: true })),
  ),
];

const LIST = "/api/Message/List";
const notice = (id: number | string, more: object = {}) => ({
  ...{ id, type: "message", title: `Notice ${id}`, content: "Something happened", time: "2026-11-21T09:00:00Z" },
  ...{ isRead: false, about: "order", reference: "202611210001", ...more },
});
const KINDS = ["order", "callback", "application", "package", "account", UNFORESEEN];
const NOTICES = KINDS.map((about, index) =>
  notice(index + 1, { about, isRead: index % 2 === 1, ...(index === 2 && { time: null }) }),
);
const openBox = (person: Person) => messageBox(person).open();
const messages = (name: string, mocks: Mocks, prepare: Screen["prepare"] = openBox) =>
  on(`messages: ${name}`, "messages shown", prepare, mocks);
const MESSAGES: readonly Screen[] = [
  messages("every subject", { [LIST]: listReply(...NOTICES) }),
  messages("more than the badge shows", {
    [LIST]: listReply(...Array.from({ length: 120 }, (_, index) => notice(index + 1))),
  }),
  messages("unreadable message, no role", {
    [LIST]: listReply({}, notice(2)),
    "/api/user/logout": reply({ role: "" }),
  }),
  messages(
    "to-dos by keyboard",
    { [LIST]: listReply(notice(1, { type: "todo" }), notice(2, { type: UNFORESEEN })) },
    inOrder(openBox, pressKeys("End", "ArrowLeft", "ArrowRight", "x")),
  ),
  messages(
    "could not be marked as read",
    { [LIST]: listReply(notice(1)), "/api/Message/Read": REFUSED },
    inOrder(openBox, (person) => messageBox(person).rows.first().click(), expectText("messages:readFailed")),
  ),
  on(
    "messages: mock mode, each kind of notice",
    "messages shown",
    inOrder(openBox, (person) => messageBox(person).tab("notice").click()),
    {},
    { who: "mocked" },
  ),
];

const visitSite = (...paths: readonly string[]) =>
  inOrder(
    expectState("devices", "shown"),
    ...paths.map((path) => async (person: Person) => {
      const left = await person.page.getByRole("heading", { level: 1 }).elementHandle();
      await person.navigate(path);
      await left?.waitForElementState("hidden");
      await person.page.getByRole("heading", { level: 1 }).waitFor();
    }),
  );
const withoutMenu = async (person: Person) => {
  const { page } = person;
  await person.expectState("devices", "shown");
  person.errors.allow(/Failed to load resource/, /MenuDrawer/);
  await page.route(MENU_CODE, (route) => route.fulfill({ status: 404, body: "" }));
  await person.button("frame:navigation.open").click();
  await person.expectText("shell:error.brokenAdvice");
};
const withoutWallet = async (person: Person) => {
  const { page } = person;
  await person.expectState("devices", "shown");
  person.errors.allow(/Failed to load resource/, /WalletScreen/);
  await page.route(/\/assets\/WalletScreen.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await person.navigate("/wallet/index");
  await person.expectText("shell:error.offlineAdvice");
};
const payDemo = async (person: Person) => {
  const { page } = person;
  await page.locator('[data-happening="exact"][aria-disabled="false"]').click();
  // The blocks of the simulated chain take less than a second, so they come by themselves.
  await page.waitForFunction(() => globalThis.pendingTimers?.size === 0, undefined, { polling: 100 });
  await page.clock.fastForward(10_000);
  await person.expectText("demo:order.paid");
};
const AROUND: readonly Screen[] = [
  on(
    "payment demo: opened from the console",
    "orderPayment payment.pending.open",
    visitSite("/home", "/products/enterprise-pack", "/demo01"),
  ),
  on("menu of a small display: could not be loaded", "devices shown", withoutMenu, {}, { width: 360 }),
  on(
    "mock mode: notice about mock data",
    "devices shown",
    ({ page }) => page.locator(".mock-mark summary").click(),
    {},
    {
      who: "mocked",
    },
  ),
  situation("enterprise page: all answers open", "/products/enterprise-pack", [], {
    who: "visitor",
    isDocument: true,
    prepare: async ({ page }) => {
      for (const question of await page.locator(".questions summary").all()) await question.click();
    },
  }),
  situation("payment demo: order paid", "/demo01", [], {
    isDocument: true,
    prepare: payDemo,
  }),
  on(
    "redirect: invalid address",
    "connection online",
    inOrder(
      expectState("devices", "shown"),
      // The router warns about an invalid percent encoding.
      async ({ errors }) => errors.allow(/could not be decoded/),
      (person) => person.navigate("/redirect/%25%25zz"),
      ({ page }) => page.getByRole("heading", { level: 1 }).waitFor(),
    ),
  ),
  on("ended session: no reason given", "session ending.asking", undefined, {
    "/api/Session/List": { accepted: false, errCode: "4011", errMsg: "" },
  }),
  on("lost connection: screen could not be loaded", "connection offline", withoutWallet),
  on(
    "lost connection: screen loads once the connection is back",
    "connection restored",
    inOrder(withoutWallet, holdTimers, ({ page }) => page.evaluate(() => void dispatchEvent(new Event("online")))),
  ),
];

/** The frame and the site beyond machine states (2.20, 2.34 to 2.39, 4.3, 4.7 to 4.9, 8.3, 8.4). */
export const FRAME_SITUATIONS: readonly Screen[] = [LAYOUT, TAB_BAR, PALETTE, MESSAGES, AROUND].flat();
