import { checkLastLogin } from "#contracts/account/check-last-login.call.ts";
import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { logout } from "#contracts/account/logout.call.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { getUserWallet } from "#contracts/currencies/get-user-wallet.call.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { FailureKind } from "#contracts/failure.ts";
import type { Send } from "#contracts/http.ts";
import { loadMenu } from "#contracts/shell/load-menu.call.ts";

/** A list, objects with at least one field, a call without data, and the calls whose answers have forms of their own. */
const CALLS = {
  list: (send: Send) => listBills(send, { page: 1, pageSize: 20 }),
  figures: (send: Send) => loadFigures(send),
  profile: (send: Send) => loadProfile(send, { id: "7" }),
  done: (send: Send) => logout(send, { uid: "7" }),
  wallet: (send: Send) => getUserWallet(send, { product: "merchant", network: "TRON" }),
  lastLogin: (send: Send) => checkLastLogin(send, { uid: "7" }),
  menu: (send: Send) => loadMenu(send),
} satisfies Record<string, (send: Send) => Promise<Answer<unknown>>>;
export type VariantCall = keyof typeof CALLS;

/** How the console reads it: accepted (`notes` names an unreadable field), explained as a refusal, or failed. */
export type Reading =
  | { is: "accepted"; reads: object | null; notes?: string }
  | { is: "explained"; errCode: string; errMsg: string }
  | { is: "refused"; kind: FailureKind; names?: string; expects?: string };

export type Variant = {
  variant: string;
  call: VariantCall;
  status?: number;
  headers?: Record<string, string>;
  /** JSON, or a text that is sent unchanged. */
  body: unknown;
  reading: Reading;
};

export const sendVariant = (call: VariantCall, send: Send): Promise<Answer<unknown>> => CALLS[call](send);

const ROW = { code: "BILL1", amount: "29.90", noticeStatus: "success", createdAt: "2026-11-21T03:00:00.000Z" };
const HTML = "<!doctype html><title>Gateway</title><h1>An error occurred</h1>";
const accepted = (resData: unknown) => ({ success: true, errCode: "", errMsg: "", resData });
const page = (changes: object) => accepted({ items: [{ ...ROW, ...changes }], total: 1 });
const reads = (row: object): Reading => ({ is: "accepted", reads: { items: [row] } });
const noRows: Reading = { is: "refused", kind: "unreadable", names: "resData.items", expects: "a list" };
const noPage: Reading = { is: "refused", kind: "unreadable", names: "resData", expects: "a page of a list" };
const rowNames = (field: string): Reading => ({
  is: "accepted",
  reads: { items: [], unreadable: [{ code: "BILL1", field }] },
});

const list = (variant: string, body: unknown, reading: Reading): Variant => ({ variant, call: "list", body, reading });
const row = (variant: string, changes: object, reading: Reading): Variant => list(variant, page(changes), reading);
const one = (variant: string, call: VariantCall, resData: unknown, reads: object | null): Variant => ({
  ...{ variant, call, body: accepted(resData), reading: { is: "accepted", reads } },
});
const gateway = (
  variant: string,
  status: number,
  body: unknown,
  reading: Reading,
  headers: Record<string, string> = {},
): Variant => ({
  ...{ variant, call: "list", status, body, reading, headers },
});

