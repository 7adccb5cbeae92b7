import { isDeepStrictEqual } from "node:util";
import { messagePoll } from "#machines/shell/message-poll.ts";
import type { BoxMessage, MessageId } from "#machines/shell/messages.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import {
  after,
  all,
  answerValue,
  any,
  atStart,
  exactly,
  fromState,
  hasCall,
  type Moment,
  noPayload,
  onEvent,
  when,
} from "#model-tests/engine/index.ts";
import { modelOf } from "#model-tests/product/model-of.ts";

const message = (id: number, status: 0 | 1 = 0): BoxMessage => ({
  ...{ id, type: "message", title: "", subTitle: "", avatar: "", content: "", time: "", messageType: null },
  status,
});
const READ = message(9, 1);

/** The ids of the answer's unread messages. */
function idsOf({ step }: Moment): MessageId[] {
  const { value }: { value?: BoxMessage[] } = step?.event["output"] ?? {};
  return (value ?? []).filter(({ status }) => status === 0).map(({ id }) => id);
}

const idsIn = (ids: unknown, moment: Moment) => isDeepStrictEqual(ids, idsOf(moment));
const isNews = (moment: Moment) => idsOf(moment).some((id) => !moment.before?.context.unread.includes(id));

export const messagePollModel = modelOf<typeof messagePoll>({
  machine: messagePoll,
  description: "Learning of new messages while the page is open (2.36)",
  input: { unread: [1] },
  events: noPayload("TAB_HIDDEN", "TAB_SHOWN"),
  answers: {
    loadMessages: {
      "the same": accepted([message(1), READ]),
      news: accepted([message(2), message(1), READ]),
      "only new messages": accepted([message(3), READ]),
      "no such call": accepted(null),
      "the session is over": refusal("4010"),
      refused: refusal(),
    },
  },
  stateKey: ({ unread: ids, polls }) => ({ unread: ids, polls }),
  always: {},
  overTime: {
    "without the call, or after the session, polling ends (7.17, 8.3)": after(
      onEvent("loadMessages answers", "no such call", "the session is over"),
    )
      .until(() => false)
      .never(hasCall("loadMessages")),
    "the first poll is after half a minute (2.36, 7.16)": when(atStart).exactly({ state: "resting", delays: [30_000] }),
    "the delay, or showing the tab, loads the messages (2.36)": when(
      any("pollDelay elapses", all("TAB_SHOWN", fromState("hidden"))),
    ).exactly({ state: "polling", calls: { loadMessages: undefined } }),
    "new messages are delivered, and the next poll is after half a minute (2.36)": when(
      onEvent("loadMessages answers", "news", "only new messages", "the same"),
      (moment) => isNews(moment),
    ).exactly({
      state: "resting",
      context: { unread: idsIn, polls: 0 },
      effects: [["deliver", answerValue]],
      delays: [30_000],
    }),
    "without new messages, the next poll is after one, two, then five minutes (2.36)": when(
      any(onEvent("loadMessages answers", "news", "only new messages", "the same", "refused"), "loadMessages fails"),
      (moment) => !isNews(moment),
    ).then((moment) => {
      const polls = Math.min(moment.before?.context.polls + 1, 3);
      const isAnswer = onEvent("loadMessages answers")(moment);
      const isRead = isAnswer && moment.step?.fixture !== "refused";
      return exactly({
        state: "resting",
        context: { polls, ...(isRead && { unread: idsIn }) },
        effects: isAnswer ? [["deliver", answerValue]] : [],
        delays: [[30_000, 60_000, 120_000, 300_000][polls] ?? 0],
      })(moment);
    }),
    "hiding the tab stops polling (7.16)": when("TAB_HIDDEN").from("resting", "polling").exactly({ state: "hidden" }),
    "showing a shown tab is ignored (7.16)": when("TAB_SHOWN").from("resting", "polling", "stopped").isIgnored(),
  },
});
