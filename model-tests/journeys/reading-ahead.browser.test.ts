import type { Page } from "playwright-core";
import { expect } from "vitest";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

/** A screen that reads nothing. */
const START = "/help/overview";
const IN_MENU = [
  "/console/index",
  "/order/list",
  "/app/list",
  "/wallet/index",
  "/mycurrency/list",
  "/currencybill/list",
  "/bill/list",
  "/rechargeBill/list",
  "/transaction/list",
  "/callback/list",
  "/user/center",
];
/** Screens that only the palette leads to, and what each reads. */
const BY_PALETTE = [
  ["/order/packages", "/api/Package/List"],
  ["/user/history", "/api/Event/List"],
] as const;
/** Longer than a pointer rests before anything is asked, and than anything else is put off, in milliseconds. */
const LONG = 5_000;

test("what a screen reads is asked for as a pointer rests on its link, and not again when it is opened", async ({
  comeIn,
  merchant,
}) => {
  const [person, other] = [await comeIn({ signedInAs: merchant }), await comeIn({ signedInAs: merchant })];
  for (const path of IN_MENU) {
    const opened = await askedBy(other, START, async () => {
      await other.moveTo(path);
      await stands(other, path);
    });
    const ahead = await askedBy(person, START, () => link(person.page, path).hover(), opened.length);
    const clicked = await askedBy(person, null, async () => {
      await link(person.page, path).click();
      await stands(person, path);
    });
    expect({ path, ahead: ahead.toSorted(), clicked }).toEqual({ path, ahead: opened.toSorted(), clicked: [] });
  }
});

test("what a screen reads is asked for as the palette marks it, and not again when it is chosen", async ({
  signedIn,
}) => {
  const { page } = signedIn;
  for (const [path, call] of BY_PALETTE) {
    await askedBy(signedIn, START, async () => {
      // On a busy machine, others are marked for long enough while the path is typed.
      const asked = page.waitForRequest((request) => new URL(request.url()).pathname === call);
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("combobox").waitFor();
      await page.keyboard.type(path);
      await asked;
    });
    const chosen = await askedBy(signedIn, null, async () => {
      await page.keyboard.press("Enter");
      await stands(signedIn, path);
    });
    expect([path, chosen]).toEqual([path, []]);
  }
});

test("the focus asks ahead, too, and a press does at once", async ({ signedIn }) => {
  const { page } = signedIn;
  const focused = await askedBy(signedIn, START, () => link(page, "/order/list").focus(), 1);
  expect(focused).toEqual([expect.stringContaining("/api/Order/List")]);
  const pressing = page.waitForRequest("**/api/Currency/List");
  await page.evaluate(() => {
    const over = { bubbles: true, pointerType: "touch" };
    document.querySelector('a[href="/currencybill/list"]')?.dispatchEvent(new PointerEvent("pointerdown", over));
  });
  await pressing;
  expect(new URL(page.url()).pathname).toBe(START);
});

test("who saves data asks for nothing ahead", async ({ comeIn, merchant }) => {
  const person = await comeIn({ signedInAs: merchant });
  await person.context.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await hasCodeOf(person, "/order/list");
  expect(await askedBy(person, START, () => link(person.page, "/order/list").hover())).toEqual([]);
  const clicked = await askedBy(person, null, async () => {
    await link(person.page, "/order/list").click();
    await stands(person, "/order/list");
  });
  expect(clicked[0]).toContain("/api/Order/List");
});

test("a device that keeps a usual view of a list asks for that alone (2.26)", async ({ signedIn }) => {
  await signedIn.context.addInitScript(() => {
    const views = [{ name: "Paid", query: "status=paid" }];
    localStorage.setItem("list-orders", JSON.stringify({ columns: "", views, usual: "Paid" }));
  });
  await hasCodeOf(signedIn, "/order/list");
  expect(await askedBy(signedIn, START, () => link(signedIn.page, "/order/list").hover())).toEqual([]);

  const asked: unknown[] = [];
  signedIn.page.on("request", (request) => {
    const rows = request.url().includes("/api/Order/List") && request.postDataJSON();
    if (rows.pageSize === 20) asked.push(rows);
  });
  await link(signedIn.page, "/order/list").click();
  await signedIn.page.waitForURL("**/order/list?status=paid&view=Paid");
  await stands(signedIn, "/order/list");
  await signedIn.page.waitForLoadState("networkidle");
  expect(asked).toEqual([{ page: 1, pageSize: 20, status: "paid" }]);
});

