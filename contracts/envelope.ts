import * as z from "zod/mini";
import { NORMAL_RESPONSE_CODE } from "./error-catalogue.ts";
import type { Failure } from "./failure.ts";
import { withAgreedNames } from "./reader/field-names.ts";
import { firstMismatch } from "./reader/first-mismatch.ts";
import { flag } from "./reader/flag.ts";
import { errorCode, messageText } from "./reader/text.ts";

/** The envelope around every answer of the service (7.2). Codes may be texts or numbers. */
export const envelope = z.object({
  success: flag,
  errCode: errorCode,
  errMsg: messageText,
  resData: z.optional(z.unknown()),
});

/** An expected refusal: its message is shown (8.2), and its code may end the session (8.3). */
export type Refusal = {
  accepted: false;
  errCode: string;
  errMsg: string;
  /** Set if the service does not have this call; a retry is useless. */
  notOffered?: Failure;
};

/** The outcome of a call. A refusal is a value; only unexpected failures are thrown. */
export type Answer<Value> = { accepted: true; value: Value } | Refusal;

/** The service's answer breaks the contract and cannot be read. */
export class ContractViolation extends Error {
  override name = "ContractViolation";
  /** The path of the unreadable field, such as "resData.userId"; "" for the whole answer. */
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
 * Reads an answer's body: its envelope (7.2), then its data. `success: false` with errCode "3000" counts as a normal
 * response (8.1).
 * @throws ContractViolation if the body is no envelope, or the data does not fit the call's schema.
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
 * @throws ContractViolation if it does not fit the call's schema.
 */
export function readData<Schema extends z.ZodMiniType>(sent: unknown, schema: Schema, field: string): z.output<Schema> {
  const read = schema.safeParse(sent);
  if (read.success) return read.data;
  const mismatch = firstMismatch(read.error);
  throw new ContractViolation([field, mismatch.field].filter(Boolean).join("."), mismatch.expected);
}

/** For calls without data: resData is ignored. */
export const noData = z.pipe(
  z.unknown(),
  z.transform(() => null),
);
