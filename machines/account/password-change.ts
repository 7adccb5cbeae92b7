/** The change-password dialog (2.33): the old password, the new one, and the new one again. */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { PasswordChange } from "#contracts/account/update-password.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { type FieldTyped, isComplete, withField } from "#machines/form-fields.ts";
import { failed, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { type PasswordFields, passwordIssues } from "./password-rules.ts";

const NOTHING_TYPED: PasswordFields = { oldPassword: "", password: "", repeat: "" };

export const passwordChange = withService(
  setup({
    types: {
      context: {} as { fields: PasswordFields; problem: Problem | null },
      events: {} as FieldTyped<PasswordFields> | { type: "SUBMITTED" } | { type: "DISMISSED" },
      tags: {} as "busy" | "showingIssues",
    },
    actors: { updatePassword: fromPromise<Answer<unknown>, PasswordChange>(unprovided) },
    guards: {
      isComplete: ({ context }) => isComplete(passwordIssues(context.fields)),
    },
    actions: {
      setField: assign(({ context }, typed: FieldTyped<PasswordFields>) => withField(context, typed)),
      clearSecrets: assign({ fields: NOTHING_TYPED }),
    },
  }),
).createMachine({
  id: "passwordChange",
  context: { fields: NOTHING_TYPED, problem: null },
  initial: "open",
  states: {
    open: {
      initial: "typing",
      on: {
        FIELD_TYPED: { actions: { type: "setField", params: ({ event }) => event } },
        SUBMITTED: [{ guard: "isComplete", target: ".changing" }, { target: ".showingIssues" }],
        DISMISSED: "dismissed",
      },
      states: {
        typing: { meta: { spec: ["2.33", "5.3"] } },
        showingIssues: { meta: { spec: ["5.1", "5.3", "5.4"] }, tags: "showingIssues" },
        changing: {
          meta: { spec: ["7.10"] },
          tags: "busy",
          entry: "clearProblem",
          on: { FIELD_TYPED: undefined, SUBMITTED: undefined, DISMISSED: undefined },
          invoke: {
            id: "updatePassword",
            src: "updatePassword",
            input: ({ context: { fields } }) => ({ oldPassword: fields.oldPassword, newPassword: fields.password }),
            onDone: [{ guard: wasAccepted, target: "#passwordChange.changed" }, refused("showingIssues")],
            onError: failed("showingIssues"),
          },
        },
      },
    },
    changed: { type: "final", entry: "clearSecrets", meta: { spec: ["8.10"] } },
    dismissed: { type: "final", entry: "clearSecrets" },
  },
});

export type PasswordChangeActor = ActorRefFrom<typeof passwordChange>;
export type PasswordChangeSnapshot = SnapshotFrom<typeof passwordChange>;
