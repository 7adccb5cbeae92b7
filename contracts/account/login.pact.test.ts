import { describe, expect, test } from "vitest";
import { ALL_LANGUAGES, type Language } from "#contracts/languages.ts";
import { consumerPact } from "#contracts/pact/consumer-pact.ts";
import { accepted, exactly, messageIn, oneOfOrNull, refused, textOrNull, word } from "#contracts/pact/matchers.ts";
import { login } from "./login.call.ts";

const exchange = consumerPact(import.meta.url);
const credentials = { email: "merchant@example.com", password: "Correct-Horse-7" };
const given = [{ state: "a registered merchant", params: credentials }] as const;
const WRONG_PASSWORD_MESSAGES: Readonly<Record<Exclude<Language, "en-US">, string>> = {
  "zh-TW": "電子郵件或密碼不正確",
  "zh-CN": "电子邮件或密码不正确",
  "ja-JP": "メールアドレスまたはパスワードが違います",
  "ko-KR": "이메일 또는 비밀번호가 올바르지 않습니다",
  "th-TH": "อีเมลหรือรหัสผ่านไม่ถูกต้อง",
};

test("a sign-in answers the token and the merchant (3.2, 7.3)", {
  tags: ["7.3.a", "7.3.b", "3.2.a"],
}, async () => {
  const answer = await exchange(
    {
      description: "a sign-in with the right password",
      clauses: ["3.2", "7.1", "7.2", "7.3"],
      given,
      request: { of: login, body: credentials, signedIn: false },
      answer: accepted({
        accessToken: word("9f8e7d6c5b4a"),
        userId: word("100234"),
        email: exactly(credentials.email),
        language: oneOfOrNull(ALL_LANGUAGES, "en-US"),
        nickName: textOrNull("Lin"),
        avatar: textOrNull("https://shop.example/lin.png"),
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
      avatar: "https://shop.example/lin.png",
    },
  });
});

test("a wrong password is refused with a message (7.3, 8.2)", async () => {
  const wrong = { ...credentials, password: "Wrong-Horse-7" };
  const answer = await exchange(
    {
      description: "a sign-in with a wrong password",
      clauses: ["7.2", "7.3", "8.2"],
      outcome: "wrongCredentials",
      given,
      request: { of: login, body: wrong, signedIn: false },
      answer: refused(),
    },
    (send) => login(send, wrong),
  );
  expect(answer).toEqual({ accepted: false, errCode: "2001", errMsg: "The service says why" });
});

test.each(Object.entries(WRONG_PASSWORD_MESSAGES))(
  "a refusal's message is in the requested language, %s (7.1, 8.2)",
  async (language, said) => {
    const wrong = { ...credentials, password: "Wrong-Horse-7" };
    const answer = await exchange(
      {
        description: `a sign-in with a wrong password, read in ${language}`,
        clauses: ["7.1", "7.3", "8.2"],
        outcome: "wrongCredentials",
        given,
        request: { of: login, body: wrong, signedIn: false, language },
        answer: refused(undefined, messageIn(language, said)),
      },
      (send) => login(send, wrong),
    );
    expect(answer).toMatchObject({ accepted: false, errMsg: said });
  },
);

const email = credentials.email;
const newPassword = "Battery-Staple-8";
const signedIn = accepted({ accessToken: word("9f8e7d6c5b4a"), userId: word("100234"), email: exactly(email) });

describe.each(["changed", "reset"] as const)("after the password was %s (2.23, 2.33)", (act) => {
  const given = [{ state: `a merchant who ${act} the password`, params: { ...credentials, newPassword } }] as const;
  const clauses = ["7.3", act === "changed" ? "7.10" : "7.11"];

  test("the new password signs in", async () => {
    const body = { email, password: newPassword };
    const answer = await exchange(
      {
        description: `a sign-in with the password that was ${act} to`,
        clauses,
        given,
        request: { of: login, body, signedIn: false },
        answer: signedIn,
      },
      (send) => login(send, body),
    );
    expect(answer).toMatchObject({ accepted: true, value: { email } });
  });

  test("the old password is refused (8.2)", async () => {
    const answer = await exchange(
      {
        description: `a sign-in with the password from before it was ${act}`,
        clauses: [...clauses, "8.2"],
        outcome: "wrongCredentials",
        given,
        request: { of: login, body: credentials, signedIn: false },
        answer: refused(),
      },
      (send) => login(send, credentials),
    );
    expect(answer).toMatchObject({ accepted: false });
  });
});

test("a sign-in answers the merchant's language (3.2, 7.13)", async () => {
  const language = "th-TH";
  const answer = await exchange(
    {
      description: "a sign-in after the language was changed",
      clauses: ["3.2", "7.3", "7.13"],
      given: [{ state: "a merchant who changed the language", params: { ...credentials, language } }],
      request: { of: login, body: credentials, signedIn: false },
      answer: accepted({ accessToken: word("9f8e7d6c5b4a"), userId: word("100234"), language: exactly(language) }),
    },
    (send) => login(send, credentials),
  );
  expect(answer).toMatchObject({ accepted: true, value: { language } });
});
