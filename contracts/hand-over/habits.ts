import { loadProfile } from "#contracts/account/load-profile.call.ts";
import { logout } from "#contracts/account/logout.call.ts";
import { listBills } from "#contracts/bills/list-bills.call.ts";
import { loadFigures } from "#contracts/dashboard/load-figures.call.ts";
import type { Answer } from "#contracts/envelope.ts";
import type { FailureKind } from "#contracts/failure.ts";
import type { Send } from "#contracts/http.ts";

/** Calls that stand for all of their kind: a list, an object of which any field is enough, and one that has nothing to say. */
const CALLS = {
  list: (send: Send) => listBills(send, { page: 1, pageSize: 20 }),
  figures: (send: Send) => loadFigures(send),
  profile: (send: Send) => loadProfile(send, { id: "7" }),
  done: (send: Send) => logout(send, { uid: "7" }),
} satisfies Record<string, (send: Send) => Promise<Answer<unknown>>>;
export type HabitCall = keyof typeof CALLS;

/** What the console makes of it: it reads it; it reads it and notes what it could not; or it says what it could not read. */
export type Reading =
  | { is: "accepted"; reads: object | null; notes?: string }
  | { is: "explained"; errCode: string; errMsg: string }
  | { is: "refused"; kind: FailureKind; names?: string; expects?: string };

export type Habit = {
  habit: string;
  call: HabitCall;
  status?: number;
  headers?: Record<string, string>;
  /** What is answered: JSON, or a text as it is. */
  body: unknown;
  reading: Reading;
};

export const askFor = (call: HabitCall, send: Send): Promise<Answer<unknown>> => CALLS[call](send);

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

const list = (habit: string, body: unknown, reading: Reading): Habit => ({ habit, call: "list", body, reading });
const row = (habit: string, changes: object, reading: Reading): Habit => list(habit, page(changes), reading);
const gateway = (
  habit: string,
  status: number,
  body: unknown,
  reading: Reading,
  headers: Record<string, string> = {},
): Habit => ({
  ...{ habit, call: "list", status, body, reading, headers },
});

