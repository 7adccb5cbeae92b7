import { beforeAll, expect, test } from "vitest";
import { email } from "#contracts/account/credentials.ts";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { createApplication } from "#contracts/applications/create-application.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { sampleApplication } from "#sandbox/testing/sample-application.ts";
import { type Merchant, PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

/* The service normalizes pasted input as the console does; how is tested with the contract (`typed.test.ts`). */

const sandbox = sandboxFixture();
let merchant: Merchant;
beforeAll(async () => {
  merchant = await sandbox.newMerchant();
});

async function ask(path: string, body: object, token = ""): Promise<{ success: boolean; resData?: unknown }> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  return (await sandbox.post(`/api${path}`, JSON.stringify(body), headers)).json() as Promise<{ success: boolean }>;
}

test("a merchant signs in with a pasted email (7.3)", async () => {
  const given = { email: `Merchant <${merchant.email.toUpperCase()}>\u200B`, password: PASSWORD };
  expect(await ask("/Login/Login", given)).toMatchObject({ success: true });
});

test("a pasted code registers without costing a guess (7.5)", async () => {
  const address = `typed-${Math.random().toString(36).slice(2)}@company.example`;
  expect(await ask("/User/SentVerificationCode", { email: address, purpose: "register" })).toMatchObject({
    success: true,
  });
  const code = `Your code is ${await sandbox.newestCode(address)}. It is good for 10 minutes.`;
  expect(await ask("/Register/Register", { email: address, code, password: PASSWORD })).toMatchObject({
    success: true,
  });
});

test("an international domain matches its encoded form", () => {
  expect(email.parse("lin@例子.中国")).toBe("lin@xn--fsqu00a.xn--fiqs8s");
  expect(email.safeParse("用户@例子.中国").success).toBe(false);
});

test("a telephone number and a website are saved without invisible marks (3.3, 7.14)", async () => {
  const { token, send, userId } = await sandbox.newMerchant();
  const change = { phone: "\u202A+886 2 2345 6789\u202C", personalWebsite: "\u200Bhttps://shop.example\uFEFF" };
  expect(await ask("/User/update", change, token)).toMatchObject({ success: true });
  expect(acceptedValue(await loadProfile(send, { id: userId }))).toMatchObject({
    phone: "+886 2 2345 6789",
    personalWebsite: "https://shop.example",
  });
});

test("applications are found by a pasted name (2.27)", async () => {
  const owner = await sandbox.newMerchant();
  acceptedValue(await createApplication(owner.send, sampleApplication({ name: "Shop 7" })));
  const found = await ask("/App/List", { page: 1, pageSize: 10, search: " ｓｈｏｐ\u00A07\u200B" }, owner.token);
  expect(found).toMatchObject({
    success: true,
    resData: { items: expect.arrayContaining([expect.objectContaining({ name: "Shop 7" })]) },
  });
});

test.each([
  ["1.234,50", true],
  ["1 5", false],
])("an amount of %j in a filter is parsed correctly or refused (2.28)", async (amountFrom, isRead) => {
  expect(await ask("/Bill/List", { page: 1, pageSize: 10, amountFrom }, merchant.token)).toMatchObject({
    success: isRead,
  });
});
