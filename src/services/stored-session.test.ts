import { beforeEach, expect, test, vi } from "vitest";
import { fakeStorage } from "#machines/testing/fake-storage.ts";
import {
  clearSession,
  rememberedEmail,
  storedDeviceToken,
  storedSession,
  storedUser,
  storeEmail,
  storeSession,
  watchSession,
} from "./stored-session.ts";
import { storedToken } from "./stored-token.ts";

const kept = new Map<string, string>();
const removed: string[] = [];

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", fakeStorage(kept));
  removed.length = 0;
  vi.stubGlobal("sessionStorage", { removeItem: (key: string) => void removed.push(key) });
});

const answer = {
  accessToken: "a-token",
  userId: "42",
  email: "merchant@example.com",
  language: "en-US",
  nickName: "Shop",
  avatar: "",
};

test("session: it is stored under the keys token and UserIdToken (3.1)", { tags: ["3.1.a", "3.1.b"] }, () => {
  storeSession(answer);
  expect(kept.get("token")).toBe("a-token");
  expect(JSON.parse(kept.get("UserIdToken") ?? "")).toEqual({
    id: "42",
    email: "merchant@example.com",
    language: "en-US",
    nickName: "Shop",
    avatar: "",
  });
  expect(storedSession()).toMatchObject({ id: "42", email: "merchant@example.com" });
});

test("session: signing out removes token, user and tabs (4.1), but not the remembered email (2.21)", {
  tags: ["4.1.c", "2.21.b"],
}, () => {
  storeSession(answer);
  storeEmail("merchant@example.com");
  clearSession();
  expect([storedToken.read(), storedSession(), rememberedEmail()]).toEqual([null, null, "merchant@example.com"]);
  expect([removed, [...kept.keys()]]).toEqual([["open-tabs"], ["remembered-email"]]);
});

test("session: a device that has signed in is remembered, also after other users", () => {
  expect(storedDeviceToken()).toEqual({});
  storeSession({ ...answer, deviceToken: "a-device" });
  expect(storedDeviceToken()).toEqual({ deviceToken: "a-device" });
  storeSession(answer);
  clearSession();
  expect(storedDeviceToken()).toEqual({ deviceToken: "a-device" });
});

test("session: the email is remembered only if requested", () => {
  expect(rememberedEmail()).toBe("");
  storeEmail("merchant@example.com");
  storeEmail(null);
  expect([...kept]).toEqual([]);
});

test.each([
  ["a user without a token", { UserIdToken: '{"id":"42","email":"","language":"","nickName":"","avatar":""}' }],
  ["no token and a user that is not JSON", { UserIdToken: "{" }],
])("%s is no session", (_, stored) => {
  for (const [key, value] of Object.entries(stored)) kept.set(key, value);
  expect(storedSession()).toBeNull();
});

test.each([
  ["without a user", {}],
  ["with a user that is not JSON", { UserIdToken: "{" }],
  ["with a user without an id", { UserIdToken: '{"email":"merchant@example.com"}' }],
])("session: a token %s is a session without a known user (2.19, 5.9, 8.3)", (_, stored) => {
  for (const [key, value] of Object.entries({ token: "a-token", ...stored })) kept.set(key, value);
  expect(storedSession()).toEqual({ id: "", email: "", language: "", nickName: "", avatar: "" });
  expect(storedUser.read()).toBeNull();
});

test("session: a user stored by another console, with a numeric id and unknown fields, is read (3.1)", () => {
  kept.set("token", "a-token");
  kept.set("UserIdToken", '{"id":42,"email":"merchant@example.com","nickName":null}');
  expect(storedSession()).toEqual({ id: "42", email: "merchant@example.com", language: "", nickName: "", avatar: "" });
});

test("session: another tab's sign-in, sign-out and new user data are applied, and nothing else (3.1)", () => {
  const seen: unknown[] = [];
  const listeners: ((event: object) => void)[] = [];
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => {
    if (type === "storage") listeners.push(listener);
  });
  const hear = (event: object) => {
    for (const listener of listeners) listener(event);
  };
  watchSession((user) => seen.push(user?.nickName ?? null));
  storeSession(answer);
  const before = kept.get("UserIdToken") ?? "";
  const after = before.replace("Shop", "Bakery");
  const somebodyElse = before.replace("42", "43");

  hear({ key: "token" });
  kept.set("UserIdToken", after);
  hear({ key: "UserIdToken", oldValue: before, newValue: after });
  expect(seen).toEqual(["Shop", "Bakery"]);
  hear({ key: "UserIdToken", oldValue: null, newValue: after });
  // The token that belongs to it is on its way.
  hear({ key: "UserIdToken", oldValue: before, newValue: somebodyElse });
  hear({ key: "UserIdToken", oldValue: before, newValue: null });
  hear({ key: "arco-theme", oldValue: null, newValue: "dark" });
  clearSession();
  hear({ key: null });

  expect(seen).toEqual(["Shop", "Bakery", null]);
});

test("session: a page from the back/forward cache has the session that is stored now (3.1, 4.1)", () => {
  const listeners = new Map<string, (event: object) => void>();
  vi.stubGlobal("addEventListener", (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  const seen: unknown[] = [];
  watchSession((user) => seen.push(user?.nickName ?? null));
  storeSession(answer);
  for (const persisted of [false, true]) listeners.get("pageshow")?.({ persisted });
  clearSession();
  listeners.get("pageshow")?.({ persisted: true });
  expect(seen).toEqual(["Shop", null]);
});
