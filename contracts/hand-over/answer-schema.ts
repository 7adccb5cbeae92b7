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

/** What either looks like: the answers of one call in two situations. */
export function eitherOf(one: Schema, other: Schema): Schema {
  const types = [...new Set([one.type ?? [], other.type ?? []].flat())].sort();
  const words = agreed(one.enum, other.enum, one, other);
  const pattern = agreed(one.pattern, other.pattern, one, other);
  const minimum = one.minimum ?? other.minimum;
  const properties = merged(one.properties, other.properties);
  const required = one.required?.filter((name) => !other.required || other.required.includes(name)) ?? other.required;
  const items = one.items && other.items ? eitherOf(one.items, other.items) : (one.items ?? other.items);
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
      return [name, a && b ? eitherOf(a, b) : (a ?? b ?? {})];
    }),
  );
}
