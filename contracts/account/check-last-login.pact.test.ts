import { expect, test } from "vitest";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, exactly, instant, textOrNull } from "#contracts/pact/matchers.ts";
import { checkLastLogin } from "./check-last-login.call.ts";

const exchange = consumerPact(import.meta.url);
const query = { uid: chosen("userId", "100234") };

test("when and how a merchant signed in the previous time (7.15), query and answer proposed", {
  tags: ["7.15.a"],
}, async () => {
  const answer = await exchange(
    {
      description: "the sign-in before the present one",
      clauses: ["7.15"],
      proposed: true,
      given: [{ state: "a merchant who signed in before" }],
      request: { of: checkLastLogin, query, signedIn: true },
      answer: accepted({
        at: instant("2026-11-20T09:41:00.000Z"),
        method: exactly("password"),
        device: textOrNull("Chrome on Windows"),
      }),
    },
    (send) => checkLastLogin(send, { uid: "100234" }),
  );
  expect(answer).toEqual({
    accepted: true,
    value: { at: "2026-11-20T09:41:00.000Z", method: "password", device: "Chrome on Windows" },
  });
});

test("the first sign-in has no previous one (7.15), query and answer proposed", async () => {
  const answer = await exchange(
    {
      description: "the sign-in before a merchant's first",
      clauses: ["7.15"],
      proposed: true,
      given: [{ state: "a signed-in merchant" }],
      request: { of: checkLastLogin, query, signedIn: true },
      answer: accepted({ at: exactly(null), method: exactly(null), device: exactly("") }),
    },
    (send) => checkLastLogin(send, { uid: "100234" }),
  );
  expect(answer).toEqual({ accepted: true, value: { at: null, method: null, device: "" } });
});
