import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Answer } from "#contracts/envelope.ts";
import type { Message } from "#contracts/mock/list-messages.ts";
import { accepted } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { type BoxMessage, type MessageId, messages, tabToOpen } from "./messages.ts";

test("messages: the box opens on a tab with unread messages, or else on one with any (2.36)", async () => {
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

function message(id: number, type: Message["type"], status: Message["status"]): Message {
  return { id, type, status, title: "", subTitle: "", avatar: "", content: "", time: "", messageType: null };
}
