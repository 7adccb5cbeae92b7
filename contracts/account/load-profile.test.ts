import { expect, test } from "vitest";
import { profile } from "./load-profile.ts";

const known = { accountId: "100234", email: "merchant@example.com" };

test("what the service leaves out of a profile, or does not know, is empty (3.3)", () => {
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

test("nothing of a profile is needed: the console knows from the sign-in whose it is (3.2, 3.3)", () => {
  expect(profile.parse({})).toMatchObject({ accountId: "", email: "", nickName: "" });
  expect(profile.parse({ accountId: 208417365920, nickName: { odd: true } })).toMatchObject({
    accountId: "208417365920",
    nickName: "",
  });
  expect(profile.safeParse(null).success).toBe(false);
});
