import { sampleOrder } from "#machines/testing/sample-order.ts";
import { profileForm } from "#model-tests/browser/areas/account.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import { openSettings } from "#model-tests/browser/areas/frame.ts";
import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { openPalette, palette } from "#model-tests/browser/areas/shell.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { fulfill } from "#model-tests/walk/scripted-service.ts";
import { holdTimers } from "./hold-timers.ts";
import { listReply, type Mocks, REFUSED, refusal, reply } from "./mocks.ts";
import { HASH, TRANSACTION } from "./sample-records.ts";
import type { Screen } from "./screen.ts";
import { clickButton, expectText, inOrder, LOADING, type More, situation } from "./situation.ts";

const ORDERS = "/api/Order/List";
const PALETTE_CODE = "**/assets/PaletteDialog-*.js";
const MESSAGES = "/api/Message/List";
const UNREAD = {
  ...{ id: 1, type: "message", title: "An order was paid", content: "Order 202611210001" },
  ...{ time: "2026-11-21T09:00:00Z", isRead: false, about: "order", reference: "202611210001" },
};

const on = (name: string, shows: string, mocks: Mocks, prepare: Screen["prepare"], more: More = {}) =>
  situation(name, "/user/center", shows, { mocks, prepare, ...more });

const search =
  (query: string, enter = false) =>
  async (person: Person) => {
    await openPalette(person);
    await palette(person).field.fill(query);
    if (enter) await palette(person).field.press("Enter");
  };
const openBox = (person: Person) => messageBox(person).open();
/** Switches the settings to the service's menu (4.7). */
async function serverMenu(person: Person) {
  const settings = await openSettings(person);
  await settings.switch("menuFromServer").click();
}
/** Chooses another language, with or without unsaved input. */
async function chooseLanguage({ page }: Person) {
  const language = page.locator('[data-machine="languageChange"] select').first();
  await language.selectOption((await language.inputValue()) === "ja-JP" ? "en-US" : "ja-JP");
}
/** Changes the language in another tab while the profile is being saved, which is then refused. */
async function changeLanguageElsewhere(person: Person) {
  const refuse = await holdRequests(person.page, "**/api/User/update", (route) => fulfill(route, REFUSED));
  await profileForm(person).edit.click();
  await profileForm(person).field.fill("Somebody else");
  await profileForm(person).save.click();
  await person.page.evaluate(() => {
    const newValue = document.documentElement.lang === "ja-JP" ? "en-US" : "ja-JP";
    dispatchEvent(new StorageEvent("storage", { key: "arco-locale", newValue, storageArea: localStorage }));
  });
  await person.page.locator("[role=alertdialog] :focus").waitFor();
  refuse();
  await person.expectState("profileEdit", "showingIssues");
}
/**
 * Pastes with the middle button, which opens nothing, and types while the code of the palette loads: text, keys that are
 * none, and a correction.
 */
async function typeBeforePalette({ page }: Person) {
  const asked = page.waitForRequest(PALETTE_CODE);
  const letThrough = await holdRequests(page, PALETTE_CODE);
  await page.locator("#content").click({ button: "middle", position: { x: 2, y: 2 } });
  await page.evaluate(() => dispatchEvent(new ClipboardEvent("paste")));
  await page.keyboard.press("Control+k");
  await asked;
  for (const key of ["o", "x", "Backspace", "ArrowDown", "r", "d"]) await page.keyboard.press(key);
  letThrough();
  await page.getByRole("combobox").waitFor();
}

