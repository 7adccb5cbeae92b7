import { isDeepStrictEqual } from "node:util";
import type { Message } from "#contracts/mock/list-messages.ts";
import { messages } from "#machines/shell/messages.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  any,
  atStart,
  during,
  exactly,
  fromState,
  hasContext,
  ignored,
  inState,
  type Moment,
  noPayload,
  onEvent,
  when,
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

/** One message is new, and one was sent again after it was read. */
const ARRIVED = [message(4, 0), message(1, 0, { time: "2026-11-21 09:00:00" }), message(2, 1), NOTICE];

const EMPTY_BOX: Box = { messages: [], tab: "message", asked: [], waiting: [], cleared: [], problem: null };
const boxBefore = ({ before }: Moment): Box => before?.context ?? EMPTY_BOX;

/** The ids that the event marks as read: unread, in the open tab, and in no request yet. */
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
  description: "The message box (2.36, 3.13, 4.8)",
  input: undefined,
  events: {
    TAB_CHOSEN: { messages: { tab: "message" }, notices: { tab: "notice" } },
    READ: { "an unread one": { id: 1 }, "a read one": { id: 2 }, "an unread notice": { id: 3 } },
    ...noPayload("ALL_READ", "CLEARED", "REFRESHED"),
    ARRIVED: { "one more": { messages: ARRIVED } },
  },
  answers: {
    loadMessages: { some: accepted([message(1, 0), message(2, 1), NOTICE]), none: accepted(null), refused: refusal() },
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
  always: {},
  overTime: {
    "the messages load at the start (7.17)": when(atStart).exactly({
      state: "loading",
      calls: { loadMessages: undefined },
    }),
    "loaded messages are shown without the cleared ones (3.13, 7.17)": when("loadMessages answers (some)").then(
      inState("shown"),
      hasContext({
        problem: null,
        messages: (found: { id: number }[], { before }: Moment) =>
          isDeepStrictEqual(
            found.map(({ id }) => id),
            [1, 2, 3].filter((id) => !before?.context.cleared.includes(id)),
          ),
      }),
    ),
    "a service without messages leads to the unsupported state (7.17)": when("loadMessages answers (none)").exactly({
      state: "unsupported",
    }),
    "a failed or refused load leads to the failed state (8.2, 8.4)": when(
      any("loadMessages answers (refused)", "loadMessages fails"),
    ).leadsTo("failed"),
    "refreshing loads the messages again (7.17)": when("REFRESHED")
      .from("shown", "failed")
      .exactly({ state: "loading", calls: { loadMessages: undefined } }),
    "choosing a tab shows it (2.36)": when("TAB_CHOSEN").exactly((moment) => ({
      context: { tab: onEvent("TAB_CHOSEN", "notices")(moment) ? "notice" : "message" },
    })),
    "reading a message posts it to the service and clears the problem (4.8)": when(
      any("READ", "ALL_READ"),
      (moment) => toBeRead(moment).length > 0,
    )
      .from("shown")
      .exactly((moment) => ({
        state: "reading",
        context: { asked: toBeRead(moment), problem: null },
        calls: { readMessages: { ids: toBeRead(moment) } },
      })),
    "messages read during a call are queued (4.8)": when(
      any("READ", "ALL_READ"),
      (moment) => toBeRead(moment).length > 0,
    )
      .from("reading")
      .exactly((moment) => ({
        context: { waiting: [...(moment.before?.context.waiting ?? []), ...toBeRead(moment)], problem: null },
      })),
    "a message that is read or pending is not posted again (4.8)": when(
      any("READ", "ALL_READ"),
      (moment) => toBeRead(moment).length === 0,
    )
      .from("shown", "reading")
      .isIgnored(),
    "accepted messages become read, and the queued ones are posted next (4.8)": when(
      "readMessages answers (accepted)",
    ).then((moment) => {
      const { asked, waiting, messages: there } = boxBefore(moment);
      return exactly({
        state: waiting.length > 0 ? "reading" : "shown",
        context: {
          messages: there.map((one) => (asked.includes(one.id) ? { ...one, status: 1 } : one)),
          asked: waiting,
          waiting: [],
        },
        calls: waiting.length > 0 ? { readMessages: { ids: waiting } } : {},
      })(moment);
    }),
    "after a refusal the messages stay unread, and the queue is cleared (4.8, 8.2, 8.4)": when(
      any("readMessages answers (refused)", "readMessages fails"),
    ).exactly({ state: "shown", context: { asked: [], waiting: [], problem: (problem: unknown) => problem !== null } }),
    "clearing a tab removes its messages for good (2.36)": when("CLEARED")
      .from("shown")
      .then((moment) => {
        const { tab, messages: there, cleared } = boxBefore(moment);
        const gone = there.filter(({ type }) => type === tab);
        if (gone.length === 0) return ignored(moment);
        return exactly({
          context: {
            messages: there.filter(({ type }) => type !== tab),
            cleared: [...cleared, ...gone.map(({ id }) => id)],
          },
        })(moment);
      }),
    "arriving messages are shown, and messages read here stay read (2.36, 4.8)": when("ARRIVED")
      .from("shown", "failed")
      .then((moment) => {
        const { messages: there, cleared, problem } = boxBefore(moment);
        const arrived = ARRIVED.filter(({ id }) => !cleared.includes(id));
        const messages = arrived.map(
          (one) => there.find(({ id, time, status }) => id === one.id && time === one.time && status === 1) ?? one,
        );
        return exactly({
          state: "shown",
          context: { messages, problem: fromState("failed")(moment) ? null : problem },
        })(moment);
      }),
    "loading is not started twice (7.17)": during("loading").only(
      "loadMessages answers",
      "loadMessages fails",
      "TAB_CHOSEN",
    ),
    "without messages, reading and clearing are ignored (7.17)": during("failed").only(
      "TAB_CHOSEN",
      "REFRESHED",
      "ARRIVED",
    ),
    "messages that the service does not support are not loaded again (7.17)": during("unsupported").only("TAB_CHOSEN"),
  },
});
