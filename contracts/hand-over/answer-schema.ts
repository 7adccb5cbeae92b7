import { fieldRule } from "#contracts/pact/field-rule.ts";
import type { Path } from "#contracts/pact/fields.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";

/** The subset of JSON Schema (2020-12) that the contract's answers need. */
export type Schema = {
  type?: string | string[];
  enum?: (string | null)[];
  pattern?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

/** The schema of an exchange's answer, or a part of it, by the pact's rules. */
export function answerSchema(exchange: WrittenInteraction, value: unknown, path: Path = []): Schema {
  if (Array.isArray(value)) {
    return { type: "array", ...(value.length > 0 && { items: answerSchema(exchange, value[0], [...path, 0]) }) };
  }
  if (typeof value === "object" && value !== null) {
    const properties = Object.entries(value).map(([key, below]) => [
      key,
      answerSchema(exchange, below, [...path, key]),
    ]);
    return { type: "object", properties: Object.fromEntries(properties), required: Object.keys(value).sort() };
  }
  const { type, isNullable, pattern } = fieldRule(exchange, path, value);
  const nullable = (type: string): Schema => ({ type: isNullable ? ["null", type] : type });
  if (type === "words") {
    const words = (pattern ?? "").replace(/^\^\(|\)\$$/g, "").split("|");
    return { ...nullable("string"), enum: isNullable ? [...words, null] : words };
  }
  if (type === "count") return { ...nullable("integer"), minimum: 0 };
  if (type === "position") return nullable("integer");
  if (type === "exact") return { type: value === null ? "null" : typeof value };
  if (pattern) return { ...nullable("string"), pattern };
  return nullable(value === null ? "string" : typeof value);
}

const NULL: Schema = { type: "null" };

/** A schema that both answers fit: those of one call in two situations. */
export function unionSchema(one: Schema, other: Schema): Schema {
  const types = [...new Set([one.type ?? [], other.type ?? []].flat())].sort();
  const words = agreed(withoutNull(one.enum), withoutNull(other.enum), one, other);
  const pattern = agreed(one.pattern, other.pattern, one, other);
  const minimum = one.minimum ?? other.minimum;
  const properties = merged(one.properties, other.properties);
  const required = one.required?.filter((name) => !other.required || other.required.includes(name)) ?? other.required;
  const items = one.items && other.items ? unionSchema(one.items, other.items) : (one.items ?? other.items);
  return {
    ...(types.length > 0 && { type: types.length === 1 ? (types[0] ?? "") : types }),
    ...(words && { enum: types.includes("null") ? [...new Set([...words, null])] : words }),
    ...(pattern && { pattern }),
    ...(minimum !== undefined && { minimum }),
    ...(properties && { properties }),
    ...(required && { required }),
    ...(items && { items }),
  };
}

/** What both schemas say, or only one of them if the other is an exact value. */
function agreed<Value>(one: Value | undefined, other: Value | undefined, a: Schema, b: Schema): Value | undefined {
  if (one === undefined || other === undefined) return isLoose(one === undefined ? a : b) ? undefined : (one ?? other);
  return String(one) === String(other) ? one : undefined;
}

const withoutNull = (words: Schema["enum"]) => words?.filter((word) => word !== null);

/** Any value. */
function isLoose({ type, properties, items }: Schema): boolean {
  return type === undefined && !properties && !items;
}

function merged(one: Record<string, Schema> | undefined, other: Record<string, Schema> | undefined) {
  if (!one || !other) return one ?? other;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const [a, b] = [one[name], other[name]];
      // A field of one situation only is null in the others.
      return [name, unionSchema(a ?? NULL, b ?? NULL)];
    }),
  );
}

/** The schemas of fields by name, over all answers of the contract; fields that are always null are left out. */
export function fieldSchemas(schemas: readonly Schema[]): Map<string, Schema> {
  const known = new Map<string, Schema>();
  const visit = ({ properties = {}, items }: Schema): void => {
    if (items) visit(items);
    for (const [name, below] of Object.entries(properties)) {
      visit(below);
      if (name === "resData" || below.type === "null") continue;
      const before = known.get(name);
      known.set(name, before ? unionSchema(before, below) : below);
    }
  };
  for (const schema of schemas) visit(schema);
  return known;
}

/** Null or empty in situations that the pact does not have: no package, and a test callback. */
const ALSO_NULL = ["package"];
const ALSO_EMPTY = ["reference"];

/** The schema with always-null fields extended by what they are elsewhere in the contract, or by anything. */
export function withNullableFields(schema: Schema, known: ReadonlyMap<string, Schema>): Schema {
  const { properties, items } = schema;
  const fill = (name: string, below: Schema): Schema => {
    if (ALSO_EMPTY.includes(name)) return { type: ["null", "string"] };
    if (ALSO_NULL.includes(name)) return unionSchema(NULL, withNullableFields(below, known));
    if (below.type !== "null") return withNullableFields(below, known);
    const elsewhere = known.get(name);
    return elsewhere ? unionSchema(below, elsewhere) : {};
  };
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, below]) => [name, fill(name, below)])),
    }),
    ...(items && { items: withNullableFields(items, known) }),
  };
}
