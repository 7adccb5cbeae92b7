import { fieldRule } from "./field-rule.ts";
import type { Path } from "./fields.ts";
import type { WrittenInteraction } from "./written-pact.ts";

/** How a platform serializes each type of value. Omitted types are serialized as agreed. */
export type Serializer = {
  /** A decimal string. */
  amount?: (decimal: string) => unknown;
  /** ISO 8601 in UTC. */
  moment?: (iso: string) => unknown;
  /** A day such as "2026-11-21". */
  day?: (day: string) => unknown;
  number?: (number: number) => unknown;
  flag?: (flag: boolean) => unknown;
  /** An enum value, such as a status. */
  word?: (word: string) => unknown;
  text?: (text: string) => unknown;
  /** Replaces null; undefined omits the field. */
  nothing?: "" | undefined;
  list?: (items: readonly unknown[]) => unknown;
  object?: (fields: Readonly<Record<string, unknown>>) => unknown;
};

const numeric = (decimal: string) => Number(decimal);
const digits = (iso: string) => iso.replace(/\.\d+Z$/, "").replaceAll(/\D/g, "");
const milliseconds = (iso: string) => `/Date(${Date.parse(iso)})/`;
const ofHttp = (iso: string) => new Date(iso).toUTCString();
const partsOf = (iso: string) => iso.split(/\D/).filter(Boolean).map(Number);
/** Local time at UTC+8. */
const inTaipei = (iso: string) => new Date(Date.parse(iso) + 8 * 3_600_000).toISOString().slice(0, -1);
const idAsNumber = (text: string) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text);

/** The default serialization of common platforms. */
export const SERIALIZERS: Readonly<Record<string, Serializer>> = {
  "Python, with timestamps as numbers and fields of its own": {
    amount: numeric,
    moment: (iso) => Date.parse(iso) / 1000,
    text: idAsNumber,
    object: (fields) => ({ ...fields, _id: "65f0", created_by: null, tags: [], page_size: 20.5 }),
  },
  Flask: { amount: numeric, moment: ofHttp, day: ofHttp },
  "PHP, with rows of a database": {
    moment: (iso) => iso.slice(0, 19).replace("T", " ").replaceAll("-", "/"),
    day: (day) => day.replaceAll("-", "/"),
    number: String,
    flag: (flag) => (flag ? "1" : "0"),
    nothing: "",
    object: (fields) => (Object.keys(fields).length === 0 ? [] : fields),
  },
  "PHP, with its own dates, formatted amounts, and lists that have gaps": {
    amount: (decimal) =>
      Number(decimal).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 8 }),
    moment: (iso) => ({ date: `${inTaipei(iso).replace("T", " ")}000`, timezone_type: 1, timezone: "+08:00" }),
    flag: Number,
    list: (items) => Object.fromEntries(items.map((item, index) => [2 * index + 1, item])),
  },
  Lua: { amount: numeric, moment: digits, day: digits, nothing: "", list: (items) => (items.length > 0 ? items : {}) },
  "Java, with Jackson": {
    amount: numeric,
    moment: (iso) => {
      const [milliseconds = 0, ...parts] = partsOf(iso).reverse();
      return [...parts.reverse(), milliseconds * 1_000_000];
    },
    day: partsOf,
    text: idAsNumber,
    word: (word) => word.toUpperCase(),
  },
  ".NET": {
    amount: numeric,
    moment: (iso) => `${inTaipei(iso)}4567+08:00`,
    day: (day) => `${day}T00:00:00`,
    nothing: undefined,
    object: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, one]) => [name.charAt(0).toUpperCase() + name.slice(1), one]),
      ),
  },
  "older .NET": { amount: numeric, moment: milliseconds, day: milliseconds, text: idAsNumber },
};

/** The example answer of an exchange, as a serializer writes it. */
export function serializedAnswer(serializer: Serializer, exchange: WrittenInteraction): unknown {
  return serialized(exchange.response.body.content, serializer, exchange);
}

function serialized(value: unknown, by: Serializer, exchange: WrittenInteraction, path: Path = []): unknown {
  if (value === null) return "nothing" in by ? by.nothing : null;
  if (Array.isArray(value)) {
    const items = value.map((item, index) => serialized(item, by, exchange, [...path, index]));
    return by.list ? by.list(items) : items;
  }
  if (typeof value === "object") {
    const fields = Object.entries(value).map(([name, one]) => [name, serialized(one, by, exchange, [...path, name])]);
    return by.object ? by.object(Object.fromEntries(fields)) : Object.fromEntries(fields);
  }
  if (typeof value === "boolean") return by.flag ? by.flag(value) : value;
  if (typeof value === "number") return by.number ? by.number(value) : value;
  return serializedText(String(value), by, fieldRule(exchange, path, value).type);
}

function serializedText(text: string, by: Serializer, type: string): unknown {
  if (type === "amount") return by.amount ? by.amount(text) : text;
  // An enum constant cannot have a hyphen.
  if (type === "words") return by.word && !text.includes("-") ? by.word(text) : text;
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return by.moment ? by.moment(text) : text;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return by.day ? by.day(text) : text;
  return by.text ? by.text(text) : text;
}
