import { expect, test } from "vitest";
import { SESSION_ENDING_CODES } from "#contracts/error-catalogue.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, exactly, message, oneOf, refused, textOrNull, word } from "#contracts/pact/matchers.ts";
import { loadProfile } from "./load-profile.call.ts";

const exchange = consumerPact(import.meta.url);

/** A field of each kind (3.3): an id, an email, an editable text, an optional text, and a date. */
function contractedProfile() {
  return {
    accountId: word("100234"),
    email: message("merchant@example.com"),
    ...{
      nickName: textOrNull("Lin"),
      role: textOrNull("admin"),
      registrationDate: textOrNull("2026-11-20T09:41:00.000Z"),
    },
  };
}

const request = { of: loadProfile, query: { id: chosen("userId", "100234") }, signedIn: true } as const;

test("the profile has the changed nickname (2.32, 7.8, 7.14), proposed", async () => {
  const nickName = "Lin Trading";
  const answer = await exchange(
    {
      description: "the profile after the nickname was changed",
      clauses: ["2.32", "3.3", "7.8", "7.14"],
      proposed: true,
      given: [{ state: "a merchant who changed the nickname", params: { nickName } }],
      request,
      answer: accepted({ nickName: exactly(nickName) }),
    },
    (send) => loadProfile(send, { id: "100234" }),
  );
  expect(answer).toMatchObject({ accepted: true, value: { nickName } });
});

test.each(["changed", "reset"] as const)(
  "a session is over after the password was %s elsewhere (8.3), proposed",
  async (act) => {
    const params = { email: "merchant@example.com", password: "Correct-Horse-7", newPassword: "Battery-Staple-8" };
    const answer = await exchange(
      {
        description: `the profile with a token from before the password was ${act}`,
        clauses: [act === "changed" ? "7.10" : "7.11", "8.3"],
        proposed: true,
        outcome: "sessionOver",
        given: [{ state: `a merchant who ${act} the password`, params }],
        request,
        answer: refused(oneOf(SESSION_ENDING_CODES, "4010")),
      },
      (send) => loadProfile(send, { id: "100234" }),
    );
    expect(answer).toMatchObject({ accepted: false, errCode: "4010" });
  },
);

test("a signed-in merchant's profile is loaded (3.3, 7.8)", { tags: ["7.8.a"] }, async () => {
  const answer = await exchange(
    {
      description: "the profile of a signed-in merchant",
      clauses: ["3.3", "7.1", "7.8"],
      given: [{ state: "a signed-in merchant" }],
      request,
      answer: accepted(contractedProfile()),
    },
    (send) => loadProfile(send, { id: "100234" }),
  );
  expect(answer).toMatchObject({
    accepted: true,
    value: { accountId: "100234", email: "merchant@example.com", nickName: "Lin", role: "admin" },
  });
});
