import * as fc from "fast-check";

/** The subset of JSON Schema that the contract's requests use. */
export type RequestSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: RequestSchema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: RequestSchema;
  properties?: Record<string, RequestSchema>;
  required?: string[];
};

/** Valid values of a schema, which shrink. */
function valuesOf(schema: RequestSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  if (schema.type === "object") return objectsOf(schema);
  if (schema.type === "array")
    return fc.array(valuesOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
  if (schema.type === "string") return textsOf(schema);
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "integer" || schema.type === "number") {
    const min = schema.minimum ?? (schema.exclusiveMinimum === undefined ? -1e6 : schema.exclusiveMinimum + 1);
    return fc.integer({ min, max: Math.min(schema.maximum ?? 1e6, 1e6) });
  }
  return fc.jsonValue();
}

function objectsOf({ properties = {}, required = [] }: RequestSchema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, below]) => [name, valuesOf(below)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

function textsOf({ format, pattern, minLength = 0, maxLength = 200 }: RequestSchema): fc.Arbitrary<string> {
  if (format === "email") return fc.constantFrom("merchant@example.com", "newcomer@example.com", "x@y.example");
  if (format === "date-time")
    return fc.date({ noInvalidDate: true, min: new Date(0) }).map((date) => date.toISOString());
  if (pattern) return matching(pattern);
  const unit = fc.constantFrom("grapheme", "binary", "grapheme-ascii");
  return unit.chain((kind) => fc.string({ unit: kind as "grapheme", minLength, maxLength: Math.min(maxLength, 200) }));
}

/** fast-check generates no lookaheads, so texts that match the rest of a pattern are filtered by all of it. */
function matching(pattern: string): fc.Arbitrary<string> {
  const whole = new RegExp(pattern);
  const rest = new RegExp(pattern.replaceAll(/\(\?[=!][^()]*\)/g, ""));
  return fc.stringMatching(rest).filter((text) => whole.test(text));
}

/** Valid inputs of a schema; one in three is invalid: a field is missing or of another type, or it is any JSON. */
export function arbitraryInputs(schema: RequestSchema): fc.Arbitrary<unknown> {
  const right = valuesOf(schema);
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return fc.oneof({ weight: 4, arbitrary: right }, fc.jsonValue());
  const spoilt = fc.tuple(right, fc.constantFrom(...names), fc.option(fc.jsonValue(), { nil: undefined }));
  const oneWrong = spoilt.map(([value, name, other]) => ({ ...Object(value), [name]: other }));
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 2, arbitrary: oneWrong }, fc.jsonValue());
}
