import { expect, test } from "vitest";
import { callbackAttempt } from "./callback.ts";
import { deliveryOf } from "./delivery.ts";

test.each([
  ["an empty attempt", {}, null],
  ["nothing but null", { failure: null, answerStatus: null }, null],
  ["an answer other than 2xx, its failure not named", { answerStatus: 500 }, null],
  ["an answer before 2xx, its failure not named", { answerStatus: 199 }, null],
  ["an answer after 2xx, its failure not named", { answerStatus: 300 }, null],
  ["an answer of 2xx, no failure named", { answerStatus: 204 }, "delivered"],
  ["delivered", { failure: null, answerStatus: 200 }, "delivered"],
  ["refused", { failure: "rejected", answerStatus: 500 }, { failure: "rejected" }],
  ["a failure that is not known", { failure: "sleeping" }, { failure: "sleeping" }],
])("%s: what came of it is told only where the service says it", (_, came, outcome) => {
  expect(deliveryOf(callbackAttempt.parse(came))).toEqual(outcome);
});
