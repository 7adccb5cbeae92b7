import { expect, test } from "vitest";
import { project } from "#tools/testing/project.ts";
import { chooseTests } from "./chosen.ts";

const FILES = {
  "machines/orders/order-payment.test.ts": `test("an order is paid", () => {});`,
  "machines/orders/role.test.ts": 'import { role } from "#machines/dashboard/role.ts";',
  "model-tests/journeys/payments.browser.test.ts": `test("an order is paid by a phone", () => {});`,
  "sandbox/orders/pay.test.ts": "",
  "src/orders/pay.ts": "an order is paid",
  "machines/dashboard/role.ts": "",
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
  expect(chooseTests(words, project(FILES))).toEqual({ choices: [{ files, name: null }], unknown: [] });
});

test("words choose the tests with these words in their title, with or without quotes", () => {
  const root = project(FILES);
  const files = ["machines/orders/order-payment.test.ts", "model-tests/journeys/payments.browser.test.ts"];
  const asked = (...words: string[]) => chooseTests(words, root);
  expect(asked("an order is paid")).toEqual({ choices: [{ files, name: "an order is paid" }], unknown: [] });
  expect(asked("paid", "by", "a", "phone").choices).toEqual([{ files: [files[1]], name: "paid by a phone" }]);
});

test("words of paths and words of titles can be combined; each adds what it finds", () => {
  expect(chooseTests(["role", "by a phone"], project(FILES))).toEqual({
    choices: [
      { files: ["machines/orders/role.test.ts"], name: null },
      { files: ["model-tests/journeys/payments.browser.test.ts"], name: "by a phone" },
    ],
    unknown: [],
  });
});

test("a word that finds no test is reported, and the tests of the other words are chosen; other files are not tests", () => {
  const root = project(FILES);
  expect(chooseTests(["role", "unheard of", "src/orders/pay.ts", "machines/dashboard"], root)).toEqual({
    choices: [{ files: ["machines/orders/role.test.ts"], name: null }],
    unknown: ["unheard of", "src/orders/pay.ts", "machines/dashboard"],
  });
});
