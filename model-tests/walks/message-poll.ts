import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { messagePollModel } from "#model-tests/models/message-poll.ts";
import { both } from "#model-tests/walk/looks.ts";
import type { Look, MachineWalk } from "#model-tests/walk/stage.ts";
import { walkInBrowser } from "#model-tests/walk/walk-in-browser.ts";
import { asListed, LIST } from "./messages.ts";

/** Longer than any delay between two polls, in milliseconds. */
const LONG = 300_000;

const asks: Look = ({ service }) => service.isAsked(LIST);
const asksNothing: Look = async ({ service }) => {
  if (service.isWaiting(LIST)) throw new Error("the messages are asked for");
};
const neverAsks: Look = async (stage, snapshot) => {
  await stage.waits(LONG);
  await asksNothing(stage, snapshot);
};
/** The bell counts the unread messages, also after a failed poll. */
const counted: Look = ({ person }, { context }) => messageBox(person).counts(context.unread.length);

/** The walk of polling for new messages (2.36), counted by the bell. */
export const messagePollWalk: MachineWalk = {
  model: messagePollModel,
  mark: null,
  calls: { loadMessages: LIST },
  wire: { loadMessages: asListed },
  async opens(stage) {
    await stage.opens("/console/index");
    const [first] = Object.values(messagePollModel.answers.loadMessages ?? {});
    if (typeof first !== "object" || first === null || !("value" in first)) throw new Error("there is no first answer");
    await stage.service.answer(LIST, { accepted: true, value: asListed(first.value) });
    await stage.person.expectState("messages", "shown");
  },
  does: {
    TAB_HIDDEN: (stage) => stage.turns("away"),
    TAB_SHOWN: (stage) => stage.turns("back"),
    "loadMessages answers (no such call)": (stage) => stage.service.answer(LIST, "is not offered"),
  },
  controls: { TAB_HIDDEN: null, TAB_SHOWN: null },
  sights: {
    resting: both(counted, asksNothing),
    polling: both(counted, asks),
    hidden: both(counted, neverAsks),
    stopped: both(counted, neverAsks),
  },
};

if (import.meta.vitest) walkInBrowser(messagePollWalk);
