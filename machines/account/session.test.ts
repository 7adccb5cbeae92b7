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

test("a stored session is restored, and its profile loaded (3.1, 7.8)", async () => {
  const { identity, restore, profile, context } = start();
  expect(identity()).toBe("restoring");

  await restore.answers(MERCHANT);

  expect(identity()).toEqual({ signedIn: "loadingProfile" });
  expect(context().user).toEqual(MERCHANT);
  expect(profile.asked).toEqual([{ userId: "7" }]);
});

test("nothing stored, or storage that cannot be read, means signed out (3.1)", async () => {
  const empty = start();
  await empty.restore.answers(null);
  expect(empty.identity()).toBe("signedOut");

  const broken = start();
  await broken.restore.fails();
  expect(broken.identity()).toBe("signedOut");
});

test("signing in stores token and user, and welcomes (4.1, 3.1, 8.10)", { tags: ["4.1.a"] }, async () => {
  const { actor, signIn, identity, context, effects } = await signedOut();

  actor.send({ ...SIGN_IN, email: "  merchant@example.com " });
  expect(identity()).toBe("signingIn");
  expect(signIn.asked).toEqual([{ email: "merchant@example.com", password: PASSWORD }]);
  await signIn.answers(accepted(LOGIN));

  expect(identity()).toEqual({ signedIn: "loadingProfile" });
  expect(context().user).toEqual(MERCHANT);
  expect(effects).toEqual(["rememberEmail null", "storeSession a-token", "welcome"]);
});

test("a refused sign-in clears what was stored and says why (4.1)", { tags: ["4.1.b"] }, async () => {
  const { actor, signIn, identity, context, effects } = await signedOut();

  actor.send(SIGN_IN);
  await signIn.answers(refusal("2001"));

  expect(identity()).toBe("signedOut");
  expect(context().problem).toEqual({ kind: "refused", errCode: "2001", errMsg: "refused with 2001" });
  expect(effects).toContain("clearSession");
  expect(effects).not.toContain("welcome");
});

