import * as z from "zod/mini";
import { NORMAL_RESPONSE_CODE } from "./error-catalogue.ts";
import type { Failure } from "./failure.ts";
import { withAgreedNames } from "./reader/field-names.ts";
import { firstMismatch } from "./reader/first-mismatch.ts";
import { flag } from "./reader/flag.ts";
import { errorCode, words } from "./reader/text.ts";

/** The envelope around every answer of the service (7.2). Codes may be texts or numbers. */
export const envelope = z.object({
  success: flag,
  errCode: errorCode,
  errMsg: words,
  resData: z.optional(z.unknown()),
});

/** An expected refusal: what the service said, to be shown (8.2) or acted upon (8.3). */
export type Refusal = {
  accepted: false;
  errCode: string;
  errMsg: string;
  /** Set where the service does not have this call at all: it said nothing, and asking again is of no use. */
  notOffered?: Failure;
};

/** The outcome of a call. A refusal is a value; only what is unexpected is thrown. */
export type Answer<Value> = { accepted: true; value: Value } | Refusal;

/** The service answered with something that its contract does not allow, and the reader could not make sense of. */
export class ContractViolation extends Error {
  override name = "ContractViolation";
  /** The path of the field that could not be read, such as "resData.userId"; "" for the whole answer. */
  readonly field: string;
  /** What was expected there, in plain English. */
  readonly expected: string;
  constructor(field: string, expected: string) {
    super(`expected ${expected}${field && ` at ${field}`}`);
    this.field = field;
    this.expected = expected;
  }
}

/**
 * Reads an answer's body: its envelope (7.2), then its data.
 * `success: false` with errCode "3000" counts as a normal response (8.1).
 * @throws ContractViolation when the body is no envelope, or the data is not of the call's shape.
 */
export function readEnvelope<Schema extends z.ZodMiniType>(body: unknown, resData: Schema): Answer<z.output<Schema>> {
  const parsed = envelope.safeParse(withAgreedNames(body));
  if (!parsed.success) throw new ContractViolation("", "the envelope of clause 7.2");
  const { success, errCode, errMsg } = parsed.data;
  if (!success && errCode !== NORMAL_RESPONSE_CODE) return { accepted: false, errCode, errMsg };
  return { accepted: true, value: readData(parsed.data.resData, resData, "resData") };
}

/**
 * Reads the data of an answer.
 * @param field the envelope's field that holds it.
 * @throws ContractViolation when it is not of the call's shape.
 */
export function readData<Schema extends z.ZodMiniType>(sent: unknown, schema: Schema, field: string): z.output<Schema> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const mismatch = firstMismatch(read.error);
  throw new ContractViolation([field, mismatch.field].filter(Boolean).join("."), mismatch.expected);
}

/** For calls whose resData says nothing: whatever it is, it is ignored. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => null),
);
