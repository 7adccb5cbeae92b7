import { expect, test } from "vitest";
import { createActor } from "xstate";
import { profile } from "#contracts/account/load-profile.ts";
import { isWebsite, type ProfileChange } from "#contracts/account/update-profile.ts";
import type { Answer } from "#contracts/envelope.ts";
import { accepted, refusal } from "#machines/testing/answers.ts";
import { deferredCall } from "#machines/testing/deferred-call.ts";
import { profileEdit } from "./profile-edit.ts";
import { changedFields, fieldsOfProfile, meant, type ProfileFields, profileIssues } from "./profile-rules.ts";

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

test("what was changed is sent, without the blanks around it, and nothing else (2.32, 3.3, 7.14)", async () => {
  const { form, updateProfile } = open();
  form.send({ type: "FIELD_TYPED", field: "nickName", value: " Ming " });
  form.send({ type: "FIELD_TYPED", field: "personalWebsite", value: "https://shop.example/mei" });
  form.send({ type: "FIELD_TYPED", field: "location", value: "" });
  form.send({ type: "SUBMITTED" });
  expect(updateProfile.asked).toEqual([
    { nickName: "Ming", personalWebsite: "https://shop.example/mei", location: "" },
  ]);
  await updateProfile.answers(accepted(null));

  expect(form.getSnapshot().value).toBe("saved");
});

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
] as const)("%s “%s” is not sent, and the form says %s (5.1)", { tags: ["5.11.a"] }, (field, value, issue) => {
  const { form, updateProfile } = open();
  form.send({ type: "FIELD_TYPED", field, value });
  form.send({ type: "SUBMITTED" });
  expect(form.getSnapshot().hasTag("showingIssues")).toBe(true);
  expect(profileIssues(form.getSnapshot().context.fields)).toEqual({ [field]: issue });
  expect(updateProfile.asked).toEqual([]);
});

test("leaving the form, or saving it unchanged, sends nothing (5.11)", () => {
  for (const type of ["DISMISSED", "SUBMITTED"] as const) {
    const { form, updateProfile } = open();
    form.send({ type });
    expect(form.getSnapshot().value).toBe("dismissed");
    expect(updateProfile.asked).toEqual([]);
  }
});

test("a refusal or a failure keeps what was typed; nothing is sent twice meanwhile (8.2, 8.4)", async () => {
  const { form, updateProfile } = open();
  form.send({ type: "FIELD_TYPED", field: "job", value: "Designer" });
  form.send({ type: "SUBMITTED" });
  form.send({ type: "SUBMITTED" });
  form.send({ type: "DISMISSED" });
  expect(updateProfile.asked).toHaveLength(1);
  await updateProfile.answers(refusal("1001"));
  expect(form.getSnapshot().context).toMatchObject({ fields: { job: "Designer" }, problem: { errCode: "1001" } });

  form.send({ type: "SUBMITTED" });
  expect(form.getSnapshot().context.problem).toBeNull();
  await updateProfile.fails();
  expect(form.getSnapshot().context).toMatchObject({ fields: { job: "Designer" }, problem: { kind: "failed" } });
});

test("as many characters as a field may have are sent, and blanks around what is saved are no change (5.1, 5.11)", () => {
  const longest = {
    nickName: "x".repeat(40),
    name: "x".repeat(80),
    job: "x".repeat(80),
    introduction: "x".repeat(500),
  };
  expect(profileIssues({ ...SAVED, ...longest })).toEqual({});
  expect(changedFields({ ...SAVED, name: " Lin Mei " }, { ...SAVED, name: "Lin Mei " })).toEqual({});
});

test("the names that people read stand in the form, and the nickname of the session where the profile has none (3.3)", () => {
  const known = profile.parse({
    accountId: "1",
    email: "",
    name: "Lin",
    job: "own",
    jobName: "Owner",
    organization: "shop",
    location: "TPE",
  });
  expect(fieldsOfProfile(known, "Mei")).toMatchObject({
    nickName: "Mei",
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
])("a website %s is linked to: %s", (address, linked) => {
  expect(isWebsite(address)).toBe(linked);
});

function open() {
  const updateProfile = deferredCall<Answer<unknown>, ProfileChange>();
  const form = createActor(profileEdit.provide({ actors: { updateProfile: updateProfile.logic } }), {
    input: { saved: SAVED },
  });
  form.start();
  return { form, updateProfile };
}

test("an introduction may have lines, other fields have one; a web address and a number are sent in ASCII (3.3)", () => {
  expect(meant("introduction", "a\nb")).toBe("a\nb");
  expect(meant("name", "a\nb")).toBe("a b");
  expect(meant("personalWebsite", "ｈttps://shop.example")).toBe("https://shop.example");
  expect(meant("phone", "１23")).toBe("123");
  expect(meant("name", "１23")).toBe("１23");
});
