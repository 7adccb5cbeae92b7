import { expect } from "vitest";
import { openPayment, payDialog } from "#model-tests/browser/areas/orders.ts";
import { test } from "#model-tests/browser/journey.ts";

test("two tabs: cancelling and finishing one order at once show the service's state in both (4.4)", async ({
  signedIn,
  openConsole,
  merchant,
  service,
}) => {
  const { code } = await service.newOrder(merchant);
  const other = await openConsole({ signedInAs: merchant });
  const payment = await openPayment(signedIn, code);
  const elsewhere = await openPayment(other, code);
  await payment.cancel.click();
  await payment.confirmCancel.waitFor();
  await Promise.all([payment.confirmCancel.click(), elsewhere.finish.click()]);
  await expect.poll(async () => (await service.order(merchant, code)).payStatus).not.toBe("pending");
  const { payStatus } = await service.order(merchant, code);
  const state = payStatus === "cancelled" ? "cancelled" : "waiting";
  await elsewhere.expectPaymentState(state);
  await payment.expectPaymentState(state);
  for (const { page } of [signedIn, other]) expect(await page.getByText("undefined").count()).toBe(0);
});

test("lists: a late answer to an earlier request is ignored (2.26)", async ({ signedIn, merchant, service }) => {
  const { code } = await service.newOrder(merchant);
  const early = Promise.withResolvers<void>();
  await signedIn.goto("/order/list");
  await signedIn.expectState("list", "shown");
  await signedIn.page.route("**/api/Order/List", async (route) => {
    const answer = await route.fetch();
    // The first request waits until the second one is answered.
    if (JSON.stringify(route.request().postDataJSON()).includes("nothing-like-it")) await early.promise;
    await route.fulfill({ response: answer }).catch(() => undefined);
  });
  await signedIn.navigate("/order/list?code=nothing-like-it");
  await signedIn.expectState("list", "loading");
  await signedIn.navigate(`/order/list?code=${code}`);
  await signedIn.expectState("list", "shown");
  early.resolve();
  await signedIn.page.getByRole("cell", { name: code }).first().waitFor();
  await signedIn.expectState("list", "shown");
  expect(await signedIn.page.getByText(signedIn.t("list:noMatch")).count()).toBe(0);
});

// In minutes: an hour, a day and ten years.
test.for([-60, 60, -1_440, 1_440, -5_256_000, 5_256_000])(
  "clock %i minutes off: the time left to pay is correct (4.4)",
  async (minutes, { openConsole, merchant, service }) => {
    const { code } = await service.newOrder(merchant);
    const person = await openConsole({ signedInAs: merchant });
    await person.page.clock.install({ time: Date.now() + minutes * 60_000 });
    await person.goto(`/order/list?pay=${code}`);
    const payment = payDialog(person, code);
    await payment.finish.waitFor();
    expect(await person.page.getByRole("timer").innerText()).toMatch(/^(30:00|29:\d\d)$/);
    await person.page.clock.fastForward("05:00");
    await expect.poll(() => person.page.getByRole("timer").innerText()).toMatch(/^2[45]:\d\d$/);
  },
);

test("new release: asks before it reloads a partly filled form (8.4)", async ({ signedIn, merchant }) => {
  const { page } = signedIn;
  await page.route("**/version.json", (route) => route.fulfill({ json: { release: "another" } }));
  await signedIn.goto("/help/developers");
  const body = page.getByLabel(signedIn.t("help:checker.body"), { exact: true });
  const typed = `{"merchant":"${merchant.user.id}"`;
  await body.fill(typed);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await signedIn.button("release:reload").click();
  await signedIn.expectState("release", "confirming");
  // A missing script of the old release does not reload the page either.
  await page.evaluate(() => dispatchEvent(new Event("vite:preloadError", { cancelable: true })));
  await signedIn.button("release:keep").click();
  await signedIn.machine("release").waitFor({ state: "detached" });
  expect(await body.inputValue()).toBe(typed);
});
