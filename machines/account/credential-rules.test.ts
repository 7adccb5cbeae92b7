import { expect, test } from "vitest";
import { credentialIssues } from "./credential-rules.ts";

test("sign-in: an email and a password are required, and the email's format is checked (5.2, 5.7)", {
  tags: ["5.7.a", "5.7.b", "5.2.a"],
}, () => {
  expect(credentialIssues({ email: " ", password: "" })).toEqual({ email: "required", password: "required" });
  expect(credentialIssues({ email: "merchant(at)example.com", password: " " })).toEqual({ email: "format" });
  expect(credentialIssues({ email: "merchant@example.com", password: " " })).toEqual({});
});
