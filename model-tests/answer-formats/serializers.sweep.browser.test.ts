import { expect } from "vitest";
import { signInForm } from "#model-tests/browser/areas/account.ts";
import { sweep } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { MERCHANT } from "./answers.ts";
import { contractedService, PLATFORMS } from "./contracted-service.ts";
import { expectSettled } from "./journeys.ts";
import { checkEveryScreen } from "./screens.ts";

/* Every screen and the record of each list, at a service that has every call and writes its answers as a platform does. */

/** The platform whose lists are not paged. */
const UNPAGED = "Flask";

for (const platform of PLATFORMS) {
  sweep(
    `every screen is complete and stable with answers as ${platform} writes them`,
    async ({ openConsole }) => {
      const person = await openConsole();
      await person.goto("/login");
      await contractedService(person, platform, platform === UNPAGED ? 1_500 : undefined);
      await signInForm(person).signIn(MERCHANT);
      await person.expectPath("/console/index");
      await checkEveryScreen(person, () => lookAround(person));
      await person.page.setViewportSize({ width: 360, height: 800 });
      await person.button("shell:theme.toLight").click();
      await checkEveryScreen(person, () => lookAround(person));
    },
    240_000,
  );
}

/** Opens the first record of a list, and checks width and page size. */
async function lookAround(person: Person) {
  const { page } = person;
  const details = page
    .getByRole("main")
    .getByRole("button", { name: "Details" })
    .or(page.getByRole("link", { name: "Details" }));
  const first = details.filter({ visible: true }).first();
  if (await first.isVisible()) {
    await first.click();
    await expectSettled(person);
  }
  const words = await page.locator("body").innerText();
  expect(words).not.toMatch(/undefined|NaN|\[object|Invalid Date|could not be (read|loaded)/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await page.locator("main tbody tr").count()).toBeLessThanOrEqual(200);
  await page.keyboard.press("Escape");
}
