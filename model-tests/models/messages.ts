import type { Message } from "#contracts/mock/list-messages.ts";
import { messages } from "#machines/shell/messages.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const message = (id: number, status: 0 | 1): Message => ({
  id,
  type: "message",
  title: "",
  subTitle: "",
  avatar: "",
  content: "",
  time: "",
  messageType: null,
  status,
});

export const messagesModel = modelOf<typeof messages>({
  machine: messages,
  about: "The message box (2.36, 3.13, 4.8)",
  input: undefined,
  events: {
    TAB_CHOSEN: { messages: { tab: "message" }, notices: { tab: "notice" } },
    READ: { "an unread one": { id: 1 }, "a read one": { id: 2 }, "another unread one": { id: 3 } },
    ALL_READ: plain,
    CLEARED: plain,
    REFRESHED: plain,
    ARRIVED: { "one more": { messages: [message(4, 0), message(1, 0), message(2, 1), message(3, 0)] } },
  },
  answers: {
    loadMessages: {
      some: accepted([message(1, 0), message(2, 1), message(3, 0)]),
      none: accepted(null),
      refused: refusal(),
    },
    readMessages: { accepted: accepted(true), refused: refusal() },
  },
  stateKey: ({ messages: there, cleared, tab, asked, waiting }) => ({
    cleared,
    there: there.map(({ id }) => id),
    unread: there.filter(({ status }) => status === 0).map(({ id }) => id),
    tab,
    asked,
    waiting,
  }),
  always: {
    "only what is unread is asked to be read (4.8)": ({ value, context }) =>
      value !== "reading" ||
      context.asked.every((id) => context.messages.some((one) => one.id === id && one.status === 0)),
  },
});
