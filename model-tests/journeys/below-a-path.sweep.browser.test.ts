import { expect } from "vitest";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { test } from "#model-tests/browser/journey.ts";
import { serveUnderPath } from "#model-tests/browser/serve-under-path.ts";
import { Service } from "#model-tests/browser/service.ts";

test("sub-path: pages, console, links and calls stay below it, without console messages (2.1, 2.20, 4.1, 9.6)", async ({
  openConsole,
  onTestFinished,
}) => {
  const { url, stop } = await serveUnderPath("/merchant/");
  onTestFinished(stop);
  const merchant = await new Service(url).newMerchant();
  const person = await openConsole({ url });
  const { page, t } = person;
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${url}/`)) outside.push(request.url());
  });

  await person.goto("/home");
  await page.getByRole("link", { name: "ภาษาไทย" }).or(page.locator('[data-choose-locale="th-TH"]')).last().click();
  await person.expectPath("/merchant/home/th-TH");
  await person.goto("/home");
  await person.expectPath("/merchant/home/th-TH");
  await page.locator('[data-choose-locale="en-US"]').last().click();
  await person.expectPath("/merchant/home");
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await person.expectPath("/merchant/login");

  // The guard returns to the requested address.
  await person.goto("/demo01");
  await person.expectPath("/merchant/login?redirect=demo01");
  await person.goto("/order/list?page=2");
  await person.expectPath("/merchant/login?redirect=orderList&page=2");
  await person.waitForHydration();
  await signInForm(person).signIn(merchant);
  await person.expectPath("/merchant/order/list?page=2");
  await person.expectState("list", "empty");

  await page
    .getByRole("navigation")
    .getByRole("link", { name: t("frame:menu.applications") })
    .click();
  await person.expectPath("/merchant/app/list");
  await person.expectState("list", "empty");
  await page.reload();
  await person.expectState("list", "empty");
  await page.goBack();
  await person.expectPath("/merchant/order/list?page=2");
  await person.goto("/redirect/user/center");
  await person.expectPath("/merchant/user/center");
  await person.goto("/demo01");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await person.goto("/nowhere");
  await page
    .getByRole("link", { name: t("site:notFound.back") })
    .or(page.locator("main a"))
    .first()
    .click();
  await person.expectPath(/^\/merchant\//);
  await page.waitForLoadState("networkidle");

  await userMenu(person).choose("shell:user.signOut");
  await person.expectPath(/^\/merchant\/login/);
  await person.expectExactText("Logout succeed");
  expect(outside).toEqual([]);
});