/** The frame, and configuration faults. */
export const SHELL_SITUATIONS: readonly Screen[] = [
  ...(["/login", "/console/index"] as const).map((path) =>
    situation(path === "/login" ? "configuration fault" : "configuration fault: signed in", path, [], {
      who: path === "/login" ? "visitor" : "merchant",
      isNotStarted: true,
      mocks: {
        "/config.json": { file: { apiBaseUrl: "nowhere", walletProduct: "", explorers: { TRON: "http://x" } } },
      },
      prepare: ({ page }) => page.getByRole("heading", { level: 1 }).waitFor(),
    }),
  ),
  on(
    "ended session: dismissed",
    "session ending.dismissed",
    { "/api/Session/List": { ...refusal("4011"), errMsg: "Signed in on another device" } },
    ({ page }) => page.getByRole("alertdialog").getByRole("button").first().click(),
  ),
  on(
    "palette: typing",
    "palette debouncing",
    {},
    async (person) => {
      await openPalette(person);
      await holdTimers(person, 100);
      await palette(person).field.fill("2026");
    },
    LOADING,
  ),
  on("palette: typed before its code has loaded", "palette shown", { [ORDERS]: listReply() }, typeBeforePalette),
  on("palette: searching", "palette searching.listing", { [ORDERS]: "waits" }, search("20261121"), LOADING),
  on(
    "palette: opening a result",
    "palette searching.opening",
    { [ORDERS]: "waits" },
    search("20261121", true),
    LOADING,
  ),
  on(
    "palette: transaction by hash",
    "palette shown",
    { [ORDERS]: listReply(), "/api/Transaction/List": listReply(TRANSACTION) },
    search(HASH),
  ),
  on("palette: results", "palette shown", { [ORDERS]: listReply(sampleOrder("paid")) }, search("20261121")),
  on("palette: search failed", "palette failed", { [ORDERS]: REFUSED }, search("20261121")),
  on("messages: loading", "messages loading", { [MESSAGES]: "waits" }, openBox, LOADING),
  on("messages: could not be loaded", "messages failed", { [MESSAGES]: REFUSED }, openBox),
  on("messages: not supported by the service", "messages unsupported", { [MESSAGES]: "is not offered" }, openBox),
  on(
    "messages: marking as read",
    "messages reading",
    { [MESSAGES]: listReply(UNREAD), "/api/Message/Read": "waits" },
    inOrder(openBox, (person) => messageBox(person).rows.first().click()),
    LOADING,
  ),
  on("service menu: loading", "settings menuSource.loading", { "/api/user/menu": "waits" }, serverMenu, LOADING),
  on(
    "service menu: shown",
    "settings menuSource.server",
    {
      "/api/user/menu": reply([
        { name: "order", path: "/order/list", meta: { title: "Orders", order: 0 }, children: [] },
      ]),
    },
    inOrder(serverMenu, expectText("frame:serverMenu.success")),
    { stored: { settings: '{"topMenu":true}' } },
  ),
  on("service menu: could not be loaded", "settings menuSource.unavailable", { "/api/user/menu": REFUSED }, serverMenu),
  on("language: saving", "languageChange saving", { "/api/User/Language": "waits" }, chooseLanguage, {
    ...LOADING,
    changesLanguage: true,
  }),
  on("language: saved on this device only", "devices shown", { "/api/User/Language": REFUSED }, async (person) => {
    const { page } = person;
    const own = await page.evaluate(() => document.documentElement.lang);
    await page.evaluate((other) => localStorage.setItem("arco-locale", other), own === "ja-JP" ? "en-US" : "ja-JP");
    await page.reload();
    await person.expectState("devices", "shown");
    await page.locator('[data-machine="languageChange"] select').first().selectOption(own);
    await page.getByText(person.t("shell:notice.languageChangedHere")).first().waitFor();
  }),
  on("language: changed in another tab", "languageChange askingToFollow", {}, changeLanguageElsewhere),
  situation("typed text: asked before it is discarded", "/app/list", "applicationCreation open.typing", {
    who: "newcomer",
    prepare: inOrder(
      clickButton("applications:list.add"),
      (person) => applicationForm(person).name.fill("Corner shop"),
      ({ page }) => page.goBack(),
      expectText("shell:leave.losesInput"),
    ),
  }),
  situation("newer release: form partly filled in", "/help/developers", "release confirming", {
    mocks: { "/version.json": { file: { release: "another" } } },
    prepare: inOrder(
      ({ page }) => page.getByLabel("AppSecret", { exact: true }).fill("half of it"),
      ({ page }) => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange"))),
      clickButton("release:reload"),
    ),
  }),
];
