import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endOtherSessions } from "#contracts/account/end-other-sessions.call.ts";
import { endSession } from "#contracts/account/end-session.call.ts";
import { listSessions } from "#contracts/account/list-sessions.call.ts";
import { logout } from "#contracts/account/logout.call.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { listNotices } from "#contracts/messages/list-notices.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { clientAt, type RawAnswer, signInOf } from "#sandbox/testing/client-at.ts";
import { SWEPT_ENGINES, startOn } from "#sandbox/testing/engines.ts";
import { DONE } from "#sandbox/testing/expected-answer.ts";
import { sweep } from "#sandbox/testing/extent.ts";
import { type Merchant, PASSWORD, type SandboxUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

const WRONG = "Wrong-Horse-7";
const NEW_PASSWORD = "Battery-Staple-8";
const purpose = "resetPassword";

describe.each(SWEPT_ENGINES)("known devices, on %s", (engine) => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await startOn(engine, { trustProxy: true, addressLimits: true });
  });
  afterAll(async () => {
    await sandbox.stop();
    expect(sandbox.faults).toEqual([]);
  });

  let homes = 0;
  /** A client at an unused address, which no limit has counted yet. */
  const elsewhere = () => {
    homes += 1;
    return clientAt(sandbox, `10.0.${Math.floor(homes / 250)}.${(homes % 250) + 1}`);
  };
  const signIn = async (email: string, password = PASSWORD) =>
    signInOf(await elsewhere()("/Login/Login", { email, password }));
  const codes = (answers: readonly RawAnswer[]) => answers.map(({ errCode }) => errCode);

  /** Whether a device is known: only a known one can sign in once strangers have used up their attempts. */
  async function isKnown(email: string, deviceToken: string, password = PASSWORD): Promise<boolean> {
    await lockOut(email);
    const { errCode } = await elsewhere()("/Login/Login", { email, password, deviceToken });
    expect(["", PROPOSED_CODES.tooManyRequests]).toContain(errCode);
    return errCode === "";
  }

  async function lockOut(email: string): Promise<void> {
    for (let guess = 0; guess < 26; guess += 1) await elsewhere()("/Login/Login", { email, password: WRONG });
  }

  sweep(
    "four hundred devices have no more guesses than one",
    async () => {
      const { email } = await sandbox.newMerchant();
      const tokens: string[] = [];
      const signInOn = async (count: number) => {
        const devices = await Promise.all(Array.from({ length: count }, () => signIn(email)));
        tokens.push(...devices.map(({ deviceToken }) => deviceToken));
      };
      // Fewer at a time than there are database connections, so that none is refused.
      while (tokens.length < 390) await signInOn(6);
      while (tokens.length < 400) await signInOn(1);
      const asked = await elsewhere()("/User/SentVerificationCode", { email, purpose, deviceToken: tokens.at(-1) });
      expect(asked.errCode).toBe("");
      const code = await sandbox.newestCode(email);
      const guess = (typed: string | null, deviceToken: string | undefined) =>
        elsewhere()("/Register/CheckCaptchaCode", { email, purpose, code: typed, deviceToken });
      const known = tokens.slice(-5);
      for (const deviceToken of known) await guess("no-code", deviceToken);
      for (const deviceToken of tokens.slice(-10)) {
        expect((await guess(code, deviceToken)).errCode).toBe(PROPOSED_CODES.wrongCode);
      }
      // Older devices count as strangers, who share twenty guesses.
      for (const deviceToken of tokens.slice(0, 20)) await guess("no-code", deviceToken);
      expect((await guess(code, tokens[21])).errCode).toBe(PROPOSED_CODES.wrongCode);

      const tried: RawAnswer[] = [];
      for (const deviceToken of [...tokens.slice(-10), ...tokens.slice(-10)]) {
        tried.push(await elsewhere()("/Login/Login", { email, password: WRONG, deviceToken }));
      }
      expect(codes(tried).filter((errCode) => errCode === PROPOSED_CODES.wrongCredentials)).toHaveLength(10);
    },
    180_000,
  );

  test("the ten most recently used devices are kept", async () => {
    const { email } = await sandbox.newMerchant();
    const first = (await signIn(email)).deviceToken;
    for (let device = 0; device < 9; device += 1) await signIn(email);
    expect(await isKnown(email, first)).toBe(true);
    for (let device = 0; device < 10; device += 1) {
      sandbox.forward(900);
      await signIn(email);
    }
    expect(await isKnown(email, first)).toBe(false);
  });

  const endings: [string, (owner: Merchant) => Promise<string>][] = [
    [
      "a reset of the password",
      async ({ email }) => {
        await elsewhere()("/User/SentVerificationCode", { email, purpose });
        const code = await sandbox.newestCode(email);
        await elsewhere()("/User/ResetPassword", { email, code, password: NEW_PASSWORD });
        return NEW_PASSWORD;
      },
    ],
    [
      "a change of the password",
      async ({ send }) => {
        expect(await updatePassword(send, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD })).toEqual(DONE);
        return NEW_PASSWORD;
      },
    ],
    [
      "signing out all others",
      async ({ send }) => {
        acceptedValue(await endOtherSessions(send));
        return PASSWORD;
      },
    ],
  ];
  test.each(endings)("%s forgets them, signed-out ones too", async (_, end) => {
    const merchant = await sandbox.newMerchant();
    const { deviceToken, accessToken, userId } = await signIn(merchant.email);
    acceptedValue(await logout(sandbox.sendAs(accessToken), { uid: userId }));
    const password = await end(merchant);
    expect(await isKnown(merchant.email, deviceToken, password)).toBe(false);
  });

  test("the device that changes the password stays known", async () => {
    const { email } = await sandbox.newMerchant();
    const { deviceToken, accessToken } = await signIn(email);
    const change = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
    acceptedValue(await updatePassword(sandbox.sendAs(accessToken), change));
    expect(await isKnown(email, deviceToken, NEW_PASSWORD)).toBe(true);
  });

  test("a signed-out device is listed as known until it is forgotten", async () => {
    const { email, send } = await sandbox.newMerchant();
    const { deviceToken, accessToken, userId } = await signIn(email);
    acceptedValue(await logout(sandbox.sendAs(accessToken), { uid: userId }));
    const { items } = acceptedValue(await listSessions(send));
    expect(items).toMatchObject([
      { isCurrent: true, isSignedIn: true },
      { isCurrent: false, isSignedIn: false },
    ]);
    const stranger = await sandbox.newMerchant();
    const { id = "" } = items[1] ?? {};
    expect(await endSession(stranger.send, { id })).toMatchObject({
      accepted: false,
      errCode: PROPOSED_CODES.notFound,
    });
    expect(acceptedValue(await endSession(send, { id })).items).toMatchObject([{ isCurrent: true }]);
    expect(await isKnown(email, deviceToken)).toBe(false);
  });

  test("a sign-in from an unknown device is reported, even with the same browser", async () => {
    const { email, send } = await sandbox.newMerchant();
    const told = async () => acceptedValue(await listNotices(send)).items.map(({ title }) => title);
    expect(await told()).toEqual([]);
    const { deviceToken } = await signIn(email);
    expect(await told()).toEqual(["New sign-in"]);
    signInOf(await elsewhere()("/Login/Login", { email, password: PASSWORD, deviceToken }));
    expect(await told()).toEqual(["New sign-in"]);
  });

  describe("strangers at many addresses", () => {
    /** Requests a code after the minute that must pass between two, and returns the outcome. */
    async function askForCode(ask: ReturnType<typeof elsewhere>, email: string, given = {}): Promise<string> {
      sandbox.forward(60);
      return (await ask("/User/SentVerificationCode", { email, purpose, ...given })).errCode;
    }
    /** Uses up all guesses at the sent code, and all sign-ins. */
    async function useUp(email: string): Promise<void> {
      for (let guess = 0; guess < 26; guess += 1) {
        const stranger = elsewhere();
        await stranger("/Register/CheckCaptchaCode", { email, purpose, code: "no-code" });
        await stranger("/Login/Login", { email, password: WRONG });
      }
    }

    sweep("cannot lock out a merchant on a new device", async () => {
      const { email } = await sandbox.newMerchant();
      const strangers = Array.from({ length: 4 }, elsewhere);
      for (let request = 0; request < 80; request += 1) {
        const stranger = strangers[request % 4];
        if (stranger) await askForCode(stranger, email);
      }
      await useUp(email);
      const owner = elsewhere();
      expect(await askForCode(owner, email)).toBe("");
      const code = await sandbox.newestCode(email);
      await useUp(email);
      for (const stranger of strangers) await askForCode(stranger, email);
      const reset = await owner("/User/ResetPassword", { email, code, password: NEW_PASSWORD });
      expect(reset.errCode).toBe("");
      await useUp(email);
      signInOf(await owner("/Login/Login", { email, password: NEW_PASSWORD }));
    });

    test("cannot lock out a merchant who resets the password on a known device", async () => {
      const { email } = await sandbox.newMerchant();
      const home = elsewhere();
      const { deviceToken } = signInOf(await home("/Login/Login", { email, password: PASSWORD }));
      expect(await askForCode(home, email, { deviceToken })).toBe("");
      const code = await sandbox.newestCode(email);
      const reset = await home("/User/ResetPassword", { email, code, password: NEW_PASSWORD, deviceToken });
      expect(reset.errCode).toBe("");
      await useUp(email);
      signInOf(await home("/Login/Login", { email, password: NEW_PASSWORD, deviceToken }));
    });

    test("cannot invalidate every code of the owner: the next one is long and takes no guesses", async () => {
      const { email } = await sandbox.newMerchant();
      const owner = elsewhere();
      expect(await askForCode(owner, email)).toBe("");
      const first = await sandbox.newestCode(email);
      await useUp(email);
      const check = async (code: string | null) =>
        (await owner("/Register/CheckCaptchaCode", { email, purpose, code })).errCode;
      expect(await check(first)).toBe(PROPOSED_CODES.wrongCode);
      expect(await askForCode(owner, email)).toBe("");
      const second = await sandbox.newestCode(email);
      await useUp(email);
      expect(await check(second)).toBe("");
    });

    test("cause at most twenty-one emails a day to one mailbox", async () => {
      const { email } = await sandbox.newMerchant();
      const sent = async () => {
        const emails: unknown = await (await fetch(`${sandbox.url}/sandbox/api/emails?to=${email}`)).json();
        return Array.isArray(emails) ? emails.length : 0;
      };
      const before = await sent();
      for (let request = 0; request < 40; request += 1) await askForCode(elsewhere(), email);
      expect((await sent()) - before).toBe(21);
    });
  });
});
