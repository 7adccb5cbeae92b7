/// <reference lib="dom" />

import type { Locator, Page } from "playwright-core";
import { DEMO } from "#tools/figures/demo-account.ts";
import type { ActLog } from "./acts.ts";

/** Screens that are not in the menu, by their names in the command palette. */
const BY_PALETTE = ["Choose a package", "Security history", "Help documents", "Product overview", "Usage guide"];

/** How long the pointer rests on an element before the press, and how long the press takes, in milliseconds. */
const HOVER = 150;
const HOLD = 80;

/** Signs in by the form, letter by letter. */
export async function signIn({ page, act }: ActLog, url: string): Promise<void> {
  await act("open the sign-in page", () => page.goto(`${url}/login`));
  const email = page.getByLabel("Email", { exact: true });
  const password = page.getByLabel("Password", { exact: true });
  await act("type the email", () => typed(email, DEMO.email));
  await act("type the password", () => typed(password, DEMO.password));
  await act("sign in", async () => {
    await press(page.getByRole("button", { name: "Sign in", exact: true }));
    await page.waitForURL("**/console/index");
    await page.getByRole("heading", { level: 1 }).waitFor();
  });
}

/** Opens every screen of the menu once, and those that are only in the palette. */
export async function everyScreen(log: ActLog): Promise<void> {
  const { page, act } = log;
  const menu = page.getByRole("navigation", { name: "Main menu" }).getByRole("link");
  for (const title of await menu.allInnerTexts()) {
    const link = menu.filter({ hasText: title }).first();
    await act(`come near: ${title}`, () => link.hover());
    await act(`screen: ${title}`, async () => {
      await press(link);
      await shown(page);
    });
  }
  for (const title of BY_PALETTE) await byPalette(log, title, `screen: ${title}`);
}

/** Opens the palette, types, and opens the first entry. */
async function byPalette({ page, act }: ActLog, words: string, name: string, isThere = shown): Promise<void> {
  await act("open the palette", () => page.keyboard.press("Control+k"));
  await act("type into the palette", () => page.keyboard.type(words, { delay: 20 }));
  await act(name, async () => {
    await page.keyboard.press("Enter");
    await isThere(page);
  });
}

/** Shows 50 rows, and measures from the service's answer until they are drawn. */
export async function show50Rows({ page, act, acts }: ActLog): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const list = page.locator('[data-machine="list"]').filter({ visible: true });
  let took = Number.NaN;
  await act("come back to a list", () => press(menu.getByRole("link", { name: "Application bills" })));
  await act("50 rows", async () => {
    await list.getByLabel("Rows per page").selectOption("50");
    const drawn = await page.waitForFunction(() => {
      const rows = [...document.querySelectorAll("tbody tr")].filter((row) => row.checkVisibility()).length;
      const answers = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/api/Bill/List"));
      const last = Number(Reflect.get(answers.at(-1) ?? {}, "responseEnd"));
      return rows >= 50 ? performance.now() - last : undefined;
    });
    took = Number(await drawn.jsonValue());
  });
  const last = acts.at(-1);
  if (last) last.took = took;
  await act("20 rows", () => list.getByLabel("Rows per page").selectOption("20"));
}

