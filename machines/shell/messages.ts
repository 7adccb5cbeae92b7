/**
 * The message box (2.36, 3.13, 4.8): messages, notices and to-dos, marked as read one by one or by tab, after the
 * service has accepted it. Requests run one after the other, so that no id is posted twice.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Message } from "#contracts/mock/list-messages.ts";
import type { Problem } from "#contracts/problem.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { failed, output, recordFailure, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** A number, or a text for services with other ids. */
export type MessageId = number | string;

/** A message of the box, with its link or the reason why it is unreadable. */
export type BoxMessage = Omit<Message, "id" | "time"> & {
  id: MessageId;
  /** Null if unknown. */
  time: string | null;
  link?: MessageLink;
  unreadable?: UnreadableRow;
};
export type MessageLink = { about: "order" | "callback" | "application" | "package" | "account"; reference: string };

export type MessageType = Message["type"];

/** The tabs of the box in order (2.36). */
export const MESSAGE_TYPES = ["message", "notice", "todo"] as const satisfies readonly MessageType[];

/** The ids of the unread messages, of one type or all. */
export function unreadIds(messages: readonly BoxMessage[], type?: MessageType): MessageId[] {
  return messages
    .filter((message) => message.status === 0 && (type === undefined || message.type === type))
    .map(({ id }) => id);
}

/** The tab to open: the first with unread messages, or else with any, starting with the last chosen one. */
export function tabToOpen({ messages, tab }: Pick<Context, "messages" | "tab">): MessageType {
  const tabs = [tab, ...MESSAGE_TYPES];
  const hasAny = (of: MessageType) => messages.some(({ type }) => type === of);
  return tabs.find((of) => unreadIds(messages, of).length > 0) ?? tabs.find(hasAny) ?? tab;
}

type Context = {
  messages: readonly BoxMessage[];
  /** The ids that were cleared on this page; the service still has them. */
  cleared: readonly MessageId[];
  tab: MessageType;
  /** The ids of the running request, and those of the next one. */
  asked: readonly MessageId[];
  waiting: readonly MessageId[];
  problem: Problem | null;
};

/** The unread messages of the tab that are in no request. */
function unreadNotRequested({ messages: there, tab, asked, waiting }: Context): MessageId[] {
  return unreadIds(there, tab).filter((id) => !asked.includes(id) && !waiting.includes(id));
}

