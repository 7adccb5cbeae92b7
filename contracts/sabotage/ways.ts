import { changed, fieldsOf, type Path, valueAt } from "#contracts/pact/fields.ts";
import { type Nature, natureOf } from "#contracts/pact/nature.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { type Answer, jsonAnswer } from "./answer.ts";
import { harmlessTo } from "./harmless.ts";

/** One way in which a service may answer an exchange otherwise than it should. */
export type Way = {
  exchange: WrittenInteraction;
  /** What kind of fault it is: a row of the kept table. */
  kind: string;
  /** The fault in a few words, with its field. */
  fault: string;
  /** Harmless changes: another order of keys, an additional field. */
  harmless?: true;
  /** Why no rule of Pact's can say it. */
  beyond?: string;
  answer: Answer;
};

type Change = [kind: string, fault: string, change: (value: unknown) => unknown];

const to = (kind: string, fault: string, value: unknown): Change => [kind, fault, () => value];

/** What may be wrong with a value, by what the contract says of it. */
const FAULTS: Record<Nature, readonly Change[]> = {
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

/** Every way of breaking one exchange. @param recorded what the service answers to it when nothing is wrong. */
export function waysOf(exchange: WrittenInteraction, recorded: unknown): Way[] {
  const way = (kind: string, fault: string, answer: Answer): Way => ({ exchange, kind, fault, answer });
  const whole = [...envelopeFaults(exchange, recorded), ...transportFaults(recorded)];
  const fields = pinnedFields(exchange, recorded).flatMap((path) =>
    changesAt(exchange, path, valueAt(recorded, path)).map(([kind, fault, change]) =>
      way(kind, `${path.join(".")}: ${fault}`, jsonAnswer(changed(recorded, path, change))),
    ),
  );
  return [
    ...whole.map(([kind, fault, answer]) => way(kind, fault, answer)),
    ...fields,
    ...rowFaults(recorded).map(
      ([fault, answer, beyond]): Way => ({ exchange, kind: "rows", fault, answer, ...(beyond && { beyond }) }),
    ),
    ...harmlessTo(exchange, recorded).map(
      ([fault, answer]): Way => ({ exchange, kind: "harmless", fault, harmless: true, answer }),
    ),
  ];
}

/** The fields that the pact speaks of, as the recorded answer has them; of a list, its first item. */
function pinnedFields({ response }: WrittenInteraction, recorded: unknown): Path[] {
  return fieldsOf(response.body.content).filter((path) => {
    const isEnvelope = path.length === 1 && path[0] !== "resData";
    return !isEnvelope && valueAt(recorded, path) !== undefined;
  });
}

function changesAt(exchange: WrittenInteraction, path: Path, value: unknown): Change[] {
  const { nature, isNullable } = natureOf(exchange, path, value);
  const isNothing = value === null && !isNullable;
  return [
    to("absence", "absent", undefined),
    ...(isNullable || isNothing ? [] : [to("null", "null", null)]),
    ...FAULTS[nature].filter(([, , change]) => change(value) !== value),
  ];
}

type Fault = [kind: string, fault: string, answer: Answer];

function envelopeFaults({ response, comments }: WrittenInteraction, recorded: unknown): Fault[] {
  const envelope: Record<string, unknown> = { ...Object(recorded) };
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
      json("authority", "a refusal for who may", refusal),
      json("code", "the session is over", { ...refusal, errCode: "4010" }),
    ];
  }
  const ends = outcome === "notSignedIn" || outcome === "sessionOver";
  return [
    ...always,
    json("authority", "accepted for who may not", { success: true, errCode: "", errMsg: "", resData: null }),
    json("code", "the code of a normal response (8.1)", { ...envelope, errCode: "3000" }),
    ends
      ? json("code", "a code that does not end the session", { ...envelope, errCode: "1001" })
      : json("code", "a code that ends the session (8.3)", { ...envelope, errCode: "4019" }),
    ...("errCode" in Object(response.body.content)
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

function transportFaults(recorded: unknown): Fault[] {
  const good = jsonAnswer(recorded);
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

const UNTIED = "a rule sees one value at a time, and ties no two";

/** What may be wrong with the rows of a list, or with a record that was asked for by its code. */
function rowFaults(recorded: unknown): [fault: string, answer: Answer, beyond?: string][] {
  const items = valueAt(recorded, ["resData", "items"]);
  const withItems = (rows: unknown[]) => jsonAnswer(changed(recorded, ["resData", "items"], () => rows));
  if (Array.isArray(items) && items.length > 0) {
    const name = ["code", "number", "id", "kind"].find((one) => one in Object(items[0]));
    return [
      ["a second row that is null", withItems([...items, null])],
      ["a second row of another shape", withItems([...items, "none"])],
      ...(name
        ? [
            ["a row of somebody else's", withItems([{ ...items[0], [name]: "7777" }]), UNTIED] as [
              string,
              Answer,
              string,
            ],
          ]
        : []),
      ["the same row twice", withItems([...items, ...items]), UNTIED],
    ];
  }
  const code = valueAt(recorded, ["resData", "code"]);
  if (typeof code !== "string") return [];
  return [
    ["another record than was asked for", jsonAnswer(changed(recorded, ["resData", "code"], () => "X7")), UNTIED],
  ];
}

function capitalized(envelope: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(envelope).map(([name, value]) => [name.replace(/^./, (first) => first.toUpperCase()), value]),
  );
}
