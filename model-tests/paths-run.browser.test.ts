import { expect } from "vitest";
import { test } from "./browser/journey.ts";
import { writeReport } from "./reporting/write-report.ts";
import { checkBrowserModel } from "./walk/browser-model.ts";
import { expectMark } from "./walk/marked-state.ts";
import { orderPaymentWalk } from "./walk/order-payment-walk.ts";
import { browserPaths, walkPath } from "./walk/walk.ts";
import { failuresOf, walkEverything } from "./walk/walk-everything.ts";

/** Long enough to look more than once, in milliseconds. */
const SHORT_TIMEOUT = 200;

test("every third generated path of the session and the payment is walked in a real browser (4.1, 4.4, 8.3)", async ({
  browser,
  service,
}) => {
  const { report, gaps } = await walkEverything(browser, service.url, (path) => path % 3 === 1);
  writeReport(report);
  expect(gaps).toEqual([]);
  expect(failuresOf(report)).toEqual([]);
}, 300_000);

test("an executor, a sight or an offer that is missing is refused by name", () => {
  const { FINISH_PAY: _, ...executors } = orderPaymentWalk.executors;
  const { "payment.paid": __, ...sights } = orderPaymentWalk.sights;
  const { OFFER_ACCEPTED: ___, ...offers } = orderPaymentWalk.offers;
  expect(() => checkBrowserModel({ ...orderPaymentWalk, executors })).toThrow("no executor for FINISH_PAY");
  expect(() => checkBrowserModel({ ...orderPaymentWalk, sights })).toThrow("no sight for payment.paid");
  expect(() => checkBrowserModel({ ...orderPaymentWalk, offers })).toThrow("no offer for OFFER_ACCEPTED");
});

test("a screen that shows another state than expected fails its path", async ({ browser, service }) => {
  const paths = browserPaths(orderPaymentWalk);
  const [path] = paths.paths;
  if (path === undefined) throw new Error("No path was generated");
  const idle: typeof orderPaymentWalk = {
    ...orderPaymentWalk,
    executors: { ...orderPaymentWalk.executors, TAB_HIDDEN: async () => undefined },
    begin: async (...where) => {
      const walk = await orderPaymentWalk.begin(...where);
      return { ...walk, expectState: (value) => expectMark(walk.person, "orderPayment", value, SHORT_TIMEOUT) };
    },
  };
  const first = { number: 1, edges: path.edges.slice(0, 1) };
  expect(first.edges[0]?.step.label).toBe("TAB_HIDDEN");
  await expect(walkPath({ ...paths, browserModel: idle }, first, browser, service)).rejects.toThrow("instead of");
});
