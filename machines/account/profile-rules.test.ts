import { expect, test } from "vitest";
import { profile } from "#contracts/account/load-profile.ts";
import { isWebsite } from "#contracts/account/update-profile.ts";
import { changedFields, fieldsOfProfile, normalized, type ProfileFields, profileIssues } from "./profile-rules.ts";

const SAVED: ProfileFields = {
  nickName: "Mei",
  name: "Lin Mei",
  job: "Owner",
  organization: "",
  location: "Taipei",
  introduction: "",
  personalWebsite: "",
  phone: "+886 2 1234 5678",
};

test.each([
  ["nickName", "", "required"],
  ["nickName", "   ", "required"],
  ["nickName", "x".repeat(41), "tooLong"],
  ["name", "x".repeat(81), "tooLong"],
  ["job", "x".repeat(81), "tooLong"],
  ["organization", "x".repeat(121), "tooLong"],
  ["location", "x".repeat(121), "tooLong"],
  ["introduction", "x".repeat(501), "tooLong"],
  ["personalWebsite", "shop.example", "notAWebAddress"],
  ["personalWebsite", "javascript:alert(1)", "notAWebAddress"],
  ["personalWebsite", "https://", "notAWebAddress"],
  ["phone", "call me", "notAPhoneNumber"],
  ["phone", "12", "notAPhoneNumber"],
] as const)("profile: the issue of %s “%s” is %s (5.1)", { tags: ["5.11.a"] }, (field, value, issue) => {
  expect(profileIssues({ ...SAVED, [field]: value })).toEqual({ [field]: issue });
});

test("profile: the longest allowed values are valid, and spaces around a saved value are no change (5.1, 5.11)", () => {
  const longest = {
    nickName: "x".repeat(40),
    name: "x".repeat(80),
    job: "x".repeat(80),
    introduction: "x".repeat(500),
  };
  expect(profileIssues({ ...SAVED, ...longest })).toEqual({});
  expect(changedFields({ ...SAVED, name: " Lin Mei " }, { ...SAVED, name: "Lin Mei " })).toEqual({});
});

test("profile: the form shows display names, and the session's nickname if the profile has none (3.3)", () => {
  const known = profile.parse({
    accountId: "1",
    email: "",
    name: "Lin",
    introduction: "I sell tea.",
    personalWebsite: "https://mei.example",
    phone: "0912",
    job: "own",
    jobName: "Owner",
    organization: "shop",
    location: "TPE",
  });
  expect(fieldsOfProfile(known, "Mei")).toEqual({
    nickName: "Mei",
    name: "Lin",
    introduction: "I sell tea.",
    personalWebsite: "https://mei.example",
    phone: "0912",
    job: "Owner",
    organization: "shop",
    location: "TPE",
  });
  const named = { ...known, organizationName: "Shop Ltd", locationName: "Taipei" };
  expect(fieldsOfProfile(named, "Mei")).toMatchObject({ organization: "Shop Ltd", location: "Taipei" });
  expect(Object.values(fieldsOfProfile(null, "Mei")).filter((value) => value !== "")).toEqual(["Mei"]);
});

test.each([
  ["https://mei.example", true],
  ["http://mei.example/shop", true],
  ["javascript:alert(1)", false],
  ["data:text/html,x", false],
  ["mei.example", false],
])("profile: the website %s is shown as a link: %s", (address, linked) => {
  expect(isWebsite(address)).toBe(linked);
});

test("profile: only the introduction keeps line breaks; website and phone number are sent in ASCII (3.3)", () => {
  expect(normalized("introduction", "a\nb")).toBe("a\nb");
  expect(normalized("name", "a\nb")).toBe("a b");
  expect(normalized("personalWebsite", "ｈttps://shop.example")).toBe("https://shop.example");
  expect(normalized("phone", "１23")).toBe("123");
  expect(normalized("name", "１23")).toBe("１23");
});
