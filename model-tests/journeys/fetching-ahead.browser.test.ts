import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

const CLIENT = /\/assets\/client-.*\.js$/;
/** Longer than anything is put off that is fetched ahead, in milliseconds. */
const LONG = 5_000;
const PACKAGES = /\/assets\/PackagesScreen-.*\.js$/;

test("the screen of any link is fetched when a pointer, a finger or the focus comes to it", async ({
  comeIn,
  merchant,
}) => {
  for (const near of ["hover", "focus", "tap"] as const) {
    const person = await comeIn({ signedInAs: merchant });
    await person.goTo("/console/index");
    const link = person.page.getByRole("main").locator('a[href="/order/packages"]').first();
    await link.waitFor();
    const fetched = person.page.waitForRequest(PACKAGES);
    if (near === "hover") await link.hover();
    else if (near === "focus") await link.focus();
    // As a finger does before it is lifted.
    else await link.dispatchEvent("pointerover", { pointerType: "touch", bubbles: true });
    await fetched;
    expect(new URL(person.page.url()).pathname).toBe("/console/index");
  }
});

test("the screen of what is marked in the palette is fetched before it is chosen", async ({ signedIn }) => {
  const { page } = signedIn;
  await signedIn.goTo("/console/index");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  const fetched = page.waitForRequest(PACKAGES);
  await page.keyboard.type("/order/packages");
  await fetched;
  expect(new URL(page.url()).pathname).toBe("/console/index");
});

test("who saves data fetches a screen, a dialog and the console when they open it, and no sooner", async ({
  comeIn,
  merchant,
}) => {
  const person = await comeIn({ signedInAs: merchant });
  const { page, say } = person;
  await savesData(person);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));

  await page.clock.install();
  await person.goTo("/home");
  await page.clock.runFor(LONG);
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /\/assets\/console-.*\.js$/.test(path))).toEqual([]);

  await person.goTo("/console/index");
  const link = page.getByRole("main").locator('a[href="/order/packages"]').first();
  await link.hover();
  await person.button("frame:settings").hover();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /PackagesScreen|SettingsDrawer/.test(path))).toEqual([]);

  await person.button("frame:settings").click();
  await page.getByRole("dialog", { name: say("frame:settings") }).waitFor();
  await page.keyboard.press("Escape");
  await link.click();
  await person.sees("orderPlacement", "choosing");
});

test("what cannot be fetched ahead is said when it is opened, and not before (8.4)", async ({ signedIn }) => {
  const { page } = signedIn;
  signedIn.complaints.allow(/Failed to load resource|request failed: net::ERR_FAILED/);
  await signedIn.goTo("/console/index");
  await page.route(/\/assets\/(PaletteDialog|SettingsDrawer|MenuDrawer)-.*\.js$/, (route) => route.abort());
  // It comes from what stands there. React hears of no pointer whose last place was taken out of the page meanwhile.
  await page.getByRole("heading", { level: 1 }).hover();
  for (const near of [signedIn.button("frame:settings"), page.locator("[aria-keyshortcuts]").first()]) {
    const failed = page.waitForEvent("requestfailed");
    await near.hover();
    await failed;
  }
  // A rejection that nobody handles is told in a task of its own.
  await page.evaluate(() => new Promise((after) => setTimeout(after)));
  await page.unrouteAll();
  await signedIn.button("frame:settings").click();
  await page.getByRole("dialog", { name: signedIn.say("frame:settings") }).waitFor();
});

/** As Chromium tells of a visitor who switched "Lite mode" or "Data Saver" on. */
async function savesData({ context }: Person) {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
}

test("signing in says when the code of its request cannot be had", async ({ visitor, merchant }) => {
  const { page } = visitor;
  visitor.complaints.allow(/Failed to load resource|request failed/);
  // What waits for a browser that rests waits for ever.
  await page.addInitScript("window.requestIdleCallback = () => 0;");
  await visitor.goTo("/login");

  await page.route(CLIENT, (route) => route.abort("internetdisconnected"));
  const form = signInForm(visitor);
  await form.signIn(merchant);
  await visitor.reads("shell:fault.unreachable");
  expect([await form.email.inputValue(), await visitor.stored("token")]).toEqual([merchant.email, null]);

  await page.unroute(CLIENT);
  await form.submit.click();
  await visitor.arrivesAt("/console/index");
});