/** Variants of answers that services send; `variants.test.ts` reads each with the console's client. */
export const VARIANTS: Readonly<Record<string, readonly Variant[]>> = {
  "Lists and pages": [
    list("as agreed: `{items, total}`", page({}), reads(ROW)),
    list("a plain list", accepted([ROW]), { is: "accepted", reads: { items: [ROW], total: null } }),
    list("no rows: `[]`", accepted({ items: [], total: 0 }), { is: "accepted", reads: { items: [], total: 0 } }),
    list("no rows: null (Go)", accepted({ items: null, total: 0 }), { is: "accepted", reads: { items: [], total: 0 } }),
    list("no rows: `{}` (Lua, PHP)", accepted({ items: {}, total: 0 }), {
      is: "accepted",
      reads: { items: [], total: 0 },
    }),
    list("rows by their numbers (PHP)", accepted({ items: { 0: ROW, 2: ROW } }), {
      is: "accepted",
      reads: { items: [ROW, ROW] },
    }),
    list("`items` left out for no rows", accepted({ total: 0 }), noRows),
    ...["records", "list", "rows", "content", "data", "results", "value"].map((name) =>
      list(`rows as \`${name}\``, accepted({ [name]: [ROW], total: 1 }), noRows),
    ),
    list("rows in an inner page: `{page: {content: […]}}`", accepted({ page: { content: [ROW] } }), noRows),
    list("something else: `{anything: 1}`", accepted({ anything: 1 }), noRows),
    list("`resData` null", accepted(null), noPage),
    list("`resData` left out", { success: true }, noPage),
    list("`resData` an empty text", accepted(""), noPage),
    list("`resData` an empty object", accepted({}), noPage),
    list("`total` as a text", accepted({ items: [ROW], total: "41" }), { is: "accepted", reads: { total: 41 } }),
    list("no `total`, or another name for it", accepted({ items: [ROW], totalCount: 41 }), {
      is: "accepted",
      reads: { total: null },
    }),
    list("`total` 0, or less than the rows of the page", accepted({ items: [ROW], total: 0 }), {
      is: "accepted",
      reads: { total: null },
      notes: "resData.total",
    }),
    list("`total` below 0", accepted({ items: [ROW], total: -1 }), {
      is: "accepted",
      reads: { total: null },
      notes: "resData.total",
    }),
  ],
  "Names of fields": [
    list(
      "capitalized, in the whole answer (.NET)",
      { Success: true, ResData: { Items: [{ Code: "BILL1", Amount: "29.90" }] } },
      reads({ code: "BILL1" }),
    ),
    list("capitalized in a part of it: `resData.Items`", accepted({ Items: [ROW] }), noRows),
    list("snake case: `res_data`", { success: true, res_data: { items: [ROW] } }, noPage),
    row(
      "snake case in a row: `created_at`",
      { createdAt: undefined, created_at: ROW.createdAt },
      reads({ createdAt: null }),
    ),
    {
      variant: "snake case in an object",
      call: "profile",
      body: accepted({ nick_name: "Ana" }),
      reading: { is: "refused", kind: "unreadable", names: "resData", expects: "an object with any of accountId" },
    },
    ...[null, {}].map(
      (resData): Variant => ({
        variant: `no field of an object: \`${JSON.stringify(resData)}\``,
        call: "profile",
        body: accepted(resData),
        reading: { is: "refused", kind: "unreadable", names: "resData", expects: "an object with any of accountId" },
      }),
    ),
    {
      variant: "extra fields",
      call: "profile",
      body: accepted({ nickName: "Ana", _id: "65f0" }),
      reading: { is: "accepted", reads: { nickName: "Ana" } },
    },
  ],
  Words: [
    row(
      "in capitals with an underscore (Java): `NOT_NOTIFIED`",
      { noticeStatus: "NOT_NOTIFIED" },
      reads({ noticeStatus: "notNotified" }),
    ),
    row("with a hyphen: `not-notified`", { noticeStatus: "not-notified" }, reads({ noticeStatus: "notNotified" })),
    row(
      "as whole numbers",
      { noticeStatus: 2 },
      { is: "accepted", reads: { items: [{ noticeStatus: "2" }] }, notes: "resData.items.noticeStatus" },
    ),
    row(
      "an unknown one",
      { noticeStatus: "on hold" },
      { is: "accepted", reads: { items: [{ noticeStatus: "on hold" }] }, notes: "resData.items.noticeStatus" },
    ),
    row("null", { noticeStatus: null }, reads({ noticeStatus: "" })),
  ],
  Amounts: [
    row("as a JSON number", { amount: 29.9 }, reads({ amount: "29.9" })),
    row("with commas between thousands and a point", { amount: "1,204.55" }, reads({ amount: "1204.55" })),
    row("with an exponent", { amount: "1.5e2" }, reads({ amount: "150" })),
    row("below 0", { amount: "-5.00" }, rowNames("amount")),
    row("with a comma for the point", { amount: "29,90" }, rowNames("amount")),
    row("with a currency: `29.90 USDT`", { amount: "29.90 USDT" }, rowNames("amount")),
    row("null in a row", { amount: null }, rowNames("amount")),
    {
      variant: "null for a figure",
      call: "figures",
      body: accepted({ accountBalance: null, walletCount: 2 }),
      reading: { is: "accepted", reads: { accountBalance: null, walletCount: 2 } },
    },
    {
      variant: "a figure that is no amount",
      call: "figures",
      body: accepted({ accountBalance: { value: 5 }, walletCount: 2 }),
      reading: { is: "accepted", reads: { accountBalance: null }, notes: "resData.accountBalance" },
    },
    {
      variant: "none of the figures",
      call: "figures",
      body: accepted({ balance: "5" }),
      reading: { is: "refused", kind: "unreadable", names: "resData", expects: "an object with any of accountBalance" },
    },
  ],
  Times: [
    row("with an offset", { createdAt: "2026-11-21T11:00:00+08:00" }, reads({ createdAt: ROW.createdAt })),
    row("without a zone: UTC", { createdAt: "2026-11-21 03:00:00" }, reads({ createdAt: ROW.createdAt })),
    row("seconds since 1970", { createdAt: 1_795_230_000 }, reads({ createdAt: ROW.createdAt })),
    row("milliseconds since 1970", { createdAt: 1_795_230_000_000 }, reads({ createdAt: ROW.createdAt })),
    row("a list of numbers (Jackson)", { createdAt: [2026, 11, 21, 3, 0] }, reads({ createdAt: ROW.createdAt })),
    row("null", { createdAt: null }, reads({ createdAt: null })),
    row(
      "year 1 for none (.NET)",
      { createdAt: "0001-01-01T00:00:00Z" },
      { is: "accepted", reads: { items: [{ createdAt: null }] }, notes: "resData.items.createdAt" },
    ),
    row(
      "the year of the Thai calendar: another year",
      { createdAt: "2569-11-21T03:00:00Z" },
      reads({ createdAt: "2569-11-21T03:00:00.000Z" }),
    ),
  ],
  Envelopes: [
    list(
      "`{code, msg, data}`",
      { code: 0, msg: "ok", data: { items: [ROW] } },
      { is: "refused", kind: "unreadable", expects: "the envelope" },
    ),
    list(
      "none: only the data",
      { items: [ROW], total: 1 },
      { is: "refused", kind: "unreadable", expects: "the envelope" },
    ),
    list("`success` as a text", { success: "1", resData: [ROW] }, reads(ROW)),
    list(
      "a refusal with a number",
      { success: false, errCode: 9999, errMsg: "No." },
      { is: "explained", errCode: "9999", errMsg: "No." },
    ),
    {
      variant: "status 204 of a call without data",
      call: "done",
      status: 204,
      body: "",
      reading: { is: "accepted", reads: null },
    },
    {
      variant: "status 200 without a body of a call without data",
      call: "done",
      body: "",
      reading: { is: "accepted", reads: null },
    },
    {
      variant: "status 204 of a call with data",
      call: "profile",
      status: 204,
      body: "",
      reading: { is: "refused", kind: "unreadable", names: "resData" },
    },
    gateway("status 204 of a list", 204, "", noPage),
    list("a byte order mark", `\uFEFF${JSON.stringify(page({}))}`, reads(ROW)),
    list("JSON that was cut off", JSON.stringify(page({})).slice(0, -9), {
      is: "refused",
      kind: "unreadable",
      expects: "JSON",
    }),
  ],
  "Single answers": [
    one("the payment address as a text", "wallet", "TQn9", { address: "TQn9" }),
    one("the last sign-in as `true`: unknown", "lastLogin", true, null),
    one("the last sign-in in words: unknown", "lastLogin", "yesterday, from Taipei", null),
    one("no menu: null", "menu", null, []),
    one(
      "a menu by its positions (PHP)",
      "menu",
      { 1: { name: "console", path: "/console/index" }, 4: { name: "Reports", path: "/reports" } },
      [{ name: "console" }, { name: "Reports" }],
    ),
    one(
      "null for what an entry of the menu does not have",
      "menu",
      [{ name: "Reports", path: "/reports", meta: null, children: null }],
      [{ name: "Reports", meta: null, children: [] }],
    ),
    ...[true, [], ""].map((resData) =>
      one(`\`${JSON.stringify(resData)}\` of a call without data`, "done", resData, null),
    ),
  ],
  "Gateways and frameworks": [
    gateway(
      "a page of HTML with status 200",
      200,
      HTML,
      { is: "refused", kind: "unreadable", expects: "JSON" },
      { "Content-Type": "text/html" },
    ),
    gateway(
      "302 to a sign-in page",
      302,
      "",
      { is: "refused", kind: "unreadable", expects: "JSON" },
      { Location: "/login.html" },
    ),
    gateway("502 with HTML", 502, HTML, { is: "refused", kind: "status" }, { "Content-Type": "text/html" }),
    gateway("503 with Retry-After", 503, HTML, { is: "refused", kind: "status" }, { "Retry-After": "30" }),
    gateway("429 without a message", 429, "", { is: "refused", kind: "status" }, { "Retry-After": "30" }),
    gateway("401 without a body: the session has ended (8.3)", 401, "", {
      is: "explained",
      errCode: "4010",
      errMsg: "",
    }),
    gateway("403 with HTML", 403, HTML, { is: "refused", kind: "status" }, { "Content-Type": "text/html" }),
    gateway(
      "404 with HTML: the service does not have the call",
      404,
      HTML,
      { is: "explained", errCode: "", errMsg: "" },
      { "Content-Type": "text/html" },
    ),
    gateway(
      "400 with problem details (RFC 9457)",
      400,
      { title: "Bad Request", detail: "pageSize is too large" },
      { is: "explained", errCode: "", errMsg: "pageSize is too large" },
      { "Content-Type": "application/problem+json" },
    ),
    gateway(
      "500 with the envelope",
      500,
      { success: false, errCode: "5000", errMsg: "Sorry." },
      { is: "explained", errCode: "5000", errMsg: "Sorry." },
    ),
  ],
};

