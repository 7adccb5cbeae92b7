import { type FieldRule, fieldRule } from "#contracts/pact/field-rule.ts";
import { changeAt, fieldPaths, type Path, valueAt } from "#contracts/pact/fields.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { type Answer, jsonAnswer } from "./answer.ts";

/** A difference between two services that both keep the contract; null if it does not apply to an answer. */
type Difference = (exchange: WrittenInteraction, right: Envelope) => Answer | null;
type Envelope = Record<string, unknown>;

/** A pact that rejects one of these is too strict. */
const DIFFERENCES: Readonly<Record<string, Difference>> = {
  "an additional field beside `resData`": (_, sent) => jsonAnswer({ ...sent, traceId: "00-4bf92f" }),
  "an additional field in `resData`": inData((data) => ({ ...data, extra: 1 })),
  "an additional field in a row": inRows((rows) => rows.map((row) => ({ ...Object(row), extra: [] }))),
  "another order of fields": (_, sent) => jsonAnswer(Object.fromEntries(Object.entries(sent).reverse())),
  "`Application/JSON`": withType("Application/JSON"),
  "a blank before the charset": withType("application/json ; charset=utf-8"),
  "no charset": withType("application/json"),
  "a charset in capitals": withType("application/json; charset=UTF-8"),
  "pretty-printed JSON": (_, sent) => ({ ...jsonAnswer(sent), body: JSON.stringify(sent, null, 2) }),
  "letters written as escapes": (_, sent) => ({ ...jsonAnswer(sent), body: escaped(JSON.stringify(sent)) }),
  "additional headers": (_, sent) => ({
    ...jsonAnswer(sent),
    headers: { "X-Request-Id": "7", "Cache-Control": "no-store" },
  }),
  "empty `errCode` and `errMsg` of an accepted call": ifAccepted((sent) => ({ ...sent, errCode: "", errMsg: "" })),
  "null `errCode` and `errMsg` of an accepted call": ifAccepted((sent) => ({ ...sent, errCode: null, errMsg: null })),
  "`resData` of a refusal is null": ifRefused((sent) => ({ ...sent, resData: null })),
  "an `errMsg` of two lines": ifRefused(({ errMsg, ...sent }) => ({ ...sent, errMsg: `${errMsg}\n${errMsg}` })),
  "a long `errMsg`": ifRefused(({ errMsg, ...sent }) => ({ ...sent, errMsg: `${errMsg} `.repeat(40) })),
  "another `errCode` of its own": inField("word", ["errCode"], () => "SIGN-IN.42"),
  "another code of those that end the session": inField("words", ["errCode"], lastWord),
  "amounts with more digits after the point": inFields("amount", (sent) => `${String(sent).split(".")[0]}.123456`),
  "amounts without a fraction": inFields("amount", (sent) => String(sent).split(".")[0]),
  "amounts of thirty digits": inFields("amount", () => "9".repeat(30)),
  "moments to a ten-millionth of a second": inFields("moment", () => "2026-11-21T03:00:00.1234567Z"),
  "moments in whole seconds": inFields("moment", () => "2026-11-21T03:00:00Z"),
  "another of the agreed words": inFields("words", lastWord),
  "counts beyond 32 bits": inFields("count", () => 4_294_967_296),
  "ids of 36 characters": inFields("word", (sent, { pattern }) =>
    pattern === "^\\S+$" ? "0f8fad5b-d9cb-469f-a165-70867728950e" : sent,
  ),
  "texts in other scripts": inFields("text", (sent) => (typeof sent === "string" ? "林 · ชา · Ünïcode 🍵" : sent)),
  "empty texts": inFields("text", (sent) => (typeof sent === "string" ? "" : sent)),
  "true for false": inFields("flag", (sent) => sent !== true),
  "null where it is agreed": inFields(null, (sent, { isNullable }) => (isNullable ? null : sent)),
  "an additional row": inRows((rows, { matchers: [rule] }) => (rule?.max === 1 ? rows : [...rows, rows[0]])),
  "no rows": inRows((rows, { matchers: [rule] }) => (rule && !rule.min ? [] : rows)),
};

/** The names of the harmless differences. */
export const HARMLESS = Object.keys(DIFFERENCES);

/** Variants of an exchange's answer that also keep the contract. */
export function harmlessTo(exchange: WrittenInteraction): [difference: string, answer: Answer][] {
  const { content } = exchange.response.body;
  const usual = jsonAnswer(content);
  return Object.entries(DIFFERENCES).flatMap(([difference, of]): [string, Answer][] => {
    const answer = of(exchange, Object(content));
    const differs =
      answer && (answer.headers || answer.body !== usual.body || answer.contentType !== usual.contentType);
    return differs ? [[difference, answer]] : [];
  });
}

function withType(contentType: string): Difference {
  return (_, sent) => ({ ...jsonAnswer(sent), contentType });
}

function ifAccepted(change: (sent: Envelope) => Envelope): Difference {
  return (_, sent) => (sent.success ? jsonAnswer(change(sent)) : null);
}

function ifRefused(change: (sent: Envelope) => Envelope): Difference {
  return (_, sent) => (sent.success ? null : jsonAnswer(change(sent)));
}

function inData(change: (data: Envelope) => Envelope): Difference {
  return (_, sent) => {
    const { resData } = sent;
    const isObject = typeof resData === "object" && resData !== null && !Array.isArray(resData);
    return isObject ? jsonAnswer({ ...sent, resData: change({ ...resData }) }) : null;
  };
}

type ListRule = { matchers: readonly { match: string; min?: number; max?: number }[] };

function inRows(change: (rows: unknown[], rule: ListRule) => unknown[]): Difference {
  return (exchange, sent) => {
    const rows = valueAt(sent, ["resData", "items"]);
    if (!Array.isArray(rows) || rows.length === 0) return null;
    const rule: ListRule = Object(exchange.response.matchingRules?.body?.["$.resData.items"] ?? { matchers: [] });
    return jsonAnswer(changeAt(sent, ["resData", "items"], () => change(rows, rule)));
  };
}

type Change = (sent: unknown, rule: FieldRule) => unknown;

/** A difference in one field of this type. */
function inField(type: FieldRule["type"], path: Path, change: Change): Difference {
  return (exchange, sent) => {
    const rule = fieldRule(exchange, path, valueAt(sent, path));
    return rule.type === type && !sent.success
      ? jsonAnswer(changeAt(sent, path, (value) => change(value, rule)))
      : null;
  };
}

/** A difference in every field of this type; `null` means all. */
function inFields(type: FieldRule["type"] | null, change: Change): Difference {
  return (exchange, sent) => {
    const paths = fieldPaths(exchange.response.body.content).filter(([top]) => top === "resData");
    const body = paths.reduce<unknown>((above, path) => {
      const value = valueAt(above, path);
      if (value === undefined || value === null) return above;
      const rule = fieldRule(exchange, path, value);
      const isMeant = type === null || rule.type === type;
      return isMeant ? changeAt(above, path, () => change(value, rule)) : above;
    }, sent);
    return jsonAnswer(body);
  };
}

function lastWord(sent: unknown, { pattern = "" }: FieldRule): unknown {
  return /^\^\((?:.*\|)?([\w-]+)\)\$$/.exec(pattern)?.[1] ?? sent;
}

function escaped(json: string): string {
  return json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
