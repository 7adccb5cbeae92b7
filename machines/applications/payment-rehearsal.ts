/**
 * A test payment to an application (2.27, 2.28, 2.31): a test customer pays in one of four ways, and the bill and its
 * callback are polled until the receiver has answered, for two minutes at most.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import {
  customerId,
  type PaymentRehearsal,
  type RehearsalWay,
  type RehearsedPayment,
} from "#contracts/applications/rehearse-payment.ts";
import type { Callback } from "#contracts/bills/callback.ts";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { Network } from "#contracts/currencies/network.ts";
import type { Answer } from "#contracts/envelope.ts";
import { usdtAmount } from "#contracts/orders/usdt-amount.ts";
import type { Problem } from "#contracts/problem.ts";
import { type FieldTyped, isComplete, withField } from "#machines/form-fields.ts";
import { accepted, failed, output, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The fields of the form. */
export type RehearsalFields = { way: RehearsalWay; network: Network; amount: string; userId: string };

/** The records of a test payment; null until they exist. */
export type RehearsalRecords = { bill: Bill | null; callback: Callback | null };

type RehearsalIssues = { amount?: "invalid"; userId?: "invalid" };

/** The issues by field (5.1): the amount is required; a customer's ID is readable and has at most 64 characters. */
export function rehearsalIssues({ amount, userId }: RehearsalFields): RehearsalIssues {
  return {
    ...(!usdtAmount.safeParse(amount).success && { amount: "invalid" }),
    ...(!customerId.safeParse(userId).success && { userId: "invalid" }),
  };
}

const NOTHING_FOUND: RehearsalRecords = { bill: null, callback: null };

export const paymentRehearsal = withService(
  setup({
    types: {
      input: {} as { code: string },
      context: {} as {
        /** The code of the application. */
        code: string;
        fields: RehearsalFields;
        /** The test payment; null before. */
        payment: RehearsedPayment | null;
        records: RehearsalRecords;
        problem: Problem | null;
      },
      events: {} as
        | FieldTyped<RehearsalFields>
        | { type: "SUBMITTED" }
        | { type: "POLL_REQUESTED" }
        | { type: "AGAIN_REQUESTED" },
      tags: {} as "busy" | "showingIssues" | "following",
    },
    actors: {
      rehearsePayment: fromPromise<Answer<RehearsedPayment>, PaymentRehearsal>(unprovided),
      findRecords: fromPromise<Answer<RehearsalRecords>, { code: string; billCode: string }>(unprovided),
    },
    guards: {
      isComplete: ({ context }) => isComplete(rehearsalIssues(context.fields)),
      wasBilled: (_, answer: Answer<RehearsedPayment>) => answer.accepted && answer.value.billCode !== "",
      isOver: ({ context }, answer: Answer<RehearsalRecords>) =>
        answer.accepted && isOver(answer.value, context.payment?.callbackUrl !== ""),
    },
    delays: { pollDelay: 2_000, followLimit: 120_000 },
    actions: {
      setField: assign(({ context }, typed: FieldTyped<RehearsalFields>) => withField(context, typed)),
      setPayment: assign({
        payment: (_, answer: Answer<RehearsedPayment>) => (answer.accepted ? answer.value : null),
      }),
      setRecords: assign({
        records: ({ context }, answer: Answer<RehearsalRecords>) => (answer.accepted ? answer.value : context.records),
        problem: null,
      }),
      clearPayment: assign({ payment: null, records: NOTHING_FOUND, problem: null }),
    },
  }),
).createMachine({
  id: "paymentRehearsal",
  context: ({ input }) => ({
    code: input.code,
    fields: { way: "exact", network: "TRON", amount: "25.50", userId: "" },
    payment: null,
    records: NOTHING_FOUND,
    problem: null,
  }),
  initial: "choosing",
  states: {
    choosing: {
      initial: "typing",
      on: {
        FIELD_TYPED: { actions: { type: "setField", params: ({ event }) => event } },
        SUBMITTED: [{ guard: "isComplete", target: "paying" }, { target: ".showingIssues" }],
      },
      states: {
        typing: { meta: { spec: ["2.27"] } },
        showingIssues: { meta: { spec: ["5.1"] }, tags: "showingIssues" },
      },
    },
    paying: {
      meta: { spec: ["2.28", "7.16"] },
      tags: "busy",
      entry: "clearProblem",
      invoke: {
        id: "rehearsePayment",
        src: "rehearsePayment",
        input: ({ context: { code, fields } }) => rehearsalRequest(code, fields),
        onDone: [
          {
            guard: { type: "wasBilled", params: output },
            target: "following",
            actions: { type: "setPayment", params: output },
          },
          accepted("notBilled", "setPayment"),
          refused("choosing.showingIssues"),
        ],
        onError: failed("choosing.showingIssues"),
      },
    },
    following: {
      meta: { spec: ["2.28", "2.31", "4.6"] },
      tags: "following",
      initial: "looking",
      after: { followLimit: "stopped" },
      on: { AGAIN_REQUESTED: { target: "choosing", actions: "clearPayment" } },
      states: {
        looking: {
          invoke: {
            id: "findRecords",
            src: "findRecords",
            input: ({ context: { code, payment } }) => ({ code, billCode: payment?.billCode ?? "" }),
            onDone: [
              {
                guard: { type: "isOver", params: output },
                target: "#paymentRehearsal.answered",
                actions: { type: "setRecords", params: output },
              },
              accepted("waiting", "setRecords"),
              refused("waiting"),
            ],
            onError: failed("waiting"),
          },
        },
        waiting: { after: { pollDelay: "looking" } },
      },
    },
    /** The receiver has answered, or there is no receiver. */
    answered: {
      meta: { spec: ["2.31", "4.6"] },
      on: { AGAIN_REQUESTED: { target: "choosing", actions: "clearPayment" } },
    },
    /** The receiver has not answered within two minutes. */
    stopped: {
      meta: { spec: ["2.31"] },
      on: {
        POLL_REQUESTED: "following",
        AGAIN_REQUESTED: { target: "choosing", actions: "clearPayment" },
      },
    },
    /** The payment was on a network that the merchant does not accept. */
    notBilled: {
      meta: { spec: ["2.28"] },
      on: { AGAIN_REQUESTED: { target: "choosing", actions: "clearPayment" } },
    },
  },
});

/** Whether polling is over: the receiver was called, or the payment is confirmed and there is no receiver. */
function isOver({ bill, callback }: RehearsalRecords, hasReceiver: boolean): boolean {
  if (callback !== null) return callback.attempts.length > 0;
  return !hasReceiver && bill !== null && bill.paidAt !== null;
}

function rehearsalRequest(code: string, { way, network, amount, userId }: RehearsalFields): PaymentRehearsal {
  return {
    ...{ code, way, network, amount: usdtAmount.parse(amount) },
    ...(userId.trim() !== "" && { userId: customerId.parse(userId) }),
  };
}

export type PaymentRehearsalActor = ActorRefFrom<typeof paymentRehearsal>;
export type PaymentRehearsalSnapshot = SnapshotFrom<typeof paymentRehearsal>;
