import { type FieldType, fieldRule } from "#contracts/pact/field-rule.ts";
import { changeAt, fieldPaths, type Path, valueAt } from "#contracts/pact/fields.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { type Answer, jsonAnswer } from "./answer.ts";
import { harmlessTo } from "./harmless.ts";

/** One wrong answer to an exchange. */
export type BrokenAnswer = {
  exchange: WrittenInteraction;
  /** The kind of fault: a row of the table in docs/contracts-sabotage.md. */
  kind: string;
  /** The fault in a few words, with its field. */
  fault: string;
  /** Harmless changes: another order of keys, an additional field. */
  harmless?: true;
  /** Why no rule of Pact can express it. */
  inexpressible?: string;
  answer: Answer;
};

type Change = [kind: string, fault: string, change: (value: unknown) => unknown];

const to = (kind: string, fault: string, value: unknown): Change => [kind, fault, () => value];

/** Possible faults by field type. */
const FAULTS: Record<FieldType, readonly Change[]> = {
  amount: [
    to("type", "a JSON number", 29.9),
    to("range", "a comma for the point", "29,90"),
    to("range", "an empty amount", ""),
    to("range", "words for an amount", "a lot"),
  ],
  moment: [
    to("type", "seconds since 1970", 1_795_230_000),
    to("range", "no letter T and no Z", "2026-11-21 03:00:00"),
    to("range", "an offset in place of Z", "2026-11-21T11:00:00+08:00"),
    to("range", "words for a moment", "just now"),
  ],
  words: [
    to("enumeration", "an unknown word", "unheardOf"),
    to("enumeration", "a number for a word", 1),
    ["enumeration", "the word with a capital", (word) => String(word).replace(/^./, (first) => first.toUpperCase())],
  ],
  count: [
    to("range", "below zero", -1),
    to("range", "a fraction", 1.5),
    ["type", "digits as a text", (value) => String(value)],
    to("type", "words for a number", "some"),
  ],
  position: [to("type", "words for a number", "first"), to("range", "a fraction", 1.5)],
  flag: [to("type", "a text for yes or no", "yes"), to("type", "a number for yes or no", 1)],
  word: [to("range", "an empty text", ""), to("type", "a number", 7), to("type", "an object", { value: "x" })],
  text: [to("type", "a number", 7), to("type", "an object", { value: "x" }), to("type", "yes or no", true)],
  exact: [
    ["value", "another value", (value) => (typeof value === "string" ? `${value}x` : [value])],
    to("type", "an object", { value: "x" }),
  ],
  list: [to("type", "an object for a list", {}), to("type", "a text for a list", "none")],
  object: [to("type", "a list for an object", []), to("type", "a text for an object", "none")],
};

/** The answer of an exchange, broken in each possible way. */
export function brokenAnswers(exchange: WrittenInteraction): BrokenAnswer[] {
  const { content } = exchange.response.body;
  const way = (kind: string, fault: string, answer: Answer): BrokenAnswer => ({ exchange, kind, fault, answer });
  const whole = [...envelopeFaults(exchange), ...transportFaults(content)];
  const fields = fieldPaths(content)
    .filter(isNotEnvelope)
    .flatMap((path) =>
      changesAt(exchange, path, valueAt(content, path)).map(([kind, fault, change]) =>
        way(kind, `${path.join(".")}: ${fault}`, jsonAnswer(changeAt(content, path, change))),
      ),
    );
  return [
    ...whole.map(([kind, fault, answer]) => way(kind, fault, answer)),
    ...fields,
    ...rowFaults(content).map(
      ([fault, answer, inexpressible]): BrokenAnswer => ({
        exchange,
        kind: "rows",
        fault,
        answer,
        ...(inexpressible && { inexpressible }),
      }),
    ),
    ...harmlessTo(exchange).map(
      ([fault, answer]): BrokenAnswer => ({ exchange, kind: "harmless", fault, harmless: true, answer }),
    ),
  ];
}

const isNotEnvelope = (path: Path) => path.length > 1 || path[0] === "resData";

function changesAt(exchange: WrittenInteraction, path: Path, value: unknown): Change[] {
  const { type, isNullable } = fieldRule(exchange, path, value);
  const isNothing = value === null && !isNullable;
  return [
    to("absence", "absent", undefined),
    ...(isNullable || isNothing ? [] : [to("null", "null", null)]),
    ...FAULTS[type].filter(([, , change]) => change(value) !== value),
  ];
}

type Fault = [kind: string, fault: string, answer: Answer];

