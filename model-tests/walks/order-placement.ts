import { packageChoice } from "#model-tests/browser/areas/orders.ts";
import { orderPlacementModel } from "#model-tests/models/order-placement.ts";
import { expectAll, expectBusy, expectLabel, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import type { Control } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

const CACHED = {
  reason: "While a screen that was seen before asks again, what was on sale is there.",
  test: "model-tests/journeys/prefetch-and-cache.browser.test.ts: cache: home, currencies, devices, wallet and packages are shown at once (2.24, 2.25, 2.31, 7.15)",
};

const submit: Control = ({ person }) => person.machine("orderPlacement").locator('button[type="submit"]');

/** The walk of choosing and ordering a package (2.25, 5.8). */
export const orderPlacementWalk = defineWalk(import.meta.vitest, {
  model: {
    ...orderPlacementModel,
    // A checked radio button sends no event when it is chosen again.
    stateKey: ({ packages, choice }) => ({ packages: packages.map(({ id }: { id: string }) => id), ...choice }),
  },
  calls: { listPackages: "/api/Package/List", createOrder: "/api/Order/Create" },
  open: (stage) => stage.open("/order/packages"),
  actions: {
    PACKAGE_CHOSEN: ({ person }, { event }) =>
      person.page.locator(`[name="package"][value="${event.packageId}"]`).press(" "),
    TERM_CHOSEN: ({ person }, { event }) =>
      person.page.locator(`[name="term"][value="${event.termMonths}"]`).press(" "),
    NETWORK_CHOSEN: ({ person }, { event }) =>
      packageChoice(person)
        .networks.and(person.page.locator(`[value="${event.network}"]`))
        .press(" "),
  },
  controls: {
    PACKAGE_CHOSEN: ({ person }) => packageChoice(person).packages,
    TERM_CHOSEN: ({ person }) => packageChoice(person).terms,
    NETWORK_CHOSEN: ({ person }) => packageChoice(person).networks,
    SUBMITTED: submit,
    RETRIED: ({ person }) => person.button("shell:error.retry"),
  },
  excluded: {
    "PACKAGE_CHOSEN (withdrawn)": { reason: "A package that is not on sale is not shown." },
    "TERM_CHOSEN (not offered)": { reason: "A term that no package offers is not shown." },
    REFRESHED: CACHED,
  },
  unreachable: {
    "loading: PACKAGE_CHOSEN – holds": CACHED,
    "loading: PACKAGE_CHOSEN": CACHED,
    "loading: TERM_CHOSEN – holds": CACHED,
    "loading: TERM_CHOSEN": CACHED,
    "loading: NETWORK_CHOSEN": CACHED,
  },
  isPossible: ({ step: { label, event } }, { snapshot: { context } }) => {
    const { packageId, termMonths, network } = context.choice;
    if (context.packages.length === 0 && /CHOSEN|SUBMITTED/.test(label)) return false;
    if (label === "PACKAGE_CHOSEN") return event.packageId !== packageId;
    if (label === "TERM_CHOSEN") return event.termMonths !== termMonths;
    if (label === "NETWORK_CHOSEN") return event.network !== network;
    return true;
  },
  messageKeys: { packageMissing: "orders:packages.packageMissing" },
  inEveryState: async ({ person }, { value, context: { choice, packages } }) => {
    if (value !== "choosing" || packages.length === 0) return;
    const checked = await person.page.locator('[name="package"]:checked').count();
    if ((checked === 1) !== (choice.packageId !== null)) throw new Error("another package is marked than was chosen");
  },
  expectations: {
    loading: expectLabel("orders:packages.loading"),
    unavailable: expectText("orders:packages.unavailable.title"),
    choosing: (stage, snapshot) =>
      snapshot.context.packages.length > 0
        ? expectVisible(submit)(stage, snapshot)
        : expectText("orders:packages.none")(stage, snapshot),
    ordering: expectBusy(submit),
    ordered: expectAll(
      ({ person }) => person.expectPath(/^\/order\/list\?pay=/),
      (stage, snapshot) => expectText("orders:packages.ordered", { code: snapshot.context.orderCode })(stage, snapshot),
    ),
  },
});
