import { expect, test } from "vitest";
import { login } from "#contracts/account/login.call.ts";
import { updatePassword } from "#contracts/account/update-password.call.ts";
import type { Send } from "#contracts/http.ts";
import { listNotices } from "#contracts/messages/list-notices.call.ts";
import { readNotices } from "#contracts/messages/read-notices.call.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { buyPackage } from "#sandbox/testing/buy-package.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

const sandbox = sandboxFixture();

const notices = async (send: Send) => acceptedValue(await listNotices(send)).items;
const emailsTo = async (email: string) =>
  (await (await fetch(`${sandbox.url}/sandbox/api/emails?to=${email}`)).json()) as { subject: string; text: string }[];

test("a paid order creates a message with its code (2.36, 4.8)", async () => {
  const { send } = await sandbox.newMerchant();
  expect(await notices(send)).toEqual([]);
  await buyPackage(sandbox, send, "growth");
  const [told] = await notices(send);
  expect(told).toMatchObject({ type: "message", title: "Order paid", about: "order", isRead: false });
  expect(told?.content).toContain(told?.reference);
  expect(told?.content).toContain("Growth");

  const stranger = await sandbox.newMerchant();
  acceptedValue(await readNotices(stranger.send, { ids: [told?.id ?? 0] }));
  expect(await notices(send)).toMatchObject([{ isRead: false }]);
  acceptedValue(await readNotices(send, { ids: [told?.id ?? 0] }));
  expect(await notices(send)).toMatchObject([{ isRead: true }]);
  expect(await notices(stranger.send)).toEqual([]);
});

test("a package about to end creates one message, in the merchant's language (3.6)", async () => {
  const { send, email } = await sandbox.newMerchant();
  await buyPackage(sandbox, send, "starter");
  sandbox.forward(26 * 24 * 3600);
  const again = acceptedValue(await login(sandbox.send, { email, password: PASSWORD })).accessToken;
  const german = sandbox.sendAs(again, "zh-TW");
  await notices(german);
  expect((await notices(german)).filter(({ type }) => type === "todo")).toMatchObject([
    { title: "您的方案即將到期", about: "package", reference: "" },
  ]);
});

test("a changed password and a new device create a message and an email (2.33, 7.15)", async () => {
  const { send, email } = await sandbox.newMerchant();
  const change = { oldPassword: PASSWORD, newPassword: "Another-Horse-8" };
  acceptedValue(await updatePassword(send, change));
  expect((await emailsTo(email))[0]).toMatchObject({ subject: "Password changed" });
  const windows = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  const signIn = async (deviceToken?: unknown) => {
    const body = JSON.stringify({ email, password: change.newPassword, deviceToken });
    const answer: unknown = await (await sandbox.post("/api/Login/Login", body, { "User-Agent": windows })).json();
    return Reflect.get(Object(Reflect.get(Object(answer), "resData")), "deviceToken");
  };
  await signIn(await signIn());
  const told = (await notices(send)).filter(({ about }) => about === "account");
  expect(told.map(({ title }) => title).toSorted()).toEqual(["New sign-in", "Password changed"]);
  const [newest] = await emailsTo(email);
  expect(newest).toMatchObject({ subject: "New sign-in", text: expect.stringContaining("Chrome on Windows") });
});
