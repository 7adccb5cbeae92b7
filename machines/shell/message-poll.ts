/**
 * Polls for new messages (2.36) at growing intervals while there are none. Pauses while the tab is hidden; stops when
 * the session is over or the service does not have the call. Failures show no message.
 */
import { type ActorRefFrom, assign, fromPromise, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { endsSession } from "#contracts/error-catalogue.ts";
import { output } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";
import { type BoxMessage, type MessageId, unreadIds } from "./messages.ts";

/**
 * The delays between polls in milliseconds: each poll without new messages moves on to the next one, and the last one
 * repeats.
 */
const MESSAGE_POLL_DELAYS = [30_000, 60_000, 120_000, 300_000] as const;

type Loaded = Answer<readonly BoxMessage[] | null>;

/** The unread messages of an answer, by id. */
function unreadIn(answer: Loaded): readonly MessageId[] {
  return unreadIds((answer.accepted && answer.value) || []);
}

export const messagePoll = setup({
  types: {
    input: {} as { unread: readonly MessageId[] },
    context: {} as {
      /** The ids of the unread messages at the last poll. */
      unread: readonly MessageId[];
      /** The index of the current delay. */
      polls: number;
    },
    events: {} as { type: "TAB_HIDDEN" } | { type: "TAB_SHOWN" },
  },
  actors: {
    /** Resolves to null if the service has no messages. */
    loadMessages: fromPromise<Loaded>(unprovided),
  },
  guards: {
    isLast: (_, answer: Loaded) => (answer.accepted ? answer.value === null : endsSession(answer.errCode)),
    isNews: ({ context }, answer: Loaded) => unreadIn(answer).some((id) => !context.unread.includes(id)),
  },
  actions: {
    /** Passes the answer to the message box. */
    deliver: (_, _answer: Loaded) => unprovided(),
    setUnread: assign({
      unread: ({ context }, answer: Loaded) => (answer.accepted ? unreadIn(answer) : context.unread),
    }),
    increasePollDelay: assign({ polls: ({ context }) => Math.min(context.polls + 1, MESSAGE_POLL_DELAYS.length - 1) }),
    resetPollDelay: assign({ polls: 0 }),
  },
  delays: { pollDelay: ({ context }) => MESSAGE_POLL_DELAYS[context.polls] ?? MESSAGE_POLL_DELAYS[0] },
}).createMachine({
  id: "messagePoll",
  context: ({ input }) => ({ unread: input.unread, polls: 0 }),
  initial: "resting",
  states: {
    resting: { after: { pollDelay: "polling" }, on: { TAB_HIDDEN: "hidden" } },
    polling: {
      meta: { spec: ["2.36", "7.16"] },
      on: { TAB_HIDDEN: "hidden" },
      invoke: {
        id: "loadMessages",
        src: "loadMessages",
        onDone: [
          { guard: { type: "isLast", params: output }, target: "stopped" },
          {
            guard: { type: "isNews", params: output },
            target: "resting",
            actions: ["resetPollDelay", { type: "setUnread", params: output }, { type: "deliver", params: output }],
          },
          {
            target: "resting",
            actions: ["increasePollDelay", { type: "setUnread", params: output }, { type: "deliver", params: output }],
          },
        ],
        onError: { target: "resting", actions: "increasePollDelay" },
      },
    },
    // Polls at once when the tab is visible again.
    hidden: { on: { TAB_SHOWN: "polling" } },
    stopped: {},
  },
});

export type MessagePollActor = ActorRefFrom<typeof messagePoll>;
