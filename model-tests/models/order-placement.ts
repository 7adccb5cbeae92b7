import { isDeepStrictEqual } from "node:util";
import { orderPlacement } from "#machines/orders/order-placement.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import {
  any,
  asks,
  atMostOnce,
  during,
  exactly,
  happens,
  ignored,
  is,
  type Moment,
  never,
  not,
  plain,
  remembers,
  starts,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

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
    REFRESHED: plain,
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
    "at first the packages are asked for (2.25)": whenever(starts).then(
      exactly({ is: "loading", asks: { listPackages: undefined } }),
    ),
    "packages that came can be chosen (2.25, 3.6)": whenever(happens("listPackages answers", "some", "none")).then(
      is("choosing"),
      remembers({ packages: (items: unknown, { step }: Moment) => items === step?.event["output"].value.items }),
    ),
    "packages that did not come can be asked for again (8.2, 8.4)": whenever(
      any(happens("listPackages answers", "refused"), happens("listPackages fails")),
    ).then(is("unavailable")),
    "on return the packages are shown and loaded again (2.25)": whenever(happens("REFRESHED"), was("choosing")).then(
      exactly({ is: "loading", remembers: { problem: null }, asks: { listPackages: undefined } }),
    ),
    "only then (2.25)": whenever(happens("REFRESHED"), not(was("choosing"))).then(ignored),
    "what was chosen stays chosen as long as it is on sale, and no longer (2.25, 3.6)": whenever(
      happens("listPackages answers", "some", "none"),
      ({ before }) => before?.context.choice.packageId !== null,
    ).then(
      remembers({
        choice: ({ packageId }: { packageId: string | null }, { step }: Moment) =>
          packageId === (step?.event["output"].value.items.length > 0 ? PACKAGE.id : null),
      }),
    ),
    "and are (8.4)": whenever(happens("RETRIED"), was("unavailable")).then(
      exactly({ is: "loading", remembers: { problem: null }, asks: { listPackages: undefined } }),
    ),
    "a package is chosen, and it is forgotten that none was (5.8)": whenever(
      happens("PACKAGE_CHOSEN", "on sale"),
      was("choosing"),
      ({ before }) => before?.context.packages.length > 0,
    ).then(remembers({ problem: null, choice: ({ packageId }: { packageId: string }) => packageId === "standard" })),
    "a term that is offered is chosen, and it is forgotten what went wrong (3.6)": whenever(
      happens("TERM_CHOSEN", "offered"),
      was("choosing"),
      ({ before }) => before?.context.packages.length > 0,
    ).then(remembers({ problem: null, choice: ({ termMonths }: { termMonths: number }) => termMonths === 12 })),
    "only packages on sale, for a term that they offer, can be chosen (3.6)": whenever(
      any(happens("PACKAGE_CHOSEN", "withdrawn"), happens("TERM_CHOSEN", "not offered")),
    ).then(ignored),
    "the network to pay on is chosen (9.4)": whenever(happens("NETWORK_CHOSEN"), was("choosing")).then(
      remembers({ problem: null, choice: ({ network }: { network: string }) => network === "ETH" }),
    ),
    "who has chosen no package is told to (5.8, 8.9)": whenever(
      happens("SUBMITTED"),
      was("choosing"),
      ({ before }) => before?.context.choice.packageId === null,
    ).then(exactly({ is: "choosing", remembers: { problem: "packageMissing" } })),
    "what was chosen is ordered, under one key as often as it is asked for (2.25)": whenever(asks("createOrder")).then(
      asks("createOrder", (order: object, { after: { context } }) =>
        isDeepStrictEqual(order, {
          ...context.choice,
          requestKey: [
            "visit-0001",
            ...["packageId", "termMonths", "network"].map((part) => context.choice[part]),
          ].join("-"),
        }),
      ),
    ),
    "the order that was made is the one that is shown (2.25)": whenever(
      happens("createOrder answers", "accepted"),
    ).then(remembers({ orderCode: "202611210001" })),
    "an order is not placed while the packages load (2.25)": during("loading").only(
      "listPackages answers",
      "listPackages fails",
      "PACKAGE_CHOSEN",
      "TERM_CHOSEN",
      "NETWORK_CHOSEN",
    ),
  },
});
