import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { chooseTests, projectsOf } from "./chosen.ts";

const FILES = {
  "machines/orders/order-payment.test.ts": `test("an order is paid", () => {});`,
  "machines/orders/role.test.ts": "",
  "model-tests/journeys/payments.browser.test.ts": `test("an order is paid by a phone", () => {});`,
  "sandbox/orders/pay.test.ts": "",
  "src/orders/pay.ts": "an order is paid",
};

test.each([
  ["a path", ["machines/orders/role.test.ts"], ["machines/orders/role.test.ts"]],
  ["a path as a shell completes it", ["./sandbox/orders/"], ["sandbox/orders/pay.test.ts"]],
  [
    "a word of some paths, in any case",
    ["PAYMENT"],
    ["machines/orders/order-payment.test.ts", "model-tests/journeys/payments.browser.test.ts"],
  ],
  ["several words", ["role", "sandbox"], ["machines/orders/role.test.ts", "sandbox/orders/pay.test.ts"]],
])("%s chooses whole files", (_what, words, files) => {
  expect(chooseTests(words, project(FILES))).toEqual({ files, name: null });
});

test("words of a title choose the tests that have them, with or without quotes around them", () => {
  const root = project(FILES);
  const files = ["machines/orders/order-payment.test.ts", "model-tests/journeys/payments.browser.test.ts"];
  expect(chooseTests(["an order is paid"], root)).toEqual({ files, name: "an order is paid" });
  expect(chooseTests(["paid", "by", "a", "phone"], root)).toEqual({ files: [files[1]], name: "paid by a phone" });
});

test("what no test is called is said, and a file without tests is none", () => {
  const root = project(FILES);
  expect(chooseTests(["unheard of"], root)).toEqual({ unknown: "unheard of" });
  expect(chooseTests(["src/orders/pay.ts"], root)).toEqual({ unknown: "src/orders/pay.ts" });
});

test("each file runs in its own project", () => {
  const files = [
    "a.browser.test.ts",
    "a.engine.test.ts",
    "contracts/a.pact.test.ts",
    "sandbox/a.test.ts",
    "src/a.test.tsx",
    "src/b.isolated.test.tsx",
  ];
  expect(projectsOf(files)).toEqual(["browser", "contracts", "engines", "isolated", "sandbox", "unit"]);
});
