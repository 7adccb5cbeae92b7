import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { Credentials, LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";
import { refusal } from "#machines/testing/answers.ts";
import { deferredCall, settled } from "#machines/testing/deferred-call.ts";
import { session } from "./session.ts";
import type { User } from "./user.ts";

test("session: after the answer, neither the session nor a child of it keeps the password (2.21)", async () => {
  const signIn = deferredCall<Answer<LoginData>, Credentials>();
  const restore = deferredCall<User | null>();
  const actors = { restoreSession: restore.logic, signIn: signIn.logic };
  const actions = { clearSession: () => {}, storeEmail: () => {} };
  const actor = createActor(session.provide({ actors, actions })).start();
  await restore.answers(null);
  await settled();
  const credentials = { email: "merchant@example.com", password: "Secret-pass-1", remember: false };
  actor.send({ type: "SIGN_IN", ...credentials });
  expect(signIn.inputs).toMatchObject([{ password: "Secret-pass-1" }]);
  await signIn.answers(refusal("2001"));
  expect(actor.getSnapshot().context.problem).not.toBeNull();
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("Secret-pass-1");
});
