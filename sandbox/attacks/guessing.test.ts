import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passGate } from "#contracts/account/pass-gate.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { hashPassword, PASSWORD_COST } from "#sandbox/account/passwords.ts";
import { OLD_PASSWORD } from "#sandbox/account/update-password.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { clientAt, type RawAnswer, signInOf } from "#sandbox/testing/client-at.ts";
import { SWEPT_ENGINES, startOn } from "#sandbox/testing/engines.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sweep } from "#sandbox/testing/extent.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { PASSWORD, type SandboxUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

const STRANGER = "198.51.100.1";
const WRONG = "Wrong-Horse-7";

describe.each(SWEPT_ENGINES)("guessing limits, on %s", (engine) => {
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
  const elsewhere = () => clientAt(sandbox, `192.0.2.${++homes}`);
  const times = <Value>(count: number, act: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, index) => act(index)));

  test("after twenty wrong passwords of a stranger, the owner can sign in, also from the same address", async () => {
    const { email } = await sandbox.newMerchant();
    const home = elsewhere();
    const { deviceToken } = signInOf(await home("/Login/Login", { email, password: PASSWORD }));
    const stranger = clientAt(sandbox, STRANGER);
    await times(20, () => stranger("/Login/Login", { email, password: WRONG }));
    expect((await stranger("/Login/Login", { email, password: PASSWORD })).errCode).toBe(
      PROPOSED_CODES.tooManyRequests,
    );
    signInOf(await elsewhere()("/Login/Login", { email, password: PASSWORD }));
    signInOf(await stranger("/Login/Login", { email, password: PASSWORD, deviceToken }));
  });

  test("strangers at many addresses lock out unknown devices for a while, not known ones", async () => {
    const { email } = await sandbox.newMerchant();
    const { deviceToken } = signInOf(await elsewhere()("/Login/Login", { email, password: PASSWORD }));
    await times(40, (index) => clientAt(sandbox, `198.18.1.${index}`)("/Login/Login", { email, password: WRONG }));
    const owner = elsewhere();
    const { errCode } = await owner("/Login/Login", { email, password: PASSWORD });
    expect(errCode).toBe(PROPOSED_CODES.tooManyRequests);
    signInOf(await owner("/Login/Login", { email, password: PASSWORD, deviceToken }));
  });

  test("the device token of another merchant, or an invented one, counts as unknown", async () => {
    const [{ email }, other] = [await sandbox.newMerchant(), await sandbox.newMerchant()];
    const { deviceToken } = signInOf(await elsewhere()("/Login/Login", { email: other.email, password: PASSWORD }));
    const stranger = elsewhere();
    await times(12, () => stranger("/Login/Login", { email, password: WRONG }));
    for (const mark of [deviceToken, `${randomUUID()}.AAAA`, "", "."]) {
      const { errCode } = await stranger("/Login/Login", { email, password: PASSWORD, deviceToken: mark });
      expect(errCode).toBe(PROPOSED_CODES.tooManyRequests);
    }
  });

  test("a known device has no more guesses than a stranger", async () => {
    const { email } = await sandbox.newMerchant();
    const home = elsewhere();
    const { deviceToken } = signInOf(await home("/Login/Login", { email, password: PASSWORD }));
    const said = await times(20, () => home("/Login/Login", { email, password: WRONG, deviceToken }));
    expect(said.filter(({ errCode }) => errCode === PROPOSED_CODES.wrongCredentials)).toHaveLength(10);
  });

  test("after twenty requests by a stranger, the owner still gets a code and its guesses", async () => {
    const { email } = await sandbox.newMerchant();
    const stranger = clientAt(sandbox, "198.51.100.2");
    const purpose = "resetPassword";
    for (let asked = 0; asked < 20; asked += 1) {
      sandbox.forward(60);
      await stranger("/User/SentVerificationCode", { email, purpose });
    }
    sandbox.forward(60);
    const owner = elsewhere();
    expect((await owner("/User/SentVerificationCode", { email, purpose })).errCode).toBe("");
    await times(10, () => stranger("/Register/CheckCaptchaCode", { email, purpose, code: "no-code" }));
    const code = await sandbox.newestCode(email);
    expect((await owner("/User/ResetPassword", { email, code, password: "Battery-Staple-8" })).errCode).toBe("");
  });

  test("strangers at many addresses get twenty codes a day for one mailbox; known devices have their own limit", async () => {
    const { email } = await sandbox.newMerchant();
    const home = elsewhere();
    const { deviceToken } = signInOf(await home("/Login/Login", { email, password: PASSWORD }));
    const ask = async (visitor: ReturnType<typeof elsewhere>, given = {}) => {
      sandbox.forward(60);
      await visitor("/User/SentVerificationCode", { email, purpose: "resetPassword", ...given });
      return (await sandbox.newestCode(email))?.length;
    };
    const sent: unknown[] = [];
    for (let stranger = 0; stranger < 23; stranger += 1) sent.push(await ask(elsewhere()));
    expect(sent).toEqual([...Array(20).fill(6), ...Array(3).fill(12)]);
    expect(await ask(home, { deviceToken })).toBe(6);
  });

  test("a code takes twenty guesses of all strangers together, and stays valid for the owner", async () => {
    const { email } = await sandbox.newMerchant();
    const home = elsewhere();
    const { deviceToken } = signInOf(await home("/Login/Login", { email, password: PASSWORD }));
    const purpose = "resetPassword";
    await home("/User/SentVerificationCode", { email, purpose, deviceToken });
    const code = await sandbox.newestCode(email);
    const check = (ask: ReturnType<typeof elsewhere>, typed: string | null, given = {}) =>
      ask("/Register/CheckCaptchaCode", { email, purpose, code: typed, ...given });
    for (let stranger = 0; stranger < 19; stranger += 1) await check(elsewhere(), "no-code");
    expect((await check(elsewhere(), code)).errCode).toBe("");
    await check(elsewhere(), "no-code");
    expect((await check(elsewhere(), code)).errCode).toBe(PROPOSED_CODES.wrongCode);
    expect((await check(home, code, { deviceToken })).errCode).toBe("");
  });

  test("guesses of a gate's code need the merchant's session", async () => {
    const { email, send } = await sandbox.newMerchant();
    const purpose = "viewCredentials";
    const { code: applicationCode } = acceptedValue(await createApplication(send, sampleApplication()));
    expect(await sendVerificationCode(send, { email, purpose })).toEqual(DONE);
    const code = (await sandbox.newestCode(email)) ?? "";
    const stranger = elsewhere();
    const said = await times(5, () =>
      stranger("/Register/CheckCaptchaCode", { email, purpose, applicationCode, code: "no-code" }),
    );
    for (const { errCode } of said) expect(errCode).toBe(PROPOSED_CODES.notSignedIn);
    expect(await passGate(send, { email, purpose, code, applicationCode })).toMatchObject({ accepted: true });
  });

  test("one password tried on sixty emails is limited, also with successful sign-ins in between", async () => {
    const { email } = await sandbox.newMerchant();
    const sprayer = clientAt(sandbox, "198.51.100.3");
    const said: RawAnswer[] = [];
    for (let at = 0; at < 60; at += 1) {
      said.push(await sprayer("/Login/Login", { email: `victim-${at}@company.example`, password: "Summer2026!" }));
      if (at === 20) signInOf(await sprayer("/Login/Login", { email, password: PASSWORD }));
    }
    expect(said.filter(({ errCode }) => errCode === PROPOSED_CODES.wrongCredentials)).toHaveLength(30);
    expect(said.at(-1)?.errCode).toBe(PROPOSED_CODES.tooManyRequests);
  });

  test("an IPv6 /64 counts as one address", async () => {
    const said = await times(40, (at) =>
      clientAt(sandbox, `2001:db8:7::${at.toString(16)}`)("/Login/Login", {
        email: `six-${at}@company.example`,
        password: WRONG,
      }),
    );
    expect(said.filter(({ errCode }) => errCode === PROPOSED_CODES.tooManyRequests)).toHaveLength(10);
  });

  test("codes are sent to a hundred mailboxes a day from one address, and no more", async () => {
    const spammer = clientAt(sandbox, "198.51.100.4");
    const said = await times(105, (at) =>
      spammer("/User/SentVerificationCode", { email: `mailbox-${at}@company.example`, purpose: "register" }),
    );
    expect(said.filter(({ errCode }) => errCode === PROPOSED_CODES.tooManyRequests)).toHaveLength(5);
  });

  test("a limit says how long to wait, in a header and in the user's language", async () => {
    const email = "impatient@company.example";
    const body = { email, purpose: "register" };
    const ask = clientAt(sandbox, "198.51.100.5");
    await ask("/User/SentVerificationCode", body);
    for (const [language, wait] of [
      ["en-US", "60 seconds"],
      ["zh-TW", "60 秒"],
      ["zh-CN", "60秒"],
      ["ja-JP", "60 秒"],
      ["ko-KR", "60초"],
      ["th-TH", "60 วินาที"],
    ] as const) {
      const again = await clientAt(sandbox, "198.51.100.5", { Language: language })("/User/SentVerificationCode", body);
      expect(Number(again.headers.get("Retry-After"))).toBeGreaterThan(50);
      expect(again.errMsg.replace(/5\d/, "60")).toContain(wait);
    }
  });

  test("common passwords are refused in upper and lower case, even if they meet 5.3", async () => {
    const { email } = await sandbox.newMerchant();
    const owner = elsewhere();
    for (const password of ["Password1", "Passw0rd", "Qwerty123"]) {
      const { errCode } = await owner("/User/ResetPassword", { email, code: "000000", password });
      expect(errCode).toBe(PROPOSED_CODES.commonPassword);
    }
  });
});

