import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { register } from "#contracts/account/register.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { PASSWORD, type SandboxUnderTest, startUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

/** A real mail server that refuses the first email and keeps the others. */
const received: Email[] = [];
let arrival = Promise.withResolvers<Email>();
let refusals = 1;
const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  async onData(stream, _, done) {
    const email = await PostalMime.parse(await text(stream));
    if (refusals > 0) {
      refusals -= 1;
      return done(Object.assign(new Error("Try again later"), { responseCode: 451 }));
    }
    received.push(email);
    arrival.resolve(email);
    done();
  },
});

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((ready) => listening.once("listening", ready));
  const address = listening.address();
  const port = typeof address === "object" && address ? address.port : 0;
  sandbox = await startUnderTest({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: "Console <console@merchant.example>",
  });
});
afterAll(async () => {
  await sandbox.stop();
  await new Promise<void>((closed) => server.close(closed));
});

describe("a password of the mail server", () => {
  /** Sends an email through a server without TLS. Returns whether it arrives, and the sender's password. */
  async function sendBy(search: string) {
    let password: string | null | undefined;
    const arrived = Promise.withResolvers<void>();
    const insecure = new SMTPServer({
      ...{ allowInsecureAuth: true, disabledCommands: ["STARTTLS"] },
      onAuth(auth, _, done) {
        password = auth.password;
        done(null, { user: "me" });
      },
      async onData(stream, _, done) {
        await text(stream);
        arrived.resolve();
        done();
      },
    });
    const listening = insecure.listen(0, "127.0.0.1");
    await new Promise((ready) => listening.once("listening", ready));
    const address = listening.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const own = await startUnderTest({ smtpUrl: `smtp://me:do-not-tell@127.0.0.1:${port}${search}` });
    await sendVerificationCode(own.send, { email: "reader@company.example", purpose: "register" });
    const ended = await Promise.race([
      arrived.promise.then(() => "arrived"),
      expect
        .poll(() => own.faults, { timeout: 30_000 })
        .not.toEqual([])
        .then(() => own.faults.join()),
    ]);
    await own.stop();
    await new Promise<void>((closed) => insecure.close(closed));
    return { ended, password };
  }

  test("is sent over TLS only", async () => {
    const { ended, password } = await sendBy("");
    expect(ended).toMatch(/STARTTLS|TLS/);
    expect(password).toBeUndefined();
  });

  test("is sent without TLS if the address says so", async () => {
    expect(await sendBy("?requireTLS=false")).toEqual({ ended: "arrived", password: "do-not-tell" });
  });
});

test("with a mail server the code arrives by email, sent again when the server was busy, and is kept nowhere else (7.4)", async () => {
  const email = "reader@company.example";
  await sendVerificationCode(sandbox.send, { email, purpose: "register" });
  const arrived = await arrival.promise;
  expect(arrived.from).toMatchObject({ address: "console@merchant.example" });
  expect(arrived.to).toMatchObject([{ address: email }]);
  expect(arrived.subject).toBe("Your registration code");
  const [code = ""] = /\b\d{6}\b/.exec(arrived.text ?? "") ?? [];
  expect(arrived.html).toContain(code);
  expect(await register(sandbox.send, { email, code, password: PASSWORD })).toMatchObject({ accepted: true });
  expect(sandbox.faults).toEqual([expect.stringContaining("Try again later")]);
  expect(sandbox.faults.join()).not.toContain(code);

  arrival = Promise.withResolvers();
  await sendVerificationCode(sandbox.sendAs("", "ja-JP"), { email: "next@company.example", purpose: "register" });
  expect((await arrival.promise).subject).toBe("登録用の認証コード");
  expect(received).toHaveLength(2);
  const page = await (await fetch(`${sandbox.url}/sandbox`)).text();
  expect(page).toContain("SMTP_URL");
  expect(page).not.toContain(code);
}, 20_000);
