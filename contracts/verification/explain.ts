import type { Outcome } from "#contracts/pact/consumer-pact.ts";
import type { WrittenInteraction } from "#contracts/pact/written-pact.ts";
import type { Mismatch } from "./run-verifier.ts";

/** Reasons of refusals, as the end of a sentence. */
export const REFUSAL_REASONS: Partial<Record<Outcome, string>> = {
  notSignedIn: "the caller has no session",
  sessionOver: "the session has ended",
  notTheirs: "the record belongs to another merchant",
  invalidInput: "the input breaks a rule of the call",
  wrongCode: "the code was never sent",
  codeUsed: "a code serves one act, and this one was used",
  codeExpired: "the code has expired",
  codeOfAnotherPurpose: "the code was sent for another purpose",
  wrongCredentials: "the password is another than the merchant's",
  emailAlreadyRegistered: "the email has an account",
  tooManyRequests: "it was asked again too soon",
  proofNotAccepted: "the identity provider never gave this proof",
  proofUsed: "a proof serves once, and this one was used",
  proofOfAnotherGate: "the proof is for another act",
  verificationNeeded: "there is no proof that the gate was passed",
  notFound: "there is no such record",
  packageUnavailable: "the package is not on sale",
  orderCannotChange: "the order's status no longer allows it",
  applicationLimitReached: "the package allows no more applications",
  currencyLimitReached: "the package allows no more currencies",
  requestKeyUsed: "the request key made another order",
};

/** One sentence about what is wrong with an answer. */
export function explain(
  { response, comments, providerStates }: WrittenInteraction,
  differences: readonly Mismatch[],
): string {
  const texts = differences.map(({ text }) => text).join("\n");
  const isAt = (path: string) => differences.some((one) => one.path === path);
  const wanted = Reflect.get(Object(response.body.content), "success") === true;
  const [, status] = /expected \d+ but was (\d+)/.exec(texts) ?? [];
  if (status) return `It was answered with status ${status}: accepted or refused, the status is 200 (8.4).`;
  if (/error sending request/.test(texts)) return "It got no answer.";
  if (/Failed to parse|was empty/.test(texts)) return "The answer is no JSON.";
  if (isAt("$.success")) {
    const situation = providerStates.map(({ name }) => `"${name}"`).join(" and ");
    if (wanted) return `It was refused, and has to be accepted after ${situation}.`;
    const why = Object.entries(REFUSAL_REASONS).find(
      ([outcome]) => outcome === comments.references.specification.outcome,
    )?.[1];
    return `It was accepted, and has to be refused: ${why ?? "the situation does not allow it"}.`;
  }
  if (isAt("$.errCode") && !wanted) return explainCode(comments.references.specification.outcome, texts);
  if (isAt("$.errMsg")) return "The message is missing, empty, or not in the language that was asked for.";
  const missing = differences.flatMap(({ path, text }) => missingFrom(path, text));
  if (missing.length > 0) return `Its answer lacks ${missing.join(", ")}.`;
  if (/header 'Content-Type'/i.test(texts))
    return "Its answer does not say that it is JSON (Content-Type: application/json).";
  const places = [...new Set(differences.map(({ path }) => path).filter((path) => path.startsWith("$.")))];
  if (places.length > 0) return `It answers otherwise than agreed at ${places.map((one) => one.slice(2)).join(", ")}.`;
  return "It answers otherwise than agreed.";
}

function missingFrom(path: string, text: string): string[] {
  const [, names] = /missing the following keys: (.+)$/.exec(text) ?? [];
  const above = path.replace(/^\$\.?/, "");
  return (names?.split(", ") ?? []).map((name) => (above ? `${above}.${name}` : name));
}

function explainCode(outcome: string, texts: string): string {
  const [, number] = /Expected (\d+) \(Integer\) to be the same type/.exec(texts) ?? [];
  if (number) return `Its code is the number ${number}: agreed is a text, as "${number}".`;
  return outcome === "notSignedIn" || outcome === "sessionOver"
    ? "It is refused with a code that ends no session: who has none is refused with one of the eleven of 8.3."
    : "Its code is another than agreed, or has a meaning of its own: those of 8.3 end the session, and 3000 is no refusal (8.1).";
}

/** A wrong setting of a service breaks many exchanges, so its hint is printed once. */
const HINTS: readonly [RegExp, string][] = [
  [
    /"(Success|ErrCode|ResData)"/,
    'The names of some fields begin with a capital letter, as "Success": agreed is "success" (in ASP.NET Core JsonNamingPolicy.CamelCase).',
  ],
  [/text\/html/, "Some answers are HTML: agreed is JSON. Is this the service itself, and has it the call?"],
  [
    /problem\+json|"(errors|title)"/,
    "Some refusals are problem details: agreed is status 200 with success, errCode and errMsg (in ASP.NET Core InvalidModelStateResponseFactory).",
  ],
  [
    /expected 200 but was 401/,
    "Some refusals have status 401: agreed is status 200 with a code of 8.3 (in ASP.NET Core OnChallenge).",
  ],
  [
    /expected 200 but was (400|403|409|422|429)/,
    "Some refusals have a status of 4xx: agreed is status 200 with success, errCode and errMsg.",
  ],
  [/expected 200 but was 5/, "Some calls fail with a status of 5xx: the service's log says why."],
  [
    /expected 200 but was 30\d/,
    "Some calls are redirected: agreed is an answer at their own path (in ASP.NET Core OnRedirectToLogin and UseHttpsRedirection).",
  ],
  [/expected 200 but was 404/, "Some calls are not there: their paths are compared with their capital letters."],
  [/expected 200 but was 204/, 'Some answers are empty: a call that has nothing to say answers {"success": true}.'],
  [/\(Decimal\) to be the same type as '.*' \(String\)/, "Some amounts are JSON numbers: agreed is a decimal text."],
  [/T\\d\{2\}/, "Some times are written otherwise: agreed is ISO 8601 in UTC, ending in Z."],
  [
    /^\$\.resData.* Actual map is missing/m,
    "Some fields are left out: one that may be null is sent as null (in ASP.NET Core not WhenWritingNull).",
  ],
  [
    /to match '\^\([A-Za-z-]+(\|[A-Za-z-]+)*\)\$'/,
    "Some words are others than agreed: they are in camelCase (in ASP.NET Core JsonStringEnumConverter with JsonNamingPolicy.CamelCase).",
  ],
  [/\(Integer\) to be the same type as '.*' \(String\)/, "Some ids or texts are numbers: agreed is a text."],
  [/4010\|4011/, "Some callers without a session are refused with another code than those of 8.3."],
];

/** Hints about settings that cause these differences. */
export function hintsFrom(differences: readonly Mismatch[]): string[] {
  const said = differences.map(({ path, text, actual }) => `${path} ${text} ${actual}`).join("\n");
  return HINTS.flatMap(([sign, hint]) => (sign.test(said) ? [hint] : []));
}
