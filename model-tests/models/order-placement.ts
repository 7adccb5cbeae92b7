import { orderPlacement } from "#machines/orders/order-placement.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import { any, asks, happens, is } from "#model-tests/laws/moment.ts";
import { atMostOnce, never, whenever } from "#model-tests/laws/over-time.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const PACKAGE = {
  id: "standard",
  name: "Standard",
  limits: { wallets: 1, currencies: 1, applications: null },
  terms: [3, 12].map((months) => ({ unit: "month", months, amount: "29.90", runsFrom: null, runsUntil: null })),
};

export const orderPlacementModel = modelOf<typeof orderPlacement>({
  machine: orderPlacement,
  about: "Choosing a package and ordering it (2.25, 5.8)",
  input: { requestKey: "visit-0001" },
  events: {
    PACKAGE_CHOSEN: { "on sale": { packageId: PACKAGE.id }, withdrawn: { packageId: "withdrawn" } },
    TERM_CHOSEN: { offered: { termMonths: 12 }, "not offered": { termMonths: 7 } },
    NETWORK_CHOSEN: { "": { network: "ETH" } },
    SUBMITTED: plain,
    RETRIED: plain,
  },
  answers: {
    listPackages: { some: accepted({ items: [PACKAGE] }), none: accepted({ items: [] }), refused: refusal() },
    createOrder: { accepted: accepted(sampleOrder("pending")), refused: refusal("2101") },
  },
  stateKey: ({ packages, choice }) => ({ packages: packages.length > 0, choice: choice.packageId !== null }),
  always: {
    "nothing is ordered without a package (5.8)": ({ value, context }) =>
      value !== "ordering" || context.choice.packageId !== null,
    "a package is ordered for a term that it offers (3.6)": ({ value, context }) =>
      value !== "ordering" ||
      context.packages.some(
        ({ id, terms }) =>
          id === context.choice.packageId && terms.some(({ months }) => months === context.choice.termMonths),
      ),
  },
  overTime: {
    "an order is placed once, until the service has said no (2.25)": atMostOnce(asks("createOrder")).between(
      any(happens("createOrder answers", "refused"), happens("createOrder fails")),
    ),
    "it is ordered only when the service has accepted it (2.25)": never(is("ordered")).before(
      happens("createOrder answers", "accepted"),
    ),
    "an accepted order ends the choice (2.25, 8.10)": whenever(happens("createOrder answers", "accepted")).then(
      is("ordered"),
    ),
    "who was refused can choose again (8.2, 8.4)": whenever(
      any(happens("createOrder answers", "refused"), happens("createOrder fails")),
    ).then(is("choosing")),
  },
});
