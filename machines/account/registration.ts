/** Registers a merchant with an email, its code, and a password (2.22). Ends in `registered`. */

import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { RegistrationData } from "#contracts/account/register.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { typedCode } from "#contracts/typed/code.ts";
import { typedEmail } from "#contracts/typed/email.ts";
import { type FieldTyped, isComplete, withField } from "#machines/form-fields.ts";
import { failed, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { codeDelivery } from "./code-delivery.ts";
import {
  EMPTY_REGISTRATION,
  type RegistrationFields,
  registrationIssues,
  withoutSecrets,
} from "./registration-rules.ts";

export const registration = withService(
  setup({
    types: {
      context: {} as { fields: RegistrationFields; problem: Problem | null },
      events: {} as FieldTyped<RegistrationFields> | { type: "SUBMITTED" },
      output: {} as { email: string },
      children: {} as { codeDelivery: "codeDelivery" },
      tags: {} as "busy" | "showingIssues",
    },
    actors: {
      codeDelivery,
      register: fromPromise<Answer<unknown>, RegistrationData>(unprovided),
    },
    guards: {
      isComplete: ({ context }) => isComplete(registrationIssues(context.fields)),
    },
    actions: {
      setField: assign(({ context }, typed: FieldTyped<RegistrationFields>) => withField(context, typed)),
      clearSecrets: assign({ fields: ({ context }) => withoutSecrets(context.fields) }),
    },
  }),
).createMachine({
  id: "registration",
  context: { fields: EMPTY_REGISTRATION, problem: null },
  initial: "open",
  output: ({ context }) => ({ email: context.fields.email }),
  states: {
    open: {
      initial: "typing",
      invoke: { id: "codeDelivery", src: "codeDelivery", input: { purpose: "register" } },
      on: {
        FIELD_TYPED: { actions: { type: "setField", params: ({ event }) => event } },
        SUBMITTED: [{ guard: "isComplete", target: ".registering" }, { target: ".showingIssues" }],
      },
      states: {
        typing: { meta: { spec: ["2.22", "5.3"] } },
        // After an attempt to submit, missing fields stay marked until they are filled in.
        showingIssues: {
          meta: { spec: ["5.1", "5.2", "5.3", "5.4", "5.6"] },
          tags: "showingIssues",
        },
        registering: {
          meta: { spec: ["5.5", "7.5", "8.7"] },
          tags: "busy",
          entry: "clearProblem",
          // Submitting twice registers once.
          on: { FIELD_TYPED: undefined, SUBMITTED: undefined },
          invoke: {
            id: "register",
            src: "register",
            input: ({ context: { fields } }) => ({
              email: typedEmail(fields.email),
              code: typedCode(fields.code) ?? "",
              password: fields.password,
            }),
            onDone: [{ guard: wasAccepted, target: "#registration.registered" }, refused("showingIssues")],
            onError: failed("showingIssues"),
          },
        },
      },
    },
    registered: { type: "final", entry: "clearSecrets", meta: { spec: ["8.10"] } },
  },
});

export type RegistrationActor = ActorRefFrom<typeof registration>;
export type RegistrationSnapshot = SnapshotFrom<typeof registration>;
