import type { Call } from "./answers.ts";

/** A format in which a service may write its answers; other parts are as in `answers.ts`. */
export type AnswerFormat = {
  /** Replaces some answers. */
  resData?: Partial<Record<Call, unknown>>;
  /** Adds or replaces fields of some answers. */
  fields?: Partial<Record<Call, Readonly<Record<string, unknown>>>>;
  /** Leaves out fields of some answers. */
  omitted?: Partial<Record<Call, readonly string[]>>;
  /** Renames fields of some answers. */
  renamed?: Partial<Record<Call, Readonly<Record<string, string>>>>;
  /** Changes the envelope of successful answers. */
  accepted?: Readonly<Record<string, unknown>>;
  /** How a refusal is written: its status, whether its code is a number, or as problem details (RFC 9457) in place of both. */
  refused?: {
    status?: number;
    codeAsNumber?: boolean;
    fields?: Readonly<Record<string, unknown>>;
    isProblem?: boolean;
  };
  /** The answer to an unknown token. */
  unknownToken?: { status: number; body: string };
  /** Capitalizes every field name. */
  capitalised?: boolean;
  /** The status of answers without data, which then have no body. */
  emptyWithoutData?: 200 | 204;
  /** Adds a byte order mark, with this content type; "" for none. */
  withByteOrderMark?: string;
  /** Sends each body in two parts. */
  inHalves?: boolean;
  /** The answer to undocumented calls. */
  undocumented?: { status: number; contentType: string; body: string };
};

