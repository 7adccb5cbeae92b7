import { expect } from "vitest";
import { openPayment, packageChoice } from "#model-tests/browser/areas/orders.ts";
import { FAULT_ERRORS, failOnce, oneOfEachFamily } from "#model-tests/browser/faulty-service.ts";
import { sweep, test } from "#model-tests/browser/journey.ts";
import { hasFocus } from "#model-tests/browser/keyboard.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "#model-tests/situations/hold-timers.ts";

test("ordering: each failure is explained, keeps the selection, and trying again orders once (2.25, 8.2, 8.4)", async ({
  signedIn,
  merchant,
  service,
}) => {
  signedIn.errors.allow(...FAULT_ERRORS);
  await signedIn.goto("/order/packages");
  const choice = packageChoice(signedIn);
  await choice.cards.first().click();
  for (const { kind, apply } of oneOfEachFamily(0)) {
    const { happened } = await failOnce(signedIn.page, "/api/Order/Create", apply);
    await choice.order.click();
    await happened;
    await signedIn.expectState("orderPlacement", "choosing");
    await notice(signedIn).waitFor();
    expect(await choice.packages.first().isChecked(), kind).toBe(true);
  }

  // The answer of a successful call is lost; the retry returns the same order.
  await signedIn.page.route(
    "**/api/Order/Create",
    async (route) => {
      await route.fetch();
      await route.abort("connectionaborted");
    },
    { times: 1 },
  );
  await choice.order.click();
  await signedIn.expectState("orderPlacement", "choosing");
  await choice.order.click();
  await signedIn.expectPath(/^\/order\/list\?pay=/);
  expect(await service.orders(merchant)).toHaveLength(1);
});

test("ordering: three clicks place one order (2.25)", async ({ signedIn, merchant, service }) => {
  await signedIn.goto("/order/packages");
  const choice = packageChoice(signedIn);
  await choice.cards.first().click();
  await choice.order.click({ clickCount: 3 });
  await signedIn.expectPath(/^\/order\/list\?pay=/);
  expect(await service.orders(merchant)).toHaveLength(1);
});

test("ordering: without a package, a message asks for one (5.8, 8.9)", { tags: ["5.8.a", "8.9.a"] }, async ({
  signedIn,
  merchant,
  service,
}) => {
  await signedIn.goto("/order/packages");
  await packageChoice(signedIn).order.click();
  await signedIn.expectExactText("Please select the current package first");
  expect(await service.orders(merchant)).toEqual([]);
});

test("Finish Pay: each failure is explained, and trying again finishes once (4.4, 8.4)", async ({
  signedIn,
  merchant,
  service,
}) => {
  signedIn.errors.allow(...FAULT_ERRORS);
  const { code } = await service.newOrder(merchant);
  const payment = await openPayment(signedIn, code);
  for (const { kind, apply } of oneOfEachFamily(1)) {
    const { happened } = await failOnce(signedIn.page, "/api/Order/FinishPayment", apply);
    await payment.finish.click();
    await happened;
    await payment.expectPaymentState('{"pending":"open"}');
    await notice(signedIn).waitFor();
    await hasFocus(payment.finish);
    expect((await service.order(merchant, code)).payStatus, kind).toBe("pending");
  }
  await payment.finish.click();
  await payment.expectPaymentState("waiting");
  await payment.offer.waitFor();
});

sweep(
  "pay dialog: a failed refresh keeps what was shown, and the next one updates it (4.4, 8.4)",
  async ({ signedIn, merchant, service }) => {
    signedIn.errors.allow(...FAULT_ERRORS);
    const { code } = await service.newOrder(merchant);
    const payment = await openPayment(signedIn, code);
    await payment.expectPaymentState('{"pending":"open"}');
    await signedIn.expectState("orderPayment", '"poll":"idle"');
    for (const { apply } of oneOfEachFamily(2)) {
      const { happened } = await failOnce(signedIn.page, "/api/Order/Detail", apply);
      await signedIn.page.clock.fastForward(10_000);
      await happened;
      await signedIn.expectText("orders:pay.stale");
      expect(await payment.finish.isVisible()).toBe(true);
      await payment.retry.click();
      await payment.dialog.getByText(signedIn.t("orders:pay.stale")).waitFor({ state: "hidden" });
      await signedIn.expectState("orderPayment", '"poll":"idle"');
    }
  },
);

sweep("slow service: a loading state is shown, then the answer (8.4)", async ({ signedIn, merchant, service }) => {
  await service.newOrder(merchant);
  const answers = Promise.withResolvers<void>();
  await signedIn.page.route("**/api/Order/List", async (route) => {
    await answers.promise;
    await route.continue();
  });
  await signedIn.goto("/order/list");
  await signedIn.expectState("list", "loading");
  await signedIn.page
    .getByRole("status")
    .filter({ hasText: signedIn.t("list:loading") })
    .waitFor({ state: "attached" });
  answers.resolve();
  await signedIn.expectState("list", "shown");
});

sweep("errCode 3000 counts as success (8.1)", async ({ signedIn }) => {
  await signedIn.page.route("**/api/Order/List", (route) =>
    route.fulfill({ json: { success: false, errCode: "3000", errMsg: "", resData: { items: [], total: 0 } } }),
  );
  await signedIn.goto("/order/list");
  await signedIn.expectState("list", "empty");
});

test("error message: each errCode is shown once per page load, with the service's text (8.2, 8.14)", {
  tags: ["8.2.d", "8.2.a", "8.14.a"],
}, async ({ signedIn }) => {
  const refusal = { success: false, errCode: "7777", errMsg: "The moon is in the way" };
  const answers = Promise.withResolvers<void>();
  await signedIn.page.route("**/api/Order/List", async (route) => {
    await answers.promise;
    await route.fulfill({ json: refusal });
  });
  await signedIn.goto("/order/list");
  await holdTimers(signedIn);
  answers.resolve();
  const messages = signedIn.page.getByRole("alert").and(signedIn.page.locator(":not(main *)"));
  const told = messages.filter({ hasText: refusal.errMsg });
  await told.waitFor();
  const again = signedIn.page.waitForResponse("**/api/Order/List");
  await signedIn.button("shell:error.retry").click();
  await (await again).finished();
  await signedIn.expectState("list", "failed");
  expect(await told.count()).toBe(1);
});

test("missing script: asks for a reload and keeps the input (8.4)", async ({ signedIn }) => {
  signedIn.errors.allow(/Failed to load resource/);
  // Blocked from the start, because the console prefetches it.
  await signedIn.page.route(/\/assets\/OrdersScreen.*\.js$/, (route) => route.fulfill({ status: 404, body: "" }));
  await signedIn.goto("/console/index");
  await signedIn.expectState("session", "signedIn");
  await signedIn.page
    .getByRole("link", { name: signedIn.t("frame:menu.orders") })
    .first()
    .click();
  const reload = signedIn.button("shell:error.reload");
  await reload.waitFor();
  await signedIn.page.unrouteAll();
  await reload.click();
  await signedIn.expectState("list", "empty");
});

/** The problem shown in place. */
function notice({ page }: Person) {
  return page.getByRole("alert").filter({ visible: true }).first();
}
