import * as z from "zod/mini";
import { NORMAL_RESPONSE_CODE } from "./error-catalogue.ts";

/** The envelope around every answer of the service (7.2). */
export const envelope = z.object({
  success: z.boolean(),
  errCode: z.nullish(z.string()),
  errMsg: z.nullish(z.string()),
  resData: z.optional(z.unknown()),
});

/** An expected refusal: what the service said, to be shown (8.2) or acted upon (8.3). */
export type Refusal = { accepted: false; errCode: string; errMsg: string };

/** What a call came to. A refusal is a value; only what nobody planned for is thrown. */
export type Answer<Value> = { accepted: true; value: Value } | Refusal;

/** The service answered with something that its contract does not allow. */
export class ContractViolation extends Error {
  override name = "ContractViolation";
}

/**
 * Reads an answer's body: its envelope (7.2), then its data.
 * `success: false` with errCode "3000" counts as a normal response (8.1).
 * @throws ContractViolation when the body is no envelope, or the data is not of the call's shape.
 */
export function readEnvelope<Schema extends z.ZodMiniType>(body: unknown, resData: Schema): Answer<z.output<Schema>> {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) throw new ContractViolation("the answer has no envelope");
  const { success, errCode, errMsg } = parsed.data;
  if (!success && errCode !== NORMAL_RESPONSE_CODE) {
    return { accepted: false, errCode: errCode ?? "", errMsg: errMsg ?? "" };
  }
  const value = resData.safeParse(parsed.data.resData);
  if (!value.success) throw new ContractViolation(`resData: ${z.prettifyError(value.error)}`);
  return { accepted: true, value: value.data };
}

/**
 * A list of the service, one page of it (proposed). `total` counts what the filters find on every page. A service that
 * does not count beyond some number sends that number and `totalIsExact: false` ("more than 10,000"): pages end there,
 * and `next`, given back as `after`, leads on. Without these two fields the total is exact.
 */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.int().check(z.nonnegative()),
    totalIsExact: z.optional(z.boolean()),
    /** Null where nothing follows. */
    next: z.optional(z.nullable(z.string())),
  });
}

/** For calls whose resData says nothing: whatever it is, it is ignored. */
export const nothing = z.pipe(
  z.unknown(),
  z.transform(() => null),
);
