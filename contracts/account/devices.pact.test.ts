import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import {
  accepted,
  chosen,
  count,
  eachOf,
  flag,
  instant,
  oneOf,
  oneOfOrNull,
  refused,
  textOrNull,
  word,
} from "#contracts/pact/matchers.ts";
import { accountEventKind } from "./account-event.ts";
import { loginMethod } from "./check-last-login.ts";
import { endOtherSessions } from "./end-other-sessions.call.ts";
import { endSession } from "./end-session.call.ts";
import { listEvents } from "./list-events.call.ts";
import { listSessions } from "./list-sessions.call.ts";

const exchange = consumerPact(import.meta.url);
const AT = "2026-11-20T09:41:00.000Z";
const origin = {
  device: textOrNull("Chrome on Windows"),
  address: textOrNull("203.0.113.7"),
  place: textOrNull("Taipei, Taiwan"),
};
const device = {
  id: word("7"),
  ...origin,
  signedInAt: instant(AT),
  lastSeenAt: instant(AT),
  isCurrent: flag(true),
  isSignedIn: flag(true),
};
const devices = accepted({ items: eachOf(device), total: count(1) });
const READ = {
  accepted: true,
  value: {
    items: [
      {
        id: "7",
        device: "Chrome on Windows",
        address: "203.0.113.7",
        place: "Taipei, Taiwan",
        signedInAt: AT,
        lastSeenAt: AT,
        isCurrent: true,
        isSignedIn: true,
      },
    ],
  },
};
const onTwo = [{ state: "a merchant on two devices" }] as const;

test("the signed-in devices have their locations, and the current one is marked (7.15), proposed", async () => {
  const answer = await exchange(
    {
      description: "the devices that are signed in",
      clauses: ["7.15", "7.16"],
      proposed: true,
      given: onTwo,
      request: { of: listSessions, body: {}, signedIn: true },
      answer: devices,
    },
    (send) => listSessions(send),
  );
  expect(answer).toMatchObject(READ);
});

test("signing a device out answers the remaining devices (8.3), proposed", async () => {
  const answer = await exchange(
    {
      description: "another device to be signed out",
      clauses: ["7.16", "8.3"],
      proposed: true,
      given: onTwo,
      request: {
        of: endSession,
        body: { id: chosen("sessionId", "6") },
        signedIn: true,
      },
      answer: devices,
    },
    (send) => endSession(send, { id: "6" }),
  );
  expect(answer).toMatchObject(READ);
});

test("another merchant's device cannot be signed out (8.2, 8.3), proposed", async () => {
  const answer = await exchange(
    {
      description: "another merchant's device to be signed out",
      clauses: ["7.16", "8.2", "8.3"],
      outcome: "notTheirs",
      proposed: true,
      given: [{ state: "another merchant's session" }],
      request: {
        of: endSession,
        body: { id: chosen("sessionId", "6") },
        signedIn: true,
      },
      answer: refused(),
    },
    (send) => endSession(send, { id: "6" }),
  );
  expect(answer).toMatchObject({ accepted: false });
});

test("all other devices are signed out at once (8.3), proposed", async () => {
  const answer = await exchange(
    {
      description: "all other devices to be signed out",
      clauses: ["7.16", "8.3"],
      proposed: true,
      given: onTwo,
      request: { of: endOtherSessions, body: {}, signedIn: true },
      answer: devices,
    },
    (send) => endOtherSessions(send),
  );
  expect(answer).toMatchObject(READ);
});

test("account events are listed by page (7.15), proposed", async () => {
  const answer = await exchange(
    {
      description: "the first page of what happened to the account",
      clauses: ["7.15", "7.16"],
      proposed: true,
      given: onTwo,
      request: { of: listEvents, body: { page: 1, pageSize: 20 }, signedIn: true },
      answer: accepted({
        items: eachOf({
          id: word("17"),
          kind: oneOf(accountEventKind.options, "signIn"),
          at: instant(AT),
          method: oneOfOrNull(loginMethod.options, "password"),
          ...origin,
          reference: textOrNull("APP3071884260"),
        }),
        total: count(1),
      }),
    },
    (send) => listEvents(send, { page: 1, pageSize: 20 }),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { items: [{ id: "17", kind: "signIn", at: AT, method: "password", device: "Chrome on Windows" }], total: 1 },
  });
});
