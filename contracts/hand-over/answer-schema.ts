import type { Path } from "#contracts/pact/fields.ts";
import { natureOf } from "#contracts/pact/nature.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";

/** As much of JSON Schema (2020-12) as the contract's answers need. */
export type Schema = {
  type?: string | string[];
  enum?: (string | null)[];
  pattern?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

/** What an exchange's answer, or a part of it, looks like: as the pact's rules say. */
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
  const { nature, isNullable, pattern } = natureOf(exchange, path, value);
  const nullable = (type: string): Schema => ({ type: isNullable ? ["null", type] : type });
  if (nature === "words") {
    const words = (pattern ?? "").replace(/^\^\(|\)\$$/g, "").split("|");
    return { ...nullable("string"), enum: isNullable ? [...words, null] : words };
  }
  if (nature === "count") return { ...nullable("integer"), minimum: 0 };
  if (nature === "position") return nullable("integer");
  if (nature === "exact") return { type: value === null ? "null" : typeof value };
  if (pattern) return { ...nullable("string"), pattern };
  return nullable(value === null ? "string" : typeof value);
}

const NULL: Schema = { type: "null" };

/** What either looks like: the answers of one call in two situations. */
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

/** What both say, or the one that says anything where the other is one exact value. */
function agreed<Value>(one: Value | undefined, other: Value | undefined, a: Schema, b: Schema): Value | undefined {
  if (one === undefined || other === undefined) return isLoose(one === undefined ? a : b) ? undefined : (one ?? other);
  return String(one) === String(other) ? one : undefined;
}

const withoutNull = (words: Schema["enum"]) => words?.filter((word) => word !== null);

/** Any text: nothing that holds for one exchange holds for such a field in general. */
function isLoose({ type, properties, items }: Schema): boolean {
  return type === undefined && !properties && !items;
}

function merged(one: Record<string, Schema> | undefined, other: Record<string, Schema> | undefined) {
  if (!one || !other) return one ?? other;
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return Object.fromEntries(
    names.map((name) => {
      const [a, b] = [one[name], other[name]];
      // What belongs to one situation alone is null in others.
      return [name, unionSchema(a ?? NULL, b ?? NULL)];
    }),
  );
}

/** What fields look like wherever the contract speaks of them, by their names; null alone says nothing. */
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

/** Fields that are null or empty in situations which the pact does not have: without a package, and a callback that is a test. */
const ALSO_NULL = ["package"];
const ALSO_EMPTY = ["reference"];

/** A schema in which a field that is null in each situation may also be what it is elsewhere, or anything. */
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
