/** Registering a merchant with an e-mail, its code, and a password (2.22). Ends in `registered`. */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { RegistrationData } from "#contracts/account/register.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemOf, REQUEST_FAILED, unprovided } from "#machines/problem.ts";
import { codeDelivery } from "./code-delivery.ts";
import { type RegistrationFields, registrationIssues } from "./registration-rules.ts";

const NOTHING_TYPED: RegistrationFields = { email: "", code: "", password: "", repeat: "" };

export const registration = setup({
  types: {
    context: {} as { fields: RegistrationFields; problem: Problem | null },
    events: {} as { type: "FIELD_TYPED"; field: keyof RegistrationFields; value: string } | { type: "SUBMITTED" },
    output: {} as { email: string },
    children: {} as { codeDelivery: "codeDelivery" },
    tags: {} as "busy" | "showingIssues",
  },
  actors: {
    codeDelivery,
    register: fromPromise<Answer<unknown>, RegistrationData>(unprovided),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(registrationIssues(context.fields)).length === 0,
    wasAccepted: (_, answer: Answer<unknown>) => answer.accepted,
  },
  actions: {
    rememberField: assign({
      fields: ({ context }, { field, value }: { field: keyof RegistrationFields; value: string }) => ({
        ...context.fields,
        [field]: value,
      }),
      problem: null,
    }),
    recordRefusal: assign({ problem: (_, answer: Answer<unknown>) => problemOf(answer) }),
    recordFailure: assign({ problem: REQUEST_FAILED }),
    clearProblem: assign({ problem: null }),
    clearSecrets: assign({ fields: ({ context }) => ({ ...NOTHING_TYPED, email: context.fields.email.trim() }) }),
  },
}).createMachine({
  id: "registration",
  context: { fields: NOTHING_TYPED, problem: null },
  initial: "open",
  output: ({ context }) => ({ email: context.fields.email }),
  states: {
    open: {
      initial: "typing",
      invoke: { id: "codeDelivery", src: "codeDelivery", input: { purpose: "register" } },
      on: {
        SUBMITTED: [{ guard: "isComplete", target: ".registering" }, { target: ".showingIssues" }],
      },
      states: {
        typing: {
          meta: { spec: ["2.22", "5.3"] },
          on: { FIELD_TYPED: { actions: { type: "rememberField", params: ({ event }) => event } } },
        },
        // Once a visitor has tried, what is missing stays visible until it is mended.
        showingIssues: {
          meta: { spec: ["5.1", "5.2", "5.3", "5.4", "5.6"] },
          tags: "showingIssues",
          on: { FIELD_TYPED: { actions: { type: "rememberField", params: ({ event }) => event } } },
        },
        registering: {
          meta: { spec: ["5.5", "7.5", "8.7"] },
          tags: "busy",
          entry: "clearProblem",
          // Submitting twice registers once.
          on: { SUBMITTED: undefined },
          invoke: {
            id: "register",
            src: "register",
            input: ({ context: { fields } }) => ({
              email: fields.email.trim(),
              code: fields.code.trim(),
              password: fields.password,
            }),
            onDone: [
              {
                guard: { type: "wasAccepted", params: ({ event }) => event.output },
                target: "#registration.registered",
              },
              { target: "showingIssues", actions: { type: "recordRefusal", params: ({ event }) => event.output } },
            ],
            onError: { target: "showingIssues", actions: "recordFailure" },
          },
        },
      },
    },
    registered: { type: "final", entry: "clearSecrets", meta: { spec: ["8.10"] } },
  },
});

export type RegistrationActor = ActorRefFrom<typeof registration>;
export type RegistrationSnapshot = SnapshotFrom<typeof registration>;
