import type { Outcome } from "#contracts/pact/consumer-pact.ts";
import type { Route } from "#contracts/pact/routes.ts";
import { sentRequest } from "#contracts/pact/sent-request.ts";

/**
 * What a call may come to, each to be shown by an exchange at least: that it is accepted; without a token, and with one
 * that has ended where the call is documented; for a record that is somebody else's; for an input that is not of its shape
 * where the call is documented; for a code from an e-mail that was used, and for a proof that was used or is another gate's; and
 * the refusals that its definition tells apart.
 */
export async function expectedOutcomes({ ask, isDocumented, isPublic, refusals }: Route): Promise<Outcome[]> {
  const { query, body } = await sentRequest(ask);
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
