import { isDeepStrictEqual } from "node:util";
import type { Message } from "#contracts/mock/list-messages.ts";
import { messages } from "#machines/shell/messages.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  during,
  exactly,
  happens,
  ignored,
  is,
  type Moment,
  plain,
  remembers,
  starts,
  was,
  whenever,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const message = (id: number, status: 0 | 1, changes: Partial<Message> = {}): Message => ({
  id,
  type: "message",
  title: "",
  subTitle: "",
  avatar: "",
  content: "",
  time: "",
  messageType: null,
  status,
  ...changes,
});
const NOTICE = message(3, 0, { type: "notice" });

type Box = {
  messages: Message[];
  tab: string;
  asked: number[];
  waiting: number[];
  cleared: number[];
  problem: unknown;
};

/** One is new, and one was sent again since it was read. */
const ARRIVED = [message(4, 0), message(1, 0, { time: "2026-11-21 09:00:00" }), message(2, 1), NOTICE];

const EMPTY_BOX: Box = { messages: [], tab: "message", asked: [], waiting: [], cleared: [], problem: null };
const boxBefore = ({ before }: Moment): Box => before?.context ?? EMPTY_BOX;

/** The ids that what the person did asks to be read: unread ones of the tab, in no request yet. */
function toBeRead(moment: Moment): number[] {
  const { messages: there, tab, asked, waiting } = boxBefore(moment);
  const wanted: unknown = moment.step?.event["id"];
  return there
    .filter(({ id, status, type }) => status === 0 && type === tab && (wanted === undefined || wanted === id))
    .map(({ id }) => id)
    .filter((id) => ![...asked, ...waiting].includes(id));
}

export const messagesModel = modelOf<typeof messages>({
  machine: messages,
  about: "The message box (2.36, 3.13, 4.8)",
  input: undefined,
  events: {
    TAB_CHOSEN: { messages: { tab: "message" }, notices: { tab: "notice" } },
    READ: { "an unread one": { id: 1 }, "a read one": { id: 2 }, "an unread notice": { id: 3 } },
    ALL_READ: plain,
    CLEARED: plain,
    REFRESHED: plain,
    ARRIVED: { "one more": { messages: ARRIVED } },
  },
  answers: {
    loadMessages: {
      some: accepted([message(1, 0), message(2, 1), NOTICE]),
      none: accepted(null),
      refused: refusal(),
    },
    readMessages: { accepted: accepted(true), refused: refusal() },
  },
  stateKey: ({ messages: there, cleared, tab, asked, waiting }) => ({
    cleared,
    there: there.map(({ id }) => id),
    "sent again": there.filter(({ time }) => time !== "").map(({ id }) => id),
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
  overTime: {
    "at first the messages are asked for (7.17)": whenever(starts).then(
      exactly({ is: "loading", asks: { loadMessages: undefined } }),
    ),
    "messages that came are shown, but for those that were cleared (3.13, 7.17)": whenever(
      happens("loadMessages answers", "some"),
    ).then(
      is("shown"),
      remembers({
        problem: null,
        messages: (found: { id: number }[], { before }: Moment) =>
          isDeepStrictEqual(
            found.map(({ id }) => id),
            [1, 2, 3].filter((id) => !before?.context.cleared.includes(id)),
          ),
      }),
    ),
    "a service without messages is said to have none (7.17)": whenever(happens("loadMessages answers", "none")).then(
      exactly({ is: "unsupported" }),
    ),
    "messages that did not come can be asked for again (8.2, 8.4)": whenever(
      any(happens("loadMessages answers", "refused"), happens("loadMessages fails")),
    ).then(is("failed")),
    "refreshing loads the messages again (7.17)": whenever(happens("REFRESHED"), was("shown", "failed")).then(
      exactly({ is: "loading", asks: { loadMessages: undefined } }),
    ),
    "another tab is shown (2.36)": whenever(happens("TAB_CHOSEN")).then((moment) =>
      exactly({ remembers: { tab: happens("TAB_CHOSEN", "notices")(moment) ? "notice" : "message" } })(moment),
    ),
    "a message that is read is posted to the service, and forgets what went wrong before (4.8)": whenever(
      any(happens("READ"), happens("ALL_READ")),
      was("shown"),
      (moment) => toBeRead(moment).length > 0,
    ).then((moment) =>
      exactly({
        is: "reading",
        remembers: { asked: toBeRead(moment), problem: null },
        asks: { readMessages: { ids: toBeRead(moment) } },
      })(moment),
    ),
    "what is read meanwhile waits its turn (4.8)": whenever(
      any(happens("READ"), happens("ALL_READ")),
      was("reading"),
      (moment) => toBeRead(moment).length > 0,
    ).then((moment) =>
      exactly({
        remembers: { waiting: [...(moment.before?.context.waiting ?? []), ...toBeRead(moment)], problem: null },
      })(moment),
    ),
    "what is read already, or asked to be, is not asked again (4.8)": whenever(
      any(happens("READ"), happens("ALL_READ")),
      was("shown", "reading"),
      (moment) => toBeRead(moment).length === 0,
    ).then(ignored),
    "what the service has accepted is read, and what waited follows (4.8)": whenever(
      happens("readMessages answers", "accepted"),
    ).then((moment) => {
      const { asked, waiting, messages: there } = boxBefore(moment);
      return exactly({
        is: waiting.length > 0 ? "reading" : "shown",
        remembers: {
          messages: there.map((one) => (asked.includes(one.id) ? { ...one, status: 1 } : one)),
          asked: waiting,
          waiting: [],
        },
        asks: waiting.length > 0 ? { readMessages: { ids: waiting } } : {},
      })(moment);
    }),
    "what it has not accepted stays unread, and nothing waits for it (4.8, 8.2, 8.4)": whenever(
      any(happens("readMessages answers", "refused"), happens("readMessages fails")),
    ).then(
      exactly({ is: "shown", remembers: { asked: [], waiting: [], problem: (problem: unknown) => problem !== null } }),
    ),
    "a tab that is cleared is empty, and stays so (2.36)": whenever(happens("CLEARED"), was("shown")).then((moment) => {
      const { tab, messages: there, cleared } = boxBefore(moment);
      const gone = there.filter(({ type }) => type === tab);
      if (gone.length === 0) return ignored(moment);
      return exactly({
        remembers: {
          messages: there.filter(({ type }) => type !== tab),
          cleared: [...cleared, ...gone.map(({ id }) => id)],
        },
      })(moment);
    }),
    "what arrives is shown, and what was read here stays read (2.36, 4.8)": whenever(
      happens("ARRIVED"),
      was("shown", "failed"),
    ).then((moment) => {
      const { messages: there, cleared, problem } = boxBefore(moment);
      const arrived = ARRIVED.filter(({ id }) => !cleared.includes(id));
      const messages = arrived.map(
        (one) => there.find(({ id, time, status }) => id === one.id && time === one.time && status === 1) ?? one,
      );
      return exactly({ is: "shown", remembers: { messages, problem: was("failed")(moment) ? null : problem } })(moment);
    }),
    "what is being loaded is not loaded again (7.17)": during("loading").only(
      "loadMessages answers",
      "loadMessages fails",
      "TAB_CHOSEN",
    ),
    "without messages there is nothing to read (7.17)": during("unsupported", "failed").only(
      "TAB_CHOSEN",
      "REFRESHED",
      "ARRIVED",
    ),
    "a service that has none is not asked again (7.17)": during("unsupported").only("TAB_CHOSEN"),
  },
});
