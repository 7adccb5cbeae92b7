import { beforeEach, expect, test, vi } from "vitest";
import {
  clearSession,
  rememberEmail,
  rememberedEmail,
  storedSession,
  storedToken,
  storeSession,
} from "./stored-session.ts";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

const answer = {
  accessToken: "a-token",
  userId: "42",
  email: "merchant@example.com",
  language: "en-US",
  nickName: "Shop",
  avatar: "",
};

test("a session is kept under the keys token and UserIdToken (3.1)", () => {
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

test("signing out leaves neither token nor user (4.1), but the e-mail that was to be remembered (2.21)", () => {
  storeSession(answer);
  rememberEmail("merchant@example.com");
  clearSession();
  expect([storedToken(), storedSession(), rememberedEmail()]).toEqual([null, null, "merchant@example.com"]);
});

test("an e-mail that is no longer to be remembered is gone", () => {
  rememberEmail("merchant@example.com");
  rememberEmail(null);
  expect([...kept]).toEqual([]);
});

test.each([
  ["a token without its user", { token: "a-token" }],
  ["a user without a token", { UserIdToken: '{"id":"42","email":"","language":"","nickName":"","avatar":""}' }],
  ["a user that is not JSON", { token: "a-token", UserIdToken: "{" }],
  ["a user without an id", { token: "a-token", UserIdToken: '{"email":"merchant@example.com"}' }],
])("%s is no session", (_, stored) => {
  for (const [key, value] of Object.entries(stored)) kept.set(key, value);
  expect(storedSession()).toBeNull();
});