const TEXTS = ["email", "language", "nickName", "avatar"] as const;
const PROFILE = [
  ..."name avatar job organization location email introduction personalWebsite jobName organizationName".split(" "),
  ..."locationName phone registrationDate accountId certification role nickName".split(" "),
];
const each = (names: readonly string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

/** Every format by its difference. */
export const FORMATS = {
  "the fields as the specification names them": {},
  "ids as numbers": { fields: { login: { userId: 10001 }, profile: { accountId: 10001, certification: 1 } } },
  "texts that it does not know as null": { fields: { login: each(TEXTS, null), profile: each(PROFILE, null) } },
  "texts that it does not know left out": {
    omitted: { login: TEXTS, profile: PROFILE.filter((name) => name !== "accountId") },
  },
  "unknown fields": {
    fields: { login: { expiresIn: 7200, tenant: { id: 7 } }, profile: { tags: ["tea"], level: 3, manager: null } },
    accepted: { traceId: "00-4bf92f35", timestamp: 1_795_000_000 },
  },
  "an envelope with a code and a message on success": { accepted: { errCode: "0", errMsg: "OK" } },
  "codes as numbers": { accepted: { errCode: 0, errMsg: null }, refused: { codeAsNumber: true } },
  "the code 3000 for a normal response": { accepted: { success: false, errCode: "3000", errMsg: "normal" } },
  "the number 3000 for a normal response": { accepted: { success: false, errCode: 3000, errMsg: "" } },
  "refusals with status 400": { refused: { status: 400 } },
  "names of fields with capital letters": { capitalised: true },
  "names of fields with capital letters, refusals with status 422": { capitalised: true, refused: { status: 422 } },
  "nothing at all where there is nothing to say": { emptyWithoutData: 204 },
  "a 200 without a body where there is nothing to say": { emptyWithoutData: 200 },
  "an empty list for an object that it does not have": { resData: { sendCode: [], register: [] } },
  "the nickname by its other name": { renamed: { profile: { nickName: "nickname" } } },
  "a byte order mark, and no type": { withByteOrderMark: "", refused: { status: 400 } },
  "a byte order mark, and the type of a page": { withByteOrderMark: "text/html; charset=UTF-8" },
  "bodies in two parts": { inHalves: true },
  "yes and no as numbers": { accepted: { success: 1 }, refused: { fields: { success: 0 } } },
  "yes and no as digits in texts": { accepted: { success: "1" }, refused: { fields: { success: "0" } } },
  "an empty text for an object that it does not have": { resData: { sendCode: "", register: "" } },
  "refusals as problem details, an unknown token as a bare 401": {
    refused: { status: 400, isProblem: true },
    unknownToken: { status: 401, body: "" },
  },
  "refusals with an empty resData": { refused: { fields: { resData: {} } } },
  "an unknown token answered with a bare 401": { unknownToken: { status: 401, body: "" } },
  "the payment address within an object": { resData: { wallet: { address: "TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE" } } },
  "a checked code answered with true": { resData: { checkCode: true, sendCode: true, register: true, language: "ok" } },
  "nothing known of the last sign-in": { resData: { lastLogin: null } },
  "the last sign-in answered with true": { resData: { lastLogin: true } },
  "the last sign-in in words": { resData: { lastLogin: "yesterday, from Taipei" } },
  "times with an offset": {
    fields: {
      lastLogin: { at: "2026-11-20T17:30:00.1234567+08:00" },
      profile: { registrationDate: "2024-03-01T16:00:00+08:00" },
    },
  },
  "times without an offset": {
    fields: { lastLogin: { at: "2026-11-20T09:30:00.5" }, profile: { registrationDate: "2024-03-01T08:00:00" } },
  },
  "times with slashes": {
    fields: { lastLogin: { at: "2026/11/20 9:30:00" }, profile: { registrationDate: "2024/3/1 08:00:00" } },
  },
  "times in milliseconds since 1970": {
    fields: { lastLogin: { at: 1_795_167_000_000 }, profile: { registrationDate: 1_709_280_000_000 } },
  },
  "times as HTTP writes them": {
    fields: {
      lastLogin: { at: "Fri, 20 Nov 2026 09:30:00 GMT" },
      profile: { registrationDate: "Fri, 01 Mar 2024 08:00:00 GMT" },
    },
  },
  "times in seconds with a fraction": {
    fields: { lastLogin: { at: 1_795_167_000.25 }, profile: { registrationDate: 1_709_280_000.5 } },
  },
  "times as PHP writes its own": {
    fields: {
      lastLogin: { at: { date: "2026-11-20 17:30:00.000000", timezone_type: 1, timezone: "+08:00" } },
      profile: { registrationDate: { date: "2024-03-01 08:00:00.000000", timezone_type: 3, timezone: "UTC" } },
    },
  },
  "times as .NET wrote them before": {
    fields: { lastLogin: { at: "/Date(1795167000000)/" }, profile: { registrationDate: "/Date(1709280000000)/" } },
  },
  "days without a time": {
    fields: { lastLogin: { at: "2026/11/20" }, profile: { registrationDate: "2024-03-01" } },
  },
  "a menu that has gaps": {
    resData: { menu: { 1: { name: "console", path: "/console/index" }, 4: { name: "Reports", path: "/reports" } } },
  },
  "a menu with null for what it lacks": {
    resData: {
      menu: [
        { name: "console", path: "/console/index", meta: null, children: null },
        { name: "Reports", path: "/reports", meta: { title: null, order: null }, children: [] },
      ],
    },
  },
  "no menu": { resData: { menu: null } },
  "undocumented calls answered with an empty 404": {
    undocumented: { status: 404, contentType: "text/plain", body: "" },
  },
  "undocumented calls answered with the words of the status": {
    undocumented: { status: 404, contentType: "application/json", body: '{"detail":"Not Found"}' },
  },
  "undocumented calls answered with 405": {
    undocumented: { status: 405, contentType: "text/plain", body: "Method Not Allowed" },
  },
  "undocumented calls answered with a problem document": {
    undocumented: {
      status: 404,
      contentType: "application/problem+json",
      body: '{"type":"https://tools.ietf.org/html/rfc9110#section-15.5.5","title":"Not Found","status":404}',
    },
  },
} as const satisfies Readonly<Record<string, AnswerFormat>>;
