import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import { axeFindings } from "#model-tests/browser/axe.ts";
import { close } from "#model-tests/browser/chromium.ts";
import { test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import { PageErrors } from "#model-tests/browser/page-errors.ts";
import { generate, picturePath, writeReport } from "#model-tests/engine/index.ts";
import { verificationModel } from "#model-tests/models/verification.ts";
import { PRODUCT } from "#model-tests/product.ts";
import { project } from "#tools/testing/project.ts";

test("report: works from one file, by keyboard, in both themes and on a small display", async ({ browser }) => {
  const folder = project({});
  const generated = [generate(verificationModel)];
  const picture = picturePath("verification", "open.typing", folder);
  mkdirSync(dirname(picture), { recursive: true });
  writeFileSync(picture, "");
  const walks = new Map([
    ["verification", { at: "", address: "", criterion: "guards" as const, total: 0, excluded: {}, paths: [] }],
  ]);
  const product = { ...PRODUCT, report: folder };
  await writeReport(product, { generated, broken: [], problems: new Map(), walks, base: null });
  const errors = new PageErrors();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  onTestFinished(() => close(context));
  await errors.watch(context);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const address = pathToFileURL(join(folder, "index.html")).href;
  await page.goto(address);
  const heading = (name: string) => page.getByRole("heading", { name, exact: true });
  await looksGood(page);

  // A search result leads to the transition and its details.
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.focus();
  await page.keyboard.type("x");
  await heading("Search: x").waitFor();
  await page.keyboard.press("Backspace");
  await heading("Machines").waitFor();
  await hasFocus(search);
  await page.keyboard.type("code is refused");
  await page.getByRole("link", { name: "check code answers: refused → open › typing" }).first().focus();
  await page.keyboard.press("Enter");
  await hasFocus(heading("check code answers, otherwise"));
  const details = await page.getByLabel("Details").innerText();
  for (const part of [
    "Requirements 4.5, 5.6",
    "code submitted → open › checking, code\ncheck code answers: refused → open › typing, code\n\nTo see it",
    'npm run paths:run -- --machine verification --through "open.checking: done checkCode (2) → open.typing"',
    "Outcomes\ncheck code answers: refused → open › typing, code",
    "verification, in open › typing, on its walk",
    "POST /api/Register/CheckCaptchaCode asked as checkCode",
    "a refusal stores the service's text (8.2) of every machine",
    "open › checking check code answers (refused) → open › typing 4.5, 5.6",
    'problem = { kind: "refused"',
    "code typed: something, code submitted, … (",
  ])
    expect(details).toContain(part);
  await looksGood(page);

  // The chart is one tab stop with arrow keys inside.
  const chosen = page.getByRole("link", { name: "check code answers [otherwise], from open.checking" });
  await chosen.focus();
  await page.keyboard.press("ArrowRight");
  await hasFocus(page.getByRole("link", { name: "state open.typing" }));
  await page.keyboard.press("Enter");
  await hasFocus(heading("open › typing"));

  await page.getByLabel("Details").getByRole("link", { name: "4.5", exact: true }).first().press("Enter");
  await hasFocus(heading("Requirement 4.5"));
  await looksGood(page);
  await page.getByRole("link", { name: "Requirements" }).first().press("Enter");
  await hasFocus(heading("Requirements"));
  await page.getByLabel("Show").selectOption("those that machines name");
  expect(await page.getByRole("table").getByRole("row").count()).toBeGreaterThan(3);
  await page.getByText(/^\d+ of \d\d+$/).waitFor();

  expect(asked).toEqual([address]);
  errors.expectNone();
});

/** axe finds nothing in both themes, and nothing overflows a small display. */
async function looksGood(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1440, height: 900 });
}
