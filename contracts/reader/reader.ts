import * as z from "zod/mini";

/**
 * A schema that reads whatever an honest service may send as one value (docs/contracts-agreed.md). What is agreed with the
 * service is narrower, and its `z.input`: the sandbox, and other services that follow the contract, are typed by that.
 */
export type Reader<Value, Agreed = Value> = z.ZodMiniType<Value, Agreed>;

/**
 * Makes a schema of a function.
 * @param expected what should have come, in plain English: it goes into the details of a failure.
 * @param read the value; undefined for what cannot be read.
 */
export function reader<Value, Agreed = Value>(
  expected: string,
  read: (sent: unknown) => Value | undefined,
): Reader<Value, Agreed> {
  const schema: z.ZodMiniType<Value> = z.pipe(
    // Optional, or an object would not ask about a field that is absent.
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

/** What a service sends for "not known": nothing at all, null, or an empty text. */
export function isAbsent(sent: unknown): sent is undefined | null | "" {
  return sent === undefined || sent === null || sent === "";
}

/** A value that a screen can do without: null where it is absent or cannot be read. */
export function optional<Value, Agreed>(schema: Reader<Value, Agreed>): Reader<Value | null, Agreed> {
  return orNull(schema) as Reader<Value | null, Agreed>;
}

/** The same, where it is agreed that null may be sent, and what it means. */
export function orNull<Value, Agreed>(schema: Reader<Value, Agreed>): Reader<Value | null, Agreed | null> {
  // Stryker disable next-line StringLiteral: it refuses nothing.
  return reader("anything", (sent) => {
    if (isAbsent(sent)) return null;
    const read = schema.safeParse(sent);
    return read.success ? read.data : null;
  });
}

/**
 * A value of which it is agreed that null says something ("unlimited", "on trial"): null only where null was sent, and
 * undefined for what is not known, since it is absent or cannot be read.
 */
export function nullSays<Value, Agreed>(
  schema: Reader<Value, Agreed>,
): Reader<Value | null | undefined, Agreed | null> {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((sent) => (sent === null ? null : schema.safeParse(sent).data)),
  ) as Reader<Value | null | undefined, Agreed | null>;
}

/** An object of an answer's data: one of its fields has to be there, or something else was answered. */
export function anyFields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = Object.keys(shape);
  const any = reader<unknown, z.input<z.ZodMiniObject<Shape>>>(`an object with any of ${names.join(", ")}`, (sent) =>
    names.some((name) => Object.hasOwn(Object(sent), name)) ? sent : undefined,
  );
  return z.pipe(any, z.object(shape));
}

/** Data of an answer that has to be there, if only to say that there is none. */
export function due<Value, Agreed>(expected: string, schema: Reader<Value, Agreed>): Reader<Value, Agreed> {
  return z.pipe(
    reader<unknown, Agreed>(expected, (sent) => sent),
    schema as z.ZodMiniType<Value, unknown>,
  );
}

/**
 * An object that needs none of its fields: null, absent and an empty list, which is how PHP writes an empty object, are
 * one without any.
 */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    // Stryker disable next-line StringLiteral: it refuses nothing.
    reader<unknown, z.input<z.ZodMiniObject<Shape>>>("an object", (sent) => (isNothing(sent) ? {} : sent)),
    z.object(shape),
  );
}

/** What a serializer may write for an object without fields. */
export function isNothing(sent: unknown): boolean {
  return isAbsent(sent) || (typeof sent === "object" && Object.keys(sent).length === 0);
}
