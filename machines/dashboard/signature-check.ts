/**
 * The signature checker of the developer centre (2.24): checks pasted values in the page and sends nothing. Only this
 * context has the AppSecret, while the checker is shown.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type FieldTyped, withField } from "#machines/form-fields.ts";
import { unprovided } from "#machines/unprovided.ts";

export type Pasted = { headers: string; body: string; secret: string };

/** The result; `minutes` is the age of the timestamp, `header` the name of the missing header. */
export type Verdict =
  | { kind: "genuine" }
  /** The second signature matches, which exists during a rotation of the AppSecret. */
  | { kind: "genuineNext" }
  | { kind: "stale"; minutes: number }
  | { kind: "missingHeader"; header: string }
  | { kind: "badTimestamp" }
  | { kind: "notASecret" }
  | { kind: "secretHasSpaces" }
  | { kind: "changedBody"; how: "spacing" | "json" }
  | { kind: "wrongSecretOrValues" };

export const signatureCheck = setup({
  types: {
    /** The recorded callback to check; empty if the merchant pastes one. */
    input: {} as Omit<Pasted, "secret">,
    context: {} as { fields: Pasted; verdict: Verdict | null; problem: null },
    events: {} as FieldTyped<Pasted> | { type: "SUBMITTED" },
  },
  actors: { check: fromPromise<Verdict, Pasted>(unprovided) },
  guards: {
    isFilled: ({ context: { fields } }) => Object.values(fields).every((value) => value !== ""),
  },
  actions: {
    changeField: assign(({ context }, event: FieldTyped<Pasted>) => ({ ...withField(context, event), verdict: null })),
    clearVerdict: assign({ verdict: null }),
    setVerdict: assign({ verdict: (_, verdict: Verdict) => verdict }),
  },
}).createMachine({
  id: "signatureCheck",
  context: ({ input }) => ({ fields: { ...input, secret: "" }, verdict: null, problem: null }),
  initial: "typing",
  on: {
    FIELD_TYPED: { target: ".typing", actions: { type: "changeField", params: ({ event }) => event } },
  },
  states: {
    typing: { meta: { spec: ["2.24"] }, on: { SUBMITTED: { guard: "isFilled", target: "checking" } } },
    checking: {
      invoke: {
        id: "check",
        src: "check",
        input: ({ context }) => context.fields,
        onDone: {
          target: "checked",
          actions: { type: "setVerdict", params: ({ event }) => event.output },
        },
        // Browsers have WebCrypto only in secure contexts.
        onError: "impossible",
      },
    },
    checked: { on: { SUBMITTED: { target: "checking", actions: "clearVerdict" } } },
    impossible: { on: { SUBMITTED: "checking" } },
  },
});

export type SignatureCheckActor = ActorRefFrom<typeof signatureCheck>;
export type SignatureCheckSnapshot = SnapshotFrom<typeof signatureCheck>;