export const messages = withService(
  setup({
    types: {
      context: {} as Context,
      events: {} as
        | { type: "TAB_CHOSEN"; tab: MessageType }
        | { type: "READ"; id: MessageId }
        | { type: "ALL_READ" }
        | { type: "CLEARED" }
        | { type: "REFRESHED" }
        /** From polling (message-poll.ts). */
        | { type: "ARRIVED"; messages: readonly BoxMessage[] },
      tags: {} as "busy",
    },
    actors: {
      /** Resolves to null if the service has no messages: only mock calls are documented (7.17). */
      loadMessages: fromPromise<Answer<readonly BoxMessage[] | null>>(unprovided),
      readMessages: fromPromise<Answer<unknown>, { ids: readonly MessageId[] }>(unprovided),
    },
    guards: {
      canBeRead: ({ context }, id: MessageId) => unreadNotRequested(context).includes(id),
      hasUnread: ({ context }) => unreadNotRequested(context).length > 0,
      hasWaiting: ({ context }) => context.waiting.length > 0,
      tabHasMessages: ({ context }) => context.messages.some(({ type }) => type === context.tab),
      areMessages: (_, answer: Answer<readonly BoxMessage[] | null>) => answer.accepted && answer.value !== null,
    },
    actions: {
      setMessages: assign({
        messages: ({ context: { cleared } }, answer: Answer<readonly BoxMessage[] | null>) =>
          ((answer.accepted && answer.value) || []).filter(({ id }) => !cleared.includes(id)),
        problem: null,
      }),
      showTab: assign({ tab: (_, tab: MessageType) => tab }),
      queue: assign({ waiting: ({ context }, id: MessageId) => [...context.waiting, id], problem: null }),
      queueTab: assign({
        waiting: ({ context }) => [...context.waiting, ...unreadNotRequested(context)],
        problem: null,
      }),
      sendWaiting: assign({ asked: ({ context }) => context.waiting, waiting: [] }),
      markRead: assign({
        messages: ({ context }) =>
          context.messages.map((message) =>
            context.asked.includes(message.id) ? { ...message, status: 1 as const } : message,
          ),
        asked: [],
      }),
      clearQueue: assign({ asked: [], waiting: [] }),
      // The poll may be older than a read: a message becomes unread only if it was sent again.
      setArrived: assign({
        messages: ({ context }, arrived: readonly BoxMessage[]) =>
          arrived
            .filter(({ id }) => !context.cleared.includes(id))
            .map(
              (message) =>
                context.messages.find(
                  ({ id, time, status }) => id === message.id && time === message.time && status === 1,
                ) ?? message,
            ),
      }),
      clearTab: assign(({ context: { messages, cleared, tab } }) => ({
        messages: messages.filter(({ type }) => type !== tab),
        cleared: [...cleared, ...messages.filter(({ type }) => type === tab).map(({ id }) => id)],
      })),
    },
  }),
).createMachine({
  id: "messages",
  context: { messages: [], cleared: [], tab: "message", asked: [], waiting: [], problem: null },
  initial: "loading",
  on: { TAB_CHOSEN: { actions: { type: "showTab", params: ({ event }) => event.tab } } },
  states: {
    loading: {
      meta: { spec: ["7.17"] },
      tags: "busy",
      invoke: {
        id: "loadMessages",
        src: "loadMessages",
        onDone: [
          {
            guard: { type: "areMessages", params: output },
            target: "shown",
            actions: { type: "setMessages", params: output },
          },
          { guard: wasAccepted, target: "unsupported" },
          refused("failed"),
        ],
        onError: failed("failed"),
      },
    },
    failed: {
      on: {
        REFRESHED: "loading",
        ARRIVED: {
          target: "shown",
          actions: ["clearProblem", { type: "setArrived", params: ({ event }) => event.messages }],
        },
      },
    },
    unsupported: { meta: { spec: ["2.36", "7.17"] } },
    shown: {
      meta: { spec: ["2.36", "3.13"] },
      always: { guard: "hasWaiting", target: "reading" },
      on: {
        READ: {
          guard: { type: "canBeRead", params: ({ event }) => event.id },
          actions: { type: "queue", params: ({ event }) => event.id },
        },
        ALL_READ: { guard: "hasUnread", actions: "queueTab" },
        CLEARED: { guard: "tabHasMessages", actions: "clearTab" },
        REFRESHED: "loading",
        ARRIVED: { actions: { type: "setArrived", params: ({ event }) => event.messages } },
      },
    },
    reading: {
      meta: { spec: ["4.8", "7.17"] },
      tags: "busy",
      entry: "sendWaiting",
      on: {
        READ: {
          guard: { type: "canBeRead", params: ({ event }) => event.id },
          actions: { type: "queue", params: ({ event }) => event.id },
        },
        ALL_READ: { guard: "hasUnread", actions: "queueTab" },
      },
      invoke: {
        id: "readMessages",
        src: "readMessages",
        input: ({ context }) => ({ ids: context.asked }),
        onDone: [
          {
            guard: wasAccepted,
            target: "shown",
            actions: "markRead",
          },
          {
            target: "shown",
            actions: ["clearQueue", { type: "recordRefusal", params: output }],
          },
        ],
        onError: { target: "shown", actions: ["clearQueue", recordFailure] },
      },
    },
  },
});

export type MessagesActor = ActorRefFrom<typeof messages>;
export type MessagesSnapshot = SnapshotFrom<typeof messages>;