/** Works in a list: filters, sort orders, pages and page sizes, a record, an export. */
export async function workInList(log: ActLog): Promise<void> {
  const { page, act } = log;
  const list = page.locator('[data-machine="list"]').filter({ visible: true });
  const menu = page.getByRole("navigation", { name: "Main menu" });
  const button = (name: string) => list.getByRole("button", { name, exact: true });
  const size = list.getByLabel("Rows per page");
  const sort = list.locator("th button").first();
  const search = list.getByRole("searchbox").first();
  const filter = list.locator("search select").first();
  const cell = list.getByRole("row").nth(2).getByRole("cell").nth(2);
  await act("come back to a list", () => press(menu.getByRole("link", { name: "Application bills" })));
  await inSight(log, "sort", sort, press);
  await inSight(log, "sort the other way", sort, press);
  await inSight(log, "turn the page", button("Next page"), press);
  await inSight(log, "turn back", button("Previous page"), press);
  await inSight(log, "type into the search", search, (field) => typed(field, "BILL1000"));
  await inSight(log, "search", search, key("Enter"));
  await inSight(log, "reset the filters", button("Reset"), press);
  await inSight(log, "choose a filter", filter, key("ArrowDown"));
  await inSight(log, "take the filter away", button("Reset"), press);
  await inSight(log, "50 rows again", size, key("End"));
  await inSight(log, "type above 50 rows", search, (field) => typed(field, "BILL10"));
  await inSight(log, "search among 50 rows", search, key("Enter"));
  await inSight(log, "show 50 rows again", button("Reset"), press);
  await inSight(log, "turn a page of 50 rows", button("Next page"), press);
  await inSight(log, "select a row", cell, key("ArrowDown"));
  await inSight(log, "10 rows", size, key("Home"));
  await inSight(log, "open a record", cell, press);
  const record = page.getByRole("dialog");
  await act("close the record", () => leave(record));
  await inSight(log, "open the export", button("Export"), press);
  await act("export", async () => {
    const downloading = page.waitForEvent("download");
    await press(page.getByRole("menuitem", { name: /^CSV file/ }).first());
    await (await downloading).path();
  });
}

/** Actions around the screens: theme, settings, colour, palette, messages, the merchant's menu. */
export async function workInFrame({ page, act }: ActLog): Promise<void> {
  const bar = page.getByRole("banner");
  const theme = bar.getByRole("button", { name: /^Change to the (dark|light) theme$/ });
  await act("switch the theme", () => press(theme));
  await act("switch the theme back", () => press(theme));
  await act("open the settings", () => press(bar.getByRole("button", { name: "Settings", exact: true })));
  const drawer = page.getByRole("dialog", { name: "Settings" });
  await act("choose a colour", () => press(drawer.getByRole("radio", { name: "Green" })));
  await act("choose the first colour again", () => press(drawer.getByRole("radio", { name: "Blue" })));
  await act("hide the footer", () => press(drawer.getByRole("switch", { name: "Footer", exact: true })));
  await act("show the footer", () => press(drawer.getByRole("switch", { name: "Footer", exact: true })));
  await act("put the menu on top", () => press(drawer.getByRole("switch", { name: "Top menu", exact: true })));
  await act("put the menu aside", () => press(drawer.getByRole("switch", { name: "Top menu", exact: true })));
  await act("close the settings", () => leave(drawer));
  await act("collapse the menu", () => press(page.getByRole("button", { name: "Collapse the menu" })));
  await act("expand the menu", () => press(page.getByRole("button", { name: "Expand the menu" })));
  await act("open the messages", () => press(bar.getByRole("button", { name: /^Messages/ })));
  const popover = page.locator('[class*="-popover"]');
  await act("close the messages", () => leave(popover));
  await act("open the own menu", () => press(bar.locator(".user-button")));
  await act("close the own menu", () => leave(popover));
}

/** Actions on a phone: every screen of the menu, and a list of 50 cards. */
export async function workOnPhone(log: ActLog): Promise<void> {
  const { page, act } = log;
  const drawer = page.getByRole("dialog");
  const openMenu = () =>
    act("open the menu", async () => {
      await tap(page.getByRole("button", { name: "Open the menu", exact: true }));
      await drawer.waitFor();
    });
  const goTo = async (name: string) => {
    await act(`screen: ${name}`, async () => {
      await tap(drawer.getByRole("link", { name, exact: true }));
      await drawer.waitFor({ state: "hidden" });
      await shown(page);
    });
  };
  // The welcome message covers the menu's first entry for some seconds.
  await page.locator('[class*="-toast-message"]').waitFor({ state: "detached" });
  await openMenu();
  const titles = await drawer.getByRole("link").allInnerTexts();
  for (const title of titles) {
    await goTo(title);
    await openMenu();
  }
  await goTo("Application bills");
  const list = page.locator('[data-machine="list"]').filter({ visible: true });
  const search = list.getByRole("searchbox").first();
  const size = list.getByLabel("Rows per page");
  const button = (name: string) => list.getByRole("button", { name, exact: true });
  await inSight(log, "50 cards", size, key("End"));
  await inSight(log, "turn a page of 50 cards", button("Next page"), tap);
  await inSight(log, "type above 50 cards", search, async (field) => {
    await tap(field);
    await field.pressSequentially("BILL10", { delay: 20 });
  });
  await inSight(log, "search among 50 cards", search, key("Enter"));
  await inSight(log, "open a record", list.getByRole("button", { name: /^Details of/ }).first(), tap);
  await act("close the record", () => leave(page.getByRole("dialog")));
  await act("switch the theme", () =>
    tap(page.getByRole("banner").getByRole("button", { name: /^Change to the (dark|light) theme$/ })),
  );
}