test("what is refused or fails ahead is told to nobody, and once by the screen that needs it (8.2, 8.3, 8.4)", async ({
  comeIn,
  merchant,
}) => {
  const ENDED = { json: { success: false, errCode: "4011", errMsg: "Signed in on another device" } };
  const REFUSED = { json: { success: false, errCode: "7777", errMsg: "The moon is in the way" } };
  for (const [answer, told] of [
    [ENDED, ENDED.json.errMsg],
    [REFUSED, REFUSED.json.errMsg],
    [{ status: 503 }, "HTTP 503"],
  ] as const) {
    const person = await comeIn({ signedInAs: merchant });
    person.complaints.allow(/Failed to load resource/);
    await person.page.route("**/api/Order/List", (route) => route.fulfill(answer));
    const ahead = await askedBy(person, START, () => link(person.page, "/order/list").hover(), 1);
    expect(ahead).toHaveLength(1);
    expect(await person.page.getByRole("alertdialog").count()).toBe(0);
    expect((await person.told()).join()).not.toContain(told);

    const clicked = await askedBy(person, null, async () => {
      await link(person.page, "/order/list").click();
      if (answer === ENDED) await person.page.getByRole("alertdialog", { name: told }).waitFor();
      else await person.isTold(told);
    });
    expect(clicked).toEqual(ahead);
  }
});

test("an order that was placed is in the list, though that was asked for before (2.25, 2.26)", async ({ signedIn }) => {
  const { page } = signedIn;
  await signedIn.goTo("/order/packages");
  await page
    .getByRole("group", { name: signedIn.say("orders:packages.package") })
    .locator("label")
    .last()
    .click();
  const ahead = page.waitForResponse("**/api/Order/List");
  await link(page, "/order/list").hover();
  await ahead;
  await signedIn.button("orders:packages.order").focus();
  await page.keyboard.press("Enter");
  await signedIn.arrivesAt(/^\/order\/list\?pay=/);
  const code = new URL(page.url()).searchParams.get("pay") ?? "";
  await page.getByRole("row").filter({ hasText: code }).first().waitFor({ state: "attached" });
});

/** Opens a screen, so that nothing that is asked ahead for it waits for its code. */
async function hasCodeOf(person: Person, path: string) {
  await person.goTo(START);
  await person.moveTo(path);
  await person.page.locator(`[data-machine="list"]:not([data-state*="loading"])`).waitFor();
}

/**
 * What all rows come to is asked for once they have come, and by nobody ahead; the messages by the frame, at times of its
 * own.
 */
function isOfScreen(request: string) {
  return !request.includes('"summary":true') && !request.includes("/api/Message/List");
}

function link(page: Page, path: string) {
  return page.locator(`a[href="${path}"]`).first();
}

/** Waits until a screen stands with what it read. */
async function stands(person: Person, path: string) {
  await person.arrivesAt(path);
  // The screen before stays until this one is drawn.
  await person.page.locator("#content h1:not([data-before])").first().waitFor();
  await person.page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [data-arriving]'));
}

/** Marks the titles of what stands there now, by which the next screen is told from it. */
async function markTitles(page: Page) {
  await page.evaluate(() => {
    for (const title of document.querySelectorAll("#content h1")) title.setAttribute("data-before", "");
  });
}

/**
 * What screens ask of the service meanwhile, and a little later: method, path and body, in their order.
 * @param from where it begins; null where the person is.
 * @param least so many requests are waited for.
 */
async function askedBy(person: Person, from: string | null, act: () => Promise<unknown>, least = 0) {
  const { page } = person;
  if (from !== null) {
    if (!page.url().startsWith(person.url)) {
      await page.clock.install();
      await person.goTo(from);
    } else if (new URL(page.url()).pathname !== from) {
      await markTitles(page);
      await person.moveTo(from);
    }
    await person.arrivesAt(from);
    await page.locator("#content h1:not([data-before])").first().waitFor();
    await page.waitForLoadState("networkidle");
    // It comes from what stands there.
    await page.locator("#content h1").first().hover();
    await markTitles(page);
  }
  const asked: string[] = [];
  const hear = (request: { url: () => string; method: () => string; postData: () => string | null }) => {
    const { pathname, search } = new URL(request.url());
    const isOwn = pathname.startsWith("/api/") && !/Notice|logout/.test(pathname);
    const said = [request.method(), pathname + search, request.postData() ?? ""].join(" ");
    if (isOwn && isOfScreen(said)) asked.push(said);
  };
  page.on("request", hear);
  await act();
  await page.clock.runFor(LONG);
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(least);
  await page.waitForLoadState("networkidle");
  page.off("request", hear);
  return asked;
}
