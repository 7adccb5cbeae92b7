import { expect } from "vitest";
import { addressesOf } from "#model-tests/browser/areas/every-screen.ts";
import { test } from "#model-tests/browser/journey.ts";

/** The merchant's screens; help pages and the payment demo have no figures of the merchant. */
const SCREENS = new Set(addressesOf("merchant").map((address) => address.replace(/\?.*/, "")));
for (const path of SCREENS) if (/^\/(help|demo)/.test(path)) SCREENS.delete(path);

/** Wrong texts for figures of 0, such as NaN or an invalid date. */
const SILLY =
  /\b0\s*(?:\/|of|out of)\s*0\b|\bNaN\b|Infinity|\b0 (?:days?|months?|hours?|minutes?|ms)\b|\blast 0\b|\b0 sec\b(?!\. ago)|\bHTTP 0\b|(?<![\d:])0:00(?![:\d])|\bof 0$|undefined|null/m;

test("all figures 0: each screen shows correct texts and no division by zero", {
  timeout: 120_000,
}, async ({ atDemo: person }) => {
  const { page } = person;
  // Contract warnings are expected once.
  person.errors.allow(/at resData\.(total|items\.terms\.months) /);
  await page.route("**/api/**", async (route) => {
    // The sandbox may close an idle connection.
    const response = await route.fetch({ maxRetries: 1 });
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, resData: zeroed(body.resData) } });
  });
  const found: string[] = [];
  const look = async (where: string) => {
    await page.waitForLoadState("networkidle");
    const text = await page.evaluate(() => document.body.innerText);
    for (const line of text.split("\n")) if (SILLY.test(line)) found.push(`${where}: ${line}`);
  };
  for (const path of SCREENS) {
    await person.goto(path);
    await page.getByRole("heading", { level: 1 }).filter({ visible: true }).first().waitFor();
    await look(path);
    const first = page.getByRole("button", { name: /^Details of/ }).first();
    if (!(await first.isVisible())) continue;
    await first.click();
    await page.getByRole("dialog").waitFor();
    await look(`${path}, a record`);
  }
  expect(SCREENS.size).toBeGreaterThan(12);
  expect(found).toEqual([]);
});

/** The answer with every number and amount set to 0. */
function zeroed(sent: unknown): unknown {
  if (typeof sent === "number") return 0;
  if (typeof sent === "string") return /^\d+\.\d+$/.test(sent) ? "0.00" : sent;
  if (Array.isArray(sent)) return sent.map(zeroed);
  if (typeof sent !== "object" || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, name === "id" ? value : zeroed(value)]));
}
