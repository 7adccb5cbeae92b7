import { expect, test } from "vitest";
import { ALL_LANGUAGES } from "#contracts/languages.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, chosen, exactly, oneOfOrNull, refused, textOrNull, word } from "#contracts/pact/matchers.ts";
import { identityLogin } from "./identity-login.call.ts";

const exchange = consumerPact(import.meta.url);
const email = "merchant@example.com";
const registered = { state: "a registered merchant", params: { email, password: "Correct-Horse-7" } } as const;

test.each(["credential", "code", "accessToken"] as const)(
  "a %s of the identity provider answers the token and the user (2.38, 3.2, 7.19), proposed",
  async (kind) => {
    const answer = await exchange(
      {
        description: `a sign-in with the identity provider's ${kind}`,
        clauses: ["2.38", "3.2", "7.19"],
        proposed: true,
        given: [registered, { state: "the identity provider vouches", params: { email, kind } }],
        request: { of: identityLogin, body: { kind, value: chosen("proof", "example-proof") }, signedIn: false },
        answer: accepted({
          accessToken: word("9f8e7d6c5b4a"),
          userId: word("100234"),
          email: exactly(email),
          language: oneOfOrNull(ALL_LANGUAGES, "en-US"),
          nickName: textOrNull("Lin"),
          avatar: textOrNull("https://shop.example/lin.png"),
        }),
      },
      (send) => identityLogin(send, { kind, value: "example-proof" }),
    );
    expect(answer).toMatchObject({ accepted: true, value: { accessToken: "9f8e7d6c5b4a", userId: "100234", email } });
  },
);

test("a used proof of the identity provider is refused (7.19, 8.2), proposed", async () => {
  const kind = "code";
  const answer = await exchange(
    {
      description: "a sign-in with the identity provider's code, used before",
      clauses: ["2.38", "7.19", "8.2"],
      proposed: true,
      outcome: "proofUsed",
      given: [registered, { state: "a used proof of the identity provider", params: { email, kind } }],
      request: { of: identityLogin, body: { kind, value: chosen("proof", "example-proof") }, signedIn: false },
      answer: refused(),
    },
    (send) => identityLogin(send, { kind, value: "example-proof" }),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});

test("an unknown proof of the identity provider is refused (7.19, 8.2), proposed", async () => {
  const body = { kind: "code", value: "never-given" } as const;
  const answer = await exchange(
    {
      description: "a sign-in with a code that the identity provider never gave",
      clauses: ["2.38", "7.19", "8.2"],
      proposed: true,
      outcome: "proofNotAccepted",
      given: [registered],
      request: { of: identityLogin, body, signedIn: false },
      answer: refused(),
    },
    (send) => identityLogin(send, body),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});
