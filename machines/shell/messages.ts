/**
 * The message box (2.36, 3.13, 4.8): messages, notices and to-dos, read one by one or a tab at a time.
 * A message counts as read when the service has accepted it, never before.
 */
import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import { type Problem, problemOf, REQUEST_FAILED, unprovided } from "../problem.ts";

export type MessageType = "message" | "notice" | "todo";

export type Message = {
  id: number;
  type: MessageType;
  title: string;
  subTitle: string;
  avatar: string;
  content: string;
  time: string;
  /** Notices and to-dos only: 0 not started, 1 opened, 2 in progress, 3 expiring soon. */
  messageType: number | null;
  /** 0 unread, 1 read. */
  status: 0 | 1;
};

/** The unread among some messages, by id. */
export function unreadIds(messages: readonly Message[], type: MessageType): number[] {
  return messages.filter((message) => message.type === type && message.status === 0).map(({ id }) => id);
}

export const messages = setup({
  types: {
    context: {} as {
      messages: readonly Message[];
      tab: MessageType;
      asked: readonly number[];
      problem: Problem | null;
    },
    events: {} as
      | { type: "TAB_CHOSEN"; tab: MessageType }
      | { type: "READ"; id: number }
      | { type: "ALL_READ" }
      | { type: "EMPTIED" }
      | { type: "REFRESHED" },
    tags: {} as "busy",
  },
  actors: {
    loadMessages: fromPromise<Answer<readonly Message[]>>(unprovided),
    readMessages: fromPromise<Answer<unknown>, { ids: readonly number[] }>(unprovided),
  },
  guards: {
    isUnread: ({ context }, id: number) => unreadIds(context.messages, context.tab).includes(id),
    hasUnread: ({ context }) => unreadIds(context.messages, context.tab).length > 0,
    hasAny: ({ context }) => context.messages.some(({ type }) => type === context.tab),
    wasAccepted: (_, answer: Answer<unknown>) => answer.accepted,
  },
  actions: {
    rememberMessages: assign({
      messages: ({ context }, answer: Answer<readonly Message[]>) =>
        answer.accepted ? answer.value : context.messages,
      problem: null,
    }),
    showTab: assign({ tab: (_, tab: MessageType) => tab }),
    askFor: assign({ asked: (_, ids: readonly number[]) => ids, problem: null }),
    askForTab: assign({ asked: ({ context }) => unreadIds(context.messages, context.tab), problem: null }),
    markRead: assign({
      messages: ({ context }) =>
        context.messages.map((message) => (context.asked.includes(message.id) ? { ...message, status: 1 } : message)),
      asked: [],
    }),
    emptyTab: assign({ messages: ({ context }) => context.messages.filter(({ type }) => type !== context.tab) }),
    explainRefusal: assign({ problem: (_, answer: Answer<unknown>) => problemOf(answer) }),
    explainFailure: assign({ problem: REQUEST_FAILED }),
  },
}).createMachine({
  id: "messages",
  context: { messages: [], tab: "message", asked: [], problem: null },
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
            guard: { type: "wasAccepted", params: ({ event }) => event.output },
            target: "shown",
            actions: { type: "rememberMessages", params: ({ event }) => event.output },
          },
          { target: "failed", actions: { type: "explainRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: "explainFailure" },
      },
    },
    failed: { on: { REFRESHED: "loading" } },
    shown: {
      meta: { spec: ["2.36", "3.13"] },
      on: {
        READ: {
          guard: { type: "isUnread", params: ({ event }) => event.id },
          target: "reading",
          actions: { type: "askFor", params: ({ event }) => [event.id] },
        },
        ALL_READ: { guard: "hasUnread", target: "reading", actions: "askForTab" },
        EMPTIED: { guard: "hasAny", actions: "emptyTab" },
        REFRESHED: "loading",
      },
    },
    reading: {
      meta: { spec: ["4.8", "7.17"] },
      tags: "busy",
      invoke: {
        id: "readMessages",
        src: "readMessages",
        input: ({ context }) => ({ ids: context.asked }),
        onDone: [
          {
            guard: { type: "wasAccepted", params: ({ event }) => event.output },
            target: "shown",
            actions: "markRead",
          },
          { target: "shown", actions: { type: "explainRefusal", params: ({ event }) => event.output } },
        ],
        onError: { target: "shown", actions: "explainFailure" },
      },
    },
  },
});

export type MessagesActor = ActorRefFrom<typeof messages>;
export type MessagesSnapshot = SnapshotFrom<typeof messages>;
