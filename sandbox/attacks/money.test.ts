import crypto, { randomUUID } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { describe, expect, test } from "vitest";
import { login } from "#contracts/account/login.call.ts";
import { passGate } from "#contracts/account/pass-gate.call.ts";
import { sendVerificationCode } from "#contracts/account/send-verification-code.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { loadCredentials } from "#contracts/applications/load-credentials.call.ts";
import { updateApplication } from "#contracts/applications/update-application.call.ts";
import { createOrder } from "#contracts/orders/create-order.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { buyPackage } from "#sandbox/testing/buy-package.ts";
import { ENGINES } from "#sandbox/testing/engines.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { gateProof } from "#sandbox/testing/gate-proof.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

const ORDER = { packageId: "growth", termMonths: 3, network: "TRON" } as const;

describe.each(ENGINES)("money, on %s", (engine) => {
  const sandbox = sandboxFixture({ demo: true }, engine);

  test("a random number that is already used is drawn again", async () => {
    const { send } = await sandbox.newMerchant();
    await withLittleChance(async () => {
      const orders = await Promise.all(
        Array.from({ length: 5 }, () => createOrder(send, { ...ORDER, requestKey: randomUUID() })),
      );
      const codes = orders.map((answer) => acceptedValue(answer).code);
      expect(new Set(codes).size).toBe(5);
      for (const code of codes) await sandbox.tester(code, "pay", { kind: "exact" });
      const paid = await Promise.all(
        Array.from({ length: 5 }, () => sandbox.post("/sandbox/api/applications/APP100001/pay", PAYMENT)),
      );
      const bills = await Promise.all(paid.map(async (answer) => JSON.stringify(await answer.json())));
      expect(new Set(bills).size).toBe(5);
    });
  });

  test("a used request key does not create another order (2.25)", async () => {
    const { send } = await sandbox.newMerchant();
    const requestKey = randomUUID();
    const first = acceptedValue(await createOrder(send, { ...ORDER, requestKey }));
    expect(acceptedValue(await createOrder(send, { ...ORDER, requestKey })).code).toBe(first.code);
    for (const change of [{ packageId: "business" }, { termMonths: 1 }, { network: "ETH" as const }]) {
      expect(await createOrder(send, { ...ORDER, ...change, requestKey })).toMatchObject(refusedAs("requestKeyUsed"));
    }
  });

  test("a used request key does not add another application (2.27)", async () => {
    const { send } = await sandbox.newMerchant();
    const wanted = sampleApplication();
    const { code } = acceptedValue(await createApplication(send, wanted));
    expect(acceptedValue(await createApplication(send, wanted)).code).toBe(code);
    const other = { ...wanted, rechargeCallback: "https://elsewhere.example/callbacks" };
    expect(await createApplication(send, other)).toMatchObject(refusedAs("requestKeyUsed"));
  });

  test("a proof for one application is refused for another of the same merchant (4.5, 6.5)", async () => {
    const merchant = await sandbox.newMerchant();
    const { send } = merchant;
    await buyPackage(sandbox, send, "growth");
    const [one, other] = [
      acceptedValue(await createApplication(send, sampleApplication())),
      acceptedValue(await createApplication(send, sampleApplication())),
    ];
    const forCredentials = await gateProof(sandbox, merchant, "viewCredentials", one.code);
    const needed = refusedAs("verificationNeeded");
    expect(await loadCredentials(send, { code: other.code, proof: forCredentials })).toMatchObject(needed);
    expect(await loadCredentials(send, { code: one.code, proof: forCredentials })).toMatchObject({ accepted: true });
    const proof = await gateProof(sandbox, merchant, "editApplication", one.code);
    const { requestKey: _, ...details } = sampleApplication();
    const edit = { ...details, status: "enabled" as const, proof };
    expect(await updateApplication(send, { ...edit, code: other.code })).toMatchObject(needed);
    expect(await updateApplication(send, { ...edit, code: one.code })).toMatchObject({ accepted: true });
  });

  test("a proof is refused in another session of the same merchant (4.5, 6.5)", async () => {
    const merchant = await sandbox.newMerchant();
    const { code } = acceptedValue(await createApplication(merchant.send, sampleApplication()));
    const proof = await gateProof(sandbox, merchant, "viewCredentials", code);
    const { accessToken } = acceptedValue(await login(sandbox.send, { email: merchant.email, password: PASSWORD }));
    const elsewhere = sandbox.sendAs(accessToken);
    expect(await loadCredentials(elsewhere, { code, proof })).toMatchObject(refusedAs("verificationNeeded"));
    expect(await loadCredentials(merchant.send, { code, proof })).toMatchObject({ accepted: true });
  });

  test("a gate can be passed for the merchant's own applications only", async () => {
    const [merchant, other] = [await sandbox.newMerchant(), await sandbox.newMerchant()];
    const theirs = acceptedValue(await createApplication(other.send, sampleApplication()));
    const { email, send } = merchant;
    const purpose = "viewCredentials";
    expect(await sendVerificationCode(send, { email, purpose })).toEqual(DONE);
    const code = (await sandbox.newestCode(email)) ?? "";
    const pass = passGate(send, { email, code, purpose, applicationCode: theirs.code });
    expect(await pass).toMatchObject(refusedAs("notFound"));
  });
});

const PAYMENT = '{"network":"TRON","amount":"1"}';

/** Makes random numbers repeat while `act` runs, so that generated numbers collide. */
async function withLittleChance(act: () => Promise<void>): Promise<void> {
  const { randomInt } = crypto;
  let drawn = 0;
  // A number takes at most ten draws, so 25 equal draws give the same number at least twice.
  const little = () => Math.floor(drawn++ / 25) % 10;
  Object.assign(crypto, { randomInt: little });
  syncBuiltinESMExports();
  try {
    await act();
  } finally {
    Object.assign(crypto, { randomInt });
    syncBuiltinESMExports();
  }
}
