/** The dialog that adds an application (2.27, 3.7). Ends in `created` or `dismissed`. */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Application } from "#contracts/applications/application.ts";
import type { NewApplication } from "#contracts/applications/create-application.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { Problem } from "#contracts/problem.ts";
import { type FieldTyped, isComplete, withField } from "#machines/form-fields.ts";
import { accepted, failed, refused, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { type ApplicationFields, applicationIssues, EMPTY_APPLICATION, trimmed } from "./application-fields.ts";
import { requestKeyFor } from "./request-key.ts";

export const applicationCreation = withService(
  setup({
    types: {
      input: {} as {
        /** Unique to this visit of the dialog, so that a repeated request adds one application. */
        visit: string;
      },
      context: {} as {
        visit: string;
        fields: ApplicationFields;
        problem: Problem | null;
        /** The code of the added application; "" before. */
        created: string;
      },
      events: {} as FieldTyped<ApplicationFields> | { type: "SUBMITTED" } | { type: "DISMISSED" },
      tags: {} as "busy" | "showingIssues",
    },
    actors: { createApplication: fromPromise<Answer<Application>, NewApplication>(unprovided) },
    guards: {
      isComplete: ({ context }) => isComplete(applicationIssues(context.fields)),
    },
    actions: {
      setField: assign(({ context }, typed: FieldTyped<ApplicationFields>) => withField(context, typed)),
      setCreated: assign({
        created: (_, answer: Answer<Application>) => (answer.accepted ? answer.value.code : ""),
      }),
    },
  }),
).createMachine({
  id: "applicationCreation",
  context: ({ input }) => ({ visit: input.visit, fields: EMPTY_APPLICATION, problem: null, created: "" }),
  initial: "open",
  states: {
    open: {
      initial: "typing",
      on: {
        FIELD_TYPED: { actions: { type: "setField", params: ({ event }) => event } },
        SUBMITTED: [{ guard: "isComplete", target: ".creating" }, { target: ".showingIssues" }],
        DISMISSED: "dismissed",
      },
      states: {
        typing: { meta: { spec: ["2.27", "3.7"] } },
        showingIssues: { meta: { spec: ["5.1"] }, tags: "showingIssues" },
        creating: {
          meta: { spec: ["3.6", "7.16"] },
          tags: "busy",
          entry: "clearProblem",
          on: { FIELD_TYPED: undefined, SUBMITTED: undefined, DISMISSED: undefined },
          invoke: {
            id: "createApplication",
            src: "createApplication",
            input: ({ context: { visit, fields } }) => newApplication(visit, trimmed(fields)),
            onDone: [accepted("#applicationCreation.created", "setCreated"), refused("showingIssues")],
            onError: failed("showingIssues"),
          },
        },
      },
    },
    created: { type: "final", meta: { spec: ["8.10"] } },
    dismissed: { type: "final" },
  },
});

export type ApplicationCreationActor = ActorRefFrom<typeof applicationCreation>;
export type ApplicationCreationSnapshot = SnapshotFrom<typeof applicationCreation>;

function newApplication(visit: string, fields: ApplicationFields): NewApplication {
  return { ...fields, requestKey: requestKeyFor(visit, fields) };
}
