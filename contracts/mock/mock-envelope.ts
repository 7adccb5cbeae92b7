import * as z from "zod/mini";
import { type Answer, ContractViolation, readData } from "#contracts/envelope.ts";
import { count } from "#contracts/reader/count.ts";
import { text } from "#contracts/reader/text.ts";

/** The prefix of the mock calls, whose paths are otherwise those of real calls (7.8, 7.9, 7.17). */
export const MOCK_PREFIX = "/mock";

/** The codes of the mock envelope (7.18). */
export const MOCK_CODES = { success: 20_000, failure: 50_000, notLoggedIn: 50_008 } as const;

/** The mock's own messages (8.12), in every language. */
export const MOCK_MESSAGES = { success: "request succeeded", notLoggedIn: "not logged in" } as const;

/** The envelope around every answer of a mock call (7.18). */
const mockEnvelope = z.object({
  data: z.optional(z.unknown()),
  status: z.enum(["ok", "fail"]),
  msg: text,
  code: count,
});
export type AgreedMockEnvelope = z.input<typeof mockEnvelope>;

/**
 * Reads the body of a mock call's answer: its envelope (7.18), then its data. Only status "ok" together with code 20000
 * is a success; any other code is a refusal's `errCode`, and `msg` its `errMsg`.
 * @throws ContractViolation if the body is no such envelope, or the data does not fit the call's schema.
 */
export function readMockEnvelope<Schema extends z.ZodMiniType>(body: unknown, data: Schema): Answer<z.output<Schema>> {
  const parsed = mockEnvelope.safeParse(body);
  if (!parsed.success) throw new ContractViolation("", "the mock envelope of clause 7.18");
  const { status, msg, code } = parsed.data;
  if (status !== "ok" || code !== MOCK_CODES.success) {
    return { accepted: false, errCode: String(code), errMsg: msg };
  }
  return { accepted: true, value: readData(parsed.data.data, data, "data") };
}
