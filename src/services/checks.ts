/**
 * Checks of what this browser and the console's own server keep: config.json, stored values, what one page hands over to
 * the next. They are a few lines, so that the first screens need no library for them; what the service sends is read with
 * zod (contracts/).
 */

/** What is wrong, and the way to it within the value: names of fields, and places in lists. */
type Fault = { path: readonly string[]; message: string };
type Result<Value> = { success: true; data: Value } | { success: false; error: { issues: readonly Fault[] } };

/** A check of a value, in the form of zod's: every fault is found at once. */
export type Check<Value> = { safeParse: (sent: unknown) => Result<Value> };
/** What a check gives. */
export type Checked<Of> = Of extends Check<infer Value> ? Value : never;

type Shape = Readonly<Record<string, Check<unknown>>>;
type Fields<Of extends Shape> = {
  [Name in keyof Of as undefined extends Checked<Of[Name]> ? never : Name]: Checked<Of[Name]>;
} & {
  [Name in keyof Of as undefined extends Checked<Of[Name]> ? Name : never]?: Exclude<Checked<Of[Name]>, undefined>;
};

/**
 * A check made of a function.
 * @param fault what is wrong with what cannot be read, such as "must be a text".
 * @param read the value; undefined for what cannot be read.
 */
export function readAs<Value>(fault: string, read: (sent: unknown) => Value | undefined): Check<Value> {
  return {
    safeParse: (sent) => {
      const data = read(sent);
      return data === undefined ? failed({ path: [], message: fault }) : { success: true, data };
    },
  };
}

/** Any text, the empty one as well. */
export const anyText = readAs("must be a text", (sent) => (typeof sent === "string" ? sent : undefined));

/** Text that is not empty. */
export const text = textThat([(sent) => sent !== "", "must not be empty"]);

/** Text that keeps every rule; each that it breaks is a fault. */
export function textThat(...rules: readonly (readonly [rule: (sent: string) => boolean, fault: string])[]) {
  return {
    safeParse: (sent: unknown) => {
      const read = anyText.safeParse(sent);
      const broken = read.success ? rules.filter(([rule]) => !rule(read.data)) : [];
      return broken.length === 0 ? read : failed(...broken.map(([, message]) => ({ path: [], message })));
    },
  };
}

/** One of these words. */
export function oneOf<const Word extends string>(words: readonly Word[]): Check<Word> {
  return readAs(`must be one of: ${words.join(", ")}`, (sent) => words.find((word) => word === sent));
}

/** True or false. */
export const flag = readAs("must be true or false", (sent) => (typeof sent === "boolean" ? sent : undefined));

/** A whole number of a range, both ends included. */
export function wholeNumber({ min, max }: { min: number; max: number }): Check<number> {
  return readAs(`must be a whole number from ${min} to ${max}`, (sent) =>
    typeof sent === "number" && Number.isInteger(sent) && sent >= min && sent <= max ? sent : undefined,
  );
}

/** A value that may be left out. */
export function optional<Value>(check: Check<Value>): Check<Value | undefined> {
  return withDefault<Value | undefined>(check, undefined);
}

/** A value that is `usual` where it is left out. */
export function withDefault<Value>(check: Check<Value>, usual: NoInfer<Value>): Check<Value> {
  return { safeParse: (sent) => (sent === undefined ? { success: true, data: usual } : check.safeParse(sent)) };
}

/** An object with these fields. What else it holds is left out, or, where it may hold nothing else, is a fault. */
export function fields<Of extends Shape>(shape: Of, { only = false } = {}): Check<Fields<Of>> {
  return inObject(
    (sent) => {
      const others = Object.keys(sent).filter((name) => only && !Object.hasOwn(shape, name));
      return [...Object.entries(shape), ...others.map((name) => [name, NOT_KNOWN] as const)];
    },
    // Each field has what its own check gave.
    (read) => Object.fromEntries(read) as Fields<Of>,
  );
}

const NOT_KNOWN: Check<unknown> = readAs("is not known here", () => undefined);

/** An object of such values, whatever they are called. */
export function recordOf<Value>(check: Check<Value>): Check<Record<string, Value>> {
  // Who copies a field of that name would set a prototype.
  const named = (sent: object) => Object.keys(sent).filter((name) => name !== "__proto__");
  return inObject((sent) => named(sent).map((name) => [name, check] as const), Object.fromEntries<Value>);
}

/** A list of such values. */
export function listOf<Value>(check: Check<Value>): Check<Value[]> {
  return {
    safeParse: (sent) =>
      Array.isArray(sent)
        ? each(
            sent,
            Object.keys(sent).map((place) => [place, check] as const),
            (read) => read.map(([, value]) => value),
          )
        : failed({ path: [], message: "must be a list" }),
  };
}

type Checks<Value> = readonly (readonly [name: string, check: Check<Value>])[];

function inObject<Value, Whole>(
  checks: (sent: object) => Checks<Value>,
  whole: (read: [string, Value][]) => Whole,
): Check<Whole> {
  return {
    safeParse: (sent) =>
      typeof sent === "object" && sent !== null && !Array.isArray(sent)
        ? each(sent, checks(sent), whole)
        : failed({ path: [], message: "must be an object" }),
  };
}

/** Checks parts of a value, each for itself. */
function each<Value, Whole>(
  sent: object,
  checks: Checks<Value>,
  whole: (read: [string, Value][]) => Whole,
): Result<Whole> {
  const read: [string, Value][] = [];
  const faults: Fault[] = [];
  for (const [name, check] of checks) {
    const part = check.safeParse(Object.hasOwn(sent, name) ? Reflect.get(sent, name) : undefined);
    if (!part.success)
      faults.push(...part.error.issues.map(({ path, message }) => ({ path: [name, ...path], message })));
    else if (part.data !== undefined) read.push([name, part.data]);
  }
  return faults.length === 0 ? { success: true, data: whole(read) } : failed(...faults);
}

function failed(...issues: Fault[]): { success: false; error: { issues: readonly Fault[] } } {
  return { success: false, error: { issues } };
}
