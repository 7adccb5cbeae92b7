import { expect, test } from "vitest";
import { rehearsalIssues } from "./payment-rehearsal.ts";

test.each([
  ["", "", { amount: "invalid" }],
  ["0", "", { amount: "invalid" }],
  ["0.0000001", "", { amount: "invalid" }],
  ["25.50", "x".repeat(64), {}],
  ["25.50", "x".repeat(65), { userId: "invalid" }],
] as const)(
  "payment rehearsal: issues of the amount “%s” and the customer “%s” are named (5.1)",
  (amount, userId, issues) => {
    expect(rehearsalIssues({ way: "exact", network: "TRON", amount, userId })).toEqual(issues);
  },
);
