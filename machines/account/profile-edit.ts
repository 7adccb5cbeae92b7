/** The profile form of the user centre (2.32, 3.3, 5.11). Closing it changes nothing. */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { ProfileChange } from "#contracts/account/update-profile.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { type FieldTyped, isComplete, withField } from "#machines/form-fields.ts";
import { failed, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { changedFields, type ProfileFields, profileIssues } from "./profile-rules.ts";

export const profileEdit = withService(
  setup({
    types: {
      input: {} as { saved: ProfileFields },
      context: {} as { saved: ProfileFields; fields: ProfileFields; problem: Problem | null },
      events: {} as FieldTyped<ProfileFields> | { type: "SUBMITTED" } | { type: "DISMISSED" },
      tags: {} as "busy" | "showingIssues",
    },
    actors: { updateProfile: fromPromise<Answer<unknown>, ProfileChange>(unprovided) },
    guards: {
      isComplete: ({ context }) => isComplete(profileIssues(context.fields)),
      isUnchanged: ({ context: { saved, fields } }) => Object.keys(changedFields(saved, fields)).length === 0,
    },
    actions: {
      setField: assign(({ context }, typed: FieldTyped<ProfileFields>) => withField(context, typed)),
    },
  }),
).createMachine({
  id: "profileEdit",
  context: ({ input: { saved } }) => ({ saved, fields: saved, problem: null }),
  initial: "open",
  states: {
    open: {
      initial: "typing",
      on: {
        FIELD_TYPED: { actions: { type: "setField", params: ({ event }) => event } },
        SUBMITTED: [
          { guard: "isUnchanged", target: "dismissed" },
          { guard: "isComplete", target: ".saving" },
          { target: ".showingIssues" },
        ],
        DISMISSED: "dismissed",
      },
      states: {
        typing: { meta: { spec: ["2.32", "3.3", "5.11"] } },
        showingIssues: { meta: { spec: ["5.1"] }, tags: "showingIssues" },
        saving: {
          meta: { spec: ["7.14"] },
          tags: "busy",
          entry: "clearProblem",
          // Closing now would hide whether it was saved.
          on: { FIELD_TYPED: undefined, SUBMITTED: undefined, DISMISSED: undefined },
          invoke: {
            id: "updateProfile",
            src: "updateProfile",
            input: ({ context: { saved, fields } }) => changedFields(saved, fields),
            onDone: [{ guard: wasAccepted, target: "#profileEdit.saved" }, refused("showingIssues")],
            onError: failed("showingIssues"),
          },
        },
      },
    },
    saved: { type: "final", meta: { spec: ["8.10"] } },
    dismissed: { type: "final" },
  },
});

export type ProfileEditActor = ActorRefFrom<typeof profileEdit>;
export type ProfileEditSnapshot = SnapshotFrom<typeof profileEdit>;
