/** Choosing a package and ordering it (2.25). Ends in `ordered` with the order to pay. */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Network } from "#contracts/currencies/network.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { OrderRequest } from "#contracts/orders/create-order.ts";
import type { MerchantPackage } from "#contracts/orders/list-packages.ts";
import type { Order } from "#contracts/orders/order.ts";
import type { Problem } from "#contracts/problem.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { failed, output, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

type Packages = { items: MerchantPackage[]; unreadable?: readonly UnreadableRow[] };

type Choice = { packageId: string | null; termMonths: number; network: Network };

/** What can be chosen of the packages that are there. */
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
        /** Unique to this visit, so that an order asked for twice is made once. */
        requestKey: string;
      },
      context: {} as {
        requestKey: string;
        packages: MerchantPackage[];
        /** Packages on sale that could not be read: they are named, and cannot be chosen. */
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
      rememberPackages: assign(({ context: { choice } }, answer: Answer<Packages>) => {
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
      rememberOrder: assign({ orderCode: (_, answer: Answer<Order>) => (answer.accepted ? answer.value.code : "") }),
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
        onDone: [
          {
            guard: wasAccepted,
            target: "choosing",
            actions: { type: "rememberPackages", params: output },
          },
          refused("unavailable"),
        ],
        onError: failed("unavailable"),
      },
      // What was on sale before can be chosen while it is asked for again. It is not ordered until that is known.
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
        onDone: [
          {
            guard: wasAccepted,
            target: "ordered",
            actions: { type: "rememberOrder", params: output },
          },
          refused("choosing"),
        ],
        onError: failed("choosing"),
      },
    },
    ordered: { type: "final", meta: { spec: ["8.10"] } },
  },
});

export type OrderPlacementActor = ActorRefFrom<typeof orderPlacement>;
export type OrderPlacementSnapshot = SnapshotFrom<typeof orderPlacement>;

/** A package is ordered for a term that it offers: the term chosen before where it can, else its first. */
function withPackage(packages: MerchantPackage[], choice: Choice, packageId: string): Choice {
  const terms = termsOf(packages, packageId);
  const termMonths = terms.includes(choice.termMonths) ? choice.termMonths : (terms[0] ?? choice.termMonths);
  return { ...choice, packageId, termMonths };
}

/** A term that the chosen package does not offer leaves no package chosen. */
function withTerm(packages: MerchantPackage[], choice: Choice, termMonths: number): Choice {
  const stays = choice.packageId !== null && termsOf(packages, choice.packageId).includes(termMonths);
  return { ...choice, packageId: stays ? choice.packageId : null, termMonths };
}

/** What was chosen, as far as it is still on sale. */
function withSale(packages: MerchantPackage[], choice: Choice): Choice {
  const { packageId } = choice;
  if (packageId === null) return { ...choice, termMonths: soldTerm(packages, choice.termMonths) };
  return termsOf(packages, packageId).length > 0
    ? withPackage(packages, choice, packageId)
    : { ...choice, packageId: null, termMonths: soldTerm(packages, choice.termMonths) };
}

/** The term that is chosen where any package is sold for it, else the shortest that one is sold for. */
function soldTerm(packages: MerchantPackage[], chosen: number): number {
  const sold = packages.flatMap(({ id }) => termsOf(packages, id));
  return sold.length === 0 || sold.includes(chosen) ? chosen : Math.min(...sold);
}

/** The terms in months that a package can be ordered for; those without a readable price are left out. */
function termsOf(packages: MerchantPackage[], packageId: string): number[] {
  const terms = packages.find(({ id }) => id === packageId)?.terms ?? [];
  return terms.flatMap(({ months, amount }) => (months === null || amount === null ? [] : [months]));
}

/** The same choice asked for again carries the same key; another choice is another order. */
function orderRequest(requestKey: string, { packageId, termMonths, network }: Choice): OrderRequest {
  if (packageId === null) throw new Error("An order needs a package");
  return { packageId, termMonths, network, requestKey: [requestKey, packageId, termMonths, network].join("-") };
}
