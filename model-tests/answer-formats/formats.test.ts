import { describe, expect, onTestFinished, test } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import { checkCaptchaCode } from "#contracts/account/check-captcha-code.call.ts";
import { checkLastLogin } from "#contracts/account/check-last-login.call.ts";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { login } from "#contracts/account/login.call.ts";
import { logout } from "#contracts/account/logout.call.ts";
import { register } from "#contracts/account/register.call.ts";
import { resetPassword } from "#contracts/account/reset-password.call.ts";
import { saveLanguage } from "#contracts/account/save-language.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { updateProfile } from "#contracts/account/update-profile.call.ts";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.call.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import { endsSession } from "#contracts/error-catalogue.ts";
import { createSend, type Fault } from "#contracts/http.ts";
import { listOrders } from "#contracts/orders/list-orders.call.ts";
import { loadMenu } from "#contracts/shell/load-menu.call.ts";
import { session } from "#machines/account/session.ts";
import type { User } from "#machines/account/user.ts";
import { CODE, MERCHANT, REFUSALS } from "./answers.ts";
import { DocumentedService } from "./documented-service.ts";
import { type AnswerFormat, FORMATS } from "./formats.ts";

/* Each format over HTTP, without a browser: the console's own client and reader, and the machine of its session. */

const DONE = { accepted: true, value: null };
const { email, password } = MERCHANT;
const NEW_PASSWORD = "Lantern-orchard-58";

describe.each(Object.entries<AnswerFormat>(FORMATS))("a service that writes %s", (_name, format) => {
  test("registration, sign-in, sign-out, and refusals with the service's text (7.3 to 7.8, 8.2, 8.3)", async () => {
    const { send, reported, actor, service } = await signedOut(format);
    expect(await sendVerificationCode(send, { email, purpose: "register" })).toEqual(DONE);
    expect(await register(send, { email, code: "999999", password })).toMatchObject(
      refusalIn(format, REFUSALS.wrongCode),
    );
    expect(await register(send, { email, code: CODE, password })).toEqual(DONE);

    actor.send({ type: "SIGN_IN", email, password: "Not-the-one-1", remember: false });
    const stays = await waitFor(actor, (current) => current.matches({ identity: "signedOut" }));
    expect(stays.context.problem).toEqual({ kind: "refused", ...refusalIn(format, REFUSALS.wrongPassword) });
    actor.send({ type: "SIGN_IN", email, password, remember: false });
    const { context } = await waitFor(actor, (current) => current.matches({ identity: { signedIn: "settled" } }));
    expect(context.user).toMatchObject({ id: MERCHANT.id });
    expect(context.profile).not.toBeNull();
    for (const known of Object.values(context.user ?? {})) expect(known).toEqual(expect.any(String));

    service.endSession();
    const ended = await getUserWallet(send, { product: "merchant", network: "TRON" });
    expect(!ended.accepted && endsSession(ended.errCode)).toBe(true);
    expect(await logout(send, { uid: MERCHANT.id })).toHaveProperty("accepted", false);
    expect(reported.filter(({ type }) => type !== "refused")).toEqual([]);
  });

  test("answers to every other documented call can be read (7.6, 7.8 to 7.15)", async () => {
    const { send, reported } = await signedIn(format);
    expect(await loadProfile(send, { id: MERCHANT.id })).toMatchObject({
      accepted: true,
      value: { accountId: expect.any(String) },
    });
    expect(await getUserWallet(send, { product: "merchant", network: "TRON" })).toEqual({
      accepted: true,
      value: { address: MERCHANT.address },
    });
    const last = await checkLastLogin(send, { uid: MERCHANT.id });
    const at = { at: expect.stringMatching(/^2026-11-20(T09:30:00\.\d{3}Z)?$/) };
    expect(last).toEqual({ accepted: true, value: isRecordOf(format) ? expect.objectContaining(at) : null });
    const menu = await loadMenu(send);
    expect(menu).toEqual({ accepted: true, value: expect.any(Array) });
    expect(await saveLanguage(send, { language: "th-TH" })).toEqual(DONE);
    expect(await updateProfile(send, { nickName: "Lin Mei" })).toEqual(DONE);
    expect(await updatePassword(send, { oldPassword: "Not-it-1", newPassword: NEW_PASSWORD })).toMatchObject(
      refusalIn(format, REFUSALS.wrongOldPassword),
    );
    expect(await updatePassword(send, { oldPassword: password, newPassword: NEW_PASSWORD })).toEqual(DONE);
    expect(await checkCaptchaCode(send, { email, code: CODE, purpose: "resetPassword" })).toEqual(DONE);
    expect(await resetPassword(send, { email, code: "999999", password })).toMatchObject(
      refusalIn(format, REFUSALS.wrongCode),
    );
    expect(await resetPassword(send, { email, code: CODE, password })).toEqual(DONE);
    expect(reported.filter(({ type }) => type !== "refused")).toEqual([]);
  });

  test("a missing call is not reported as a service failure (7.16)", async () => {
    const { send, reported } = await signedIn(format);
    const answers = await Promise.all([loadFigures(send), listOrders(send, { page: 1, pageSize: 20 })]);
    expect(answers.map((answer) => !answer.accepted && answer.notOffered?.kind)).toEqual(["notOffered", "notOffered"]);
    expect(reported.map(({ type }) => type)).toEqual(["notOffered", "notOffered"]);
  });
});

async function signedOut(format: AnswerFormat) {
  const service = new DocumentedService(format);
  const { url, close } = await service.listen();
  const reported: Fault[] = [];
  let token: string | null = null;
  const send = createSend({
    baseUrl: url,
    language: () => "en-US",
    token: () => token,
    report: (fault) => reported.push(fault),
  });
  const actor = createActor(
    session.provide({
      actors: {
        restoreSession: fromPromise<User | null>(async () => null),
        signIn: fromPromise(({ input }) => login(send, input)),
        loadProfile: fromPromise(({ input }) => loadProfile(send, { id: input.userId })),
      },
      actions: {
        storeSession: (_, { accessToken }) => {
          token = accessToken;
        },
        storeUser: () => undefined,
        clearSession: () => undefined,
        storeEmail: () => undefined,
        welcome: () => undefined,
      },
    }),
  ).start();
  onTestFinished(() => {
    actor.stop();
    close();
  });
  await waitFor(actor, (current) => current.matches({ identity: "signedOut" }));
  return { send, reported, actor, service };
}

async function signedIn(format: AnswerFormat) {
  const here = await signedOut(format);
  here.actor.send({ type: "SIGN_IN", email, password, remember: false });
  await waitFor(here.actor, (current) => current.matches({ identity: { signedIn: "settled" } }));
  return here;
}

/** The expected refusal; problem details have no code. */
function refusalIn({ refused }: AnswerFormat, refusal: (typeof REFUSALS)[keyof typeof REFUSALS]) {
  return refused?.isProblem ? { ...refusal, errCode: "" } : refusal;
}

/** Whether its last sign-in has the specification's own fields. */
function isRecordOf({ resData }: AnswerFormat): boolean {
  return !(resData && "lastLogin" in resData);
}
