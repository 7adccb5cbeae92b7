import { expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { type Profile, profile as profileShape } from "#contracts/account/load-profile.ts";
import type { Credentials, LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall, settled } from "#machines/testing/deferred-call.ts";
import { session } from "./session.ts";
import type { User } from "./user.ts";

const MERCHANT: User = { id: "7", email: "merchant@example.com", language: "en-US", nickName: "Mei", avatar: "" };
const LOGIN: LoginData = {
  accessToken: "a-token",
  userId: "7",
  email: "merchant@example.com",
  language: "en-US",
  nickName: "Mei",
  avatar: "",
};
const PROFILE = profileShape.parse({ accountId: "7", email: "merchant@example.com", nickName: "Mei", name: "Mei" });
const PASSWORD = "Secret-pass-1";
const SIGN_IN = { type: "SIGN_IN", email: "merchant@example.com", password: PASSWORD, remember: false } as const;

test("session: a refused sign-in clears the stored session and keeps the reason (4.1)", {
  tags: ["4.1.b"],
}, async () => {
  const { actor, signIn, identity, context, effects } = await signedOut();

  actor.send(SIGN_IN);
  await signIn.answers(refusal("2001"));

  expect(identity()).toBe("signedOut");
  expect(context().problem).toEqual({ kind: "refused", errCode: "2001", errMsg: "refused with 2001" });
  expect(effects).toContain("clearSession");
  expect(effects).not.toContain("welcome");
});

test("session: a sign-in that did not reach the service can be retried (4.1, 8.6)", { tags: ["4.1.b"] }, async () => {
  const { actor, signIn, identity, context, effects } = await signedOut();

  actor.send(SIGN_IN);
  await signIn.fails();
  expect(identity()).toBe("signedOut");
  expect(context().problem).toEqual({ kind: "failed" });
  expect(effects).toContain("clearSession");

  actor.send(SIGN_IN);
  expect(context().problem).toBeNull();
  await signIn.answers(accepted(LOGIN));
  expect(identity()).toHaveProperty("signedIn");
});

test("session: incomplete credentials are marked per field and not sent (5.2, 5.7)", {
  tags: ["5.7.a", "5.7.b", "5.2.a"],
}, async () => {
  const { actor, signIn, identity, context } = await signedOut();

  actor.send({ ...SIGN_IN, email: " ", password: "" });
  expect(context().issues).toEqual({ email: "required", password: "required" });
  actor.send({ ...SIGN_IN, email: "merchant(at)example.com" });
  expect(context().issues).toEqual({ email: "format" });

  expect(identity()).toBe("signedOut");
  expect(signIn.inputs).toEqual([]);

  actor.send(SIGN_IN);
  expect(context().issues).toEqual({});
});

test("session: only the email is remembered, and it is forgotten without “remember me” (2.21)", async () => {
  const remembering = await signedOut();
  remembering.actor.send({ ...SIGN_IN, remember: true });
  expect(remembering.effects).toEqual(["storeEmail merchant@example.com"]);

  const forgetting = await signedOut();
  forgetting.actor.send(SIGN_IN);
  expect(forgetting.effects).toEqual(["storeEmail null"]);
});

test("session: no snapshot contains the password or token, and no child keeps the password after the answer (2.21)", async () => {
  const { actor, signIn } = await signedOut();
  const seen: string[] = [];
  actor.subscribe(({ value, context }) => seen.push(JSON.stringify({ value, context })));

  actor.send({ ...SIGN_IN, password: PASSWORD, email: "not-an-email" });
  actor.send(SIGN_IN);
  await signIn.answers(refusal("2001"));
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(PASSWORD);
  actor.send(SIGN_IN);
  await signIn.answers(accepted(LOGIN));

  expect(seen.length).toBeGreaterThan(3);
  expect(seen.join()).not.toContain(PASSWORD);
  expect(seen.join()).not.toContain("a-token");
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(PASSWORD);
});

test("session: a profile requested before another tab changed the name does not restore the old name (2.32, 3.1)", async () => {
  const { actor, profile, context, effects } = await signedIn();
  actor.send({ type: "CHANGED_ELSEWHERE", user: { ...MERCHANT, nickName: "Ming" } });
  await profile.answers(accepted(PROFILE), 0);
  expect(context().user?.nickName).toBe("Ming");
  await profile.answers(accepted({ ...PROFILE, nickName: "Ming" }), 1);
  expect([context().user?.nickName, context().profile?.nickName]).toEqual(["Ming", "Ming"]);
  expect(effects).toEqual([]);
});

test("session: a profile that failed to load can be loaded again, and a refusal keeps the loaded one (7.8)", {
  tags: ["7.8.b"],
}, async () => {
  const { actor, profile, identity, context } = await signedIn();
  await profile.fails();
  actor.send({ type: "PROFILE_REFRESHED" });
  expect(identity()).toEqual({ signedIn: "loadingProfile" });
  await profile.answers(accepted(PROFILE));
  expect(context().profile).toEqual(PROFILE);

  actor.send({ type: "PROFILE_REFRESHED" });
  await profile.answers(refusal());
  expect(context().profile).toEqual(PROFILE);
});

test("session: sign-out calls the service, then is announced, clears the session and reloads (4.1, 7.7)", {
  tags: ["4.1.c", "4.1.d"],
}, async () => {
  const { actor, signOut, profile, identity, context, effects } = await signedIn();
  await profile.answers(accepted(PROFILE));
  expect(context().profile).toEqual(PROFILE);
  effects.length = 0;

  actor.send({ type: "SIGN_OUT" });
  expect(signOut.inputs).toEqual([{ userId: "7" }]);
  expect(effects).toEqual([]);
  await signOut.answers({ userWasStored: true });

  expect(identity()).toBe("reloading");
  expect(context()).toMatchObject({ user: null, profile: null });
  expect(effects).toEqual(["announceSignedOut", "clearSession", "reloadPage"]);
});

test("session: sign-out waits at most 5 s for the service (4.1)", { tags: ["4.1.e"] }, async () => {
  const { actor, clock, identity, effects } = await signedIn();

  actor.send({ type: "SIGN_OUT" });
  clock.increment(4_999);
  expect(effects).toEqual([]);
  clock.increment(1);

  expect(identity()).toBe("reloading");
  expect(effects).toEqual(["announceSignedOut", "clearSession", "reloadPage"]);
});

test("session: the dialog about its end closes with the session, and the next session has its own (8.3, 4.1, 2.23)", async () => {
  for (const gone of [
    { type: "CHANGED_ELSEWHERE", user: null },
    { type: "PASSWORD_RESET", email: MERCHANT.email },
  ] as const) {
    for (const answered of [[], [{ type: "ENDING_DISMISSED" }] as const]) {
      const { actor, ending, identity } = await signedIn();
      actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
      for (const event of answered) actor.send(event);
      actor.send(gone);
      expect([identity(), ending()]).toEqual(["signedOut", "none"]);

      actor.send({ type: "CHANGED_ELSEWHERE", user: MERCHANT });
      actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
      expect(ending()).toBe("asking");
    }
  }
});

test("session: a sign-in in another tab also signs this tab in, as the same or another merchant (4.1)", async () => {
  const { actor, identity, context, profile, effects } = await signedIn();
  await profile.answers(accepted(PROFILE));
  actor.send({ type: "CHANGED_ELSEWHERE", user: null });
  actor.send({ type: "CHANGED_ELSEWHERE", user: null });
  expect([identity(), context().user, context().profile]).toEqual(["signedOut", null, null]);

  const somebodyElse = { ...MERCHANT, id: "8", nickName: "Lin" };
  actor.send({ type: "CHANGED_ELSEWHERE", user: somebodyElse });
  expect(identity()).toEqual({ signedIn: "loadingProfile" });
  expect([context().user, context().profile]).toEqual([somebodyElse, null]);
  expect(profile.inputs.at(-1)).toEqual({ userId: "8" });
  expect(effects).toEqual(["clearTabs"]);
});

function start() {
  const clock = new SimulatedClock();
  const restore = deferredCall<User | null>();
  const signIn = deferredCall<Answer<LoginData>, Credentials>();
  const profile = deferredCall<Answer<Profile>, { userId: string }>();
  const signOut = deferredCall<{ userWasStored: boolean }, { userId: string }>();
  /** Effects that the machine called, in order. */
  const effects: string[] = [];
  const provided = session.provide({
    actors: {
      restoreSession: restore.logic,
      signIn: signIn.logic,
      loadProfile: profile.logic,
      signOut: signOut.logic,
    },
    actions: {
      storeSession: (_, { accessToken }) => effects.push(`storeSession ${accessToken}`),
      storeUser: (_, { nickName }) => effects.push(`storeUser ${nickName}`),
      clearSession: () => effects.push("clearSession"),
      clearTabs: () => effects.push("clearTabs"),
      storeEmail: (_, email) => effects.push(`storeEmail ${email}`),
      welcome: () => effects.push("welcome"),
      announceSignedOut: () => effects.push("announceSignedOut"),
      reloadPage: () => effects.push("reloadPage"),
    },
  });
  const actor = createActor(provided, { clock }).start();
  return {
    actor,
    clock,
    effects,
    restore,
    signIn,
    profile,
    signOut,
    identity: () => actor.getSnapshot().value.identity,
    ending: () => actor.getSnapshot().value.ending,
    context: () => actor.getSnapshot().context,
  };
}

async function signedOut() {
  const started = start();
  await started.restore.answers(null);
  return started;
}

async function signedIn() {
  const started = start();
  await started.restore.answers(MERCHANT);
  await settled();
  return started;
}