test("passwords are hashed with argon2id at OWASP's parameters: 19 MiB, two passes, one lane", async () => {
  expect(await hashPassword(PASSWORD, PASSWORD_COST)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

describe("password hashing under load", () => {
  let sandbox: SandboxUnderTest;
  beforeAll(async () => {
    sandbox = await startOn("PGlite", { passwordCost: PASSWORD_COST });
  });
  afterAll(() => sandbox.stop());

  /** Fills the queue: two slow hashes that run, and 64 that wait behind them. */
  const everyPlace = () =>
    Array.from({ length: 66 }, (_, at) => hashPassword(PASSWORD, at < 2 ? 10 * PASSWORD_COST : 64));

  test("a registration or reset with a wrong code hashes nothing, also under full load", async () => {
    const flood = everyPlace();
    const body = JSON.stringify({ email: "made-up@company.example", code: "1", password: PASSWORD });
    const said = ["/api/Register/Register", "/api/User/ResetPassword"].map(async (path) =>
      (await sandbox.post(path, body)).json(),
    );
    for (const answer of said) expect(await answer).toMatchObject({ errCode: PROPOSED_CODES.wrongCode });
    await expect(hashPassword(PASSWORD, 64)).rejects.toThrow("tooManyRequests");
    await Promise.all(flood);
  });

  test("a hash refused under load does not count as a wrong password", async () => {
    const { send } = await sandbox.newMerchant();
    const change = () => updatePassword(send, { oldPassword: PASSWORD, newPassword: "Battery-Staple-8" });
    const flood = everyPlace();
    const put = await Promise.all(Array.from({ length: OLD_PASSWORD.most }, change));
    const busy = { ...refusedAs("tooManyRequests"), errMsg: expect.stringContaining(" 2 seconds") };
    for (const answer of put) expect(answer).toMatchObject(busy);
    await Promise.all(flood);
    expect(await change()).toEqual(DONE);
  });

  sweep("a flood of sign-ins is refused at its end, and other calls are answered", async () => {
    const signIn = (at: number) =>
      sandbox.post("/api/Login/Login", JSON.stringify({ email: `flood-${at}@company.example`, password: PASSWORD }));
    const flood = Promise.all(Array.from({ length: 120 }, (_, at) => signIn(at)));
    const other = await sandbox.post("/api/Package/List", "{}");
    expect(await other.json()).toMatchObject({ errCode: PROPOSED_CODES.notSignedIn });
    const said = await Promise.all((await flood).map(async (answer) => (await answer.json()) as { errCode: string }));
    const refused = said.filter(({ errCode }) => errCode === PROPOSED_CODES.tooManyRequests);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(120);
  });
});