/** Agreements about requests and values that no answer shows. */
const AGREED = [
  "Pages count from 1: the console asks for `page` 1 first. A service whose pages count from 0 would answer the second page.",
  "Amounts are not negative: `direction` has the direction of a payment, and `remaining` what is missing.",
  "Enum values are the words of the contract; capitals and `_` are understood (`NOT_NOTIFIED` is `notNotified`), numbers are not.",
];

const READINGS = { accepted: "accepted", explained: "explained", refused: "refused" } as const;

/** The content of docs/contracts-variants.md. */
export function variantsPage(): string {
  const sections = Object.entries(VARIANTS).map(([title, variants]) => `## ${title}\n\n${tableOf(variants)}`);
  return `# Variants of answers, and how the console reads them

Written by \`contracts/hand-over/variants.test.ts\`, which sends each of them to the console's client. Build what is agreed ([the second page of the guide](contracts-agreed.md)); use this page for
what your service does already.

- **accepted**: it is read. An unreadable optional field is logged once in the browser's console, and is a dash on the screen.
- **explained**: it is a refusal; its message is shown.
- **refused**: the screen says that the answer could not be read, and the details name the field.

${AGREED.map((sentence) => `- ${sentence}`).join("\n")}

${sections.join("\n\n")}
`;
}

function tableOf(variants: readonly Variant[]): string {
  const rows = variants.map(
    ({ variant, reading }) => `| ${variant} | ${READINGS[reading.is]} | ${outcomeOf(reading)} |`,
  );
  return ["| a service answers | | details |", "|---|---|---|", ...rows].join("\n");
}

function outcomeOf(reading: Reading): string {
  if (reading.is === "accepted") return reading.notes ? `notes \`${reading.notes}\`` : rowsNote(reading.reads);
  if (reading.is === "explained")
    return reading.errMsg || (reading.errCode ? `code ${reading.errCode}` : "not offered by this service");
  const { kind, names, expects } = reading;
  return [kind === "status" ? "the status" : "", names && `\`${names}\``, expects && `expected ${expects}`]
    .filter(Boolean)
    .join(", ");
}

/** The note about an unreadable row. */
function rowsNote(read: object | null): string {
  const [first]: unknown[] = [Reflect.get(Object(read), "unreadable")].flat();
  return first ? `the row is marked, with its field \`${Reflect.get(Object(first), "field")}\`` : "";
}
