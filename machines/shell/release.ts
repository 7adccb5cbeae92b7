/**
 * Checks for a newer release of the console: at growing intervals, when the tab becomes visible, and when a chunk is
 * missing. A newer release is offered. Only a page with a missing chunk reloads itself, once per release, and only
 * without unsaved input.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { output } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The delays between checks, in milliseconds; the last one repeats. */
const CHECK_DELAYS = [5 * 60_000, 15 * 60_000, 60 * 60_000] as const;

export const release = setup({
  types: {
    input: {} as {
      /** The release of this page. */
      running: string;
      /** The release for which this tab has reloaded itself; "" if never. */
      reloadedFor: string;
    },
    context: {} as { running: string; reloadedFor: string; published: string; checks: number },
    events: {} as
      | { type: "TAB_SHOWN" }
      | { type: "PART_MISSING"; unsavedInput: boolean }
      | { type: "RELOAD_REQUESTED"; unsavedInput: boolean }
      | { type: "RELOAD_CONFIRMED" }
      | { type: "DISMISSED" }
      /** The page did not reload, since this tab could not store that it did. */
      | { type: "PAGE_STAYED" },
  },
  actors: { loadPublished: fromPromise<string>(unprovided) },
  guards: {
    isNewsAgain: ({ context }, published: string) => published !== context.running && published !== context.published,
    mayReloadItself: ({ context }, published: string) =>
      published !== context.running && published !== context.reloadedFor,
    isHarmless: (_, unsavedInput: boolean) => !unsavedInput,
  },
  actions: {
    setPublished: assign({ published: (_, published: string) => published }),
    increaseCheckDelay: assign({ checks: ({ context }) => Math.min(context.checks + 1, CHECK_DELAYS.length - 1) }),
    /** Stores the release for which this tab reloads itself, so that it does so once. */
    storeReload: (_, _published: string) => unprovided(),
    reloadPage: unprovided,
  },
  delays: { checkDelay: ({ context }) => CHECK_DELAYS[context.checks] ?? CHECK_DELAYS[0] },
}).createMachine({
  id: "release",
  context: ({ input }) => ({ ...input, published: "", checks: 0 }),
  initial: "idle",
  on: {
    PART_MISSING: {
      guard: { type: "isHarmless", params: ({ event }) => event.unsavedInput },
      target: ".recovering",
    },
  },
  states: {
    idle: {
      after: { checkDelay: { target: "checking", actions: "increaseCheckDelay" } },
      on: { TAB_SHOWN: "checking" },
    },
    checking: {
      invoke: {
        id: "loadPublished",
        src: "loadPublished",
        onDone: [
          {
            guard: { type: "isNewsAgain", params: output },
            target: "offered",
            actions: { type: "setPublished", params: output },
          },
          { target: "idle" },
        ],
        onError: "idle",
      },
    },
    offered: {
      on: {
        RELOAD_REQUESTED: [
          { guard: { type: "isHarmless", params: ({ event }) => event.unsavedInput }, target: "reloading" },
          { target: "confirming" },
        ],
        // Only the next release is offered again.
        DISMISSED: "idle",
      },
    },
    confirming: { on: { RELOAD_CONFIRMED: "reloading", DISMISSED: "idle" } },
    // A chunk is missing: a newer release may have replaced it.
    recovering: {
      meta: { spec: ["8.4"] },
      on: { PART_MISSING: undefined },
      invoke: {
        id: "loadPublishedAgain",
        src: "loadPublished",
        onDone: [
          {
            guard: { type: "mayReloadItself", params: output },
            target: "reloading",
            actions: [
              { type: "setPublished", params: output },
              { type: "storeReload", params: output },
            ],
          },
          { target: "idle" },
        ],
        onError: "idle",
      },
    },
    reloading: { entry: "reloadPage", on: { PART_MISSING: undefined, PAGE_STAYED: "offered" } },
  },
});

export type ReleaseActor = ActorRefFrom<typeof release>;
export type ReleaseSnapshot = SnapshotFrom<typeof release>;
