import type { Reasons } from "#model-tests/engine/mutants/index.ts";

const OPENS = "`opening` leads to the same state at once.";
const ELSEWHERE = "Only other machines use this function of a shared file.";
const GUARDED = "The guard before it excludes everything else.";

/** Equivalent mutants by machine, kind and change, with the reason. */
export const EQUIVALENT: Reasons = {
  "applicationEdit order: onDone in saving: the first two the other way round":
    "An answer is either accepted or refused for a missing verification.",
  'applicationEdit constant: "enabled" → ""': "The form starts with the application's status.",
  "credentialView order: onDone in loading: the first two the other way round":
    "An answer is either accepted or refused for a missing verification.",
  "forgotPassword order: onDone in open.choosing.resetting: the first two the other way round":
    "An answer is either accepted or refused for its code.",
  "listRefresh order: onDone in loading: the first two the other way round":
    "An answer is either accepted or the call is not offered.",
  "orderPayment order: ORDER_UPDATED in payment: the first two the other way round":
    "An order has one status at a time.",
  "orderPayment missing: without ORDER_UPDATED in payment.failed": "Entering `failed` again has no effect.",
  "messagePoll order: onDone in polling: the first two the other way round":
    "The answer that ends polling has no messages, so none is new.",
  "role order: PROFILE_LOADED in the root: the first two the other way round": "A person has one role at a time.",
  "session condition: context.user && answer.accepted → (context.user) || (answer.accepted)":
    "A profile is loaded only for a signed-in user, and only an accepted one is applied.",
  'applicationCreation constant: "" → "other"': "Only an accepted answer creates an application.",
  'devices constant: "" → "other"': "A session is ended only after a request.",
  'orderPlacement constant: "" → "other"': "Only an accepted answer is stored.",
  "credentialView target: ROTATION_REQUESTED in available → opening instead of asking": OPENS,
  "credentialView target: OLD_SECRET_END_REQUESTED in available → opening instead of asking": OPENS,
  "credentialView target: RETRIED in expired → opening instead of verifying": OPENS,
  'identityProvider condition: !isGrant(event) || event.output.kind === "none" → (!isGrant(event)) && (event.output.kind === "none")':
    GUARDED,
  'identityProvider constant: "none" → ""': GUARDED,
  "signatureCheck condition: Object.keys(issues).length === 0 → (Object.keys(issues).length) !== (0)": ELSEWHERE,
  "signatureCheck constant: 0 → 1": ELSEWHERE,
  "languageChange guard dropped: without the guard of always in changing":
    "The second guard is evaluated only if the first, its opposite, does not hold.",
};
