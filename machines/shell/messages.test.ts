import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Message } from "#contracts/mock/list-messages.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { type BoxMessage, type MessageId, messages, tabToOpen, unreadIds } from "./messages.ts";

test("the box opens with a tab that has something unread, or anything at all (2.36)", async () => {
  const { messages: there } = (await shown()).box.getSnapshot().context;
  const notices = there.filter(({ type }) => type === "notice");
  expect(tabToOpen({ messages: there, tab: "message" })).toBe("message");
  expect(tabToOpen({ messages: notices, tab: "message" })).toBe("notice");
  expect(tabToOpen({ messages: notices.map((one) => ({ ...one, status: 1 })), tab: "todo" })).toBe("notice");
  expect(tabToOpen({ messages: [], tab: "todo" })).toBe("todo");
  const read = there.map((one) => ({ ...one, status: 1 as const }));
  expect(tabToOpen({ messages: read.filter(({ type }) => type !== "todo"), tab: "todo" })).not.toBe("todo");
  const one = notices.slice(0, 1);
  expect(tabToOpen({ messages: [...read.filter(({ type }) => type === "message"), ...one], tab: "message" })).toBe(
    "notice",
  );
});

test("a click on an unread message posts its id, and it is read once that is accepted (4.8, 7.17)", {
  tags: ["4.8.a"],
}, async () => {
  const { box, readMessages } = await shown();
  box.send({ type: "READ", id: 1 });
  expect(statusOf(box, 1)).toBe(0);
  await readMessages.answers(accepted(true));
  expect(readMessages.asked).toEqual([{ ids: [1] }]);
  expect(statusOf(box, 1)).toBe(1);
});

test("what is read already is not posted again (4.8)", async () => {
  const { box } = await shown();
  expect(box.getSnapshot().can({ type: "READ", id: 2 })).toBe(false);
});

test("all read posts every unread id of the tab, and of no other (2.36, 4.8)", async () => {
  const { box, readMessages } = await shown();
  box.send({ type: "ALL_READ" });
  await readMessages.answers(accepted(true));
  expect(readMessages.asked).toEqual([{ ids: [1, 3] }]);
  expect(unreadIds(box.getSnapshot().context.messages, "message")).toEqual([]);
  expect(unreadIds(box.getSnapshot().context.messages, "notice")).toEqual([4]);
});

test("what is clicked while another message is being read is posted after it, and no id twice (4.8)", async () => {
  const { box, readMessages } = await shown();
  box.send({ type: "READ", id: 1 });
  expect(box.getSnapshot().can({ type: "READ", id: 1 })).toBe(false);
  box.send({ type: "READ", id: 3 });
  box.send({ type: "ALL_READ" });
  await readMessages.answers(accepted(true));
  await readMessages.answers(accepted(true));
  expect(readMessages.asked).toEqual([{ ids: [1] }, { ids: [3] }]);
  expect(box.getSnapshot().value).toBe("shown");
  expect(unreadIds(box.getSnapshot().context.messages)).toEqual([4]);
});

test("without a messages call there are none, and nothing is unread (7.17)", async () => {
  const { box, loadMessages } = started();
  await loadMessages.answers(accepted(null));
  box.send({ type: "TAB_CHOSEN", tab: "todo" });
  expect(box.getSnapshot()).toMatchObject({ value: "unsupported", context: { messages: [], tab: "todo" } });
  expect(box.getSnapshot().can({ type: "ALL_READ" })).toBe(false);
});

test("a read call that is refused or fails leaves it unread and says why (4.8, 8.2, 8.4)", {
  tags: ["4.8.a"],
}, async () => {
  const { box, readMessages } = await shown();
  box.send({ type: "READ", id: 1 });
  await readMessages.answers(refusal());
  expect(statusOf(box, 1)).toBe(0);
  expect(box.getSnapshot().context.problem).toMatchObject({ kind: "refused", errCode: "9999" });
  box.send({ type: "READ", id: 1 });
  await readMessages.fails();
  expect(statusOf(box, 1)).toBe(0);
  expect(box.getSnapshot()).toMatchObject({ value: "shown", context: { problem: { kind: "failed" } } });
});

