import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { openSettings } from "#model-tests/browser/areas/frame.ts";
import { keyboardMap, openKeyboardMap } from "#model-tests/browser/areas/shell.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

/** The documented keys, with storage and lifetime. */
const TABLE = new Map(
  [
    ...readFileSync(join(import.meta.dirname, "../../docs/deployment.md"), "utf8").matchAll(
      /^\| `(.+?)` \|.+\| (browser|tab) \| (.+?) \|$/gm,
    ),
  ].map(([, key = "", where = "", until = ""]) => [key, { where, until }]),
);

/** Only read by the console; testers set it (6.4). */
const NEVER_WRITTEN = ["userRole"];

type Written = { key: string; where: "browser" | "tab"; value: string };

test("browser storage: each value is documented, removed as documented, and no secret (2.21, 3.1, 4.1)", async ({
  openConsole,
  service,
  merchant,
}) => {
  const person = await openConsole();
  const { page } = person;
  const written = await recordWrites(person);

  const gone = /\/assets\/CallbacksScreen.*\.js$/;
  person.errors.allow(/Failed to load resource/, /CallbacksScreen/);
  await page.route(gone, (route) => route.fulfill({ status: 404, body: "" }));

  // Signs in with "remember", and changes everything that is stored.
  await person.goto("/login");
  const form = signInForm(person);
  await person.waitForHydration();
  await form.remember.press("Space");
  await form.signIn(merchant);
  await person.expectState("session", "signedIn");
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page
    .getByRole("group", { name: /^Up to/ })
    .getByRole("checkbox", { checked: true })
    .first()
    .press("Space");
  await page.getByRole("button", { name: "Collapse the menu", exact: true }).click();
  await person.button("shell:theme.toDark").click();
  await openKeyboardMap(person);
  await keyboardMap(person).getByRole("switch").or(keyboardMap(person).getByRole("checkbox")).first().press("Space");
  await page.keyboard.press("Escape");
  await service.newOrder(merchant);
  await person.navigate("/order/list");
  await person.expectState("list", "shown");
  await person.button("list:columns").click();
  await page.getByRole("checkbox", { name: "Status", exact: true }).press("Space");
  await page.keyboard.press("Escape");
  await page.route("**/api/Dashboard/Progress", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, resData: { ...answer.resData, paymentReceived: true } } });
  });
  await person.navigate("/console/index");
  await page.getByRole("button", { name: "Show the access process", exact: true }).click();
  await expect.poll(() => person.stored("paid-before")).toBe(merchant.user.id);
  const settings = await openSettings(person);
  await settings.switch("tabBar").press("Space");
  await settings.close();
  // A missing script reloads the page once.
  await page.route("**/version.json", (route) => route.fulfill({ json: { release: "another" } }));
  await person.navigate("/callback/list");
  await expect.poll(() => written.some(({ key }) => key === "reloaded-for-release")).toBe(true);
  await page.unroute(gone);
  await person.expectState("list", "empty");

  // Values that end with the session, and those that stay.
  const before = await keysOf(person);
  await userMenu(person).choose("shell:user.signOut");
  await person.expectExactText("Logout succeed");
  await expect.poll(async () => (await keysOf(person)).filter((key) => untilOf(key) === "the next page")).toEqual([]);
  expect((await keysOf(person)).sort()).toEqual(before.filter((key) => untilOf(key) !== "sign-out").sort());
  for (const [key, { until }] of TABLE) if (until === "sign-out") expect(before).toContain(key);

  // With `debug`, the tab stores the recording.
  await page.route("**/config.json", (route) => route.fulfill({ json: { debug: true } }));
  await page.goto(`${person.url}/register`);
  await page.getByRole("button", { name: "Save session" }).waitFor();
  await page.reload();
  // It is written when the page unloads, so it cannot be observed.
  await expect.poll(() => keysOf(person)).toContain("debugSession");
  const session = await page.evaluate(() => sessionStorage.getItem("debugSession"));
  written.push({ key: "debugSession", where: "tab", value: session ?? "" });
  // The page reloads in the language.
  const select = page.locator('[data-machine="languageChange"] select');
  await Promise.all([page.waitForEvent("load"), select.selectOption("ja-JP")]);
  await expect.poll(() => person.stored("arco-locale")).toBe("ja-JP");

  // The values and the table are the same set.
  const seen = new Map(written.map(({ key, where }) => [patternOf(key), where]));
  expect(Object.fromEntries(seen)).toEqual(
    Object.fromEntries(
      [...TABLE].filter(([key]) => !NEVER_WRITTEN.includes(key)).map(([key, { where }]) => [key, where]),
    ),
  );
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(async () => [await indexedDB.databases(), await caches.keys()])).toEqual([[], []]);
  const secrets = [merchant.password];
  for (const { key, value } of written) for (const secret of secrets) expect(value, key).not.toContain(secret);
  const tokens = written.filter(({ key }) => key === "token").map(({ value }) => value);
  for (const { key, value } of written)
    for (const token of tokens) if (key !== "token") expect(value, key).not.toContain(token);
});

/** Records every write to the storage. */
async function recordWrites({ context }: Person): Promise<Written[]> {
  const written: Written[] = [];
  await context.exposeFunction("noteWrite", (write: Written) => void written.push(write));
  await context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      const where = this === localStorage ? "browser" : "tab";
      void (Reflect.get(window, "noteWrite") as (write: object) => void)({ key, where, value });
      setItem.call(this, key, value);
    };
  });
  return written;
}

function keysOf({ page }: Person): Promise<string[]> {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}

function patternOf(key: string): string {
  return key.startsWith("list-") ? "list-*" : key;
}

function untilOf(key: string): string | undefined {
  return TABLE.get(patternOf(key))?.until;
}
