import { isDeepStrictEqual } from "node:util";
import { orderPlacement } from "#machines/orders/order-placement.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { sampleOrder } from "#machines/testing/sample-order.ts";
import {
  all,
  any,
  atMostOnce,
  atStart,
  type Condition,
  during,
  fromState,
  hasCall,
  hasContext,
  inState,
  type Moment,
  never,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const term = (months: number, amount: string | null = "29.90") => ({
  ...{ unit: "month", months, amount, runsFrom: null, runsUntil: null },
});
const limits = { wallets: 1, currencies: 1, applications: null };
const STANDARD = { id: "standard", name: "Standard", limits, terms: [term(12), term(3)] };
/** Its last term has an unreadable price and cannot be ordered. */
const LARGE = { id: "large", name: "Large", limits, terms: [term(6), term(12), term(1, null)] };

type Choice = { packageId: string | null; termMonths: number };

const TERMS: Readonly<Record<string, readonly number[]>> = { standard: [12, 3], large: [6, 12] };
const soldFor = (packageId: string | null) => (packageId === null ? [] : (TERMS[packageId] ?? []));

/** The choice after an answer: the same package and term if still offered, otherwise none or the first term. */
function keptChoice({ packageId, termMonths }: Choice, ids: readonly string[]): Choice {
  const kept = packageId !== null && ids.includes(packageId) ? packageId : null;
  const terms = kept === null ? ids.flatMap(soldFor).toSorted((one, other) => one - other) : soldFor(kept);
  return { packageId: kept, termMonths: terms.includes(termMonths) ? termMonths : (terms[0] ?? termMonths) };
}

/** Whether the event names an offered package or a term of one. */
const isOnSale: Condition = ({ step, before }) => {
  const ids: string[] = before?.context.packages.map(({ id }: { id: string }) => id) ?? [];
  return ids.includes(step?.event["packageId"]) || ids.flatMap(soldFor).includes(step?.event["termMonths"]);
};

/** The choice has this package and term; the network is ignored. */
const isChosen =
  (expected: (before: Choice, moment: Moment) => Choice) =>
  ({ packageId, termMonths }: Choice, moment: Moment) =>
    isDeepStrictEqual({ packageId, termMonths }, expected(moment.before?.context.choice, moment));

export const orderPlacementModel = modelOf<typeof orderPlacement>({
  machine: orderPlacement,
  description: "Choosing a package and ordering it (2.25, 5.8)",
  input: { requestKey: "visit-0001" },
  events: {
    PACKAGE_CHOSEN: {
      standard: { packageId: "standard" },
      large: { packageId: "large" },
      withdrawn: { packageId: "withdrawn" },
    },
    TERM_CHOSEN: {
      "of both": { termMonths: 12 },
      "of the large one": { termMonths: 6 },
      "not offered": { termMonths: 7 },
    },
    NETWORK_CHOSEN: { "": { network: "ETH" } },
    ...noPayload("SUBMITTED", "REFRESHED", "RETRIED"),
  },
  answers: {
    listPackages: {
      both: accepted({ items: [STANDARD, LARGE] }),
      "the standard one": accepted({ items: [STANDARD] }),
      none: accepted({ items: [] }),
      refused: refusal(),
    },
    createOrder: { accepted: accepted(sampleOrder("pending")), refused: refusal("2101") },
  },
  stateKey: ({ packages, choice: { packageId, termMonths } }) => ({
    packages: packages.map(({ id }) => id),
    ...{ packageId, termMonths },
  }),
  always: {},
  overTime: {
    "an order is placed once, unless the service refuses or does not answer (2.25)": atMostOnce(
      hasCall("createOrder"),
    ).between(any("createOrder answers (refused)", "createOrder fails")),
    "the ordered state needs an accepted order (2.25)": never(inState("ordered")).before(
      "createOrder answers (accepted)",
    ),
    "an accepted order ends the choice, and its code is stored (2.25, 8.10)": when(
      "createOrder answers (accepted)",
    ).then(inState("ordered"), hasContext({ orderCode: "202611210001" })),
    "after a refusal or failure, the choice can be changed (8.2, 8.4)": when(
      any("createOrder answers (refused)", "createOrder fails"),
    ).leadsTo("choosing"),
    "the packages load at the start (2.25)": when(atStart).exactly({
      state: "loading",
      calls: { listPackages: undefined },
    }),
    "a failed or refused load leads to the unavailable state (8.2, 8.4)": when(
      any("listPackages answers (refused)", "listPackages fails"),
    ).leadsTo("unavailable"),
    "on return and on retry the packages are loaded again (2.25, 8.4)": when(
      any(all("REFRESHED", fromState("choosing")), all("RETRIED", fromState("unavailable"))),
    ).exactly({ state: "loading", context: { problem: null }, calls: { listPackages: undefined } }),
    "refreshing is ignored in all other states (2.25)": when("REFRESHED", not(fromState("choosing"))).isIgnored(),
    "loaded packages can be chosen, and a choice is kept only while it is on sale (2.25, 3.6)": when(
      onEvent("listPackages answers", "both", "the standard one", "none"),
    ).then(
      inState("choosing"),
      hasContext({
        packages: (items: unknown, { step }: Moment) => items === step?.event["output"].value.items,
        choice: isChosen((before, { after: { context } }) =>
          keptChoice(
            before,
            context.packages.map(({ id }: { id: string }) => id),
          ),
        ),
      }),
    ),
    "choosing a package keeps the term if offered, otherwise takes the first, and clears the problem (3.6, 5.8)": when(
      "PACKAGE_CHOSEN",
      isOnSale,
    )
      .from("choosing", "loading")
      .then(
        hasContext({
          problem: null,
          choice: isChosen((before, { step }) => {
            const packageId = step?.event["packageId"];
            return keptChoice({ ...before, packageId }, [packageId]);
          }),
        }),
      ),
    "choosing a term keeps the package if it offers the term, and clears the problem (3.6)": when(
      "TERM_CHOSEN",
      isOnSale,
    )
      .from("choosing", "loading")
      .then(
        hasContext({
          problem: null,
          choice: isChosen(({ packageId }, { step }) => {
            const termMonths = step?.event["termMonths"];
            return { packageId: soldFor(packageId).includes(termMonths) ? packageId : null, termMonths };
          }),
        }),
      ),
    "only packages on sale, for a term that they offer, can be chosen (3.6)": when(
      any("PACKAGE_CHOSEN", "TERM_CHOSEN"),
      not(isOnSale),
    ).isIgnored(),
    "choosing a network updates it (9.4)": when("NETWORK_CHOSEN")
      .from("choosing")
      .then(hasContext({ problem: null, choice: ({ network }: { network: string }) => network === "ETH" })),
    "ordering without a package shows a problem (5.8, 8.9)": when(
      "SUBMITTED",
      ({ before }) => before?.context.choice.packageId === null,
    )
      .from("choosing")
      .exactly({ state: "choosing", context: { problem: "packageMissing" } }),
    "an order sends the choice, with the same request key when repeated (2.25)": when(hasCall("createOrder")).then(
      hasCall("createOrder", (order: object, { after: { context } }) =>
        isDeepStrictEqual(order, {
          ...context.choice,
          requestKey: [
            "visit-0001",
            ...["packageId", "termMonths", "network"].map((part) => context.choice[part]),
          ].join("-"),
        }),
      ),
    ),
    "an order is not placed while the packages load (2.25)": during("loading").only(
      "listPackages answers",
      "listPackages fails",
      "PACKAGE_CHOSEN",
      "TERM_CHOSEN",
      "NETWORK_CHOSEN",
    ),
  },
});
