import { expect, test } from "vitest";
import { createActor } from "xstate";
import { type Profile, profile as profileShape } from "#contracts/account/load-profile.ts";
import type { Credentials, LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall, settled } from "#machines/testing/deferred-call.ts";
import { session } from "./session.ts";
import type { User } from "./user.ts";

const MERCHANT: User = { id: "7", email: "merchant@example.com", language: "en-US", nickName: "Mei", avatar: "" };
const { id: userId, ...USER } = MERCHANT;
const LOGIN: LoginData = { accessToken: "a-token", userId, ...USER };
const PROFILE = profileShape.parse({ accountId: "7", email: "merchant@example.com", nickName: "Mei", name: "Mei" });
const PASSWORD = "Secret-pass-1";
const SIGN_IN = { type: "SIGN_IN", email: "merchant@example.com", password: PASSWORD, remember: false } as const;

test("session: incomplete credentials are marked per field and not sent (5.2, 5.7)", {
  tags: ["5.7.a", "5.7.b", "5.2.a"],
}, async () => {
  const { actor, signIn, identity, context } = await signedIn(null);

  actor.send({ ...SIGN_IN, email: " ", password: "" });
  expect(context().issues).toEqual({ email: "required", password: "required" });
  actor.send({ ...SIGN_IN, email: "merchant(at)example.com" });
  expect(context().issues).toEqual({ email: "format" });

  expect(identity()).toBe("signedOut");
  expect(signIn.inputs).toEqual([]);

  actor.send(SIGN_IN);
  expect(context().issues).toEqual({});
});

test("session: a refused sign-in clears the stored session and keeps the reason (4.1)", {
  tags: ["4.1.b"],
}, async () => {
  const { actor, signIn, identity, context, effects } = await signedIn(null);
  actor.send(SIGN_IN);
  await signIn.answers(refusal("2001"));
  expect(identity()).toBe("signedOut");
  expect(context().problem).toEqual({ kind: "refused", errCode: "2001", errMsg: "refused with 2001" });
  expect(effects).toEqual(["storeEmail", "clearSession"]);
});

test("session: sign-out calls the service, then is announced, clears the session and reloads (4.1, 7.7)", {
  tags: ["4.1.c", "4.1.d"],
}, async () => {
  const { actor, signOut, identity, context, effects } = await signedIn();
  actor.send({ type: "SIGN_OUT" });
  expect(signOut.inputs).toEqual([{ userId: "7" }]);
  expect(effects).toEqual([]);
  await signOut.answers({ userWasStored: true });
  expect(identity()).toBe("reloading");
  expect(context()).toMatchObject({ user: null, profile: null });
  expect(effects).toEqual(["announceSignedOut", "clearSession", "reloadPage"]);
});

test("session: no snapshot contains the password or token, and no child keeps the password after the answer (2.21)", async () => {
  const { actor, signIn } = await signedIn(null);
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

async function signedIn(user: User | null = MERCHANT) {
  const restore = deferredCall<User | null>();
  const signIn = deferredCall<Answer<LoginData>, Credentials>();
  const profile = deferredCall<Answer<Profile>, { userId: string }>();
  const signOut = deferredCall<{ userWasStored: boolean }, { userId: string }>();
  const actors = {
    restoreSession: restore.logic,
    signIn: signIn.logic,
    loadProfile: profile.logic,
    signOut: signOut.logic,
  };
  const effects: string[] = [];
  const done = (name: string) => () => effects.push(name);
  const actions = {
    storeSession: done("storeSession"),
    storeUser: done("storeUser"),
    clearSession: done("clearSession"),
    storeEmail: done("storeEmail"),
    welcome: done("welcome"),
    announceSignedOut: done("announceSignedOut"),
    reloadPage: done("reloadPage"),
  };
  const actor = createActor(session.provide({ actors, actions })).start();
  await restore.answers(user);
  await settled();
  const identity = () => actor.getSnapshot().value.identity;
  return { actor, signIn, profile, signOut, effects, identity, context: () => actor.getSnapshot().context };
}
