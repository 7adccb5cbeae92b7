/**
 * The signed-in devices, which can be signed out after a confirmation (7.15, 8.3):
 *
 *     loading ──▶ shown ──END_REQUESTED──▶ asking ──END_CONFIRMED──▶ ending ──▶ shown
 *        │          ▲ ▲                      │ DISMISSED                │ refused, or no answer
 *        ▼          │ └──────────────────────┘                          ▼
 *     unavailable   └─────────────────────────────────────────────── refreshing
 *
 * After a refusal or a lost answer the devices are loaded again.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { SessionDevices } from "#contracts/account/session-device.ts";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemFrom, problemOf } from "#contracts/problem.ts";
import { accepted, error, output, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The device to sign out; null for all others. */
type Ending = { id: string | null };

type Context = Pick<SessionDevices, "items" | "unreadable"> & {
  /** The device to sign out, until it is done. */
  requested: Ending | null;
  problem: Problem | null;
};

/** Whether there is such a device; the current one is signed out elsewhere (2.35). */
function canEnd({ items }: Pick<Context, "items">, { id }: Ending): boolean {
  return items.some((device) => device.isCurrent !== true && (id === null || device.id === id));
}

export const devices = withService(
  setup({
    types: {
      context: {} as Context,
      events: {} as
        | ({ type: "END_REQUESTED" } & Ending)
        | { type: "END_CONFIRMED" }
        | { type: "DISMISSED" }
        | { type: "REFRESHED" },
      tags: {} as "busy" | "loaded",
    },
    actors: {
      listSessions: fromPromise<Answer<SessionDevices>>(unprovided),
      endSessions: fromPromise<Answer<SessionDevices>, Ending>(unprovided),
    },
    guards: {
      canEnd: ({ context }, ending: Ending) => canEnd(context, ending),
      isDone: ({ context: { requested } }, answer: Answer<SessionDevices>) =>
        answer.accepted && requested !== null && !canEnd(answer.value, requested),
    },
    actions: {
      setDevices: assign((_, answer: Answer<SessionDevices>) =>
        answer.accepted ? { items: answer.value.items, unreadable: answer.value.unreadable } : {},
      ),
      setRequested: assign({ requested: (_, { id }: Ending) => ({ id }), problem: null }),
      clearRequested: assign({ requested: null, problem: null }),
      // The first problem explains the failure; a later one of reloading the list does not replace it.
      recordFirstRefusal: assign({
        problem: ({ context }, answer: Answer<unknown>) => context.problem ?? problemOf(answer),
      }),
      recordFirstFailure: assign({ problem: ({ context }, error: unknown) => context.problem ?? problemFrom(error) }),
      announceEnded: (_, _ending: Ending | null) => unprovided(),
    },
  }),
).createMachine({
  id: "devices",
  context: { items: [], unreadable: [], requested: null, problem: null },
  initial: "loading",
  states: {
    loading: {
      meta: { spec: ["7.15", "7.16"] },
      tags: "busy",
      invoke: {
        id: "listSessions",
        src: "listSessions",
        onDone: [
          accepted("shown", "setDevices"),
          { target: "unavailable", actions: { type: "recordFirstRefusal", params: output } },
        ],
        onError: { target: "unavailable", actions: { type: "recordFirstFailure", params: error } },
      },
    },
    unavailable: { on: { REFRESHED: { target: "loading", actions: "clearRequested" } } },
    shown: {
      meta: { spec: ["7.15"] },
      tags: "loaded",
      on: {
        END_REQUESTED: {
          guard: { type: "canEnd", params: ({ event }) => event },
          target: "asking",
          actions: { type: "setRequested", params: ({ event }) => event },
        },
        REFRESHED: { target: "refreshing", actions: "clearRequested" },
      },
    },
    asking: {
      tags: "loaded",
      on: { END_CONFIRMED: "ending", DISMISSED: { target: "shown", actions: "clearRequested" } },
    },
    ending: {
      meta: { spec: ["7.16", "8.3"] },
      tags: ["busy", "loaded"],
      invoke: {
        id: "endSessions",
        src: "endSessions",
        input: ({ context }) => context.requested ?? { id: "" },
        onDone: [
          {
            guard: wasAccepted,
            target: "shown",
            actions: [
              { type: "setDevices", params: output },
              { type: "announceEnded", params: ({ context }) => context.requested },
              "clearRequested",
            ],
          },
          { target: "refreshing", actions: { type: "recordFirstRefusal", params: output } },
        ],
        onError: { target: "refreshing", actions: { type: "recordFirstFailure", params: error } },
      },
    },
    refreshing: {
      meta: { spec: ["8.2", "8.4"] },
      tags: ["busy", "loaded"],
      invoke: {
        id: "refreshSessions",
        src: "listSessions",
        onDone: [
          {
            // The answer was lost, or the device signed out itself.
            guard: { type: "isDone", params: output },
            target: "shown",
            actions: [
              { type: "setDevices", params: output },
              { type: "announceEnded", params: ({ context }) => context.requested },
              "clearRequested",
            ],
          },
          accepted("shown", "setDevices"),
          { target: "shown", actions: { type: "recordFirstRefusal", params: output } },
        ],
        onError: { target: "shown", actions: { type: "recordFirstFailure", params: error } },
      },
    },
  },
});

export type DevicesActor = ActorRefFrom<typeof devices>;
export type DevicesSnapshot = SnapshotFrom<typeof devices>;
