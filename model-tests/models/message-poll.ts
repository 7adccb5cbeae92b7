import { messagePoll } from "#machines/shell/message-poll.ts";
import type { BoxMessage } from "#machines/shell/messages.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { all, asks, happens, is } from "#model-tests/laws/moment.ts";
import { after } from "#model-tests/laws/over-time.ts";
import { modelOf, plain } from "#model-tests/model.ts";

const unread = (id: number): BoxMessage => ({
  ...{ id, type: "message", title: "", subTitle: "", avatar: "", content: "", time: "", messageType: null },
  status: 0,
});

export const messagePollModel = modelOf<typeof messagePoll>({
  machine: messagePoll,
  about: "Learning of new messages while the page is open (2.36)",
  input: { unread: [1] },
  events: { TAB_HIDDEN: plain, TAB_SHOWN: plain },
  answers: {
    loadMessages: {
      "the same": accepted([unread(1)]),
      news: accepted([unread(2), unread(1)]),
      "no such call": accepted(null),
      "the session is over": refusal("4010"),
      refused: refusal(),
    },
  },
  stateKey: ({ unread: ids, polls }) => ({ unread: ids, polls }),
  always: {},
  overTime: {
    "a tab that nobody looks at asks for nothing (7.16)": after(all(happens("TAB_HIDDEN"), is("hidden")))
      .until(happens("TAB_SHOWN"))
      .never(asks("loadMessages")),
    "whoever has no such call, or ended the session, is asked no more (7.17, 8.3)": after(
      happens("loadMessages answers", "no such call", "the session is over"),
    )
      .until(() => false)
      .never(asks("loadMessages")),
  },
});
