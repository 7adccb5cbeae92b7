import { expect } from "vitest";
import { userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

const isShownDark = ({ page }: Person) => page.evaluate(() => document.body.getAttribute("arco-theme") === "dark");

test("theme: two quick clicks restore the first theme (4.3)", { tags: ["4.3.a", "1.2.c", "2.35.a"] }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.goto("/login");
  await visitor.waitForHydration();
  await page.getByRole("button", { name: "Change to the dark theme" }).click();
  await expect.poll(() => isShownDark(visitor)).toBe(true);

  await page.getByRole("button", { name: "Change to the light theme" }).evaluate(async (button: HTMLElement) => {
    button.click();
    await Promise.resolve();
    button.click();
    // Two frames, so that all updates are rendered.
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await new Promise((done) => setTimeout(done));
  });
  expect(await isShownDark(visitor)).toBe(true);
  expect(await visitor.stored("arco-theme")).toBe("dark");
  await page.getByRole("button", { name: "Change to the light theme" }).waitFor();
});

test("theme: an open menu follows the page and the system theme (4.3)", async ({ signedIn }) => {
  const { page, t } = signedIn;
  await page.emulateMedia({ colorScheme: "dark" });
  await signedIn.goto("/user/center");
  await signedIn.expectState("session", "settled");
  expect(await isShownDark(signedIn)).toBe(false);
  await signedIn.button("frame:settings").click();
  await page.getByLabel("Theme", { exact: true }).selectOption("As the system");
  await expect.poll(() => isShownDark(signedIn)).toBe(true);
  await signedIn.button("settings:close").last().click();
  await userMenu(signedIn).button.click();
  const entry = page.getByRole("menuitem", { name: t("shell:user.signOut"), exact: true });
  const colour = () => entry.evaluate((element) => getComputedStyle(element).color);
  const inTheDark = await colour();

  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(colour).not.toBe(inTheDark);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(colour).toBe(inTheDark);
});
