import { expect, test } from "vitest";
import { readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { CONTRACTED_ROUTES } from "./contracted-routes.ts";

/** What has none of the fields that any call asks for. */
const NOTHING = [undefined, null, "", {}, { anything: 1 }];

/** Calls that are done once they are accepted: their answers say nothing. */
const DONE = [
  "POST /api/User/SentVerificationCode",
  "POST /api/Register/Register",
  "POST /api/Register/CheckCaptchaCode",
  "GET /api/Login/Logout",
  "POST /api/User/UpdatePwd",
  "POST /api/User/ResetPassword",
  "POST /api/User/Language",
  "POST /api/User/update",
  "POST /api/Message/Read",
];

/** What may be answered nevertheless, as it is agreed. */
const SAYS_SOMETHING: Readonly<Record<string, readonly unknown[]>> = {
  // The sign-in before is not known.
  "GET /api/Login/CheckLastLogin": [undefined, null, ""],
  // An empty list, as Go, PHP and Lua write it.
  "POST /api/user/menu": [null, "", {}],
};

const due = [...CONTRACTED_ROUTES].filter(([path]) => !DONE.includes(path));

test.each(due)(
  "%s: an answer with none of the fields asked for is a failure that names the field (7.2)",
  async (path, { ask }) => {
    for (const resData of NOTHING) {
      const answered: Send = async (request) => readEnvelope({ success: true, resData }, request.resData);
      const asked = ask(answered, {});
      if (SAYS_SOMETHING[path]?.includes(resData) || (isEmpty(resData) && SAYS_SOMETHING[path]?.some(isEmpty)))
        expect(await asked).toMatchObject({ accepted: true });
      else
        await expect(asked, JSON.stringify(resData)).rejects.toMatchObject({
          field: expect.stringMatching(/^resData/),
          expected: expect.stringMatching(/./),
        });
    }
  },
);

test("a list's row with none of its fields is named in its place, and the menu's is a failure (7.9)", async () => {
  for (const [path, { ask }] of due) {
    const answered: Send = async (request) =>
      readEnvelope({ success: true, resData: [{ anything: 1 }] }, request.resData);
    const outcome = await ask(answered, {}).catch((error: unknown) => error);
    if (!("accepted" in Object(outcome))) continue;
    expect(outcome, path).toMatchObject({
      value: { items: [], unreadable: [{ expected: expect.stringMatching(/./) }] },
    });
  }
});

function isEmpty(sent: unknown): boolean {
  return typeof sent === "object" && sent !== null && Object.keys(sent).length === 0;
}
