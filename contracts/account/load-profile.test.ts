import { expect, test } from "vitest";
import { readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { loadProfile } from "./load-profile.call.ts";
import { profile } from "./load-profile.ts";

const known = { accountId: "100234", email: "merchant@example.com" };

test("absent and null fields of a profile are empty (3.3)", () => {
  expect(profile.parse(known)).toMatchObject({ ...known, nickName: "", phone: "" });
  expect(profile.parse({ ...known, nickName: null, phone: "+66 2 123" })).toMatchObject({
    nickName: "",
    phone: "+66 2 123",
  });
});

test("the role is empty by default (6.2)", () => {
  expect(profile.parse(known).role).toBe("");
  expect(profile.parse({ ...known, role: "admin" }).role).toBe("admin");
});

test("every field of a profile is optional (3.2, 3.3)", () => {
  expect(profile.parse({})).toMatchObject({ accountId: "", email: "", nickName: "" });
  expect(profile.parse({ accountId: 208417365920, nickName: { odd: true } })).toMatchObject({
    accountId: "208417365920",
    nickName: "",
  });
  expect(profile.safeParse(null).success).toBe(false);
});

test.each([
  ["other field names of 3.3", { nickname: "Ana", merchantId: 7 }, { accountId: "7", nickName: "Ana" }],
  ["both names", { nickName: "Mei", nickname: "Ana" }, { nickName: "Mei" }],
  ["milliseconds since 1970", { registrationDate: "1795230000000" }, { registrationDate: "2026-11-21T03:00:00.000Z" }],
  ["a day", { registrationDate: "2024-03-01" }, { registrationDate: "2024-03-01" }],
  ["a text in place of a date", { registrationDate: "last spring" }, { registrationDate: "last spring" }],
])("a profile may be %s (7.8)", async (_title, resData, expected) => {
  const answered: Send = async (request) => readEnvelope({ success: true, resData }, request.resData);
  expect(await loadProfile(answered, { id: "7" })).toMatchObject({ accepted: true, value: expected });
});

test.each([undefined, null, "", [], {}, { anything: 1 }, { nick_name: "Ana" }])(
  "%j is no profile, not even an empty one (7.8)",
  async (resData) => {
    const answered: Send = async (request) => readEnvelope({ success: true, resData }, request.resData);
    await expect(loadProfile(answered, { id: "7" })).rejects.toMatchObject({
      field: "resData",
      expected: expect.stringContaining("accountId"),
    });
  },
);
