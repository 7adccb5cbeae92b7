import * as z from "zod/mini";

/**
 * A tolerant schema, which reads every common variant of a value (docs/contracts-agreed.md). Its `z.input` is the
 * narrower agreed type, which the sandbox must send.
 */
export type Reader<Value, Agreed = Value> = z.ZodMiniType<Value, Agreed>;

/**
 * Makes a schema of a function.
 * @param expected what was expected, in plain English, for the details of a failure.
 * @param read returns the value; undefined if it is unreadable.
 */
export function reader<Value, Agreed = Value>(
  expected: string,
  read: (sent: unknown) => Value | undefined,
): Reader<Value, Agreed> {
  const schema: z.ZodMiniType<Value> = z.pipe(
    // Optional, so that `read` is called for absent fields too.
    z.optional(z.unknown()),
    z.transform((sent, context) => {
      const value = read(sent);
      if (value !== undefined) return value;
      // Stryker disable next-line StringLiteral: the code of an issue is not read.
      context.issues.push({ code: "custom", message: expected, input: sent });
      return z.NEVER;
    }),
  );
  return schema as Reader<Value, Agreed>;
}

/** Whether a value is missing: absent, null or an empty text. */
export function isAbsent(sent: unknown): sent is undefined | null | "" {
  return sent === undefined || sent === null || sent === "";
}

/** An optional value: null if it is absent or unreadable. */
export function optional<Value, Agreed>(schema: Reader<Value, Agreed>): Reader<Value | null, Agreed> {
  return orNull(schema) as Reader<Value | null, Agreed>;
}

/** Like `optional`, for fields where null is agreed. */
export function orNull<Value, Agreed>(schema: Reader<Value, Agreed>): Reader<Value | null, Agreed | null> {
  // Stryker disable next-line StringLiteral: it refuses nothing.
  return reader("anything", (sent) => {
    if (isAbsent(sent)) return null;
    const read = schema.safeParse(sent);
    return read.success ? read.data : null;
  });
}

/**
 * A value where null has an agreed meaning ("unlimited", "on trial"): null only if null was sent; undefined if it is
 * absent or unreadable.
 */
export function meaningfulNull<Value, Agreed>(
  schema: Reader<Value, Agreed>,
): Reader<Value | null | undefined, Agreed | null> {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((sent) => (sent === null ? null : schema.safeParse(sent).data)),
  ) as Reader<Value | null | undefined, Agreed | null>;
}

/** An object with at least one of its fields; otherwise the answer is of another call. */
export function atLeastOneField<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = Object.keys(shape);
  const any = reader<unknown, z.input<z.ZodMiniObject<Shape>>>(`an object with any of ${names.join(", ")}`, (sent) =>
    names.some((name) => Object.hasOwn(Object(sent), name)) ? sent : undefined,
  );
  return z.pipe(any, z.object(shape));
}

/** Data that must be present, although it may be null. */
export function required<Value, Agreed>(expected: string, schema: Reader<Value, Agreed>): Reader<Value, Agreed> {
  return z.pipe(
    reader<unknown, Agreed>(expected, (sent) => sent),
    schema as z.ZodMiniType<Value, unknown>,
  );
}

/**
 * An object whose fields are all optional. Null, absent and an empty list (PHP's empty object) are an object without
 * fields.
 */
export function optionalFields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    // Stryker disable next-line StringLiteral: it refuses nothing.
    reader<unknown, z.input<z.ZodMiniObject<Shape>>>("an object", (sent) => (isEmpty(sent) ? {} : sent)),
    z.object(shape),
  );
}

/** Whether a value is what serializers write for an empty object. */
export function isEmpty(sent: unknown): boolean {
  return isAbsent(sent) || (typeof sent === "object" && Object.keys(sent).length === 0);
}
