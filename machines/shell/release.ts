/**
 * Which release of the console this page is of, and whether there is a newer one. It checks at growing intervals, when
 * the page is seen again, and when a part of the console is gone. A newer release is offered and never forced: only a
 * page whose part is gone loads again by itself, once for each release, and only where nothing was typed.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import { output } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** The delays between checks, in milliseconds; the last one repeats. */
const CHECK_DELAYS = [5 * 60_000, 15 * 60_000, 60 * 60_000] as const;

export const release = setup({
  types: {
    input: {} as {
      /** The release that this page was built in. */
      running: string;
      /** The release for which this tab has reloaded itself; "" when it never did. */
      reloadedFor: string;
    },
    context: {} as { running: string; reloadedFor: string; published: string; checks: number },
    events: {} as
      | { type: "TAB_SHOWN" }
      | { type: "PART_MISSING"; unsavedInput: boolean }
      | { type: "RELOAD_REQUESTED"; unsavedInput: boolean }
      | { type: "RELOAD_CONFIRMED" }
      | { type: "DISMISSED" }
      /** The page was not loaded again, since this tab could not remember that it was. */
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
    rememberPublished: assign({ published: (_, published: string) => published }),
    increaseCheckDelay: assign({ checks: ({ context }) => Math.min(context.checks + 1, CHECK_DELAYS.length - 1) }),
    /** Stores for which release this tab reloads itself, so that it does so once. */
    rememberReload: (_, _published: string) => unprovided(),
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
            actions: { type: "rememberPublished", params: output },
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
        // It is not offered again: the next release is.
        DISMISSED: "idle",
      },
    },
    confirming: { on: { RELOAD_CONFIRMED: "reloading", DISMISSED: "idle" } },
    // A part of the console could not be fetched: a newer release may have taken its place.
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
              { type: "rememberPublished", params: output },
              { type: "rememberReload", params: output },
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
