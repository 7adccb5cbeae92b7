import { expect, test } from "vitest";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { login } from "#contracts/account/login.call.ts";
import { saveLanguage } from "#contracts/account/save-language.call.ts";
import { updateProfile } from "#contracts/account/update-profile.call.ts";
import { PROFILE_MAX_LENGTHS } from "#contracts/account/update-profile.ts";
import { acceptedValue } from "#sandbox/testing/accepted-value.ts";
import { DONE, refusedAs } from "#sandbox/testing/expected-answer.ts";
import { sandboxFixture } from "#sandbox/testing/fixtures.ts";
import { PASSWORD } from "#sandbox/testing/sandbox-under-test.ts";

const sandbox = sandboxFixture();

test("a nickname is saved without surrounding spaces, for the profile and later sign-ins (2.32, 7.14)", async () => {
  const { email, send, userId } = await sandbox.newMerchant();
  expect(await updateProfile(send, { nickName: "  Lin Trading 林 " })).toEqual(DONE);
  expect(acceptedValue(await loadProfile(send, { id: userId })).nickName).toBe("Lin Trading 林");
  expect(acceptedValue(await login(sandbox.send, { email, password: PASSWORD })).nickName).toBe("Lin Trading 林");
});

test.each([
  ["none", ""],
  ["blanks alone", "   "],
  ["too many characters", "x".repeat(PROFILE_MAX_LENGTHS.nickName + 1)],
])("a nickname of %s is refused with the field's name, and the old one is kept (5.1, 7.14)", async (_, nickName) => {
  const { send, userId } = await sandbox.newMerchant();
  const before = acceptedValue(await loadProfile(send, { id: userId })).nickName;
  expect(await updateProfile(send, { nickName })).toMatchObject({
    ...refusedAs("invalidInput"),
    errMsg: expect.stringContaining("(nickName)"),
  });
  expect(acceptedValue(await loadProfile(send, { id: userId })).nickName).toBe(before);
});

test("the longest nickname is accepted, and markup in it is shown as typed", async () => {
  const { send, userId } = await sandbox.newMerchant();
  const nickName = `<b>${"x".repeat(PROFILE_MAX_LENGTHS.nickName - 3)}`;
  expect(await updateProfile(send, { nickName })).toEqual(DONE);
  expect(acceptedValue(await loadProfile(send, { id: userId })).nickName).toBe(nickName);
});

const WHOLE = {
  nickName: "Mei",
  name: "Lin Mei",
  job: "Owner",
  organization: "Mei's tea shop",
  location: "Taipei 臺北",
  introduction: "Sells tea.\nAnd cups.",
  personalWebsite: "https://shop.example/mei",
  phone: "+886 (2) 1234-5678",
};

test("all editable fields are saved, alone or together; omitted fields are unchanged (3.3, 7.14)", async () => {
  const { send, userId } = await sandbox.newMerchant();
  expect(await updateProfile(send, WHOLE)).toEqual(DONE);
  expect(acceptedValue(await loadProfile(send, { id: userId }))).toMatchObject(WHOLE);
  expect(await updateProfile(send, { job: "", phone: "" })).toEqual(DONE);
  expect(await updateProfile(send, {})).toEqual(DONE);
  expect(acceptedValue(await loadProfile(send, { id: userId }))).toMatchObject({ ...WHOLE, job: "", phone: "" });
});

test.each([
  ["personalWebsite", "javascript:alert(1)"],
  ["personalWebsite", "shop.example"],
  ["phone", "call me"],
  ["introduction", "x".repeat(501)],
] as const)("a %s of “%s” is refused by name, and nothing of it is kept (3.3, 7.14)", async (field, value) => {
  const { send, userId } = await sandbox.newMerchant();
  await updateProfile(send, WHOLE);
  expect(await updateProfile(send, { name: "Other", [field]: value })).toMatchObject({
    ...refusedAs("invalidInput"),
    errMsg: expect.stringContaining(`(${field})`),
  });
  expect(acceptedValue(await loadProfile(send, { id: userId }))).toMatchObject(WHOLE);
});

test("a merchant cannot change another merchant's profile (7.14)", async () => {
  const { token, send, userId, email } = await sandbox.newMerchant();
  const body = { nickName: "Lin", id: "208417365920", email: "other@company.example", role: "admin" };
  await sandbox.post("/api/User/update", JSON.stringify(body), { Authorization: `Bearer ${token}` });
  expect(acceptedValue(await loadProfile(send, { id: userId }))).toMatchObject({ nickName: "Lin", email, role: "" });
});

test("nothing is saved without a session (8.3)", async () => {
  expect(await updateProfile(sandbox.send, { nickName: "Lin" })).toMatchObject(refusedAs("notSignedIn"));
  expect(await saveLanguage(sandbox.send, { language: "zh-TW" })).toMatchObject(refusedAs("notSignedIn"));
});

test("a language is saved for the next sign-in; an unsupported language is refused (4.9, 7.13, 9.6)", async () => {
  const { email, send } = await sandbox.newMerchant();
  expect(await saveLanguage(send, { language: "zh-TW" })).toEqual(DONE);
  for (const unknown of ["", "zh", "xx-XX"]) {
    expect(await saveLanguage(send, { language: unknown })).toMatchObject(refusedAs("invalidInput"));
  }
  expect(acceptedValue(await login(sandbox.send, { email, password: PASSWORD })).language).toBe("zh-TW");
});
