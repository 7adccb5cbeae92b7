/**
 * The forgot-password wizard (2.23): an e-mail and its code, then a new password, then done.
 * Going back loses nothing; a code that ran out in step 2 leads back to step 1 with the reason.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { CodeData } from "#contracts/account/check-captcha-code.ts";
import type { PasswordReset } from "#contracts/account/reset-password.ts";
import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { type Problem, problemOf, REQUEST_FAILED, unprovided } from "#machines/problem.ts";
import { codeDelivery } from "./code-delivery.ts";
import { newPasswordIssues } from "./password-rules.ts";
import { addressIssues, type RegistrationFields } from "./registration-rules.ts";

const NOTHING_TYPED: RegistrationFields = { email: "", code: "", password: "", repeat: "" };

export const forgotPassword = setup({
  types: {
    context: {} as { fields: RegistrationFields; problem: Problem | null },
    events: {} as
      | { type: "FIELD_TYPED"; field: keyof RegistrationFields; value: string }
      | { type: "SUBMITTED" }
      | { type: "WENT_BACK" },
    output: {} as { email: string },
    children: {} as { codeDelivery: "codeDelivery" },
    tags: {} as "busy" | "showingIssues",
  },
  actors: {
    codeDelivery,
    checkCode: fromPromise<Answer<unknown>, CodeData>(unprovided),
    resetPassword: fromPromise<Answer<unknown>, PasswordReset>(unprovided),
  },
  guards: {
    isIdentified: ({ context }) => Object.keys(addressIssues(context.fields)).length === 0,
    hasNewPassword: ({ context }) => Object.keys(newPasswordIssues(context.fields)).length === 0,
    wasAccepted: (_, answer: Answer<unknown>) => answer.accepted,
    needsAnotherCode: (_, answer: Answer<unknown>) =>
      !answer.accepted &&
      (answer.errCode === PROPOSED_CODES.codeExpired || answer.errCode === PROPOSED_CODES.wrongCode),
  },
  actions: {
    rememberField: assign({
      fields: ({ context }, { field, value }: { field: keyof RegistrationFields; value: string }) => ({
        ...context.fields,
        [field]: value,
      }),
      problem: null,
    }),
    clearCode: assign({ fields: ({ context }) => ({ ...context.fields, code: "" }) }),
    clearSecrets: assign({ fields: ({ context }) => ({ ...NOTHING_TYPED, email: context.fields.email.trim() }) }),
    /** Tells whoever has to know that the sessions of that e-mail's merchant are over. */
    announceReset: (_, _email: string) => unprovided(),
    recordRefusal: assign({ problem: (_, answer: Answer<unknown>) => problemOf(answer) }),
    recordFailure: assign({ problem: REQUEST_FAILED }),
    clearProblem: assign({ problem: null }),
  },
}).createMachine({
  id: "forgotPassword",
  context: { fields: NOTHING_TYPED, problem: null },
  initial: "open",
  output: ({ context }) => ({ email: context.fields.email }),
  states: {
    open: {
      initial: "identifying",
      invoke: { id: "codeDelivery", src: "codeDelivery", input: { purpose: "resetPassword" } },
      states: {
        identifying: {
          meta: { spec: ["2.23", "5.2", "5.6"] },
          initial: "typing",
          on: {
            FIELD_TYPED: { actions: { type: "rememberField", params: ({ event }) => event } },
            SUBMITTED: [{ guard: "isIdentified", target: ".checking" }, { target: ".showingIssues" }],
          },
          states: {
            typing: {},
            showingIssues: { tags: "showingIssues" },
            checking: {
              meta: { spec: ["7.6"] },
              tags: "busy",
              entry: "clearProblem",
              on: { FIELD_TYPED: undefined, SUBMITTED: undefined },
              invoke: {
                id: "checkCode",
                src: "checkCode",
                input: ({ context: { fields } }) => ({
                  email: fields.email.trim(),
                  code: fields.code.trim(),
                  purpose: "resetPassword" as const,
                }),
                onDone: [
                  {
                    guard: { type: "wasAccepted", params: ({ event }) => event.output },
                    target: "#forgotPassword.open.choosing",
                  },
                  { target: "showingIssues", actions: { type: "recordRefusal", params: ({ event }) => event.output } },
                ],
                onError: { target: "showingIssues", actions: "recordFailure" },
              },
            },
          },
        },
        choosing: {
          meta: { spec: ["2.23", "5.3", "5.4", "8.8"] },
          initial: "typing",
          on: {
            FIELD_TYPED: { actions: { type: "rememberField", params: ({ event }) => event } },
            SUBMITTED: [{ guard: "hasNewPassword", target: ".resetting" }, { target: ".showingIssues" }],
            WENT_BACK: { target: "identifying", actions: "clearProblem" },
          },
          states: {
            typing: {},
            showingIssues: { tags: "showingIssues" },
            resetting: {
              meta: { spec: ["7.11"] },
              tags: "busy",
              entry: "clearProblem",
              on: { FIELD_TYPED: undefined, SUBMITTED: undefined, WENT_BACK: undefined },
              invoke: {
                id: "resetPassword",
                src: "resetPassword",
                input: ({ context: { fields } }) => ({
                  email: fields.email.trim(),
                  code: fields.code.trim(),
                  password: fields.password,
                }),
                onDone: [
                  {
                    guard: { type: "wasAccepted", params: ({ event }) => event.output },
                    target: "#forgotPassword.done",
                  },
                  {
                    guard: { type: "needsAnotherCode", params: ({ event }) => event.output },
                    target: "#forgotPassword.open.identifying",
                    actions: [{ type: "recordRefusal", params: ({ event }) => event.output }, "clearCode"],
                  },
                  { target: "showingIssues", actions: { type: "recordRefusal", params: ({ event }) => event.output } },
                ],
                onError: { target: "showingIssues", actions: "recordFailure" },
              },
            },
          },
        },
      },
    },
    done: {
      type: "final",
      entry: ["clearSecrets", { type: "announceReset", params: ({ context }) => context.fields.email }],
      meta: { spec: ["2.23", "8.10"] },
    },
  },
});

export type ForgotPasswordActor = ActorRefFrom<typeof forgotPassword>;
export type ForgotPasswordSnapshot = SnapshotFrom<typeof forgotPassword>;
