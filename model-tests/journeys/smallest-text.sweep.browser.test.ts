import { expect } from "vitest";
import { SharedChromium } from "#model-tests/browser/chromium.ts";
import { test as journey } from "#model-tests/browser/journey.ts";
import { layoutDefects } from "#model-tests/browser/layout-defects.ts";
import { waitUntilStable } from "#model-tests/gallery/picture.ts";

const PATHS = [
  "/home",
  "/products/enterprise-pack",
  "/console/index",
  "/order/packages",
  "/order/list",
  "/bill/list",
  "/transaction/list",
  "/callback/list",
  "/app/list",
  "/wallet",
  "/mycurrency/list",
  "/user/center",
];
/** CSS pixels. */
const WIDTHS = [320, 360, 600, 780, 1024, 1280, 1440];

const SMALLEST = 16;

/** The browser's minimum font size enlarges letters, but not `rem` or media queries. */
const test = journey
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs.
  .extend("chromium", { scope: "worker" }, async ({}, { onCleanup }) => {
    const chromium = new SharedChromium({ smallestText: SMALLEST });
    onCleanup(() => chromium.stop());
    return chromium;
  });

test("minimum font size of 16 px: no amount is cut and every action is visible (2.26, 9.6)", {
  timeout: 600_000,
}, async ({ openConsole, service }) => {
  const demo = await service.signIn("demo@merchant.example", "Demo1234pay");
  const person = await openConsole({ signedInAs: demo });
  const { page } = person;
  const found: string[] = [];
  for (const path of PATHS) {
    await person.goto(path);
    await waitUntilStable(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilStable(page);
      const missed = await page.evaluate(layoutDefects);
      found.push(...missed.map((line) => `${path}, ${width} px: ${line}`));
    }
  }
  expect(found).toEqual([]);
});
