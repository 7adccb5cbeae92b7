import { expect } from "vitest";
import { userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import type { Person } from "#model-tests/browser/person.ts";

const isShownDark = ({ page }: Person) => page.evaluate(() => document.body.getAttribute("arco-theme") === "dark");

test("the theme toggles at once, and a reload keeps it (4.3)", async ({ visitor }) => {
  const { page, say } = visitor;
  const isDark = () => isShownDark(visitor);
  await visitor.goTo("/login");
  await visitor.seesHydrated();
  expect(await isDark()).toBe(false);

  await page.getByRole("button", { name: say("shell:theme.toDark") }).click();
  await expect.poll(isDark).toBe(true);
  await page.reload();
  expect(await isDark()).toBe(true);
  expect(await visitor.stored("arco-theme")).toBe("dark");

  await page.getByRole("button", { name: say("shell:theme.toLight") }).click();
  await expect.poll(isDark).toBe(false);
});

test("a menu that is open changes with the page (4.3)", async ({ signedIn }) => {
  const { page, say } = signedIn;
  await page.emulateMedia({ colorScheme: "dark" });
  await signedIn.goTo("/user/center");
  await userMenu(signedIn).button.click();
  const entry = page.getByRole("menuitem", { name: say("shell:user.signOut"), exact: true });
  const colour = () => entry.evaluate((element) => getComputedStyle(element).color);
  const inTheDark = await colour();

  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(colour).not.toBe(inTheDark);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(colour).toBe(inTheDark);
});

test.for(["/login", "/home"])(
  "the theme of %s follows the system until somebody chooses (4.3)",
  async (path, { visitor }) => {
    const { page } = visitor;
    const isDark = () => isShownDark(visitor);
    await visitor.goTo(path);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(isDark).toBe(true);

    const other = await visitor.newTab();
    await other.goto(`${visitor.url}/register`);
    await other.bringToFront();
    await other.getByRole("button", { name: visitor.say("shell:theme.toDark") }).click();
    await other.getByRole("button", { name: visitor.say("shell:theme.toLight") }).click();
    await expect.poll(isDark).toBe(false);
    await page.emulateMedia({ colorScheme: "light" });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await isDark()).toBe(false);
  },
);
