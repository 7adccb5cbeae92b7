/** Chooses and orders a package (2.25). Ends in `ordered` with the order to pay. */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Network } from "#contracts/currencies/network.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { OrderRequest } from "#contracts/orders/create-order.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import type { Order } from "#contracts/orders/order.ts";
import type { Problem } from "#contracts/problem.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { accepted, failed, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

type Packages = { items: MerchantPackage[]; unreadable?: readonly UnreadableRow[] };

type Choice = { packageId: string | null; termMonths: number; network: Network };

/** The choices, available while packages are shown. */
const CHOICES = {
  PACKAGE_CHOSEN: {
    guard: { type: "isOnSale", params: ({ event }: { event: { packageId: string } }) => event.packageId },
    actions: { type: "choosePackage", params: ({ event }: { event: { packageId: string } }) => event.packageId },
  },
  TERM_CHOSEN: {
    guard: { type: "isOffered", params: ({ event }: { event: { termMonths: number } }) => event.termMonths },
    actions: { type: "chooseTerm", params: ({ event }: { event: { termMonths: number } }) => event.termMonths },
  },
  NETWORK_CHOSEN: {
    actions: { type: "chooseNetwork", params: ({ event }: { event: { network: Network } }) => event.network },
  },
} as const;

export const orderPlacement = withService(
  setup({
    types: {
      input: {} as {
        /** Unique to this visit, so that a repeated request creates one order. */
        requestKey: string;
      },
      context: {} as {
        requestKey: string;
        packages: MerchantPackage[];
        /** Unreadable packages are shown, and cannot be chosen. */
        unreadable: readonly UnreadableRow[];
        choice: Choice;
        orderCode: string;
        problem: Problem | "packageMissing" | null;
      },
      events: {} as
        | { type: "PACKAGE_CHOSEN"; packageId: string }
        | { type: "TERM_CHOSEN"; termMonths: number }
        | { type: "NETWORK_CHOSEN"; network: Network }
        | { type: "SUBMITTED" }
        | { type: "REFRESHED" }
        | { type: "RETRIED" },
      output: {} as { orderCode: string },
      tags: {} as "busy",
    },
    actors: {
      listPackages: fromPromise<Answer<Packages>>(unprovided),
      createOrder: fromPromise<Answer<Order>, OrderRequest>(unprovided),
    },
    guards: {
      isOnSale: ({ context }, packageId: string) => termsOf(context.packages, packageId).length > 0,
      isOffered: ({ context }, termMonths: number) =>
        context.packages.some(({ id }) => termsOf(context.packages, id).includes(termMonths)),
      packageIsChosen: ({ context }) => context.choice.packageId !== null,
    },
    actions: {
      setPackages: assign(({ context: { choice } }, answer: Answer<Packages>) => {
        const { items, unreadable = [] } = answer.accepted ? answer.value : { items: [] };
        return { packages: items, unreadable, choice: withSale(items, choice) };
      }),
      choosePackage: assign({
        choice: ({ context }, packageId: string) => withPackage(context.packages, context.choice, packageId),
        problem: null,
      }),
      chooseTerm: assign({
        choice: ({ context }, termMonths: number) => withTerm(context.packages, context.choice, termMonths),
        problem: null,
      }),
      chooseNetwork: assign({
        choice: ({ context }, network: Network) => ({ ...context.choice, network }),
        problem: null,
      }),
      setOrder: assign({ orderCode: (_, answer: Answer<Order>) => (answer.accepted ? answer.value.code : "") }),
      recordPackageMissing: assign({ problem: "packageMissing" }),
    },
  }),
).createMachine({
  id: "orderPlacement",
  context: ({ input }) => ({
    requestKey: input.requestKey,
    packages: [],
    unreadable: [],
    choice: { packageId: null, termMonths: 1, network: "TRON" },
    orderCode: "",
    problem: null,
  }),
  initial: "loading",
  output: ({ context }) => ({ orderCode: context.orderCode }),
  states: {
    loading: {
      meta: { spec: ["2.25", "7.16"] },
      tags: "busy",
      entry: "clearProblem",
      invoke: {
        id: "listPackages",
        src: "listPackages",
        onDone: [accepted("choosing", "setPackages"), refused("unavailable")],
        onError: failed("unavailable"),
      },
      // Cached packages can be chosen while they are reloaded, but not ordered.
      on: CHOICES,
    },
    unavailable: { on: { RETRIED: "loading" } },
    choosing: {
      meta: { spec: ["2.25", "3.6", "5.8", "8.9"] },
      on: {
        ...CHOICES,
        REFRESHED: "loading",
        SUBMITTED: [{ guard: "packageIsChosen", target: "ordering" }, { actions: "recordPackageMissing" }],
      },
    },
    ordering: {
      meta: { spec: ["2.25", "7.16"] },
      tags: "busy",
      entry: "clearProblem",
      invoke: {
        id: "createOrder",
        src: "createOrder",
        input: ({ context }) => orderRequest(context.requestKey, context.choice),
        onDone: [accepted("ordered", "setOrder"), refused("choosing")],
        onError: failed("choosing"),
      },
    },
    ordered: { type: "final", meta: { spec: ["8.10"] } },
  },
});

export type OrderPlacementActor = ActorRefFrom<typeof orderPlacement>;
export type OrderPlacementSnapshot = SnapshotFrom<typeof orderPlacement>;

/** Chooses a package, with the chosen term if it offers that, else its first term. */
function withPackage(packages: MerchantPackage[], choice: Choice, packageId: string): Choice {
  const terms = termsOf(packages, packageId);
  const termMonths = terms.includes(choice.termMonths) ? choice.termMonths : (terms[0] ?? choice.termMonths);
  return { ...choice, packageId, termMonths };
}

/** Chooses a term, and deselects a package that does not offer it. */
function withTerm(packages: MerchantPackage[], choice: Choice, termMonths: number): Choice {
  const stays = choice.packageId !== null && termsOf(packages, choice.packageId).includes(termMonths);
  return { ...choice, packageId: stays ? choice.packageId : null, termMonths };
}

/** The choice without what is no longer on sale. */
function withSale(packages: MerchantPackage[], choice: Choice): Choice {
  const { packageId } = choice;
  if (packageId === null) return { ...choice, termMonths: soldTerm(packages, choice.termMonths) };
  return termsOf(packages, packageId).length > 0
    ? withPackage(packages, choice, packageId)
    : { ...choice, packageId: null, termMonths: soldTerm(packages, choice.termMonths) };
}

/** The chosen term if any package offers it, else the shortest term on sale. */
function soldTerm(packages: MerchantPackage[], chosen: number): number {
  const sold = packages.flatMap(({ id }) => termsOf(packages, id));
  return sold.length === 0 || sold.includes(chosen) ? chosen : Math.min(...sold);
}

/** The terms of a package in months, without those that have no readable price. */
function termsOf(packages: MerchantPackage[], packageId: string): number[] {
  const terms = packages.find(({ id }) => id === packageId)?.terms ?? [];
  return terms.flatMap(({ months, amount }) => (months === null || amount === null ? [] : [months]));
}

/** The same choice has the same request key. */
function orderRequest(requestKey: string, { packageId, termMonths, network }: Choice): OrderRequest {
  if (packageId === null) throw new Error("An order needs a package");
  return { packageId, termMonths, network, requestKey: [requestKey, packageId, termMonths, network].join("-") };
}
