import { expect } from "vitest";
import { sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { openSettings } from "#model-tests/browser/areas/frame.ts";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { openKeyboardMap, openPalette, palette } from "#model-tests/browser/areas/shell.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "./hold.ts";
import { answers, lists, type Plays, REFUSED } from "./played.ts";
import { UNFORESEEN } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import { first, keys, leavesDialog, presses, reads, sees, situation, toast } from "./situation.ts";

type More = Omit<Parameters<typeof situation>[3] & object, "plays">;
const CENTRE = "/user/center";
const on = (name: string, shows: string, isThere?: Screen["isThere"], plays: Plays = {}, more: More = {}) =>
  situation(name, CENTRE, shows, { plays, ...(isThere && { isThere }), ...more });
const settings = (chosen: object, more: Record<string, string> = {}): More => ({
  stored: { settings: JSON.stringify(chosen), ...more },
});

const MENU = answers([
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

const LAYOUT: readonly Screen[] = [
  on("frame: without the bar on top", "devices shown", undefined, {}, settings({ navbar: false })),
  on(
    "frame: without the bar on top on a small display",
    "devices shown",
    undefined,
    {},
    { ...settings({ navbar: false }), width: 360 },
  ),
  on(
    "frame: without bar, menu and footer",
    "devices shown",
    undefined,
    {},
    settings({ navbar: false, menu: false, footer: false }),
  ),
  on(
    "frame: without a menu, for those who see few colours, in dark",
    "devices shown",
    undefined,
    {},
    settings({ menu: false, colorWeak: true }, { "arco-theme": "dark" }),
  ),
  on("frame: the menu collapsed", "devices shown", undefined, {}, { stored: { "menu-collapsed": "yes" } }),
  on(
    "frame: the menu of the service, with links elsewhere",
    "settings menuSource.server",
    undefined,
    FROM_SERVER,
    settings({ menuFromServer: true }),
  ),
  on(
    "frame: a menu on top, with more than fits",
    "settings menuSource.server",
    presses("frame:navigation.more"),
    FROM_SERVER,
    settings({ menuFromServer: true, topMenu: true }),
  ),
  on(
    "frame: the console's menu on top, with more than fits",
    "settings menuSource.local",
    presses("frame:navigation.more"),
    {},
    settings({ topMenu: true }),
  ),
  on(
    "frame: a theme colour that had to be adapted",
    "settings drawer.open",
    async (person) => void (await openSettings(person)),
    {},
    settings({ themeColor: "#ffee88" }),
  ),
  on("frame: another theme chosen", "settings drawer.open", async (person) => {
    const { drawer } = await openSettings(person);
    await drawer.getByRole("combobox").first().selectOption("dark");
  }),
  on("frame: settings copied", "settings drawer.open", async (person) => {
    await holdTimers(person);
    await (await openSettings(person)).copy.click();
    await toast(person);
  }),
  on(
    "frame: the whole display filled",
    "devices shown",
    first(presses("frame:fullScreen.enter"), async (person) => person.button("frame:fullScreen.leave").waitFor()),
  ),
  on(
    "frame: another language, by the keys",
    "languageChange settled",
    first(
      ...["Escape", "a", "ArrowDown"].map(
        (key) =>
          ({ page }: Person) =>
            page.locator('[data-machine="languageChange"] select').first().press(key),
      ),
    ),
    {},
    { changesLanguage: true },
  ),
  on(
    "frame: a number copied",
    "devices shown",
    first(async (person) => holdTimers(person), presses("account:userCenter.copyNumber")),
  ),
];

const TABS = settings({ tabBar: true });
const visits = first(
  sees("tabs", "open"),
  sees("devices", "shown"),
  (person) => person.moveTo("/order/list?view=Paid+ones&status=paid"),
  sees("list", "shown"),
  ({ page }) => page.locator("search input").first().focus(),
  (person) => person.moveTo("/bill/list"),
  ({ page }) => page.locator('.tab-active a[href="/bill/list"]').waitFor(),
  sees("list", "shown"),
  (person) => person.moveTo(CENTRE),
  sees("devices", "shown"),
);
const focusesTab = ({ page }: Person) => page.locator(".tab-active a").focus();
const tabs = (name: string, isThere: Screen["isThere"]) => on(`tabs: ${name}`, "tabs open", isThere, {}, TABS);
const TAB_BAR: readonly Screen[] = [
  tabs(
    "several, with the menu of one",
    first(visits, ({ page }) => page.locator(".tab-bar li").nth(1).click({ button: "right" })),
  ),
  tabs(
    "one moved by the keys",
    first(visits, focusesTab, keys("ArrowLeft", "ArrowRight", "Alt+Shift+ArrowLeft", "Alt+Shift+ArrowRight", "a")),
  ),
  tabs(
    "one closed by the keys",
    first(visits, focusesTab, keys("ArrowLeft", "Delete", "ArrowLeft", "ArrowLeft", "Delete", "Alt+Shift+ArrowLeft")),
  ),
  tabs(
    "one closed by the middle button",
    first(visits, ({ page }) => page.locator(".tab-bar li").nth(1).click({ button: "middle" })),
  ),
  tabs(
    "one dragged to another place",
    first(visits, ({ page }) => page.locator(".tab-bar li").nth(2).dragTo(page.locator(".tab-bar li").nth(1))),
  ),
];

const ORDERS = "/api/Order/List";
const opens = (person: Person) => openPalette(person);
const types = (query: string) => (person: Person) => palette(person).field.fill(query);
const pastesAnywhere = (text: string) => async (person: Person) => {
  await person.page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await person.page.locator("#content").focus();
  await person.page.keyboard.press("Control+v");
  await person.sees("palette", "shown");
};
const DELIVERED = sampleCallback("delivered");
const TRIED_TWICE = { ...DELIVERED, attempts: [...sampleCallback("undelivered").attempts, ...DELIVERED.attempts] };
const PALETTE: readonly Screen[] = [
  on("palette: a row marked by the keys", "palette idle", first(opens, keys("ArrowDown", "ArrowDown", "ArrowUp"))),
  on(
    "palette: a row marked by the pointer",
    "palette idle",
    first(
      opens,
      ...[9, 19].map(
        (x) => (person: Person) =>
          palette(person)
            .rows.nth(3)
            .hover({ position: { x, y: 9 } }),
      ),
    ),
  ),
  on("palette: closed again", "devices shown", first(opens, leavesDialog)),
  on("palette: commands that match", "palette shown", first(opens, types("set")), { [ORDERS]: lists() }),
  on(
    "palette: the keyboard map opened from it",
    "devices shown",
    first(opens, keys("?"), reads("palette:keyboard.title")),
  ),
  on(
    "palette: a code pasted",
    "palette shown",
    first(opens, async (person) => {
      await person.page.evaluate(() => navigator.clipboard.writeText("202611210001"));
      await palette(person).field.press("Control+v");
    }),
    { [ORDERS]: lists(sampleOrder("paid"), sampleOrder("failed")) },
  ),
  ...(
    [
      ["taken at once", { noticeStatus: "success" }, [sampleCallback("delivered")]],
      ["taken at the second try", { noticeStatus: "success" }, [TRIED_TWICE]],
      ["taken, nothing known of the tries", { noticeStatus: "success" }, []],
      ["not taken", { noticeStatus: "failed" }, [sampleCallback("undelivered")]],
      ["without a callback", {}, []],
      ["still confirming", { paidAt: null }, []],
    ] as const
  ).map(([name, more, callbacks]) =>
    on(`palette: a payment pasted outside a field, ${name}`, "palette shown", pastesAnywhere("BILL100042"), {
      ...{ [ORDERS]: lists(), "/api/App/List": lists(), "/api/RechargeBill/List": lists() },
      ...{
        "/api/Bill/List": lists({ ...sampleBill("confirmed"), ...more }),
        "/api/Callback/List": lists(...callbacks),
      },
    }),
  ),
  on(
    "palette: an order chosen that cannot be loaded",
    "resource failed",
    first(opens, types("202611210001"), async (person) => {
      await person.sees("palette", "shown");
      await person.page.keyboard.press("Enter");
    }),
    { [ORDERS]: lists(sampleOrder("paid")), "/api/Order/Detail": REFUSED },
  ),
  on(
    "keyboard map: single keys switched off",
    "devices shown",
    first(openKeyboardMap, ({ page }) => page.getByRole("dialog").getByRole("checkbox").uncheck({ force: true })),
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
const opensBox = (person: Person) => messageBox(person).open();
const messages = (name: string, plays: Plays, isThere: Screen["isThere"] = opensBox) =>
  on(`messages: ${name}`, "messages shown", isThere, plays);
const MESSAGES: readonly Screen[] = [
  messages("of everything they can be about", { [LIST]: lists(...NOTICES) }),
  messages("more than the bell counts", {
    [LIST]: lists(...Array.from({ length: 120 }, (_, index) => notice(index + 1))),
  }),
  messages("one that cannot be read", { [LIST]: lists({}, notice(2)) }),
  messages(
    "the to-dos, by the keys",
    { [LIST]: lists(notice(1, { type: "todo" }), notice(2, { type: UNFORESEEN })) },
    first(opensBox, keys("End", "ArrowLeft", "ArrowRight", "x")),
  ),
  messages(
    "could not be marked as read",
    { [LIST]: lists(notice(1)), "/api/Message/Read": REFUSED },
    first(opensBox, (person) => messageBox(person).rows.first().click(), reads("messages:readFailed")),
  ),
  on(
    "messages: in mock mode, each kind of notice",
    "messages shown",
    first(opensBox, (person) => messageBox(person).tab("notice").click()),
    {},
    { who: "mocked" },
  ),
];

const site = (name: string, path: string) =>
  on(`${name}, come to from the console`, "session identity.signedIn.settled", async (person) => {
    await person.sees("devices", "shown");
    await person.moveTo(path);
    const left = person.page.getByRole("heading", { name: person.say("frame:menu.userCenter"), level: 1 });
    await left.waitFor({ state: "detached" });
    await person.page.getByRole("heading", { level: 1 }).waitFor();
  });
const withoutWallet = async (person: Person) => {
  const { page } = person;
  await person.sees("devices", "shown");
  person.complaints.allow(/Failed to load resource/, /WalletScreen/);
  await page.route(/\/assets\/WalletScreen.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await person.moveTo("/wallet/index");
  await person.reads("shell:error.offlineAdvice");
};
const paysDemo = async (person: Person) => {
  const { page } = person;
  await page.locator('[data-happening="exact"][aria-disabled="false"]').click();
  await expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return page.getByText(person.say("demo:order.paid")).isVisible();
    })
    .toBe(true);
};
const AROUND: readonly Screen[] = [
  ...(
    [
      ["landing page", "/home"],
      ["enterprise page", "/products/enterprise-pack"],
      ["payment demo", "/demo01"],
    ] as const
  ).map(([name, path]) => ({ ...site(name, path), shows: [] })),
  on(
    "mock mode: what of it is made up",
    "devices shown",
    ({ page }) => page.locator(".mock-mark summary").click(),
    {},
    {
      who: "mocked",
    },
  ),
  situation("enterprise page: every question answered", "/products/enterprise-pack", [], {
    who: "visitor",
    isDocument: true,
    isThere: async ({ page }) => {
      for (const question of await page.locator(".questions summary").all()) await question.click();
    },
  }),
  situation("payment demo: an order that is paid", "/demo01", [], {
    isDocument: true,
    isThere: paysDemo,
  }),
  situation("redirect to a screen of the console", "/redirect/order/list", "list shown"),
  ...(
    [
      ["no address of the console", "/redirect/"],
      ["what cannot be read", "/redirect/%25%25zz"],
    ] as const
  ).map(([name, path]) =>
    on(
      `redirect to ${name}`,
      "connection online",
      first(
        sees("devices", "shown"),
        // The router warns of a percent sign that stands for nothing.
        async ({ complaints }) => complaints.allow(/could not be decoded/),
        (person) => person.moveTo(path),
        ({ page }) => page.getByRole("heading", { level: 1 }).waitFor(),
      ),
    ),
  ),
  on(
    "an address that leads to another",
    "list shown",
    first(sees("devices", "shown"), (person) => person.moveTo("/order?from=afar")),
  ),
  on("an ended session, without a word why", "session ending.asking", undefined, {
    "/api/Session/List": { accepted: false, errCode: "4011", errMsg: "" },
  }),
  on("lost connection, on a screen that could not be loaded", "connection offline", withoutWallet),
  on(
    "a screen that could not be loaded, once the connection is back",
    "connection restored",
    first(
      withoutWallet,
      (person) => holdTimers(person),
      ({ page }) => page.evaluate(() => void dispatchEvent(new Event("online"))),
    ),
  ),
];

/** What stands around every screen, in what is not a state of a machine (2.20, 2.34 to 2.39, 4.3, 4.7 to 4.9, 8.3, 8.4). */
export const FRAME_SITUATIONS: readonly Screen[] = [LAYOUT, TAB_BAR, PALETTE, MESSAGES, AROUND].flat();
