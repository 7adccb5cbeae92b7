import type { Outcome } from "#contracts/pact/consumer-pact.ts";
import { CONTRACTED_CALLS } from "#contracts/pact/contracted-calls.ts";
import { DOCUMENTED_CALLS, PUBLIC_CALLS } from "#contracts/pact/documented-calls.ts";
import { sentRequest } from "#contracts/pact/sent-request.ts";

/** The refusals that the console, or the merchant who reads it, tells apart, and what for. */
const TOLD_APART: Readonly<Record<string, Partial<Record<Outcome, string>>>> = {
  "POST /api/Login/Login": { wrongCredentials: "another password is asked for" },
  "POST /api/User/SentVerificationCode": { tooManyRequests: "the countdown starts again" },
  "POST /api/Register/Register": {
    emailAlreadyRegistered: "another e-mail is asked for",
    wrongCode: "another code is asked for",
  },
  "POST /api/Register/CheckCaptchaCode": { wrongCode: "another code is asked for" },
  "POST /api/User/ResetPassword": { wrongCode: "the code is asked for again" },
  "POST /api/User/UpdatePwd": { wrongCredentials: "the old password is asked for again" },
  "POST /api/Login/IdentityLogin": {
    proofNotAccepted: "the identity provider is asked again",
    proofUsed: "the identity provider is asked again",
  },
  "POST /api/App/Create": { applicationLimitReached: "a larger package is offered" },
  "POST /api/App/Update": { verificationNeeded: "the gate is asked again" },
  "POST /api/App/Credentials": { verificationNeeded: "the gate is asked again" },
  "POST /api/App/RotateSecret": { verificationNeeded: "the gate is asked again" },
  "POST /api/App/EndOldSecret": { verificationNeeded: "the gate is asked again" },
  "POST /api/App/Detail": { notFound: "an address that leads nowhere says so" },
  "POST /api/Order/Detail": { notFound: "an address that leads nowhere says so" },
  "POST /api/Callback/Resend": { notFound: "the record is gone" },
  "POST /api/Order/Create": {
    packageUnavailable: "another package is offered",
    requestKeyUsed: "it is asked for with another key",
  },
  "POST /api/Order/Cancel": { orderCannotChange: "the order is loaded again" },
  "POST /api/Currency/Switch": { currencyLimitReached: "the switch goes back" },
};

/**
 * What a call may come to, each to be shown by an exchange at least: that it is accepted; without a token, and with one
 * that has ended where the call is documented; for a record that is somebody else's; for an input that is not of its shape
 * where the call is documented; for a code from an e-mail that was used, and for a proof that was used or is another gate's; and
 * the refusals that are told apart.
 */
export async function expectedOutcomes(call: string): Promise<Outcome[]> {
  const client = CONTRACTED_CALLS[call];
  if (!client) return [];
  const { query, body } = await sentRequest((send) => client(send, undefined));
  const { id: _id, uid: _uid, ...input } = { ...query, ...Object(body) };
  const isDocumented = DOCUMENTED_CALLS.includes(call);
  const needsToken = !PUBLIC_CALLS.includes(call);
  const has = (name: string) => Reflect.get(Object(body), name) !== undefined;
  const namesRecord = needsToken && (query?.id !== undefined || query?.uid !== undefined || has("code"));
  const rules: [Outcome, boolean][] = [
    ["accepted", true],
    ["notSignedIn", needsToken],
    ["sessionOver", needsToken && isDocumented],
    ["notTheirs", namesRecord || OWNED_BY_ID.includes(call)],
    ...(["codeUsed", "codeExpired", "codeOfAnotherPurpose"] as const).map((outcome): [Outcome, boolean] => [
      outcome,
      !needsToken && has("code"),
    ]),
    ["proofUsed", has("proof")],
    ["proofOfAnotherGate", has("proof")],
    ["invalidInput", isDocumented && Object.keys(input).length > 0],
  ];
  const byRule = rules.filter(([, holds]) => holds).map(([outcome]) => outcome);
  return [...byRule, ...OUTCOMES.filter((outcome) => TOLD_APART[call]?.[outcome] !== undefined)];
}

/** Calls whose body names a merchant's own record by its `id`; that of a currency is everybody's. */
const OWNED_BY_ID: readonly string[] = ["POST /api/Session/End"];

const OUTCOMES = Object.values(TOLD_APART).flatMap((told) => Object.keys(told)) as Outcome[];
