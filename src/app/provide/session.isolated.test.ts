import i18next from "i18next";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import type { Send } from "#contracts/http.ts";
import shell from "#locales/en-US/shell.json" with { type: "json" };
import { fakeStorage } from "#machines/testing/fake-storage.ts";
import { frameCalls } from "#src/services/frame-calls.ts";
import { showPendingMessage } from "#src/services/message-after-reload.ts";
import { showToast } from "#src/ui/toasts/show-toast.ts";
import { provideSession } from "./session.ts";

vi.mock("#src/ui/toasts/show-toast.ts", () => ({ showToast: vi.fn() }));

const LOGIN = {
  accessToken: "a-token",
  userId: "7",
  email: "li@example.com",
  language: "en-US",
  nickName: "",
  avatar: "",
};
const paths: string[] = [];
const reload = vi.fn();
const local = new Map<string, string>();
const ofTab = new Map<string, string>();

beforeAll(async () => {
  await i18next.init({ lng: "en-US", defaultNS: "shell", resources: { "en-US": { shell } } });
});

beforeEach(() => {
  for (const kept of [local, ofTab]) kept.clear();
  paths.length = 0;
  reload.mockClear();
  vi.mocked(showToast).mockClear();
  vi.stubGlobal("localStorage", fakeStorage(local));
  vi.stubGlobal("sessionStorage", fakeStorage(ofTab));
  vi.stubGlobal("location", { reload });
});

test("sign-in: the user is stored and welcomed", { tags: ["4.1.a", "8.10.d"] }, async () => {
  await signedIn();
  expect(local.get("token")).toBe("a-token");
  expect(JSON.parse(local.get("UserIdToken") ?? "")).toMatchObject({ id: "7", email: "li@example.com" });
  expect(vi.mocked(showToast).mock.calls).toEqual([[{ tone: "success", text: "You are signed in. Welcome." }]]);
});

test("re-login calls the service, clears token and user, reloads, and shows a message on the next page", {
  tags: ["8.3.f", "8.3.g", "8.3.h", "4.1.c"],
}, async () => {
  const actor = await signedIn();
  vi.mocked(showToast).mockClear();
  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Signed in elsewhere", userInitiated: false });
  actor.send({ type: "RELOGIN_CONFIRMED" });
  await waitFor(actor, (current) => current.matches({ identity: "reloading" }), { timeout: 2_000 });
  expect(paths).toContain("/api/Login/Logout?uid=7");
  expect([local.get("token"), local.get("UserIdToken")]).toEqual([undefined, undefined]);
  expect(reload).toHaveBeenCalledOnce();
  showPendingMessage();
  expect(vi.mocked(showToast).mock.calls).toEqual([[{ tone: "success", text: "Logout succeed" }]]);
});

test("without a stored user, re-login makes no call and shows no message", { tags: ["8.3.i", "5.9.a"] }, async () => {
  const actor = createActor(provideSession(calls, null, reload)).start();
  await waitFor(actor, (current) => current.matches({ identity: "signedOut" }), { timeout: 2_000 });
  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "This account is locked", userInitiated: false });
  actor.send({ type: "RELOGIN_CONFIRMED" });
  expect(reload).toHaveBeenCalledOnce();
  expect(paths).toEqual([]);
  showPendingMessage();
  expect(showToast).not.toHaveBeenCalled();
});

/** Somebody who has just signed in. */
async function signedIn() {
  const actor = createActor(provideSession(calls, null, reload)).start();
  await waitFor(actor, (current) => current.matches({ identity: "signedOut" }), { timeout: 2_000 });
  actor.send({ type: "SIGN_IN", email: "li@example.com", password: "Secret-pass-1", remember: false });
  await waitFor(actor, (current) => current.hasTag("signedIn"), { timeout: 2_000 });
  return actor;
}

const send: Send = async ({ path, query, resData }) => {
  paths.push(query ? `${path}?${new URLSearchParams(query)}` : path);
  return { accepted: true, value: resData.parse(path.endsWith("/Login") ? LOGIN : null) };
};

const calls = async () => frameCalls(send);
