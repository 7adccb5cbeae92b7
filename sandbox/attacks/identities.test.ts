import { describe, expect, test } from "vitest";
import { login } from "#contracts/account/login.call.ts";
import { register } from "#contracts/account/register.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { PROPOSED_CODES } from "#contracts/error-catalogue.ts";
import { clientAt, signInOf } from "#sandbox/testing/client-at.ts";
import { startOn } from "#sandbox/testing/engines.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

/* A mailbox has one merchant, a password has one normal form, and a session belongs to one user. */

const sandbox = sandboxFixture();

let newcomers = 0;
async function registerWith(password: string, email = `newcomer-${++newcomers}@company.example`) {
  await sendVerificationCode(sandbox.send, { email, purpose: "register" });
  const code = (await sandbox.newestCode(email.toLowerCase())) ?? "000000";
  return { email, answer: await register(sandbox.send, { email, code, password }) };
}

describe("an email", () => {
  test.each(["TWICE@company.example", "Twice@Company.Example"])("%s is the same as in lower case", async (other) => {
    await registerWith(PASSWORD, "twice@company.example");
    expect((await registerWith(PASSWORD, other)).answer).toMatchObject(refusedAs("emailAlreadyRegistered"));
    expect(await login(sandbox.send, { email: other, password: PASSWORD })).toMatchObject({ accepted: true });
  });

  /** Which forms are plain and which are invalid is tested with the contract (`email-address.test.ts`). */
  test("with a name and blanks counts as its plain form", async () => {
    await registerWith(PASSWORD, "twice@company.example");
    const email = " Twice <twice@company.example>";
    expect(await login(sandbox.send, { email, password: PASSWORD })).toMatchObject({ accepted: true });
  });

  test("with another header is invalid", async () => {
    const email = "twice@company.example\r\nBcc: thief@company.example";
    for (const purpose of ["register", "resetPassword"]) {
      const answer = await sandbox.post("/api/User/SentVerificationCode", JSON.stringify({ email, purpose }));
      expect(await answer.json()).toMatchObject({ errCode: PROPOSED_CODES.invalidInput });
    }
  });

  test("with a tag is a different email", async () => {
    expect((await registerWith(PASSWORD, "twice+tag@company.example")).answer).toEqual(DONE);
  });
});

describe("a password", () => {
  const LONG = `Aa1${"x".repeat(125)}`;

  test("is not cut off at 72 bytes or at a space", async () => {
    const { email } = await registerWith(LONG);
    expect(await login(sandbox.send, { email, password: LONG.slice(0, 72) })).toMatchObject(
      refusedAs("wrongCredentials"),
    );
    expect(await login(sandbox.send, { email, password: LONG })).toMatchObject({ accepted: true });
    const { email: blanks } = await registerWith("  Aa1 xxxx  ");
    expect(await login(sandbox.send, { email: blanks, password: "Aa1 xxxx" })).toMatchObject(
      refusedAs("wrongCredentials"),
    );
  });

  test.each([`Aa1${"😀".repeat(125)}`, `Aa1${"密".repeat(125)}`, "Aa1 cafe\u0301 crème"])(
    "that can be set signs in: %s",
    async (password) => {
      const { email, answer } = await registerWith(password);
      expect(answer).toEqual(DONE);
      expect(await login(sandbox.send, { email, password })).toMatchObject({ accepted: true });
      // Keyboards compose letters differently, so both Unicode forms must work.
      const composed = password.normalize("NFC");
      expect(await login(sandbox.send, { email, password: composed })).toMatchObject({ accepted: true });
    },
  );

  test.each([
    ["too long", `${LONG}x`],
    ["with a NUL", "Aa1xxxxx\0yyyy"],
    ["too short", "Aa1xxxx"],
  ])("%s is refused", async (_, password) => {
    expect((await registerWith(password)).answer).toMatchObject(refusedAs("invalidInput"));
  });
});

describe("a session", () => {
  const list = { page: 1, pageSize: 1 };

  test("is not accepted by a token in a URL, cookie or body", async () => {
    const { token } = await sandbox.newMerchant();
    const body = JSON.stringify({ ...list, token, accessToken: token });
    const sent: [string, Record<string, string>][] = [
      [`?token=${token}&access_token=${token}&Authorization=Bearer%20${token}`, {}],
      ["", { Cookie: `token=${token}; accessToken=${token}; Authorization=Bearer ${token}` }],
      ["", { Authorization: `Basic ${btoa(`${token}:`)}` }],
      ["", { Authorization: `Bearer ${token.slice(0, -1)}` }],
      ["", { "X-Access-Token": token }],
    ];
    for (const [query, headers] of sent) {
      const answer = await sandbox.post(`/api/Order/List${query}`, body, headers);
      expect(await answer.json()).toMatchObject({ errCode: PROPOSED_CODES.notSignedIn });
    }
  });

  test("is new with each sign-in", async () => {
    const { email, token } = await sandbox.newMerchant();
    const ask = clientAt(sandbox, "203.0.113.1", { Authorization: `Bearer ${token}` });
    const answer = await ask("/Login/Login", { email, password: PASSWORD, accessToken: token });
    expect(signInOf(answer).accessToken).not.toBe(token);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});

test("a port in X-Forwarded-For is ignored", async () => {
  const behind = await startOn("PGlite", { trustProxy: true, addressLimits: true });
  const guess = async (address: string, at: number) => {
    const wrong = { email: `victim-${at}@company.example`, password: "Wrong-Horse-7" };
    return (await clientAt(behind, address)("/Login/Login", wrong)).errCode;
  };
  const { wrongCredentials, tooManyRequests } = PROPOSED_CODES;
  for (const [one, other] of [
    ["203.0.113.7", "203.0.113.8"],
    ["[2001:db8:7::1]", "[2001:db8:8::1]"],
  ]) {
    const said = await Promise.all(Array.from({ length: 31 }, (_, at) => guess(`${one}:${50_000 + at}`, at)));
    expect(said.sort()).toEqual([...Array(30).fill(wrongCredentials), tooManyRequests].sort());
    expect(await guess(`${other}:50000`, 0)).toBe(wrongCredentials);
  }
  await behind.stop();
  expect(behind.faults).toEqual([]);
});

test("X-Forwarded-For is used only from a trusted proxy", async () => {
  const { email } = await sandbox.newMerchant();
  const said: string[] = [];
  for (let at = 0; at < 12; at += 1) {
    const ask = clientAt(sandbox, `203.0.113.${at}`, {
      Forwarded: `for=203.0.113.${at}`,
      "X-Real-IP": `203.0.113.${at}`,
    });
    said.push((await ask("/Login/Login", { email, password: "Wrong-Horse-7" })).errCode);
  }
  const { wrongCredentials, tooManyRequests } = PROPOSED_CODES;
  expect(said).toEqual([...Array(10).fill(wrongCredentials), tooManyRequests, tooManyRequests]);
  const { email: another } = await sandbox.newMerchant();
  signInOf(await clientAt(sandbox, "203.0.113.1")("/Login/Login", { email: another, password: PASSWORD }));
});
