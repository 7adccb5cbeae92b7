import { expect, test } from "vitest";
import { refusal } from "#machines/testing/answers.ts";
import { codeDelivery, deliveryProblem } from "./code-delivery.ts";

const email = "merchant@example.com";

test("verification code: a wrong format is the problem until the address has another (5.2)", {
  tags: ["5.2.a"],
}, () => {
  const delivery = codeDelivery.resolveState({
    value: "unsent",
    context: { purpose: "register", email: "", problem: "emailFormat" },
  });
  expect(deliveryProblem(delivery, "somebody")).toBe("emailFormat");
  expect(deliveryProblem(delivery, "somebody@merchant.example")).toBeNull();
});

test("verification code: a refusal is reported for its email address only (7.4, 8.4)", () => {
  const { accepted: _, ...refused } = refusal("2005");
  const problem = { kind: "refused", ...refused } as const;
  const delivery = codeDelivery.resolveState({ value: "unsent", context: { purpose: "register", email, problem } });
  expect(deliveryProblem(delivery, ` ${email}`)).toEqual(problem);
  expect(deliveryProblem(delivery, "another@example.com")).toBeNull();
});
