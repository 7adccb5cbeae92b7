import { expect } from "vitest";
import { test } from "../browser/journey.ts";
import type { Person } from "../browser/person.ts";

test("the tab bar keeps the screens that were opened, by keyboard and over a reload, until the sign-out (2.39, 3.4, 4.1)", async ({
  comeIn,
  merchant,
}) => {
  const person = await comeIn({ signedInAs: merchant, locale: "zh-TW" });
  const { page, say } = person;
  await person.goTo("/user/center");
  await page.evaluate(switchTabBarOn);
  await page.reload();
  const { tabs, titles, menu } = tabBar(person);
  const [WORKPLACE, USER, ORDERS] = [
    say("frame:menu.dashboard.workplace"),
    say("frame:menu.userCenter"),
    say("frame:menu.orders"),
  ];
  await person.sees("tabs", "open");
  expect(await titles()).toEqual([WORKPLACE, USER]);

  // Unique by the full path, which keeps the query.
  await page.getByRole("link", { name: ORDERS }).first().click();
  await person.arrivesAt("/order/list");
  await expect.poll(titles).toEqual([WORKPLACE, USER, ORDERS]);
  await page.reload();
  await expect.poll(titles).toEqual([WORKPLACE, USER, ORDERS]);

  // The arrows move between tabs, Alt and Shift with them move the tab, Delete closes it.
  await tabs.nth(2).getByRole("link").focus();
  await page.keyboard.press("Alt+Shift+ArrowLeft");
  await expect.poll(titles).toEqual([WORKPLACE, ORDERS, USER]);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Delete");
  await expect.poll(titles).toEqual([WORKPLACE, ORDERS]);

  // The menu of the active tab refuses what would close nothing, and reloads the screen.
  await tabs
    .nth(1)
    .getByRole("button", { name: say("tabs:menuOf", { title: ORDERS }) })
    .press("Enter");
  const entry = (key: string) => menu(ORDERS).getByRole("menuitem", { name: say(key), exact: true });
  await entry("tabs:reload").waitFor();
  expect(await entry("tabs:close.left").getAttribute("aria-disabled")).toBe("true");
  expect(await entry("tabs:close.right").getAttribute("aria-disabled")).toBe("true");
  const asked = page.waitForRequest("**/api/Order/List");
  await entry("tabs:reload").click();
  await asked;

  // The middle button closes; the first tab stays.
  await tabs.nth(1).click({ button: "middle" });
  await person.arrivesAt("/dashboard/workplace");
  await tabs.nth(0).click({ button: "middle" });
  expect(await titles()).toEqual([WORKPLACE]);
  await person.goTo("/user/center");
  await expect.poll(titles).toEqual([WORKPLACE, USER]);
  await page.getByRole("button", { name: say("shell:user.menuOf", { name: "" }) }).click();
  await page.getByRole("menuitem", { name: say("shell:user.signOut") }).click();
  await person.arrivesAt(/^\/login/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("open-tabs"))).toBe(null);
});

function tabBar({ page, say }: Person) {
  const bar = page.getByRole("navigation", { name: say("tabs:label") });
  return {
    tabs: bar.getByRole("listitem"),
    titles: () => bar.getByRole("link").allTextContents(),
    menu: (title: string) => page.getByRole("menu", { name: say("tabs:menuOf", { title }) }),
  };
}

/** Runs in the page: what the settings drawer keeps when the tab bar is switched on (2.37). */
function switchTabBarOn() {
  localStorage.setItem("settings", JSON.stringify({ tabBar: true }));
}
