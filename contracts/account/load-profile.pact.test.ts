import { expect, test } from "vitest";
import { SESSION_ENDING_CODES } from "#contracts/error-catalogue.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, message, oneOf, refused, word } from "#contracts/pact/matchers.ts";
import { loadProfile } from "./load-profile.ts";

const exchange = consumerPact(import.meta.url);
const path = "/api/user/logout";

test("a signed-in merchant's profile is loaded; what the service leaves out is empty (3.3, 7.8)", async () => {
  const answer = await exchange(
    {
      description: "the profile of a signed-in merchant",
      clauses: ["3.3", "7.1", "7.8"],
      given: [{ state: "a signed-in merchant" }],
      request: { method: "GET", path, query: { id: chosen("userId", "100234") }, signedIn: true },
      answer: accepted({ accountId: word("100234"), email: message("merchant@example.com") }),
    },
    (send) => loadProfile(send, "100234"),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { accountId: "100234", email: "merchant@example.com", nickName: "", role: "" },
  });
});

test("a call without a session is refused with a code that ends the session (8.3)", async () => {
  const answer = await exchange(
    {
      description: "the profile of a merchant without a session",
      clauses: ["7.8", "8.3"],
      given: [{ state: "a signed-in merchant" }],
      request: { method: "GET", path, query: { id: chosen("userId", "100234") }, signedIn: false },
      answer: refused(oneOf(SESSION_ENDING_CODES, "4010")),
    },
    (send) => loadProfile(send, "100234"),
  );
  expect(answer).toEqual({ accepted: false, errCode: "4010", errMsg: "The service says why" });
});
