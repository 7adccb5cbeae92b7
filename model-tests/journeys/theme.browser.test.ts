import { expect } from "vitest";
import { test } from "../browser/journey.ts";

test("the theme toggles at once, and a reload keeps it (4.3)", async ({ visitor }) => {
  const { page, say } = visitor;
  const isDark = () => page.evaluate(() => document.body.getAttribute("arco-theme") === "dark");
  await visitor.goTo("/login");
  expect(await isDark()).toBe(false);

  await page.getByRole("button", { name: say("shell:theme.toDark") }).click();
  await expect.poll(isDark).toBe(true);
  await page.reload();
  expect(await isDark()).toBe(true);
  expect(await visitor.stored("arco-theme")).toBe("dark");

  await page.getByRole("button", { name: say("shell:theme.toLight") }).click();
  await expect.poll(isDark).toBe(false);
});
