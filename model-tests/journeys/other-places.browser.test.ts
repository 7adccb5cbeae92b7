import { expect } from "vitest";
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
  expect(await page.getByRole("table").locator("time").first().getAttribute("datetime")).toMatch(/^\d{4}-.*Z$/);

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
