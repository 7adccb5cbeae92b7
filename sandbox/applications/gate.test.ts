import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import type { Application } from "#contracts/applications/application.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { loadApplication } from "#contracts/applications/load-application.call.ts";
import { loadCredentials } from "#contracts/applications/load-credentials.call.ts";
import type { Credentials } from "#contracts/applications/load-credentials.ts";
import { updateApplication } from "#contracts/applications/update-application.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { gateProof } from "#sandbox/testing/gate-proof.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import type { Merchant, SandboxUnderTest } from "#sandbox/testing/sandbox-under-test.ts";

const MINUTE = 60;

const sandbox = sandboxFixture();

async function merchantWithApplication(): Promise<Merchant & { application: Application }> {
  const merchant = await sandbox.newMerchant();
  return { ...merchant, application: acceptedValue(await createApplication(merchant.send, sampleApplication())) };
}

const proofFor = (merchant: Merchant, { code }: Application, purpose: GatePurpose) =>
  gateProof(sandbox, merchant, purpose, code);

const changed = ({ code }: Application, proof: string) => {
  const { requestKey: _, ...details } = sampleApplication({ name: "Web shop Europe", rechargeCallback: "" });
  return { code, ...details, status: "disabled" as const, proof };
};

describe("the service enforces the gate (4.5, 6.5)", () => {
  test("an edit needs a fresh proof, which works once", async () => {
    const { application, ...merchant } = await merchantWithApplication();
    const proof = await proofFor(merchant, application, "editApplication");
    const after = acceptedValue(await updateApplication(merchant.send, changed(application, proof)));
    expect(after).toEqual({ ...application, name: "Web shop Europe", rechargeCallback: "", status: "disabled" });
    expect(acceptedValue(await loadApplication(merchant.send, { code: application.code }))).toMatchObject(after);
    expect(await updateApplication(merchant.send, changed(application, proof))).toMatchObject(
      refusedAs("verificationNeeded"),
    );
  });

  test("credentials need a fresh proof, which works once, and are the same each time", {
    tags: ["1.1.c", "3.7.b"],
  }, async () => {
    const { application, ...merchant } = await merchantWithApplication();
    const seen: Credentials[] = [];
    for (const proof of [
      await proofFor(merchant, application, "viewCredentials"),
      await proofFor(merchant, application, "viewCredentials"),
    ]) {
      const request = { code: application.code, proof };
      seen.push(acceptedValue(await loadCredentials(merchant.send, request)));
      expect(await loadCredentials(merchant.send, request)).toMatchObject(refusedAs("verificationNeeded"));
    }
    expect(seen[0]).toEqual({
      appKey: expect.stringMatching(/^ak_[0-9a-f]{30}$/),
      appSecret: expect.stringMatching(/^as_[0-9a-f]{64}$/),
      oldSecretUntil: null,
    });
    expect(seen[1]).toEqual(seen[0]);
  });

  test("of ten concurrent requests with one proof, one gets the credentials", async () => {
    const { application, ...merchant } = await merchantWithApplication();
    const request = { code: application.code, proof: await proofFor(merchant, application, "viewCredentials") };
    const answers = await Promise.all(Array.from({ length: 10 }, () => loadCredentials(merchant.send, request)));
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(1);
  });

  test("a proof is valid for its gate and merchant only, for ten minutes", async () => {
    const { application, ...merchant } = await merchantWithApplication();
    const other = await merchantWithApplication();
    const { code } = application;
    const forEdits = await proofFor(merchant, application, "editApplication");
    const forCredentials = await proofFor(merchant, application, "viewCredentials");
    const needed = refusedAs("verificationNeeded");
    expect(await loadCredentials(merchant.send, { code, proof: forEdits })).toMatchObject(needed);
    expect(await updateApplication(merchant.send, changed(application, forCredentials))).toMatchObject(needed);
    const ofOther = { code: other.application.code, proof: forCredentials };
    expect(await loadCredentials(other.send, ofOther)).toMatchObject(needed);
    sandbox.forward(10 * MINUTE);
    expect(await loadCredentials(merchant.send, { code, proof: forCredentials })).toMatchObject(needed);
  });

  test("another merchant's application is not found, even with a valid proof (6.1)", async () => {
    const { application } = await merchantWithApplication();
    const { code } = application;
    const { application: own, ...other } = await merchantWithApplication();
    const proof = await proofFor(other, own, "viewCredentials");
    const forEdits = await proofFor(other, own, "editApplication");
    expect(await loadCredentials(other.send, { code, proof })).toMatchObject(refusedAs("notFound"));
    expect(await updateApplication(other.send, changed(application, forEdits))).toMatchObject(refusedAs("notFound"));
    expect(await loadApplication(other.send, { code })).toMatchObject(refusedAs("notFound"));
  });

  test("a refused edit leaves its proof valid for the corrected edit (5.1)", async () => {
    const { application, ...merchant } = await merchantWithApplication();
    const change = changed(application, await proofFor(merchant, application, "editApplication"));
    expect(await updateApplication(merchant.send, { ...change, code: "no-such-code" })).toMatchObject(
      refusedAs("notFound"),
    );
    expect(await updateApplication(merchant.send, { ...change, name: "" })).toMatchObject(refusedAs("invalidInput"));
    expect(await updateApplication(merchant.send, change)).toMatchObject({ accepted: true });
  });
});

test("neither a list, a detail nor a copy of the database contains a credential (3.7)", async () => {
  const { application, ...merchant } = await merchantWithApplication();
  const proof = await proofFor(merchant, application, "viewCredentials");
  const { appSecret } = acceptedValue(await loadCredentials(merchant.send, { code: application.code, proof }));
  const detail = JSON.stringify(await loadApplication(merchant.send, { code: application.code }));
  expect(detail).not.toMatch(/ak_|as_/);
  expect(await stored(sandbox)).not.toContain(appSecret);
});

/** The contents of every file of the sandbox's data. */
async function stored({ dataDir }: SandboxUnderTest): Promise<string> {
  const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const contents = files
    .filter((entry) => entry.isFile())
    .map((entry) => readFile(join(entry.parentPath, entry.name), "latin1"));
  return (await Promise.all(contents)).join("\n");
}
