import { expect } from "vitest";
import { signInForm, userMenu } from "#model-tests/browser/areas/account.ts";
import { serveBelow } from "#model-tests/browser/below-path.ts";
import { test } from "#model-tests/browser/journey.ts";
import { Service } from "#model-tests/browser/service.ts";

test("below a path the pages, the console, its links and its calls stay there, and it is quiet (2.1, 2.20, 4.1, 9.6)", async ({
  comeIn,
  onTestFinished,
}) => {
  const { url, stop } = await serveBelow("/merchant/");
  onTestFinished(stop);
  const merchant = await new Service(url).newMerchant();
  const person = await comeIn({ url });
  const { page, say } = person;
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${url}/`)) outside.push(request.url());
  });

  // The public pages, each in each language, and the way in.
  await person.goTo("/home");
  await page.getByRole("link", { name: "ภาษาไทย" }).or(page.locator('[data-choose-locale="th-TH"]')).last().click();
  await person.arrivesAt("/merchant/home/th-TH");
  await person.goTo("/home");
  await person.arrivesAt("/merchant/home/th-TH");
  await page.locator('[data-choose-locale="en-US"]').last().click();
  await person.arrivesAt("/merchant/home");
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await person.arrivesAt("/merchant/login");

  // The guard leads back to where one wanted to go, as it stands in the address bar.
  await person.goTo("/demo01");
  await person.arrivesAt("/merchant/login?redirect=demo01");
  await person.goTo("/order/list?page=2");
  await person.arrivesAt("/merchant/login?redirect=orderList&page=2");
  await person.seesHydrated();
  await signInForm(person).signIn(merchant);
  await person.arrivesAt("/merchant/order/list?page=2");
  await person.sees("list", "empty");

  // Within the console, over a reload, and back in the history.
  await page
    .getByRole("navigation")
    .getByRole("link", { name: say("frame:menu.applications") })
    .click();
  await person.arrivesAt("/merchant/app/list");
  await person.sees("list", "empty");
  await page.reload();
  await person.sees("list", "empty");
  await page.goBack();
  await person.arrivesAt("/merchant/order/list?page=2");
  await person.goTo("/redirect/user/center");
  await person.arrivesAt("/merchant/user/center");
  await person.goTo("/demo01");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await person.goTo("/nowhere");
  await page
    .getByRole("link", { name: say("site:notFound.back") })
    .or(page.locator("main a"))
    .first()
    .click();
  await person.arrivesAt(/^\/merchant\//);
  await page.waitForLoadState("networkidle");

  await userMenu(person).choose("shell:user.signOut");
  await person.arrivesAt(/^\/merchant\/login/);
  await person.readsLiterally("Logout succeed");
  expect(outside).toEqual([]);
});
