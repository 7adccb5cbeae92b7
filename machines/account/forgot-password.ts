/**
 * The forgot-password wizard (2.23): an email and its code, then a new password. Going back keeps the fields; an
 * expired code leads back to step 1, which shows why.
 */

import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { CodeData } from "#contracts/account/check-captcha-code.ts";
import type { PasswordReset } from "#contracts/account/reset-password.ts";
import type { Answer } from "#contracts/envelope.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import type { Problem } from "#contracts/problem.ts";
import { typedCode } from "#contracts/typed/code.ts";
import { typedEmail } from "#contracts/typed/email.ts";
import { type FieldTyped, isComplete, withField } from "#machines/form-fields.ts";
import { failed, output, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { codeDelivery } from "./code-delivery.ts";
import { newPasswordIssues } from "./password-rules.ts";
import { addressIssues, EMPTY_REGISTRATION, type RegistrationFields, withoutSecrets } from "./registration-rules.ts";

export const forgotPassword = withService(
  setup({
    types: {
      context: {} as { fields: RegistrationFields; problem: Problem | null },
      events: {} as FieldTyped<RegistrationFields> | { type: "SUBMITTED" } | { type: "WENT_BACK" },
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
      isIdentified: ({ context }) => isComplete(addressIssues(context.fields)),
      hasNewPassword: ({ context }) => isComplete(newPasswordIssues(context.fields)),
      needsAnotherCode: (_, answer: Answer<unknown>) =>
        !answer.accepted &&
        (answer.errCode === PROPOSED_CODES.codeExpired || answer.errCode === PROPOSED_CODES.wrongCode),
    },
    actions: {
      setField: assign(({ context }, typed: FieldTyped<RegistrationFields>) => withField(context, typed)),
      clearCode: assign({ fields: ({ context }) => ({ ...context.fields, code: "" }) }),
      clearSecrets: assign({ fields: ({ context }) => withoutSecrets(context.fields) }),
      /** Announces that all sessions of this email have ended. */
      announceReset: (_, _email: string) => unprovided(),
    },
  }),
).createMachine({
  id: "forgotPassword",
  context: { fields: EMPTY_REGISTRATION, problem: null },
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
            FIELD_TYPED: { actions: { type: "setField", params: ({ event }) => event } },
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
                  email: typedEmail(fields.email),
                  code: typedCode(fields.code) ?? "",
                  purpose: "resetPassword" as const,
                }),
                onDone: [{ guard: wasAccepted, target: "#forgotPassword.open.choosing" }, refused("showingIssues")],
                onError: failed("showingIssues"),
              },
            },
          },
        },
        choosing: {
          meta: { spec: ["2.23", "5.3", "5.4", "8.8"] },
          initial: "typing",
          on: {
            FIELD_TYPED: { actions: { type: "setField", params: ({ event }) => event } },
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
                  email: typedEmail(fields.email),
                  code: typedCode(fields.code) ?? "",
                  password: fields.password,
                }),
                onDone: [
                  { guard: wasAccepted, target: "#forgotPassword.done" },
                  {
                    guard: { type: "needsAnotherCode", params: output },
                    target: "#forgotPassword.open.identifying",
                    actions: [{ type: "recordRefusal", params: output }, "clearCode"],
                  },
                  refused("showingIssues"),
                ],
                onError: failed("showingIssues"),
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