test("empty clears the shown tab alone (2.36)", async () => {
  const { box } = await shown();
  box.send({ type: "TAB_CHOSEN", tab: "notice" });
  box.send({ type: "CLEARED" });
  expect(box.getSnapshot().context.messages.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(box.getSnapshot().can({ type: "CLEARED" })).toBe(false);
});

test("what was cleared stays away when the messages are asked for again (2.36)", async () => {
  const { box, loadMessages } = await shown();
  box.send({ type: "TAB_CHOSEN", tab: "notice" });
  box.send({ type: "CLEARED" });
  box.send({ type: "REFRESHED" });
  await loadMessages.answers(accepted([message(1, "message", 0), message(4, "notice", 0)]));
  expect(box.getSnapshot().context.messages.map(({ id }) => id)).toEqual([1]);
});

test("a message that was read elsewhere is read here once that arrives, and nothing unread is nothing to post (4.8)", async () => {
  const { box, readMessages } = await shown();
  const arrived = [message(1, "message", 1), message(3, "message", 1)];
  box.send({ type: "ARRIVED", messages: arrived });
  expect(unreadIds(box.getSnapshot().context.messages)).toEqual([]);
  expect(box.getSnapshot().can({ type: "ALL_READ" })).toBe(false);
  expect(readMessages.asked).toEqual([]);
});

test("messages that do not come can be asked for again (8.4)", async () => {
  const { box, loadMessages } = started();
  await loadMessages.fails();
  box.send({ type: "REFRESHED" });
  await loadMessages.answers(accepted([]));
  expect(box.getSnapshot().value).toBe("shown");
});

test("new messages are shown; read ones stay read until sent again, cleared ones stay away (2.36, 4.8)", async () => {
  const { box, readMessages } = await shown();
  box.send({ type: "READ", id: 1 });
  await readMessages.answers(accepted(true));
  const arrived = [message(5, "todo", 0), message(1, "message", 0), message(4, "notice", 0)];
  box.send({ type: "ARRIVED", messages: arrived });
  expect(unreadIds(box.getSnapshot().context.messages)).toEqual([5, 4]);
  box.send({ type: "TAB_CHOSEN", tab: "notice" });
  box.send({ type: "CLEARED" });
  box.send({ type: "ARRIVED", messages: arrived.map((one) => ({ ...one, time: "later" })) });
  expect(unreadIds(box.getSnapshot().context.messages)).toEqual([5, 1]);
});

test("messages that did not come at first are shown when they arrive (8.4)", async () => {
  const { box, loadMessages } = started();
  await loadMessages.fails();
  box.send({ type: "ARRIVED", messages: [message(1, "message", 0)] });
  expect(box.getSnapshot()).toMatchObject({ value: "shown", context: { problem: null, messages: [{ id: 1 }] } });
});

function started() {
  const loadMessages = deferredCall<Answer<readonly BoxMessage[] | null>, unknown>();
  const readMessages = deferredCall<Answer<unknown>, { ids: readonly MessageId[] }>();
  const box = createActor(
    messages.provide({ actors: { loadMessages: loadMessages.logic, readMessages: readMessages.logic } }),
  ).start();
  return { box, loadMessages, readMessages };
}

async function shown() {
  const all = started();
  await all.loadMessages.answers(
    accepted([message(1, "message", 0), message(2, "message", 1), message(3, "message", 0), message(4, "notice", 0)]),
  );
  return all;
}

function statusOf(box: Awaited<ReturnType<typeof shown>>["box"], id: number) {
  return box.getSnapshot().context.messages.find((message) => message.id === id)?.status;
}

function message(id: number, type: Message["type"], status: Message["status"]): Message {
  return { id, type, status, title: "", subTitle: "", avatar: "", content: "", time: "", messageType: null };
}
