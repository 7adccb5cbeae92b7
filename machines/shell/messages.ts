/**
 * The message box (2.36, 3.13, 4.8): messages, notices and to-dos, read one by one or a tab at a time.
 * A message is marked as read when the service has accepted it, never before. What is marked while another request is
 * running waits for that one, so that no id is posted twice.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Message } from "#contracts/mock/list-messages.ts";
import type { Problem } from "#contracts/problem.ts";
import type { UnreadableRow } from "#contracts/reader/page.ts";
import { failed, output, recordFailure, refused, wasAccepted, withService } from "#machines/service-answers.ts";
import { unprovided } from "#machines/unprovided.ts";

/** A number; a text where the service's ids are none. */
export type MessageId = number | string;

/** A message as the box holds it: what it leads to, where it leads anywhere, or that it could not be read. */
export type BoxMessage = Omit<Message, "id" | "time"> & {
  id: MessageId;
  /** Null where it is not known. */
  time: string | null;
  link?: MessageLink;
  unreadable?: UnreadableRow;
};
export type MessageLink = { about: "order" | "callback" | "application" | "package" | "account"; reference: string };

export type MessageType = Message["type"];

/** The tabs of the box, in their order (2.36). */
export const MESSAGE_TYPES = ["message", "notice", "todo"] as const satisfies readonly MessageType[];

/** The unread among some messages, by id; of one type, or of all. */
export function unreadIds(messages: readonly BoxMessage[], type?: MessageType): MessageId[] {
  return messages
    .filter((message) => message.status === 0 && (type === undefined || message.type === type))
    .map(({ id }) => id);
}

/** The tab that a box opens with: the one chosen last, or else the first with something unread, or with anything at all. */
export function tabToOpen({ messages, tab }: Pick<Context, "messages" | "tab">): MessageType {
  const tabs = [tab, ...MESSAGE_TYPES];
  const hasAny = (of: MessageType) => messages.some(({ type }) => type === of);
  return tabs.find((of) => unreadIds(messages, of).length > 0) ?? tabs.find(hasAny) ?? tab;
}

type Context = {
  messages: readonly BoxMessage[];
  /** The ids that this page has cleared: the service still has them. */
  cleared: readonly MessageId[];
  tab: MessageType;
  /** The ids that the service is asked to mark as read, and those that are asked next. */
  asked: readonly MessageId[];
  waiting: readonly MessageId[];
  problem: Problem | null;
};

/** The unread messages of the tab that are in no request, sent or waiting. */
function askable({ messages: there, tab, asked, waiting }: Context): MessageId[] {
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
        /** Looked for by the console itself (message-poll.ts). */
        | { type: "ARRIVED"; messages: readonly BoxMessage[] },
      tags: {} as "busy",
    },
    actors: {
      /** Returns null where the service has no messages: only mock calls are documented for them (7.17). */
      loadMessages: fromPromise<Answer<readonly BoxMessage[] | null>>(unprovided),
      readMessages: fromPromise<Answer<unknown>, { ids: readonly MessageId[] }>(unprovided),
    },
    guards: {
      canBeRead: ({ context }, id: MessageId) => askable(context).includes(id),
      hasUnread: ({ context }) => askable(context).length > 0,
      hasWaiting: ({ context }) => context.waiting.length > 0,
      tabHasMessages: ({ context }) => context.messages.some(({ type }) => type === context.tab),
      areMessages: (_, answer: Answer<readonly BoxMessage[] | null>) => answer.accepted && answer.value !== null,
    },
    actions: {
      rememberMessages: assign({
        messages: ({ context: { cleared } }, answer: Answer<readonly BoxMessage[] | null>) =>
          ((answer.accepted && answer.value) || []).filter(({ id }) => !cleared.includes(id)),
        problem: null,
      }),
      showTab: assign({ tab: (_, tab: MessageType) => tab }),
      queue: assign({ waiting: ({ context }, id: MessageId) => [...context.waiting, id], problem: null }),
      queueTab: assign({ waiting: ({ context }) => [...context.waiting, ...askable(context)], problem: null }),
      sendWaiting: assign({ asked: ({ context }) => context.waiting, waiting: [] }),
      markRead: assign({
        messages: ({ context }) =>
          context.messages.map((message) =>
            context.asked.includes(message.id) ? { ...message, status: 1 as const } : message,
          ),
        asked: [],
      }),
      clearQueue: assign({ asked: [], waiting: [] }),
      // The request left before these were read: a message is unread again only when it was sent again.
      rememberArrived: assign({
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
            actions: { type: "rememberMessages", params: output },
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
          actions: ["clearProblem", { type: "rememberArrived", params: ({ event }) => event.messages }],
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
        ARRIVED: { actions: { type: "rememberArrived", params: ({ event }) => event.messages } },
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
