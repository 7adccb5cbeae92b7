import { messageBox } from "#model-tests/browser/areas/messages.ts";
import { messagesModel } from "#model-tests/models/messages.ts";
import { expectAll, expectLabel, expectText, expectVisible } from "#model-tests/walk/expectations.ts";
import type { Control, Expectation } from "#model-tests/walk/stage.ts";
import { defineWalk } from "#model-tests/walk/walk-in-browser.ts";

export const LIST = "/api/Message/List";

type Box = ReturnType<typeof messageBox>;
type Held = { id: number; type: string; status: 0 | 1 };

/** The service's answer for messages of the model. */
export function asAnswer(value: unknown) {
  const items = (value as Held[]).map(({ id, type, status }) => ({
    ...{ id, type, title: `Message ${id}`, content: "", time: null },
    ...{ isRead: status === 1, about: "", reference: "" },
  }));
  return { items, total: items.length };
}

function part(choose: (box: Box) => ReturnType<Control>): Control {
  return ({ person }) => choose(messageBox(person));
}

/** The box shows the tab's messages; the box and the bell count the unread ones. */
const expectMessages: Expectation = async ({ person }, { context }) => {
  const held: Held[] = context.messages;
  const box = messageBox(person);
  const rows = held.filter(({ type }) => type === context.tab);
  const shown = await box.rows.count();
  if (shown !== rows.length) throw new Error(`the tab shows ${shown} messages instead of ${rows.length}`);
  await box.counts(held.filter(({ status }) => status === 0).length);
};

/** The walk of the message box (2.36, 3.13, 4.8), opened from its bell. */
export const messagesWalk = defineWalk(import.meta.vitest, {
  model: messagesModel,
  calls: { loadMessages: LIST, readMessages: "/api/Message/Read" },
  toWire: { loadMessages: asAnswer },
  async open(stage) {
    await stage.open("/console/index");
    await messageBox(stage.person).open();
  },
  excluded: { ARRIVED: { reason: "Polling sends it: messagePoll has its own walk." } },
  unreachable: { "shown: REFRESHED → loading": { reason: "The box has the button only after a failed load." } },
  isPossible: ({ step: { label, event } }, { snapshot: { value, context } }) => {
    if (label === "REFRESHED") return value === "failed";
    // The open tab cannot be chosen, and messages of other tabs are hidden.
    if (label === "TAB_CHOSEN") return event.tab !== context.tab;
    return label !== "READ" || context.messages.some(({ id, type }: Held) => id === event.id && type === context.tab);
  },
  actions: {
    "loadMessages answers (none)": (stage) => stage.service.answer(LIST, "is not offered"),
    TAB_CHOSEN: ({ person }, { event }) => messageBox(person).tab(event.tab).press("Enter"),
    READ: async ({ person }, { event }, { context }) => {
      const shown: Held[] = context.messages.filter(({ type }: Held) => type === context.tab);
      const row = messageBox(person).rows.nth(shown.findIndex(({ id }) => id === event.id));
      await row.press("Enter");
    },
  },
  controls: {
    READ: part(({ rows }) => rows),
    ALL_READ: part(({ allRead }) => allRead),
    CLEARED: part(({ empty }) => empty),
    REFRESHED: part(({ retry }) => retry),
  },
  problemsOf: ({ value, context }) => (value === "loading" ? [] : [context.problem]),
  messagesIn: ({ person }) => messageBox(person).dialog,
  expectations: {
    loading: expectLabel("messages:loading"),
    failed: expectText("messages:failed"),
    unsupported: expectText("messages:absent.text"),
    shown: expectAll(expectMessages, (stage, snapshot) =>
      snapshot.context.messages.some(({ type }: Held) => type === snapshot.context.tab)
        ? expectVisible(part(({ rows }) => rows))(stage, snapshot)
        : expectText("messages:none.text")(stage, snapshot),
    ),
    // An empty tab has no height, so it never counts as visible.
    reading: ({ person }) => messageBox(person).dialog.locator('[aria-busy="true"]').waitFor({ state: "attached" }),
  },
});
