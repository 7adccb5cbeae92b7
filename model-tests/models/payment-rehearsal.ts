import { paymentRehearsal, type RehearsalRecords } from "#machines/applications/payment-rehearsal.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { SAMPLE_REHEARSAL, sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import {
  any,
  during,
  hadContext,
  hasCall,
  hasContext,
  hasDelay,
  inState,
  noPayload,
  not,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { typingUpdatesField } from "#model-tests/product/forms.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const CODE = "APP100001";
const unsent = { ...sampleCallback("undelivered"), attempts: [] };
const found = (records: Partial<RehearsalRecords>) => accepted({ bill: null, callback: null, ...records });
const WITHOUT_RECEIVER = { ...SAMPLE_REHEARSAL, billCode: "BILL100043", callbackUrl: "" };
const NOT_BILLED = { ...SAMPLE_REHEARSAL, network: "ETH", billCode: "" };

const isComplete = hadContext({ fields: ({ amount }: { amount: string }) => Number(amount) > 0 });
const isCalledBack = hadContext({ payment: (paid: typeof SAMPLE_REHEARSAL | null) => paid?.callbackUrl !== "" });
const WITHOUT_RECORDS = { payment: null, records: { bill: null, callback: null }, problem: null };

export const paymentRehearsalModel = modelOf<typeof paymentRehearsal>({
  machine: paymentRehearsal,
  description: "Rehearsing a customer's payment (2.27, 2.28, 2.31)",
  input: { code: CODE },
  events: {
    FIELD_TYPED: {
      "no amount": { field: "amount", value: "" },
      "an amount with blanks around": { field: "amount", value: " 12.5 " },
      "a short payment": { field: "way", value: "short" },
      "another network": { field: "network", value: "BSC" },
      customer: { field: "userId", value: " customer-17 " },
    },
    ...noPayload("SUBMITTED", "POLL_REQUESTED", "AGAIN_REQUESTED"),
  },
  answers: {
    rehearsePayment: {
      billed: accepted(SAMPLE_REHEARSAL),
      "billed without a receiver": accepted(WITHOUT_RECEIVER),
      "not billed": accepted(NOT_BILLED),
      refused: refusal("1001"),
    },
    findRecords: {
      nothing: found({}),
      "a confirming bill": found({ bill: sampleBill("confirming") }),
      "a confirmed bill": found({ bill: sampleBill("confirmed") }),
      "a callback to come": found({ bill: sampleBill("confirmed"), callback: unsent }),
      "an answered callback": found({ bill: sampleBill("confirmed"), callback: sampleCallback("undelivered") }),
      refused: refusal("5000"),
    },
  },
  stateKey: ({ fields: { amount }, payment }) => ({ amount: amount !== "", receiver: payment?.callbackUrl !== "" }),
  always: {
    "a followed payment has a bill (2.28)": ({ value, context: { payment } }) =>
      typeof value === "string" || !("following" in value) || (payment !== null && payment.billCode !== ""),
    "before the payment, no result is shown (2.27)": ({ value, context }) =>
      typeof value === "string" || !("choosing" in value) || context.payment === null,
  },
  overTime: {
    "typing updates the field (2.27)": typingUpdatesField("choosing.typing", "choosing.showingIssues"),
    "the form is sent trimmed (2.28, 7.16)": when("SUBMITTED", isComplete)
      .from("choosing.typing", "choosing.showingIssues")
      .exactly((moment) => ({
        state: "paying",
        context: { problem: null },
        calls: {
          rehearsePayment: ({ code, way, network, amount, userId }: Record<string, string | undefined>) => {
            const { fields } = moment.after.context;
            return (
              code === CODE &&
              way === fields.way &&
              network === fields.network &&
              amount === fields.amount.trim() &&
              userId === (fields.userId.trim() || undefined)
            );
          },
        },
      })),
    "submitting without an amount shows what is missing (5.1)": when("SUBMITTED", not(isComplete))
      .from("choosing.typing", "choosing.showingIssues")
      .leadsTo("choosing.showingIssues"),
    "a test payment only waits for the service's answer (7.16)": during("paying").onlyWaitsFor("rehearsePayment"),
    "after a refusal or failure, the form is shown again (8.2, 8.4)": when(
      any("rehearsePayment answers (refused)", "rehearsePayment fails"),
    ).leadsTo("choosing.showingIssues"),
    "the bill is looked up at once by its number (2.28)": when(
      onEvent("rehearsePayment answers", "billed", "billed without a receiver"),
    ).then(
      inState("following.looking"),
      hasDelay(120_000),
      hasCall(
        "findRecords",
        ({ code, billCode }: { code: string; billCode: string }, { step }) =>
          code === CODE && billCode === step?.event["output"].value.billCode,
      ),
    ),
    "a payment that is not billed is not followed (2.28)": when("rehearsePayment answers (not billed)").then(
      inState("notBilled"),
      hasContext({ payment: NOT_BILLED }),
    ),
    "the bill is looked up again two seconds after each answer or failure (2.31)": when(
      any(
        onEvent("findRecords answers", "nothing", "a confirming bill", "a callback to come", "refused"),
        "findRecords fails",
      ),
    )
      .from("following.looking")
      .then(inState("following.waiting"), hasDelay(2_000)),
    "the delay starts the next look-up (2.31)": when("pollDelay elapses").then(
      inState("following.looking"),
      hasCall("findRecords"),
    ),
    "the receiver's first answer ends the rehearsal (4.6)": when("findRecords answers (an answered callback)")
      .from("following.looking")
      .leadsTo("answered"),
    "a confirmed bill ends the rehearsal if no callback is sent (4.6)": when(
      "findRecords answers (a confirmed bill)",
      not(isCalledBack),
    )
      .from("following.looking")
      .leadsTo("answered"),
    "a confirmed bill does not end the rehearsal if a callback is sent (4.6)": when(
      "findRecords answers (a confirmed bill)",
      isCalledBack,
    )
      .from("following.looking")
      .leadsTo("following.waiting"),
    "after two minutes, automatic look-ups stop (2.31)": when("followLimit elapses").leadsTo("stopped"),
    "a request starts the look-ups again (2.31)": when("POLL_REQUESTED")
      .from("stopped")
      .then(inState("following.looking"), hasDelay(120_000), hasCall("findRecords")),
    "another payment starts with the earlier choice (2.27)": when("AGAIN_REQUESTED")
      .from("following.looking", "following.waiting", "answered", "stopped", "notBilled")
      .then(inState("choosing.typing"), hasContext(WITHOUT_RECORDS)),
  },
});
