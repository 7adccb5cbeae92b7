import { expect, test } from "vitest";
import { type RegistrationFields, registrationIssues } from "./registration-rules.ts";

const COMPLETE: RegistrationFields = {
  email: "new@example.com",
  code: "123456",
  password: "Secret-pass-1",
  repeat: "Secret-pass-1",
};

test("registration: issues are named per field (5.1 to 5.4, 5.6)", {
  tags: ["5.1.a", "5.6.a", "5.4.a"],
}, () => {
  expect(registrationIssues(COMPLETE)).toEqual({});
  expect(registrationIssues({ email: "", code: " ", password: "", repeat: "" })).toEqual({
    email: "required",
    code: "required",
    password: ["length", "upperCase", "lowerCase", "digit"],
    repeat: "required",
  });
  expect(registrationIssues({ ...COMPLETE, email: "  " })).toEqual({ email: "required" });
  expect(registrationIssues({ ...COMPLETE, email: "new.example.com" })).toEqual({ email: "format" });
  expect(registrationIssues({ ...COMPLETE, code: "no code" })).toEqual({ code: "format" });
  expect(registrationIssues({ ...COMPLETE, repeat: "Secret-pass-2" })).toEqual({ repeat: "different" });
});
