import { expect, test } from "vitest";
import { newPasswordIssues, passwordIssues } from "./password-rules.ts";

test("new password: the repetition is required and must be the same (5.4)", { tags: ["5.4.b"] }, () => {
  expect(newPasswordIssues({ password: "Sunrise42", repeat: "" })).toEqual({ repeat: "required" });
  expect(newPasswordIssues({ password: "sunrise42", repeat: "sunrise42" })).toEqual({ password: ["upperCase"] });
  expect(newPasswordIssues({ password: "Sunrise42", repeat: "Sunrise43" })).toEqual({ repeat: "different" });
});

test("password change: the old password is required, the new one is another and keeps the rules (5.1, 5.3, 5.4)", {
  tags: ["5.4.c"],
}, () => {
  const changed = { oldPassword: "Sunset41", password: "Sunrise42", repeat: "Sunrise42" };
  expect(passwordIssues(changed)).toEqual({});
  expect(passwordIssues({ ...changed, repeat: "Sunrise43" })).toEqual({ repeat: "different" });
  expect(passwordIssues({ ...changed, oldPassword: "Sunrise42" })).toEqual({ password: "unchanged" });
  expect(passwordIssues({ oldPassword: "", password: "sunrise", repeat: "sunrise" })).toEqual({
    oldPassword: "required",
    password: ["length", "upperCase", "digit"],
  });
});
