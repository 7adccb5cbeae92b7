import { expect, test } from "vitest";
import { ALL_LANGUAGES, DEFAULT_LANGUAGE } from "#contracts/languages.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, message, refused, text, word } from "#contracts/pact/matchers.ts";
import { login } from "./login.ts";

const exchange = consumerPact(import.meta.url);
const credentials = { email: "merchant@example.com", password: "Correct-Horse-7" };
const given = [{ state: "a registered merchant", params: credentials }] as const;
const path = "/api/Login/Login";

test("the right e-mail and password answer the token and the user (3.2, 7.3)", {
  tags: ["7.3.a", "7.3.b", "3.2.a"],
}, async () => {
  const answer = await exchange(
    {
      description: "a sign-in with the right password",
      clauses: ["3.2", "7.1", "7.2", "7.3"],
      given,
      request: { method: "POST", path, body: credentials, signedIn: false },
      answer: accepted({
        accessToken: word("9f8e7d6c5b4a"),
        userId: word("100234"),
        email: message("merchant@example.com"),
        language: text("en-US"),
        nickName: text("Lin"),
        avatar: text(""),
      }),
    },
    (send) => login(send, credentials),
  );
  expect(answer).toEqual({
    accepted: true,
    value: {
      accessToken: "9f8e7d6c5b4a",
      userId: "100234",
      email: "merchant@example.com",
      language: "en-US",
      nickName: "Lin",
      avatar: "",
    },
  });
});

test("a wrong password is refused with a message that can be shown (7.3, 8.2)", async () => {
  const wrong = { ...credentials, password: "Wrong-Horse-7" };
  const answer = await exchange(
    {
      description: "a sign-in with a wrong password",
      clauses: ["7.2", "7.3", "8.2"],
      outcome: "wrongCredentials",
      given,
      request: { method: "POST", path, body: wrong, signedIn: false },
      answer: refused(),
    },
    (send) => login(send, wrong),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});

test.each(ALL_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE))(
  "a refusal can be asked for in %s (7.1, 8.2)",
  async (language) => {
    const wrong = { ...credentials, password: "Wrong-Horse-7" };
    const answer = await exchange(
      {
        description: `a sign-in with a wrong password, read in ${language}`,
        clauses: ["7.1", "7.3", "8.2"],
        outcome: "wrongCredentials",
        given,
        request: { method: "POST", path, body: wrong, signedIn: false, language },
        answer: refused(),
      },
      (send) => login(send, wrong),
    );
    expect(answer).toMatchObject({ accepted: false, errMsg: "The service says why" });
  },
);
