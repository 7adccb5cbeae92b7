/**
 * Edits an application (2.27) and its status (4.5) behind the verification gate (6.5). The application is loaded after
 * the gate; an invalid proof leads back to the gate and keeps the fields.
 */

import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { type Application, type ApplicationStatus, applicationStatus } from "#contracts/applications/application.ts";
import type { ApplicationChange } from "#contracts/applications/update-application.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { isKnown, type UnknownEnumValue } from "#contracts/reader/unknown-enum-value.ts";
import { verification } from "#machines/account/verification.ts";
import { type FieldTyped, isComplete, withField } from "#machines/form-fields.ts";
import { accepted, failed, output, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import {
  type ApplicationFields,
  applicationIssues,
  EMPTY_APPLICATION,
  fieldsOf,
  trimmed,
} from "./application-fields.ts";
import { needsVerification } from "./needs-verification.ts";

type Context = {
  code: string;
  email: string;
  fields: ApplicationFields;
  status: ApplicationStatus | UnknownEnumValue;
  /** From the gate, for one save; null before, "" if the service answered none. */
  proof: string | null;
  problem: Problem | null;
};

export const applicationEdit = withService(
  setup({
    types: {
      input: {} as {
        code: string;
        /** The address to which the code is sent. */
        email: string;
      },
      context: {} as Context,
      events: {} as
        | FieldTyped<ApplicationFields>
        | { type: "STATUS_CHOSEN"; status: ApplicationStatus }
        | { type: "SUBMITTED" }
        | { type: "RETRIED" }
        | { type: "DISMISSED" },
      children: {} as { verification: "verification" },
      tags: {} as "busy" | "showingIssues" | "verifying",
    },
    actors: {
      verification,
      loadApplication: fromPromise<Answer<Application>, { code: string }>(unprovided),
      updateApplication: fromPromise<Answer<Application>, ApplicationChange>(unprovided),
    },
    guards: {
      hasPassed: (_, { proof }: { proof: string | null }) => proof !== null,
      isComplete: ({ context }) => isComplete(applicationIssues(context.fields)),
      needsVerification: (_, answer: Answer<unknown>) => needsVerification(answer),
    },
    actions: {
      setProof: assign({ proof: (_, { proof }: { proof: string | null }) => proof }),
      clearProof: assign({ proof: null }),
      setApplication: assign((_, answer: Answer<Application>) =>
        answer.accepted ? { fields: fieldsOf(answer.value), status: answer.value.status } : {},
      ),
      setField: assign(({ context }, typed: FieldTyped<ApplicationFields>) => withField(context, typed)),
      chooseStatus: assign({ status: (_, status: ApplicationStatus) => status, problem: null }),
    },
  }),
).createMachine({
  id: "applicationEdit",
  context: ({ input }) => ({ ...input, fields: EMPTY_APPLICATION, status: "enabled", proof: null, problem: null }),
  initial: "verifying",
  on: { DISMISSED: ".dismissed" },
  states: {
    verifying: {
      meta: { spec: ["4.5", "6.5"] },
      tags: "verifying",
      invoke: gateTo("loading"),
    },
    loading: {
      meta: { spec: ["2.27", "7.16"] },
      tags: "busy",
      entry: "clearProblem",
      invoke: {
        id: "loadApplication",
        src: "loadApplication",
        input: ({ context }) => ({ code: context.code }),
        onDone: [accepted("editing", "setApplication"), refused("unavailable")],
        onError: failed("unavailable"),
      },
    },
    unavailable: { on: { RETRIED: "loading" } },
    editing: {
      initial: "typing",
      on: {
        FIELD_TYPED: { actions: { type: "setField", params: ({ event }) => event } },
        STATUS_CHOSEN: { actions: { type: "chooseStatus", params: ({ event }) => event.status } },
        SUBMITTED: [{ guard: "isComplete", target: "saving" }, { target: ".showingIssues" }],
      },
      states: {
        typing: { meta: { spec: ["2.27", "3.7", "4.5"] } },
        showingIssues: { meta: { spec: ["5.1"] }, tags: "showingIssues" },
      },
    },
    saving: {
      meta: { spec: ["4.5", "6.5", "7.16"] },
      tags: "busy",
      entry: "clearProblem",
      // Closing now would hide whether it was saved.
      on: { DISMISSED: undefined },
      invoke: {
        id: "updateApplication",
        src: "updateApplication",
        input: ({ context }) => changeRequest(context),
        onDone: [
          { guard: wasAccepted, target: "saved" },
          {
            guard: { type: "needsVerification", params: output },
            target: "verifyingAgain",
            actions: { type: "recordRefusal", params: output },
          },
          refused("editing.showingIssues"),
        ],
        onError: failed("editing.showingIssues"),
      },
    },
    // The proof has expired, or an earlier call whose answer was lost has used it.
    verifyingAgain: {
      meta: { spec: ["4.5", "6.5"] },
      tags: "verifying",
      entry: "clearProof",
      exit: "clearProblem",
      invoke: gateTo("saving"),
    },
    saved: { type: "final", entry: "clearProof", meta: { spec: ["8.10"] } },
    dismissed: { type: "final", entry: "clearProof" },
  },
});

export type ApplicationEditActor = ActorRefFrom<typeof applicationEdit>;
export type ApplicationEditSnapshot = SnapshotFrom<typeof applicationEdit>;

/** The gate, whose proof leads to `target`. */
function gateTo<const Target extends string>(target: Target) {
  const params = output<{ proof: string | null }>;
  return {
    id: "verification",
    src: "verification",
    input: ({ context: { email, code } }: { context: Context }) =>
      ({ email, purpose: "editApplication", applicationCode: code }) as const,
    onDone: [
      { guard: { type: "hasPassed", params }, target, actions: { type: "setProof", params } },
      { target: "dismissed" },
    ],
  } as const;
}

function changeRequest({ code, fields, status, proof }: Context): ApplicationChange {
  if (proof === null) throw new Error("An edit needs a proof of having passed the gate");
  return {
    code,
    ...trimmed(fields),
    // An unknown status is kept until the merchant chooses another.
    ...(isKnown(applicationStatus, status) && { status }),
    ...(proof && { proof }),
  };
}
