import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { messagePollModel } from "#model-tests/models/message-poll.ts";
import { expectAll, expectCall, expectNoCall, expectNoCallLater } from "#model-tests/walk/expectations.ts";
import type { Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";
import { asAnswer, LIST } from "./messages.ts";

/** The bell counts the unread messages, also after a failed poll. */
const counted: Expectation = ({ person }, { context }) => messageBox(person).counts(context.unread.length);

/** The walk of polling for new messages (2.36), counted by the bell. */
export const messagePollWalk = defineWalk(import.meta.vitest, {
  model: messagePollModel,
  dataMachine: null,
  calls: { loadMessages: LIST },
  toWire: { loadMessages: asAnswer },
  async open(stage) {
    await stage.open("/console/index");
    const [first] = Object.values(messagePollModel.answers.loadMessages ?? {});
    if (typeof first !== "object" || first === null || !("value" in first)) throw new Error("there is no first answer");
    await stage.service.answer(LIST, { accepted: true, value: asAnswer(first.value) });
    await stage.person.expectState("messages", "shown");
  },
  actions: {
    TAB_HIDDEN: (stage) => stage.switchTab("away"),
    TAB_SHOWN: (stage) => stage.switchTab("back"),
    "loadMessages answers (no such call)": (stage) => stage.service.answer(LIST, "is not offered"),
  },
  expectations: {
    resting: expectAll(counted, expectNoCall(LIST)),
    polling: expectAll(counted, expectCall(LIST)),
    hidden: expectAll(counted, expectNoCallLater(LIST)),
    stopped: expectAll(counted, expectNoCallLater(LIST)),
  },
});
