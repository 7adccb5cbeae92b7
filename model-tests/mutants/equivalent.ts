import type { Reasons } from "#model-tests/engine/mutants/index.ts";

const OPENS = "`opening` leads on to the same state at once.";
const GUARDED = "The guard before it lets nothing else through.";

/** Equivalent mutants by machine, kind and change, with the reason. */
export const EQUIVALENT: Reasons = {
  "applicationEdit order: onDone in saving: the first two the other way round":
    "An answer is accepted, or refused for want of the gate, never both.",
  'applicationEdit constant: "enabled" → ""': "The form comes with the status of the application.",
  "credentialView order: onDone in loading: the first two the other way round":
    "An answer is accepted, or refused for want of the gate, never both.",
  "forgotPassword order: onDone in open.choosing.resetting: the first two the other way round":
    "An answer is accepted, or refused for its code, never both.",
  "listRefresh order: onDone in asking: the first two the other way round":
    "An answer is accepted, or the call is not offered, never both.",
  "orderPayment order: ORDER_UPDATED in payment: the first two the other way round":
    "An order has one status at a time.",
  "orderPayment missing: without ORDER_UPDATED in payment.failed": "To come to `failed` again does nothing.",
  "messagePoll order: onDone in polling: the first two the other way round":
    "The answer that is the last one has no messages, so nothing in it is new.",
  "role order: PROFILE_LOADED in the root: the first two the other way round": "A person has one role at a time.",
  "session condition: context.user && answer.accepted → (context.user) || (answer.accepted)":
    "A profile comes to a user who is signed in, and only an accepted one is applied.",
  'applicationCreation constant: "" → "other"': "Only an accepted answer creates anything.",
  'devices constant: "" → "other"': "Nothing is ended before it was asked for.",
  'orderPlacement constant: "" → "other"': "Only an accepted answer is remembered.",
  "credentialView target: ROTATION_REQUESTED in available → opening instead of asking": OPENS,
  "credentialView target: OLD_SECRET_END_REQUESTED in available → opening instead of asking": OPENS,
  "credentialView target: RETRIED in expired → opening instead of verifying": OPENS,
  'identityProvider condition: !isGrant(event) || event.output.kind === "none" → (!isGrant(event)) && (event.output.kind === "none")':
    GUARDED,
  'identityProvider constant: "none" → ""': GUARDED,
  "languageChange guard dropped: without the guard of always in changing":
    "The second alternative is asked only where the first did not hold, and is its opposite.",
};