function envelopeFaults({ response, comments }: WrittenInteraction): Fault[] {
  const envelope: Record<string, unknown> = { ...Object(response.body.content) };
  const { outcome } = comments.references.specification;
  const json = (kind: string, fault: string, body: unknown): Fault => [kind, fault, jsonAnswer(body)];
  const { success, ...withoutSuccess } = envelope;
  const always = [
    json("envelope", "no `success`", withoutSuccess),
    json("envelope", "`success` is null", { ...envelope, success: null }),
    json("envelope", "names with a capital", capitalized(envelope)),
    json("envelope", "the data without an envelope", envelope.resData ?? {}),
    json("envelope", "a list around the envelope", [envelope]),
  ];
  if (success) {
    const refusal = { success: false, errCode: "1001", errMsg: "No." };
    return [
      ...always,
      json("authority", "a refusal of an allowed call", refusal),
      json("code", "the session is over", { ...refusal, errCode: "4010" }),
    ];
  }
  const ends = outcome === "notSignedIn" || outcome === "sessionOver";
  return [
    ...always,
    json("authority", "an accepted call that must be refused", {
      success: true,
      errCode: "",
      errMsg: "",
      resData: null,
    }),
    json("code", "the code of a normal response (8.1)", { ...envelope, errCode: "3000" }),
    ends
      ? json("code", "a code that does not end the session", { ...envelope, errCode: "1001" })
      : json("code", "a code that ends the session (8.3)", { ...envelope, errCode: "4019" }),
    ...("errCode" in envelope
      ? [
          json("absence", "no `errCode`", { ...envelope, errCode: undefined }),
          json("null", "`errCode` is null", { ...envelope, errCode: null }),
          json("range", "an empty `errCode`", { ...envelope, errCode: "" }),
          json("type", "`errCode` is a number", { ...envelope, errCode: Number(envelope.errCode) }),
          json("absence", "no `errMsg`", { ...envelope, errMsg: undefined }),
          json("null", "`errMsg` is null", { ...envelope, errMsg: null }),
          json("range", "an empty `errMsg`", { ...envelope, errMsg: "" }),
          json("range", "`errMsg` of blanks", { ...envelope, errMsg: "  " }),
        ]
      : []),
  ];
}

function transportFaults(right: unknown): Fault[] {
  const good = jsonAnswer(right);
  const problem = { type: "about:blank", title: "One or more validation errors occurred.", status: 400, errors: {} };
  return [
    ["status", "500 with the right body", { ...good, status: 500 }],
    ["status", "400 with the right body", { ...good, status: 400 }],
    ["status", "401 without a body", { ...good, status: 401, body: "" }],
    ["status", "204 without a body", { ...good, status: 204, body: "" }],
    ["status", "problem details", { ...jsonAnswer(problem), status: 400, contentType: "application/problem+json" }],
    ["header", "JSON that says it is a page", { ...good, contentType: "text/html; charset=utf-8" }],
    ["body", "a page", { ...good, contentType: "text/html; charset=utf-8", body: "<!doctype html><p>Sorry" }],
    ["body", "JSON that breaks off", { ...good, body: good.body.slice(0, -2) }],
    ["nothing", "an empty body", { ...good, body: "" }],
  ];
}

const VALUES_ARE_CHECKED_ALONE = "a rule checks one value at a time, and cannot relate two";

/** Faults of the rows of a list, or of a record that was requested by its code. */
function rowFaults(right: unknown): [fault: string, answer: Answer, inexpressible?: string][] {
  const items = valueAt(right, ["resData", "items"]);
  const withItems = (rows: unknown[]) => jsonAnswer(changeAt(right, ["resData", "items"], () => rows));
  if (Array.isArray(items) && items.length > 0) {
    const name = ["code", "number", "id", "kind"].find((one) => one in Object(items[0]));
    return [
      ["a second row that is null", withItems([...items, null])],
      ["a second row of another shape", withItems([...items, "none"])],
      ...(name
        ? [
            ["another merchant's row", withItems([{ ...items[0], [name]: "7777" }]), VALUES_ARE_CHECKED_ALONE] as [
              string,
              Answer,
              string,
            ],
          ]
        : []),
      ["the same row twice", withItems([...items, ...items]), VALUES_ARE_CHECKED_ALONE],
    ];
  }
  const code = valueAt(right, ["resData", "code"]);
  if (typeof code !== "string") return [];
  return [
    [
      "another record than requested",
      jsonAnswer(changeAt(right, ["resData", "code"], () => "X7")),
      VALUES_ARE_CHECKED_ALONE,
    ],
  ];
}

function capitalized(envelope: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(envelope).map(([name, value]) => [name.replace(/^./, (first) => first.toUpperCase()), value]),
  );
}
