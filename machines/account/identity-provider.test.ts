import { expect, test } from "vitest";
import { createActor } from "xstate";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import type { LoginData } from "#contracts/account/login.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { type IdentityFlow, type IdentityGrant, identityProvider } from "./identity-provider.ts";

const SESSION: LoginData = {
  accessToken: "t",
  userId: "1",
  email: "li@example.com",
  language: "en-US",
  nickName: "Li",
  avatar: "",
};

test.each(["code", "token", "oneTap"] as const)(
  "the %s flow hands its proof to the service and signs in (2.38, 7.19)",
  async (flow) => {
    const { button, loadScript, requestProof, signIn, identified } = theButton();
    button.send({ type: "CHOSEN", flow });
    await loadScript.answers(undefined);
    await requestProof.answers({ kind: "code", value: "proof-1" });
    await signIn.answers(accepted(SESSION));

    expect(requestProof.asked).toEqual([{ clientId: "console", flow }]);
    expect(signIn.asked).toEqual([{ kind: "code", value: "proof-1" }]);
    expect(identified).toEqual([SESSION]);
    expect(JSON.stringify(button.getPersistedSnapshot())).not.toContain("proof-1");
  },
);

test("without a client id nothing is fetched, and the reason is given (8.13)", () => {
  const { button, loadScript } = theButton(null);
  button.send({ type: "CHOSEN", flow: "code" });
  expect(button.getSnapshot().context.problem).toBe("clientIdMissing");
  expect(loadScript.asked).toEqual([]);
});

test("a script that can't be loaded is explained, and can be tried again (8.13)", async () => {
  const { button, loadScript } = theButton();
  button.send({ type: "CHOSEN", flow: "code" });
  await loadScript.fails();
  expect(button.getSnapshot().context.problem).toBe("scriptFailed");
  button.send({ type: "CHOSEN", flow: "code" });
  expect(loadScript.asked).toHaveLength(2);
});

test("closing the popup is no error; a popup that could not open is (2.38)", async () => {
  const { button, loadScript, requestProof, signIn } = theButton();
  button.send({ type: "CHOSEN", flow: "token" });
  await loadScript.answers(undefined);
  await requestProof.answers({ kind: "none" });
  expect(button.getSnapshot()).toMatchObject({ value: "idle", context: { problem: null } });

  button.send({ type: "CHOSEN", flow: "token" });
  await loadScript.answers(undefined);
  await requestProof.fails();
  expect(button.getSnapshot().context.problem).toBe("popupBlocked");
  expect(signIn.asked).toEqual([]);
});

test("a proof that the service refuses is explained and does not sign in (7.19)", async () => {
  const { button, loadScript, requestProof, signIn, identified } = theButton();
  button.send({ type: "CHOSEN", flow: "oneTap" });
  await loadScript.answers(undefined);
  await requestProof.answers({ kind: "credential", value: "proof-2" });
  await signIn.answers(refusal("2001"));
  expect(button.getSnapshot().context.problem).toMatchObject({ kind: "refused" });
  expect(identified).toEqual([]);
});

function theButton(clientId: string | null = "console") {
  const loadScript = deferredCall<void, unknown>();
  const requestProof = deferredCall<IdentityGrant, { clientId: string; flow: IdentityFlow }>();
  const signIn = deferredCall<Answer<LoginData>, IdentityProof>();
  const identified: LoginData[] = [];
  const button = createActor(
    identityProvider.provide({
      actors: { loadScript: loadScript.logic, requestProof: requestProof.logic, signIn: signIn.logic },
    }),
    { input: { clientId } },
  );
  button.on("identified", ({ session }) => identified.push(session));
  button.start();
  return { button, loadScript, requestProof, signIn, identified };
}
