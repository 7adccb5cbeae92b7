import { sampleBill } from "#machines/testing/sample-bill.ts";
import { sampleCallback } from "#machines/testing/sample-callback.ts";
import { either } from "#model-tests/engine/index.ts";
import { paymentRehearsalModel } from "#model-tests/models/payment-rehearsal.ts";
import { expectBusy, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import { formOf, submitOf } from "#model-tests/walk/forms.ts";
import type { Action, Control, Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { APPLICATIONS, applicationDialog, button } from "./applications.ts";

const BILLS = "/api/Bill/List";
const CALLBACKS = "/api/Callback/List";

const submit = submitOf(formOf("paymentRehearsal"));
const radio =
  (name: string): Control =>
  (stage) =>
    applicationDialog(stage).locator(`[name="${name}"]:enabled`);
const text =
  (name: string): Control =>
  (stage) =>
    applicationDialog(stage).locator(`[name="${name}"]:not([readonly])`);

const page = (...items: readonly unknown[]) => ({ accepted: true, value: { items, total: items.length } }) as const;

/** Answers the lists with this bill and this callback. */
const answerRecords =
  (bill: object | null, callback: object | null = null): Action =>
  async ({ service }, _, { context }) => {
    const { billCode } = context.payment;
    if (callback) service.answerOnce(CALLBACKS, page({ ...callback, reference: billCode }));
    await service.answer(BILLS, bill ? page({ ...bill, code: billCode }) : page());
  };

/** The fields show the context's values. */
const expectFields: Expectation = async (stage, { context: { fields }, value }) => {
  if (typeof value === "string" || !("choosing" in value)) return;
  const dialog = applicationDialog(stage);
  for (const name of ["amount", "userId"]) {
    const held = await dialog.locator(`[name="${name}"]`).inputValue();
    if (held !== fields[name]) throw new Error(`the field ${name} holds something else than was typed`);
  }
  for (const name of ["way", "network"])
    await dialog.locator(`[name="${name}"][value="${fields[name]}"]:checked`).waitFor();
};

/** The walk of rehearsing a customer's payment (2.27, 2.28, 2.31). */
export const paymentRehearsalWalk = defineWalk(import.meta.vitest, {
  model: paymentRehearsalModel,
  calls: { rehearsePayment: "/api/App/RehearsePayment", findRecords: BILLS },
  background: { ...APPLICATIONS, [CALLBACKS]: page().value },
  open: (stage) => stage.open("/app/list?rehearse=APP100001"),
  actions: {
    FIELD_TYPED: async (stage, { event }) => {
      const dialog = applicationDialog(stage);
      const isChoice = event.field === "way" || event.field === "network";
      if (isChoice) await dialog.locator(`[name="${event.field}"][value="${event.value}"]`).press(" ");
      else await dialog.locator(`[name="${event.field}"]`).fill(event.value);
    },
    "findRecords answers (nothing)": answerRecords(null),
    "findRecords answers (a confirming bill)": answerRecords(sampleBill("confirming")),
    "findRecords answers (a confirmed bill)": answerRecords(sampleBill("confirmed")),
    "findRecords answers (a callback to come)": answerRecords(sampleBill("confirmed"), {
      ...sampleCallback("undelivered"),
      attempts: [],
    }),
    "findRecords answers (an answered callback)": answerRecords(sampleBill("confirmed"), sampleCallback("undelivered")),
  },
  controls: {
    FIELD_TYPED: either(either(radio("way"), radio("network")), either(text("amount"), text("userId"))),
    SUBMITTED: submit,
    POLL_REQUESTED: button("rehearsal.look"),
    AGAIN_REQUESTED: button("rehearsal.again"),
  },
  // Entering the current value sends no event.
  isPossible: ({ step: { label, event } }, { snapshot: { context } }) =>
    label !== "FIELD_TYPED" || context.fields[event.field] !== event.value,
  inEveryState: expectFields,
  expectations: {
    "choosing.typing": expectVisible(submit),
    "choosing.showingIssues": expectVisible(submit),
    paying: expectBusy(submit),
    "following.looking": expectVisible(button("rehearsal.again")),
    "following.waiting": expectVisible(button("rehearsal.again")),
    answered: expectVisible(button("rehearsal.again")),
    stopped: expectText("applications:rehearsal.said.stopped"),
    notBilled: expectText("applications:rehearsal.notBilledText"),
  },
});
