import { expect } from "vitest";
import { firstUnlessSweeps } from "#model-tests/browser/extent.ts";
import { test } from "#model-tests/browser/journey.ts";

test("translator: a translated page works, with codes and amounts unchanged", async ({ atDemo: demo }) => {
  const { page } = demo;
  await demo.goto("/order/list");
  await demo.expectState("list", "shown");
  // Until it comes, the totals are those of the page.
  await page
    .getByText(/total of all/)
    .first()
    .waitFor();
  const exact = () => page.locator("#content [translate=no]").allInnerTexts();
  const before = await exact();
  await page.evaluate(translate);
  expect(await exact()).toEqual(before);
  expect(before.length).toBeGreaterThan(10);

  await page.getByRole("columnheader").getByRole("button").first().click();
  await demo.expectState("list", "shown");
  await page
    .getByRole("button", { name: /Details of/ })
    .first()
    .click();
  await page.getByRole("dialog").waitFor();
  await page.evaluate(translate);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("search").getByRole("searchbox").first().fill("nothing-like-it");
  await page.keyboard.press("Enter");
  await demo.expectPath(/keyword=nothing-like-it/);
  await demo.expectState("list", "noMatch");
});

test.for(
  firstUnlessSweeps([
    ["Asia/Kolkata", "GMT+5:30", "T18:30:00.000Z", "T18:29:59.999Z"],
    ["Asia/Kathmandu", "GMT+5:45", "T18:15:00.000Z", "T18:14:59.999Z"],
    ["America/St_Johns", "GMT-", "T03:30:00.000Z", "T03:29:59.999Z"],
  ] as const),
)(
  "time zone %s: times show the half-hour offset, and days begin at local midnight (2.26)",
  async ([timeZone, named, from, until], { openConsole, demo }) => {
    const person = await openConsole({ signedInAs: demo, timeZone });
    await person.goto("/bill/list");
    await person.expectState("list", "shown");
    expect(await person.page.getByRole("table").locator("time").first().innerText()).toContain(named);
    const [request] = await Promise.all([
      person.page.waitForRequest(
        (one) => one.url().endsWith("/api/Bill/List") && (one.postData() ?? "").includes("createdFrom"),
      ),
      person.navigate("/bill/list?createdFrom=2026-01-10&createdUntil=2026-01-10"),
    ]);
    const asked = request.postDataJSON();
    expect([asked.createdFrom.slice(10), asked.createdUntil.slice(10)]).toEqual([from, until]);
  },
);

test("Thai calendar: Buddhist years are shown, but not sent or used in addresses (9.6)", async ({
  openConsole,
  demo,
}) => {
  const person = await openConsole({ signedInAs: demo, locale: "th-TH" });
  const { page, t } = person;
  await person.goto("/bill/list");
  await person.expectState("list", "shown");
  expect(await page.getByRole("table").locator("time").first().innerText()).toMatch(/25\d\d/);
  expect(await page.getByRole("table").locator("time").first().getAttribute("datetime")).toMatch(/^20\d\d-/);
  await page
    .getByRole("search")
    .getByRole("button", { name: t("bills:created") })
    .click();
  await person.button("list:days.today").click();
  await expect.poll(() => new URL(page.url()).searchParams.get("createdFrom")).toMatch(/^20\d\d-\d\d-\d\d$/);
  await person.expectState("list", "shown");
});

test("right-to-left name: does not change the order of its code or the page (2.27)", async ({
  signedIn,
  merchant,
  service,
}) => {
  const { page } = signedIn;
  const NAME = "متجر الشاي 7";
  const { code } = await service.newApplication(merchant, { name: NAME });
  await signedIn.goto(`/app/list?search=${encodeURIComponent("الشاي")}`);
  await signedIn.expectState("list", "shown");
  const cell = page.getByRole("cell", { name: code }).first();
  expect(await cell.innerText()).toMatch(new RegExp(`${NAME}\\s+${code}`));
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe("ltr");
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole("button", { name: signedIn.t("list:detailsOf", { code }) }).click();
  await page.getByRole("dialog").getByText(code, { exact: true }).first().waitFor();
});

/** Wraps each text in two elements, as Google Translate does. */
function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("[translate=no], script, style, font, textarea, select"))
      continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `~${text.data}`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
