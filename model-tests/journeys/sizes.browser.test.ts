import { expect } from "vitest";
import { registrationForm, signInForm } from "#model-tests/browser/areas/account.ts";
import { applicationForm } from "#model-tests/browser/areas/applications.ts";
import { brokenWords } from "#model-tests/browser/broken-words.ts";
import { firstUnlessSweeps } from "#model-tests/browser/extent.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { isInViewport } from "#model-tests/browser/in-viewport.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import { HEIGHT, showAt, WIDEST } from "#model-tests/gallery/every-size.ts";
import { waitUntilStable } from "#model-tests/gallery/picture.ts";
import { holdTimers } from "#model-tests/situations/hold-timers.ts";

const LISTS = ["/order/list", "/bill/list", "/transaction/list", "/callback/list", "/app/list"];
/** The limit of cumulative layout shift (CLS). */
const MOST_SHIFT = 0.01;

sweep(
  "layout shift: none while a list loads, turns a page and opens a record (2.26, 9.6)",
  async ({ openConsole, demo }) => {
    for (const width of [WIDEST, 360]) {
      const person = await openConsole({ signedInAs: demo, viewport: { width, height: HEIGHT } });
      // How much a late typeface moves depends on the fonts of the machine.
      await person.page.route("**/api/**", async (route) => {
        // It is not used before the first paint.
        const loaded = person.page
          .waitForFunction(() => document.documentElement.dataset.painted !== undefined)
          .then(() => person.page.evaluate(() => document.fonts.load('1em "Inter Variable"')));
        // The next screen may be opened meanwhile.
        await loaded.catch(() => undefined);
        await route.continue();
      });
      for (const path of ["/order/list", "/transaction/list?page=2", "/bill/list?open=BILL100000"]) {
        await person.goto(path);
        await person.expectState("list", "shown");
        await waitUntilStable(person.page);
        expect(await person.page.evaluate(shifted), `${path} at ${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
      }
    }
  },
);

test("chart: it is as wide and as high as its place", { tags: ["9.9.b"] }, async ({ atDemo }) => {
  await atDemo.goto("/console/index");
  const chart = atDemo.page.locator("figure").getByRole("img").first();
  const [drawn, place] = await Promise.all([
    chart.boundingBox(),
    chart.locator("xpath=ancestor::figure/div").boundingBox(),
  ]);
  expect(drawn).toEqual(place);
  expect(place?.height).toBeGreaterThan(200);
});

test("phone: screen readers get every card of a long list (2.26)", async ({ openConsole, demo }) => {
  const person = await openConsole({ signedInAs: demo, viewport: { width: 360, height: HEIGHT } });
  const { page } = person;
  await person.goto("/bill/list");
  await person.expectState("list", "shown");
  await page.getByLabel("Rows per page").selectOption("50");
  const cards = page.getByRole("main").getByRole("list", { name: "Application bills" }).locator("> li");
  await expect.poll(() => cards.count()).toBe(50);
  // The accessibility tree, which lacks what is not laid out.
  const devTools = await page.context().newCDPSession(page);
  const heard = async () => {
    const { nodes } = await devTools.send("Accessibility.getFullAXTree");
    return nodes.filter(({ name }) => /^Details of BILL/.test(String(name?.value))).length;
  };
  await expect.poll(heard).toBe(50);
});

test("phone: a refusal of a form longer than the screen is in view, each time (8.2)", async ({
  openConsole,
  merchant,
  service,
}) => {
  const person = await openConsole({ signedInAs: merchant, viewport: { width: 360, height: 640 } });
  person.errors.allow(/Failed to load resource/);
  const { page } = person;
  await person.refuse("/api/App/Create", "2201", "No more applications.");
  await person.goto("/app/list?add=1");
  const form = applicationForm(person);
  await form.name.fill("Web shop");
  await form.address.fill("https://shop.example");
  for (const _ of ["the first", "another without a toast"]) {
    await Promise.all([page.waitForResponse("**/api/App/Create"), form.address.press("Enter")]);
    const refusal = page.getByRole("dialog").getByRole("alert");
    await expect.poll(() => isInViewport(refusal)).toBe(true);
    await form.address.scrollIntoViewIfNeeded();
  }

  const visitor = await openConsole({ viewport: { width: 360, height: 640 } });
  await visitor.goto("/register");
  const { email, code, password, repeat, sendCode, submit } = registrationForm(visitor);
  await email.fill("phone@merchant.example");
  await sendCode.click();
  await visitor.expectState("codeDelivery", "coolingDown");
  const sent = await service.latestCode("phone@merchant.example");
  for (const field of [password, repeat]) await field.fill("Lantern-orchard-58");
  for (const wrong of ["111111", "222222"].filter((other) => other !== sent)) {
    await code.fill(wrong);
    await Promise.all([visitor.page.waitForResponse("**/api/Register/*"), submit.click()]);
    await expect.poll(() => code.getAttribute("aria-invalid")).toBe("true");
    await hasFocus(code);
    // The toast of the first refusal is above it.
    const top = (await code.boundingBox())?.y;
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(600);
  }
});

test("toast: covers no button of the navbar (8.2, 2.35)", async ({ openConsole, merchant }) => {
  for (const width of [360, 1024]) {
    const person = await openConsole({ viewport: { width, height: HEIGHT } });
    await person.goto("/login");
    await holdTimers(person);
    await signInForm(person).signIn(merchant);
    await person.expectText("shell:notice.welcome");
    await person.expectPath("/console/index");
    await waitUntilStable(person.page);
    const buttons = await person.page.getByRole("banner").getByRole("button").all();
    expect(buttons.length).toBeGreaterThan(4);
    const seen = await Promise.all(buttons.map(async (one) => !(await one.isVisible()) || isInViewport(one)));
    expect(await person.page.getByText(person.t("shell:notice.welcome")).first().isVisible()).toBe(true);
    expect([width, ...seen]).toEqual([width, ...seen.map(() => true)]);
  }
});

test("record panel: the actions are visible without scrolling (2.28, 9.6)", async ({ atDemo: person }) => {
  const { page, t } = person;
  const letThrough = await holdRequests(page, /\/assets\/BillFacts-.*\.js$/);
  await person.goto("/bill/list?open=BILL100000");
  await person.expectState("resource", "loaded");
  await page.getByRole("status", { name: t("list:record.loading") }).waitFor();
  const actions = page.locator('[data-machine="resource"] > :last-child button');
  expect(await actions.first().isVisible()).toBe(false);
  letThrough();
  await actions.first().waitFor();
});

sweep("lists: a table that just fits does not alternate with cards (2.26)", async ({ openConsole, demo }) => {
  const person = await openConsole({ signedInAs: demo, viewport: { width: 600, height: HEIGHT } });
  const { page } = person;
  await person.goto("/bill/list");
  await person.expectState("list", "shown");
  const beside = await page.evaluate(() => {
    const list = document.querySelector('[data-machine="list"]');
    return window.innerWidth - (list?.clientWidth ?? Number.NaN);
  });
  // A table needs 34 rem, and has a border of 2 px in all.
  for (const width of [543, 544, 545, 546, 547]) {
    await page.setViewportSize({ width: width + beside, height: HEIGHT });
    await waitUntilStable(page);
    expect([width, await page.evaluate(changesInSomeFrames)]).toEqual([width, 0]);
  }
});

/** Runs in the page: counts how often tables appear or disappear. */
async function changesInSomeFrames(): Promise<number> {
  const count = () => document.querySelectorAll('[data-machine="list"] table').length;
  let [before, changes] = [count(), 0];
  for (let frame = 0; frame < 30; frame += 1) {
    await new Promise(requestAnimationFrame);
    const now = count();
    if (now !== before) changes += 1;
    before = now;
  }
  return changes;
}

/** Runs in the page: the cumulative layout shift since it was loaded. */
async function shifted(): Promise<number> {
  let sum = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += Number(Reflect.get(entry, "value"));
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift", buffered: true });
  for (let frame = 0; frame < 3; frame++) await new Promise((painted) => requestAnimationFrame(painted));
  add(observer.takeRecords());
  return sum;
}

const WITH_TAGS = ["/console/index", "/order/packages", ...LISTS];

sweep.for(["en-US", "th-TH", "zh-TW"] as const)(
  "%s: on a phone, at each text size, no status breaks within a word and package prices line up (2.25, 9.6)",
  { timeout: 120_000 },
  async (locale, { openConsole, demo }) => {
    const person = await openConsole({ signedInAs: demo, locale });
    const { page } = person;
    for (const size of [16, 20, 32]) {
      await showAt(page, { width: 360, size });
      for (const path of WITH_TAGS) {
        await person.goto(path);
        await page.locator(".tag").first().waitFor();
        expect(await page.evaluate(brokenWords, ".tag"), `${path}, text ${size} px`).toEqual([]);
      }
    }
    await showAt(page, { width: 1440, size: 16 });
    await person.goto("/order/packages");
    const prices = page.getByRole("radio").locator("xpath=..").locator("strong");
    await prices.first().waitFor();
    const tops = await prices.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
  },
);

test("phone: the picture of the landing page breaks no word (2.1, 9.6)", async ({ visitor }) => {
  const { page } = visitor;
  for (const size of [16, 20]) {
    await showAt(page, { width: 360, size });
    await visitor.goto("/home");
    await page.locator(".picture-confirming").waitFor();
    expect(await page.evaluate(brokenWords, ".picture-confirming")).toEqual([]);
  }
});

test.for(firstUnlessSweeps(["th-TH", "en-US", "ko-KR"] as const))(
  "%s: on a phone, no line breaks within a word or an amount (2.24, 9.6)",
  async (locale, { openConsole, demo }) => {
    const person = await openConsole({ signedInAs: demo, locale, viewport: { width: 360, height: HEIGHT } });
    const { page, t } = person;
    await person.goto("/console/index");
    const payRest = page.getByRole("link", { name: t("dashboard:attention.orderUnderpaid.act") }).last();
    await payRest.waitFor();
    expect(await page.evaluate(brokenWords, "h1, h2, h3, p, dt, dd, .tag")).toEqual([]);
    await payRest.click();
    await page.getByRole("dialog").getByRole("note").waitFor();
    expect(await page.evaluate(brokenWords, "[role=dialog] :is(h2, h3, p)")).toEqual([]);
  },
);
