import { expect, test } from "vitest";
import { callbackAttempt } from "./callback.ts";
import { deliveryResult } from "./delivery.ts";

test.each([
  ["an empty attempt", {}, null],
  ["nothing but null", { failure: null, answerStatus: null }, null],
  ["an answer other than 2xx without a failure", { answerStatus: 500 }, null],
  ["an answer below 2xx without a failure", { answerStatus: 199 }, null],
  ["an answer above 2xx without a failure", { answerStatus: 300 }, null],
  ["an answer of 2xx without a failure", { answerStatus: 204 }, "delivered"],
  ["delivered", { failure: null, answerStatus: 200 }, "delivered"],
  ["refused", { failure: "rejected", answerStatus: 500 }, { failure: "rejected" }],
  ["an unknown failure", { failure: "sleeping" }, { failure: "sleeping" }],
])("the delivery result of an attempt: %s", (_, came, outcome) => {
  expect(deliveryResult(callbackAttempt.parse(came))).toEqual(outcome);
});
