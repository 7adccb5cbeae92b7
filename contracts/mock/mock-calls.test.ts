import { expect, test } from "vitest";
import type { Request, Send } from "#contracts/http.ts";
import { listMessages } from "./list-messages.call.ts";
import { loadMockMenu } from "./load-mock-menu.call.ts";
import { loadMockUser } from "./load-mock-user.call.ts";
import { readMockEnvelope } from "./mock-envelope.ts";
import { mockLogout } from "./mock-logout.call.ts";
import { readMessages } from "./read-messages.call.ts";

const unread = {
  id: 1,
  type: "notice",
  title: "Maintenance",
  subTitle: "",
  avatar: "",
  content: "On Sunday",
  time: "2026-11-21T09:00:00.000Z",
  messageType: 3,
  status: 0,
};

test("each mock call posts its input to its path (7.17)", { tags: ["7.17.c"] }, async () => {
  const { send, requests } = answering(true);
  await readMessages(send, [4, 7]);
  expect(requests[0]).toMatchObject({ method: "POST", path: "/api/message/read", body: [4, 7] });

  const paths = [listMessages, loadMockMenu, mockLogout].map(async (call) => {
    const other = answering([]);
    await call(other.send);
    return other.requests[0]?.path;
  });
  expect(await Promise.all(paths)).toEqual(["/api/message/list", "/api/user/menu", "/api/user/logout"]);
});

test("the user's info is loaded with the role that the device stores (6.4, 7.17)", {
  tags: ["7.17.c", "6.4.a"],
}, async () => {
  const { send, requests } = answering({ accountId: "100234", email: "merchant@example.com", role: "user" });
  const answer = await loadMockUser(send, { userRole: "user" });
  expect(requests[0]).toMatchObject({ path: "/api/user/info", body: { userRole: "user" } });
  expect(answer).toMatchObject({ accepted: true, value: { role: "user", nickName: "" } });
});

test("the messageType is null if it is missing (3.13)", async () => {
  const { messageType: _, ...plain } = unread;
  const answer = await listMessages(answering([unread, { ...plain, type: "message" }]).send);
  expect(answer).toMatchObject({ accepted: true, value: [{ messageType: 3 }, { messageType: null }] });
});

test.each([
  ["an unknown type", { type: "mail" }],
  ["an unknown messageType", { messageType: 4 }],
  ["an unknown status", { status: 2 }],
  ["an invalid time", { time: "today 12:30" }],
])("a message with %s breaks the contract (3.13)", async (_, wrong) => {
  await expect(listMessages(answering([{ ...unread, ...wrong }]).send)).rejects.toThrow("data");
});

test("marking messages as read is answered with true (7.17)", { tags: ["7.17.c"] }, async () => {
  await expect(readMessages(answering(false).send, [1])).rejects.toThrow("data");
});

/** A mock that answers every call with this data, and keeps the requests. */
function answering(data: unknown) {
  const requests: Omit<Request<never>, "resData">[] = [];
  const send: Send = async ({ resData, ...request }) => {
    requests.push(request);
    return readMockEnvelope({ data, status: "ok", msg: "request succeeded", code: 20_000 }, resData);
  };
  return { send, requests };
}