/** Orders a package and pays for it through the sandbox's chain. */
export async function payOrder(log: ActLog, url: string): Promise<void> {
  const { page, act } = log;
  await byPalette(log, "Choose a package", "go to the packages");
  const packages = page.getByRole("group", { name: "Package" }).locator("label");
  await inSight(log, "choose a package", packages.nth(1), press);
  await inSight(log, "place the order", page.getByRole("button", { name: "Place order" }), async (button) => {
    await press(button);
    await page.waitForURL("**/order/list?pay=*");
    await page.getByRole("dialog").first().waitFor();
  });
  const code = new URL(page.url()).searchParams.get("pay") ?? "";
  const dialog = page.getByRole("dialog", { name: `Pay order ${code}` });
  await act("finish the payment", () => press(dialog.getByRole("button", { name: "Finish Pay" })));
  await act("stay with the order", () => press(page.getByRole("button", { name: "Stay here" })));
  await act("be told that it is paid", async () => {
    await page.request.post(`${url}/sandbox/api/orders/${code}/pay`, { data: { kind: "exact" } });
    await dialog.getByText("Payment complete").first().waitFor({ timeout: 60_000 });
  });
  await act("go to the orders", async () => {
    await press(dialog.getByRole("button", { name: "Go to my orders" }));
    await dialog.waitFor({ state: "hidden" });
  });
}

/** Changes the language and changes it back, each with a reload of the page. */
export async function changeLanguage(log: ActLog): Promise<void> {
  for (const locale of ["zh-TW", "en-US"]) {
    const loaded = log.page.waitForEvent("load");
    const speaks = async (page: Page) => {
      await loaded;
      await page.locator(`html[lang="${locale}"] [data-machine="languageChange"]`).first().waitFor();
    };
    await byPalette(log, `language ${locale}`, `change the language to ${locale}`, speaks);
  }
}

/** Scrolls to an element, and presses it after it was painted there. */
async function inSight({ act }: ActLog, name: string, target: Locator, what: (target: Locator) => Promise<unknown>) {
  await act(`scroll to: ${name}`, () => target.scrollIntoViewIfNeeded());
  await act(name, () => what(target));
}

/**
 * Moves the pointer to the middle of an element, waits, and presses for a while, as a person does. Playwright's own
 * click checks during the page's response whether anything covers the target, which takes longer than the response on a
 * slowed processor.
 */
async function press(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { mouse } = target.page();
  const [x, y] = await centerOf(target);
  await mouse.move(x, y);
  await target.page().waitForTimeout(HOVER);
  await mouse.click(x, y, { delay: HOLD });
}

function key(name: string) {
  return (target: Locator) => target.press(name);
}

/** The center of an element, in pixels of the window. */
async function centerOf(target: Locator): Promise<[number, number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to press: ${target}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** A short touch, without a pointer over the element before. */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const [x, y] = await centerOf(target);
  await target.page().touchscreen.tap(x, y);
}

async function typed(field: Locator, text: string): Promise<void> {
  await press(field);
  await field.fill("");
  await field.pressSequentially(text, { delay: 20 });
}

/** Closes whatever is open above the screen. */
async function leave(above: Locator): Promise<void> {
  await above.page().keyboard.press("Escape");
  await above.first().waitFor({ state: "hidden" });
}

/** Waits for a screen. Located by its element, since finding it by role takes the page's own time. */
async function shown(page: Page): Promise<void> {
  await page.locator("h1").filter({ visible: true }).first().waitFor();
}