test("a sign-in that never reached the service can be tried again (4.1, 8.6)", { tags: ["4.1.b"] }, async () => {
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

test("incomplete credentials are explained field by field and never sent (5.2, 5.7)", {
  tags: ["5.7.a", "5.7.b", "5.2.a"],
}, async () => {
  const { actor, signIn, identity, context } = await signedOut();

  actor.send({ ...SIGN_IN, email: " ", password: "" });
  expect(context().issues).toEqual({ email: "required", password: "required" });
  actor.send({ ...SIGN_IN, email: "merchant(at)example.com" });
  expect(context().issues).toEqual({ email: "format" });

  expect(identity()).toBe("signedOut");
  expect(signIn.asked).toEqual([]);

  actor.send(SIGN_IN);
  expect(context().issues).toEqual({});
});

test("a second click while signing in sends nothing more (7.3)", async () => {
  const { actor, signIn } = await signedOut();

  actor.send(SIGN_IN);
  actor.send(SIGN_IN);

  expect(signIn.asked).toHaveLength(1);
});

test("remembering keeps the e-mail alone, and not remembering forgets it (2.21)", async () => {
  const remembering = await signedOut();
  remembering.actor.send({ ...SIGN_IN, remember: true });
  expect(remembering.effects).toEqual(["rememberEmail merchant@example.com"]);

  const forgetting = await signedOut();
  forgetting.actor.send(SIGN_IN);
  expect(forgetting.effects).toEqual(["rememberEmail null"]);
});

test("the password is in no snapshot at any moment, and in no child once the service has answered (2.21)", async () => {
  const { actor, signIn } = await signedOut();
  const seen: string[] = [];
  actor.subscribe(({ value, context }) => seen.push(JSON.stringify({ value, context })));

  actor.send({ ...SIGN_IN, password: PASSWORD, email: "nobody" });
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

test("a profile that cannot be loaded leaves the merchant signed in (7.8)", async () => {
  const failing = await signedIn();
  await failing.profile.fails();
  expect(failing.identity()).toEqual({ signedIn: "settled" });
  expect(failing.context().profileProblem).toEqual({ kind: "failed" });

  const refused = await signedIn();
  await refused.profile.answers(refusal());
  expect(refused.identity()).toEqual({ signedIn: "settled" });
  expect(refused.context()).toMatchObject({ profile: null, profileProblem: { kind: "refused" } });
  refused.actor.send({ type: "PROFILE_REFRESHED" });
  await refused.profile.answers(accepted(PROFILE));
  expect(refused.context().profileProblem).toBeNull();
});

test("a saved nickname is the user's name everywhere: in the session, on the device, in the profile (2.32, 3.1)", async () => {
  const { actor, profile, context, effects } = await signedIn();
  await profile.answers(accepted(PROFILE));

  actor.send({ type: "PROFILE_SAVED", nickName: "Ming" });
  expect(context().user).toEqual({ ...MERCHANT, nickName: "Ming" });
  expect(context().profile?.nickName).toBe("Ming");
  expect(effects).toEqual(["storeUser Ming"]);

  expect(profile.asked).toHaveLength(2);
  await profile.answers(accepted({ ...PROFILE, nickName: "Ming", name: "Ming" }));
  expect(context().profile?.name).toBe("Ming");
});

test("what a profile says of the user is the user's, on the device too: it may have been changed elsewhere (2.32, 3.1)", async () => {
  const { actor, profile, identity, context, effects } = await signedIn();
  await profile.answers(accepted({ ...PROFILE, nickName: "Ming", email: "ming@example.com", avatar: "/ming.webp" }));

  const changed = { ...MERCHANT, nickName: "Ming", email: "ming@example.com", avatar: "/ming.webp" };
  expect(identity()).toEqual({ signedIn: "settled" });
  expect(context().user).toEqual(changed);
  expect(effects).toEqual(["storeUser Ming"]);

  // The same once more, or nothing about a field, is no change.
  for (const nickName of ["Ming", ""]) {
    actor.send({ type: "PROFILE_REFRESHED" });
    await profile.answers(accepted({ ...PROFILE, nickName, email: "ming@example.com" }));
    expect(context().user).toEqual(changed);
  }
  expect(effects).toEqual(["storeUser Ming"]);
});

test("a profile that was on its way when another tab stored a new name does not bring the old one back (2.32, 3.1)", async () => {
  const { actor, profile, context, effects } = await signedIn();
  actor.send({ type: "CHANGED_ELSEWHERE", user: { ...MERCHANT, nickName: "Ming" } });
  await profile.answers(accepted(PROFILE), 0);
  expect(context().user?.nickName).toBe("Ming");
  await profile.answers(accepted({ ...PROFILE, nickName: "Ming" }), 1);
  expect([context().user?.nickName, context().profile?.nickName]).toEqual(["Ming", "Ming"]);
  expect(effects).toEqual([]);
});

test("a profile that did not come can be asked for again; one that was known outlives a refusal (7.8)", {
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

test("signing out tells the service, then clears the session, says so and reloads (4.1, 7.7)", {
  tags: ["4.1.c", "4.1.d"],
}, async () => {
  const { actor, signOut, profile, identity, context, effects } = await signedIn();
  await profile.answers(accepted(PROFILE));
  expect(context().profile).toEqual(PROFILE);
  effects.length = 0;

  actor.send({ type: "SIGN_OUT" });
  expect(signOut.asked).toEqual([{ userId: "7" }]);
  expect(effects).toEqual([]);
  await signOut.answers({ userWasStored: true });

  expect(identity()).toBe("reloading");
  expect(context()).toMatchObject({ user: null, profile: null });
  expect(effects).toEqual(["announceSignedOut", "clearSession", "reloadPage"]);
});

test("signing out works even if the logout call fails (4.1)", { tags: ["4.1.e"] }, async () => {
  const { actor, signOut, identity, effects } = await signedIn();

  actor.send({ type: "SIGN_OUT" });
  await signOut.fails();

  expect(identity()).toBe("reloading");
  expect(effects).toEqual(["announceSignedOut", "clearSession", "reloadPage"]);
});

test("a logout call that never answers is waited for 5 s (4.1)", { tags: ["4.1.e"] }, async () => {
  const { actor, clock, identity, effects } = await signedIn();

  actor.send({ type: "SIGN_OUT" });
  clock.increment(4_999);
  expect(effects).toEqual([]);
  clock.increment(1);

  expect(identity()).toBe("reloading");
  expect(effects).toEqual(["announceSignedOut", "clearSession", "reloadPage"]);
});

test("signing out without a stored user clears the session and reloads, without a call (5.9)", {
  tags: ["5.9.a"],
}, async () => {
  const { actor, signOut, effects } = await signedOut();

  actor.send({ type: "SIGN_OUT" });

  expect(effects).toEqual(["clearSession", "reloadPage"]);
  expect(signOut.asked).toEqual([]);
});

test("however many calls end the session, one dialog asks, under the first one's words (8.3)", {
  tags: ["8.3.c"],
}, async () => {
  const { actor, ending, context } = await signedIn();

  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Signed in elsewhere", userInitiated: false });
  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });

  expect(ending()).toBe("asking");
  expect(context().endedBecause).toBe("Signed in elsewhere");
});

test("dismissing the dialog keeps the person where they are, still signed in as far as the page goes (8.3)", async () => {
  const { actor, ending, identity, context, effects } = await signedIn();

  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
  actor.send({ type: "ENDING_DISMISSED" });

  expect(ending()).toBe("dismissed");
  expect(identity()).toHaveProperty("signedIn");
  expect(context().user).toEqual(MERCHANT);
  expect(effects).toEqual([]);
});

test("after staying, only a request of the merchant's own shows the dialog again (8.3)", async () => {
  const { actor, ending, context } = await signedIn();
  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
  actor.send({ type: "ENDING_DISMISSED" });

  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "A look in the background", userInitiated: false });
  expect([ending(), context().endedBecause]).toEqual(["dismissed", "Token expired"]);
  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Signed in elsewhere", userInitiated: true });
  expect([ending(), context().endedBecause]).toEqual(["asking", "Signed in elsewhere"]);
});

test("the dialog closes with its session, and the next session has its own (8.3, 4.1, 2.23)", async () => {
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

test("while signing out, no dialog about the expired session opens (8.3)", async () => {
  const { actor, ending } = await signedIn();
  actor.send({ type: "SIGN_OUT" });
  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
  expect(ending()).toBe("none");
});

test("re-login makes the logout call, then clears, says so and reloads (8.3)", {
  tags: ["8.3.f", "8.3.g", "8.3.h"],
}, async () => {
  const { actor, signOut, ending, effects } = await signedIn();

  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
  actor.send({ type: "RELOGIN_CONFIRMED" });
  expect(ending()).toBe("none");
  expect(signOut.asked).toEqual([{ userId: "7" }]);
  await signOut.answers({ userWasStored: true });

  expect(effects).toEqual(["announceSignedOut", "clearSession", "reloadPage"]);
});

test("re-login without a stored user clears and reloads directly (5.9, 8.3)", {
  tags: ["8.3.i", "5.9.a"],
}, async () => {
  const { actor, signOut, effects } = await signedOut();

  actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
  actor.send({ type: "RELOGIN_CONFIRMED" });

  expect(effects).toEqual(["clearSession", "reloadPage"]);
  expect(signOut.asked).toEqual([]);
});

test.each(["SIGN_OUT", "RELOGIN_CONFIRMED"] as const)(
  'with a token and no stored user, %s clears and reloads directly, without "Logout succeed" (5.9, 8.3)',
  async (type) => {
    const { actor, signOut, identity, effects } = await signedIn();
    actor.send({ type: "ENDED_BY_SERVICE", errMsg: "Token expired", userInitiated: false });
    actor.send({ type });
    await signOut.answers({ userWasStored: false });
    expect(identity()).toBe("reloading");
    expect(effects).toEqual(["clearSession", "reloadPage"]);
  },
);

test("re-login means nothing while no dialog asks (8.3)", async () => {
  const { actor, identity, effects } = await signedIn();
  actor.send({ type: "RELOGIN_CONFIRMED" });
  expect(identity()).toHaveProperty("signedIn");
  expect(effects).toEqual([]);
});

test("signing out in another tab signs this one out; another merchant there reloads it; neither keeps its tabs (4.1)", async () => {
  const left = await signedIn();
  left.actor.send({ type: "CHANGED_ELSEWHERE", user: null });
  expect(left.identity()).toBe("signedOut");
  expect(left.context().user).toBeNull();
  expect(left.effects).toEqual(["clearTabs"]);

  const replaced = await signedIn();
  replaced.actor.send({ type: "CHANGED_ELSEWHERE", user: { ...MERCHANT, id: "8" } });
  expect(replaced.effects).toEqual(["clearTabs", "reloadPage"]);
});

test("what another tab stores of the same merchant is taken over at once, without a call (2.32, 3.1)", async () => {
  const { actor, identity, context, profile, effects } = await signedIn();
  await profile.answers(accepted(PROFILE));

  actor.send({ type: "CHANGED_ELSEWHERE", user: { ...MERCHANT, nickName: "Mei Ling", language: "zh-TW" } });

  expect(identity()).toEqual({ signedIn: "settled" });
  expect(context().user).toEqual({ ...MERCHANT, nickName: "Mei Ling", language: "zh-TW" });
  expect(context().profile).toEqual({ ...PROFILE, nickName: "Mei Ling" });
  expect(profile.asked).toHaveLength(1);
  expect(effects).toEqual([]);
});

test("a reset password ends this merchant's session here too, and no other merchant's (2.23, 4.1)", async () => {
  const { actor, identity, context, signOut, effects } = await signedIn();
  actor.send({ type: "PASSWORD_RESET", email: "somebody.else@example.com" });
  expect(identity()).toHaveProperty("signedIn");

  actor.send({ type: "PASSWORD_RESET", email: MERCHANT.email.toUpperCase() });
  expect([identity(), context().user]).toEqual(["signedOut", null]);
  expect(effects).toEqual(["clearSession"]);
  expect(signOut.asked).toEqual([]);
});

test("signing in in another tab signs this tab in on its screen, for any merchant (4.1)", async () => {
  const { actor, identity, context, profile, effects } = await signedIn();
  await profile.answers(accepted(PROFILE));
  actor.send({ type: "CHANGED_ELSEWHERE", user: null });
  actor.send({ type: "CHANGED_ELSEWHERE", user: null });
  expect([identity(), context().user, context().profile]).toEqual(["signedOut", null, null]);

  const somebodyElse = { ...MERCHANT, id: "8", nickName: "Lin" };
  actor.send({ type: "CHANGED_ELSEWHERE", user: somebodyElse });
  expect(identity()).toEqual({ signedIn: "loadingProfile" });
  expect([context().user, context().profile]).toEqual([somebodyElse, null]);
  expect(profile.asked.at(-1)).toEqual({ userId: "8" });
  expect(effects).toEqual(["clearTabs"]);
});

function start() {
  const clock = new SimulatedClock();
  const restore = deferredCall<User | null>();
  const signIn = deferredCall<Answer<LoginData>, Credentials>();
  const profile = deferredCall<Answer<Profile>, { userId: string }>();
  const signOut = deferredCall<{ userWasStored: boolean }, { userId: string }>();
  /** What the machine had the application do, in order. */
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
      rememberEmail: (_, email) => effects.push(`rememberEmail ${email}`),
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
