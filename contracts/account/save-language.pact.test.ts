import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted } from "#contracts/pact/matchers.ts";
import { saveLanguage } from "./save-language.call.ts";

const exchange = consumerPact(import.meta.url);

test.each(ALL_LANGUAGES)(
  "the language %s is saved by a POST with a query and no body (4.9, 7.13)",
  { tags: ["7.13.a"] },
  async (language) => {
    const answer = await exchange(
      {
        description: `a change of the language to ${language}`,
        clauses: ["4.9", "7.13"],
        given: [{ state: "a signed-in merchant" }],
        request: { of: saveLanguage, query: { language }, signedIn: true },
        answer: accepted(),
      },
      (send) => saveLanguage(send, { language }),
    );
    expect(answer).toEqual({ accepted: true, value: null });
  },
);
