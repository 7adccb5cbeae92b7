import type { Answer } from "#contracts/envelope.ts";

/** The value of an accepted answer. @throws for a refusal. */
export function acceptedValue<Value>(answer: Answer<Value>): Value {
  if (!answer.accepted) throw new Error(`refused with ${answer.errCode}: ${answer.errMsg}`);
  return answer.value;
}
