import type { Outcome } from "#contracts/pact/consumer-pact.ts";
import type { Route } from "#contracts/pact/routes.ts";
import { sentRequest } from "#contracts/pact/sent-request.ts";

/**
 * The outcomes of a call that the pact must show: accepted; not signed in; session over (documented calls); another
 * merchant's record; invalid input (documented calls); a used, expired or foreign code; a used or foreign proof; and
 * the refusals that its definition lists.
 */
export async function expectedOutcomes({ sendExample, isDocumented, isPublic, refusals }: Route): Promise<Outcome[]> {
  const { query, body } = await sentRequest(sendExample);
  const { id: _id, uid: _uid, ...input } = { ...query, ...Object(body) };
  const has = (name: string) => Reflect.get(Object(body), name) !== undefined;
  const namesRecord = !isPublic && (query?.id !== undefined || query?.uid !== undefined || has("code"));
  const rules: [Outcome, boolean][] = [
    ["accepted", true],
    ["notSignedIn", !isPublic],
    ["sessionOver", !isPublic && isDocumented],
    ["notTheirs", namesRecord],
    ...(["codeUsed", "codeExpired", "codeOfAnotherPurpose"] as const).map((outcome): [Outcome, boolean] => [
      outcome,
      isPublic && has("code"),
    ]),
    ["proofUsed", has("proof")],
    ["proofOfAnotherGate", has("proof")],
    ["invalidInput", isDocumented && Object.keys(input).length > 0],
  ];
  return [...new Set([...rules.filter(([, holds]) => holds).map(([outcome]) => outcome), ...refusals])];
}
