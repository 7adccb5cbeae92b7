import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted } from "#contracts/pact/matchers.ts";
import { saveLanguage } from "./save-language.ts";

const exchange = consumerPact(import.meta.url);

test("a signed-in merchant's language is saved: a POST with its value in the query, and no body (4.9, 7.13)", async () => {
  const answer = await exchange(
    {
      description: "a change of the language",
      clauses: ["4.9", "7.13"],
      given: [{ state: "a signed-in merchant" }],
      request: { method: "POST", path: "/api/User/Language", query: { language: "zh-TW" }, signedIn: true },
      answer: accepted(),
    },
    (send) => saveLanguage(send, "zh-TW"),
  );
  expect(answer).toEqual({ accepted: true, value: null });
});
