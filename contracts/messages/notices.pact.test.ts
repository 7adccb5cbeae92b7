import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, count, eachOf, exactly, instant, message, oneOf, textOrNull } from "#contracts/pact/matchers.ts";
import { listNotices } from "./list-notices.call.ts";
import { noticeAbout, noticeType } from "./notice.ts";
import { readNotices } from "./read-notices.call.ts";

const exchange = consumerPact(import.meta.url);

test("notices have their subjects (2.36), proposed", async () => {
  const answer = await exchange(
    {
      description: "the merchant's notices",
      clauses: ["2.36", "7.16"],
      proposed: true,
      given: [{ state: "a paid order" }],
      request: { of: listNotices, body: {}, signedIn: true },
      answer: accepted({
        items: eachOf({
          id: count(7),
          type: oneOf(noticeType.options, "message"),
          title: message("Order paid"),
          content: message("Order MC-7 is paid."),
          time: instant("2026-11-21T03:12:30.000Z"),
          isRead: exactly(false),
          about: oneOf(noticeAbout.options, "order"),
          reference: textOrNull("MC-7"),
        }),
        total: count(1),
      }),
    },
    (send) => listNotices(send),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { items: [{ id: 7, type: "message", about: "order", reference: "MC-7", isRead: false }], total: 1 },
  });
});

test("a notice is marked as read (4.8), proposed", async () => {
  const answer = await exchange(
    {
      description: "a notice to be marked as read",
      clauses: ["4.8", "7.16"],
      proposed: true,
      given: [{ state: "a signed-in merchant" }],
      request: { of: readNotices, body: { ids: [7] }, signedIn: true },
      answer: accepted(),
    },
    (send) => readNotices(send, { ids: [7] }),
  );
  expect(answer).toMatchObject({ accepted: true });
});