/** The habits of honest services: each is answered by a server and read by the console's own client in `habits.test.ts`. */
export const HABITS: Readonly<Record<string, readonly Habit[]>> = {
  "Lists and pages": [
    list("as agreed: `{items, total}`", page({}), reads(ROW)),
    list("a list by itself", accepted([ROW]), { is: "accepted", reads: { items: [ROW], total: null } }),
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
    list("the field of the rows left out where there are none", accepted({ total: 0 }), noRows),
    ...["records", "list", "rows", "content", "data", "results", "value"].map((name) =>
      list(`rows as \`${name}\``, accepted({ [name]: [ROW], total: 1 }), noRows),
    ),
    list("rows within a page of their own: `{page: {content: […]}}`", accepted({ page: { content: [ROW] } }), noRows),
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
    list("`total` 0, or less than the rows that came", accepted({ items: [ROW], total: 0 }), {
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
      "each with a capital first letter, in the whole answer (.NET)",
      { Success: true, ResData: { Items: [{ Code: "BILL1", Amount: "29.90" }] } },
      reads({ code: "BILL1" }),
    ),
    list("a capital in a half of it: `resData.Items`", accepted({ Items: [ROW] }), noRows),
    list("snake case: `res_data`", { success: true, res_data: { items: [ROW] } }, noPage),
    row(
      "snake case in a row: `created_at`",
      { createdAt: undefined, created_at: ROW.createdAt },
      reads({ createdAt: null }),
    ),
    {
      habit: "snake case in an object",
      call: "profile",
      body: accepted({ nick_name: "Ana" }),
      reading: { is: "refused", kind: "unreadable", names: "resData", expects: "an object with any of accountId" },
    },
    ...[null, {}].map(
      (resData): Habit => ({
        habit: `none of the fields of an object: \`${JSON.stringify(resData)}\``,
        call: "profile",
        body: accepted(resData),
        reading: { is: "refused", kind: "unreadable", names: "resData", expects: "an object with any of accountId" },
      }),
    ),
    {
      habit: "extra fields",
      call: "profile",
      body: accepted({ nickName: "Ana", _id: "65f0" }),
      reading: { is: "accepted", reads: { nickName: "Ana" } },
    },
  ],
  Words: [
    row(
      "in capitals, with their parts joined by a line (Java): `NOT_NOTIFIED`",
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
      "one that is not agreed",
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
      habit: "null for a figure",
      call: "figures",
      body: accepted({ accountBalance: null, walletCount: 2 }),
      reading: { is: "accepted", reads: { accountBalance: null, walletCount: 2 } },
    },
    {
      habit: "a figure that is no amount",
      call: "figures",
      body: accepted({ accountBalance: { value: 5 }, walletCount: 2 }),
      reading: { is: "accepted", reads: { accountBalance: null }, notes: "resData.accountBalance" },
    },
    {
      habit: "none of the figures",
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
      "the year 1 for none",
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
      "none: the data alone",
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
      habit: "status 204 of a call that has nothing to say",
      call: "done",
      status: 204,
      body: "",
      reading: { is: "accepted", reads: null },
    },
    {
      habit: "status 200 without a body of such a call",
      call: "done",
      body: "",
      reading: { is: "accepted", reads: null },
    },
    {
      habit: "status 204 where data is due",
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
  "Gateways and frameworks": [
    gateway(
      "a page of HTML with status 200",
      200,
      HTML,
      { is: "refused", kind: "unreadable", expects: "JSON" },
      { "Content-Type": "text/html" },
    ),
    gateway(
      "302 to a page to sign in at",
      302,
      "",
      { is: "refused", kind: "unreadable", expects: "JSON" },
      { Location: "/login.html" },
    ),
    gateway("502 with HTML", 502, HTML, { is: "refused", kind: "status" }, { "Content-Type": "text/html" }),
    gateway("503 with a time to try again", 503, HTML, { is: "refused", kind: "status" }, { "Retry-After": "30" }),
    gateway("429 without words", 429, "", { is: "refused", kind: "status" }, { "Retry-After": "30" }),
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

/** What is agreed of requests and values, which no answer shows. */
const AGREED = [
  "Pages count from 1: the console asks for `page` 1 first. A service whose pages count from 0 answers the second page to it.",
  "Amounts are not negative: which way money went says `direction`, and what is missing says `remaining`.",
  "Words are those of the contract; in capitals and with `_` they are understood (`NOT_NOTIFIED` is `notNotified`), as numbers they are not.",
];

const READINGS = { accepted: "accepted", explained: "explained", refused: "refused" } as const;

/** The table as the page of the backend team (docs/contracts-habits.md). */
export function habitsPage(): string {
  const sections = Object.entries(HABITS).map(([title, habits]) => `## ${title}\n\n${tableOf(habits)}`);
  return `# Habits of services, and what the console makes of them

Written by \`contracts/hand-over/habits.test.ts\`, which answers each of them to the console's own client. What is agreed
stands in [the second page of the guide](contracts-agreed.md): build that, and use this page for what you have already.

- **accepted**: it is read. What could not be read beside it is noted once in the browser's console, and is a dash on the screen.
- **explained**: it is a refusal, shown as the service says it.
- **refused**: nothing is shown in its place; the merchant is told that the answer could not be read, and the details name the field.

${AGREED.map((sentence) => `- ${sentence}`).join("\n")}

${sections.join("\n\n")}
`;
}

function tableOf(habits: readonly Habit[]): string {
  const rows = habits.map(({ habit, reading }) => `| ${habit} | ${READINGS[reading.is]} | ${outcomeOf(reading)} |`);
  return ["| a service answers | | what the console says of it |", "|---|---|---|", ...rows].join("\n");
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

/** A row that could not be read is named in its place. */
function rowsNote(read: object | null): string {
  const [first]: unknown[] = [Reflect.get(Object(read), "unreadable")].flat();
  return first ? `the row is named, with its field \`${Reflect.get(Object(first), "field")}\`` : "";
}
