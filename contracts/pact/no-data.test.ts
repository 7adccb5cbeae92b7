import { expect, test } from "vitest";
import { readEnvelope } from "#contracts/envelope.ts";
import type { Send } from "#contracts/http.ts";
import { CONTRACTED_ROUTES } from "./contracted-routes.ts";

/** Data without any field of any call. */
const EMPTY_DATA = [undefined, null, "", {}, { anything: 1 }];

/** Calls whose answers have no data. */
const CALLS_WITHOUT_DATA = [
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

/** Empty data that is agreed. */
const VALID_EMPTY_DATA: Readonly<Record<string, readonly unknown[]>> = {
  // The previous sign-in is unknown.
  "GET /api/Login/CheckLastLogin": [undefined, null, ""],
  // An empty list, as Go, PHP and Lua write it.
  "POST /api/user/menu": [null, "", {}],
};

const callsWithData = [...CONTRACTED_ROUTES].filter(([path]) => !CALLS_WITHOUT_DATA.includes(path));

test.each(callsWithData)(
  "%s: an answer with none of the fields asked for is a failure that names the field (7.2)",
  async (path, { sendExample }) => {
    for (const resData of EMPTY_DATA) {
      const answered: Send = async (request) => readEnvelope({ success: true, resData }, request.resData);
      const asked = sendExample(answered, {});
      if (VALID_EMPTY_DATA[path]?.includes(resData) || (isEmpty(resData) && VALID_EMPTY_DATA[path]?.some(isEmpty)))
        expect(await asked).toMatchObject({ accepted: true });
      else
        await expect(asked, JSON.stringify(resData)).rejects.toMatchObject({
          field: expect.stringMatching(/^resData/),
          expected: expect.stringMatching(/./),
        });
    }
  },
);

test("a row without any of its fields is reported with its index; in the menu it is a failure (7.9)", async () => {
  for (const [path, { sendExample }] of callsWithData) {
    const answered: Send = async (request) =>
      readEnvelope({ success: true, resData: [{ anything: 1 }] }, request.resData);
    const outcome = await sendExample(answered, {}).catch((error: unknown) => error);
    if (!("accepted" in Object(outcome))) continue;
    expect(outcome, path).toMatchObject({
      value: { items: [], unreadable: [{ expected: expect.stringMatching(/./) }] },
    });
  }
});

function isEmpty(sent: unknown): boolean {
  return typeof sent === "object" && sent !== null && Object.keys(sent).length === 0;
}
