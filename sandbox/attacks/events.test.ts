import { describe, expect, test } from "vitest";
import { endOtherSessions } from "#contracts/account/end-other-sessions.call.ts";
import { listEvents } from "#contracts/account/list-events.call.ts";
import { login } from "#contracts/account/login.call.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { updateApplication } from "#contracts/applications/update-application.call.ts";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.call.ts";
import type { Send } from "#contracts/http.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { clientAt } from "#sandbox/testing/client-at.ts";
import { SWEPT_ENGINES } from "#sandbox/testing/engines.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { credentialsBehindGate, gateProof } from "#sandbox/testing/gate-proof.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

const WRONG = "Wrong-Horse-7";
const PAGE = { page: 1, pageSize: 50 };

const events = async (send: Send, search: Partial<Parameters<typeof listEvents>[1]> = {}) =>
  acceptedValue(await listEvents(send, { ...PAGE, ...search }));
const kinds = async (send: Send) => (await events(send)).items.map(({ kind }) => kind);

describe.each(SWEPT_ENGINES)("security history, on %s", (engine) => {
  const sandbox = sandboxFixture({ trustProxy: true, addressLimits: false }, engine);

  test("successful and failed sign-ins, with device and address", async () => {
    const { email, send } = await sandbox.newMerchant();
    await clientAt(sandbox, "203.0.113.7")("/Login/Login", { email, password: WRONG });
    await clientAt(sandbox, "10.1.2.3")("/Login/Login", { email, password: PASSWORD });
    expect((await events(send)).items).toMatchObject([
      { kind: "signIn", method: "password", address: "10.1.2.3", place: "Private network" },
      { kind: "signInFailed", method: null, address: "203.0.113.7", place: "" },
      { kind: "signIn", method: "password", address: "127.0.0.1", place: "Same machine as the sandbox" },
    ]);
  });

  test("blocked sign-ins are recorded once", async () => {
    const { email, send } = await sandbox.newMerchant();
    const stranger = clientAt(sandbox, "203.0.113.8");
    for (let guess = 0; guess < 14; guess += 1) await stranger("/Login/Login", { email, password: WRONG });
    const { total } = await events(send, { kind: "signInFailed" });
    expect(total).toBe(10);
    expect(await events(send, { kind: "lockOut" })).toMatchObject({ total: 1, items: [{ address: "203.0.113.8" }] });
  });

  test("changes of password and callback URLs, shown secrets, new wallets", async () => {
    const merchant = await sandbox.newMerchant();
    const { send } = merchant;
    acceptedValue(await getUserWallet(send, { product: "merchant", network: "TRON" }));
    acceptedValue(await getUserWallet(send, { product: "merchant", network: "TRON" }));
    const {
      code,
      createdAt: _,
      status: __,
      ...present
    } = acceptedValue(await createApplication(send, sampleApplication()));
    const { appSecret } = await credentialsBehindGate(sandbox, merchant, code);
    const edit = async (change: object) => {
      const proof = await gateProof(sandbox, merchant, "editApplication", code);
      acceptedValue(await updateApplication(send, { ...present, code, ...change, proof }));
    };
    await edit({ remark: "another remark" });
    await edit({ rechargeCallback: "https://shop.example/elsewhere" });
    acceptedValue(await updatePassword(send, { oldPassword: PASSWORD, newPassword: "Another-Horse-8" }));

    expect(await kinds(send)).toEqual([
      "passwordChanged",
      "callbackAddressChanged",
      "secretShown",
      "walletAddressMade",
      "signIn",
    ]);
    const mailed: unknown = await (await fetch(`${sandbox.url}/sandbox/api/emails?to=${merchant.email}`)).json();
    expect(mailed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: "AppSecret shown", text: expect.stringContaining(code) }),
        expect.objectContaining({ subject: "Callback URL changed", text: expect.stringContaining(code) }),
      ]),
    );
    expect(JSON.stringify(mailed)).not.toContain(appSecret);
    const { items } = await events(send);
    expect(items.map(({ reference }) => reference)).toEqual(["", code, code, "TRON", ""]);
    const all = JSON.stringify(items);
    for (const secret of [appSecret, PASSWORD, "Another-Horse-8", merchant.token]) expect(all).not.toContain(secret);
  });

  test("signing out devices is recorded only if there were any", async () => {
    const { email, send } = await sandbox.newMerchant();
    for (let times = 0; times < 3; times += 1) acceptedValue(await endOtherSessions(send));
    acceptedValue(await login(sandbox.send, { email, password: PASSWORD }));
    for (let times = 0; times < 3; times += 1) acceptedValue(await endOtherSessions(send));
    expect(await kinds(send)).toEqual(["sessionEnded", "signIn", "signIn"]);
  });

  test("the list is paged, and shows the merchant's own events only", async () => {
    const { email, send } = await sandbox.newMerchant();
    for (let times = 0; times < 4; times += 1) acceptedValue(await login(sandbox.send, { email, password: PASSWORD }));
    const first = await events(send, { pageSize: 2 });
    expect(first).toMatchObject({ total: 5, items: [{}, {}] });
    const second = await events(send, { pageSize: 2, page: 2 });
    const after = await events(send, { pageSize: 2, after: first.next ?? "" });
    expect(second.items).toEqual(after.items);
    expect(second.items).not.toEqual(first.items);
    const oldest = await events(send, { sort: "at", pageSize: 1 });
    expect(oldest.items).toEqual((await events(send)).items.slice(-1));
    expect((await events((await sandbox.newMerchant()).send)).total).toBe(1);
  });
});
