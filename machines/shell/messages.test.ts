import { expect, test } from "vitest";
import type { Message } from "#contracts/mock/list-messages.ts";
import { tabToOpen } from "./messages.ts";

test("messages: the box opens on a tab with unread messages, or else on one with any (2.36)", () => {
  const there = [message(1, "message", 0), message(2, "message", 1), message(3, "message", 0), message(4, "notice", 0)];
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

function message(id: number, type: Message["type"], status: Message["status"]): Message {
  return { id, type, status, title: "", subTitle: "", avatar: "", content: "", time: "", messageType: null };
}
