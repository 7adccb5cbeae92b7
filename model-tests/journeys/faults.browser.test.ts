import { expect } from "vitest";
import { packageChoice } from "#model-tests/browser/areas/orders.ts";
import { holdRequests } from "#model-tests/browser/hold-requests.ts";
import { test } from "#model-tests/browser/journey.ts";
import { FAULT_ERRORS } from "#model-tests/browser/page-errors.ts";
import type { Person } from "#model-tests/browser/person.ts";
import { holdTimers } from "#model-tests/situations/hold-timers.ts";

test("ordering: when the answer was lost, three more clicks still place one order (2.25, 8.4)", async ({
  signedIn,
  merchant,
  service,
}) => {
  signedIn.errors.allow(...FAULT_ERRORS);
  await signedIn.goto("/order/packages");
  const choice = packageChoice(signedIn);
  await choice.cards.first().click();
  await signedIn.page.route(
    "**/api/Order/Create",
    async (route) => {
      await route.fetch();
      await route.abort("connectionaborted");
    },
    { times: 1 },
  );
  await choice.order.click();
  await notice(signedIn).waitFor();
  await signedIn.expectState("orderPlacement", "choosing");
  expect(await choice.packages.first().isChecked()).toBe(true);
  await choice.order.click({ clickCount: 3 });
  await signedIn.expectPath(/^\/order\/list\?pay=/);
  expect(await service.orders(merchant)).toHaveLength(1);
});

test("error message: each errCode is shown once per page load, with the service's text (8.2, 8.14)", {
  tags: ["8.2.d", "8.2.a", "8.14.a"],
}, async ({ signedIn }) => {
  const refusal = { success: false, errCode: "7777", errMsg: "The moon is in the way" };
  const refuse = await holdRequests(signedIn.page, "**/api/Order/List", (route) => route.fulfill({ json: refusal }));
  await signedIn.goto("/order/list");
  await holdTimers(signedIn);
  refuse();
  const messages = signedIn.page.getByRole("alert").and(signedIn.page.locator(":not(main *)"));
  const told = messages.filter({ hasText: refusal.errMsg });
  await told.waitFor();
  const again = signedIn.page.waitForResponse("**/api/Order/List");
  await signedIn.button("shell:error.retry").click();
  await (await again).finished();
  await signedIn.expectState("list", "failed");
  expect(await told.count()).toBe(1);
});

/** The problem shown in place. */
function notice({ page }: Person) {
  return page.getByRole("alert").filter({ visible: true }).first();
}
