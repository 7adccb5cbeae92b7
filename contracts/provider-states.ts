import * as z from "zod/mini";
import { email } from "./account/credentials.ts";
import { identityProof } from "./account/identity-login.ts";
import { codePurpose, gatePurpose } from "./account/send-verification-code.ts";
import { profileChange } from "./account/update-profile.ts";
import { ALL_LANGUAGES } from "./languages.ts";

/**
 * The provider states of the contract. A provider sets one up when the verifier names it, and answers the values that
 * it chose (a token, a code). If one is missing, the verification fails.
 */
export const PROVIDER_STATES = {
  "nobody is registered": "No merchant has the email `email`, and no code was sent to it yet.",
  "a registered merchant": "A merchant with the email `email` and the password `password` exists.",
  "a code was sent": "The code `code` was just sent to `email` for `purpose` and serves still.",
  "a code was checked":
    "The code `code` was sent to `email` for `purpose`, and CheckCaptchaCode (7.6) has been called with it and has accepted it.",
  "a code has expired": "The code `code` was sent to `email` for `purpose`, so long ago that it serves no more.",
  "a code was used": "The code `code` was sent to `email` for `purpose`, and a call has used it up.",
  "a signed-in merchant": "A merchant exists and is signed in. Answers `token` and `userId`.",
  "a signed-in merchant with a password": "A merchant with the password `password` is signed in. Answers `token`.",
  "a merchant who changed the password":
    "A merchant with the email `email` and the password `password` was signed in twice, and has changed it to `newPassword` in one of the sessions, by 7.10. Answers the `token` and the `userId` of the other.",
  "a merchant who reset the password":
    "A merchant with the email `email` and the password `password` was signed in, and has then reset it to `newPassword` by 7.11. Answers the `token` and the `userId` of that session.",
  "a merchant who changed the nickname":
    "A merchant is signed in and has changed the nickname to `nickName`, by 7.14. Answers `token` and `userId`.",
  "a merchant who changed the language":
    "A merchant with the email `email` and the password `password` has changed the language to `language`, by 7.13.",
  "a merchant whose session has ended":
    "A merchant was signed in, and has signed out by 7.7. Answers the `token` of that time.",
  "another merchant":
    "A merchant is signed in, and another one exists. Answers the `token` of the one and the `userId` of the other.",
  "a merchant who signed in before":
    "A merchant is signed in, and has signed in with the password one time before. Answers `token` and `userId`.",
  "a merchant on two devices":
    "A merchant has signed in twice. Answers `token` of the second sign-in, and `sessionId` of the first one's session.",
  "another merchant's session":
    "A merchant is signed in, and so is another. Answers the `token` of the one and the `sessionId` of the other's session.",
  "the identity provider vouches":
    "The identity provider has given a proof of the kind `kind` for `email`, which is still unused. Answers `proof`.",
  "a used proof of the identity provider":
    "The identity provider has given a proof of the kind `kind` for `email`, and a sign-in has used it up. Answers `proof`.",
  "packages are on sale":
    "A merchant is signed in, and a package named `packageName` is on sale for `termMonths` months. Answers `token` and `packageId`.",
  "a merchant with an application":
    "A signed-in merchant has at least one application, enabled. Answers `token` and `applicationCode`.",
  "a merchant whose customers can pay":
    "A signed-in merchant has an application, enabled and with an address for recharge callbacks, and has USDT on TRON switched on. Answers `token` and `applicationCode`.",
  "a merchant at the gate of an application":
    "A signed-in merchant with the email `email` has an application, and the code `code` was just sent for its `gate`. Answers `token` and `applicationCode`.",
  "a merchant past the gate of an application":
    "A signed-in merchant has an application, and an unused proof of having passed its `gate`. Answers `token`, `applicationCode` and `proof`.",
  "a merchant with a used proof": "The same, and the proof was used. Answers `token`, `applicationCode` and `proof`.",
  "a merchant with two applications":
    "A signed-in merchant has two applications and no other, named `firstName` and `lastName`. Answers `token`.",
  "another merchant's application":
    "A signed-in merchant has a proof of having passed the `gate` of an own application, and another application belongs to another merchant. Answers `token`, `proof`, and the other's `applicationCode`.",
  "a merchant whose package allows no more applications":
    "A signed-in merchant has as many applications as the package in force, or the trial version, allows. Answers `token`.",
  "a merchant with orders": "A signed-in merchant has at least one order. Answers `token`.",
  "the same order asked for twice":
    "A signed-in merchant has no order but one of `packageName` for `termMonths` months, to be paid on TRON, which was asked for twice with the request key `requestKey`. Answers `token` and `packageId`.",
  "a pending order":
    "A signed-in merchant has an unpaid order within its payment window, and nothing was transferred for it. Answers `token` and `orderCode`.",
  "a paid order":
    "A signed-in merchant has an order that a transfer paid, and its package is in force. Answers `token` and `orderCode`.",
  "another merchant's order":
    "A merchant is signed in, and an order belongs to another. Answers `token` and `orderCode`.",
  "a currency to switch on":
    "A signed-in merchant has the currency `currencyId` switched off, and may switch it on. Answers `token` and `currencyId`.",
  "no room for another currency":
    "A signed-in merchant has as many currencies switched on as the package allows, and `currencyId` is off. Answers `token` and `currencyId`.",
  "a collected payment":
    "An application of a signed-in merchant collected a payment that the chain has confirmed, and a callback about it was sent at least once. Answers `token` and `callbackCode`.",
  "another merchant's callback":
    "A merchant is signed in, and a callback belongs to another. Answers `token` and `callbackCode`.",
  "a payment of yesterday":
    "An application of a signed-in merchant collected a payment that the chain had confirmed 24 hours ago. Answers `token` and `applicationCode`.",
  "a recharge":
    "A signed-in merchant paid money into the own payment address, and the chain has confirmed it. Answers `token`.",
} as const;
export type ProviderState = keyof typeof PROVIDER_STATES;

/** The values that each state answers beside its params; verification fails if one is missing. */
export const STATE_ANSWERS = {
  "nobody is registered": [],
  "a registered merchant": [],
  "a code was sent": [],
  "a code was checked": [],
  "a code has expired": [],
  "a code was used": [],
  "a signed-in merchant": ["token", "userId"],
  "a signed-in merchant with a password": ["token"],
  "a merchant who changed the password": ["token", "userId"],
  "a merchant who reset the password": ["token", "userId"],
  "a merchant who changed the nickname": ["token", "userId"],
  "a merchant who changed the language": [],
  "a merchant whose session has ended": ["token"],
  "another merchant": ["token", "userId"],
  "a merchant who signed in before": ["token", "userId"],
  "a merchant on two devices": ["token", "sessionId"],
  "another merchant's session": ["token", "sessionId"],
  "the identity provider vouches": ["proof"],
  "a used proof of the identity provider": ["proof"],
  "packages are on sale": ["token", "packageId"],
  "a merchant with an application": ["token", "applicationCode"],
  "a merchant whose customers can pay": ["token", "applicationCode"],
  "a merchant at the gate of an application": ["token", "applicationCode"],
  "a merchant past the gate of an application": ["token", "applicationCode", "proof"],
  "a merchant with a used proof": ["token", "applicationCode", "proof"],
  "a merchant with two applications": ["token"],
  "another merchant's application": ["token", "applicationCode", "proof"],
  "a merchant whose package allows no more applications": ["token"],
  "a merchant with orders": ["token"],
  "the same order asked for twice": ["token", "packageId"],
  "a pending order": ["token", "orderCode"],
  "a paid order": ["token", "orderCode"],
  "another merchant's order": ["token", "orderCode"],
  "a currency to switch on": ["token", "currencyId"],
  "no room for another currency": ["token", "currencyId"],
  "a collected payment": ["token", "callbackCode"],
  "another merchant's callback": ["token", "callbackCode"],
  "a payment of yesterday": ["token", "applicationCode"],
  "a recharge": ["token"],
} as const satisfies Record<ProviderState, readonly string[]>;

const address = z._default(email, "merchant@example.com");
const password = z._default(z.string().check(z.minLength(1)), "Correct-Horse-7");
const code = z._default(z.string().check(z.minLength(1)), "482913");
const toCode = z.strictObject({ email: address, purpose: z._default(codePurpose, "register"), code });
const gate = z._default(gatePurpose, "viewCredentials");
const toGate = z.strictObject({ gate });
const toVouching = z.strictObject({ email: address, kind: z._default(identityProof.shape.kind, "credential") });
const toNewPassword = z.strictObject({
  ...{ email: address, password },
  newPassword: z._default(z.string().check(z.minLength(1)), "Battery-Staple-8"),
});
const name = (example: string) => z._default(z.string().check(z.minLength(1)), example);
const termMonths = z._default(z.int().check(z.positive()), 3);

/** The params of each state with their defaults; states that are not listed have none. */
export const STATE_PARAMS = {
  "nobody is registered": z.strictObject({ email: address }),
  "a registered merchant": z.strictObject({ email: address, password }),
  "a code was sent": toCode,
  "a code was checked": toCode,
  "a code has expired": toCode,
  "a code was used": toCode,
  "a signed-in merchant with a password": z.strictObject({ password }),
  "a merchant who changed the password": toNewPassword,
  "a merchant who reset the password": toNewPassword,
  "a merchant who changed the nickname": z.strictObject({
    nickName: z._default(profileChange.shape.nickName, "Lin Trading"),
  }),
  "a merchant who changed the language": z.strictObject({
    ...{ email: address, password },
    language: z._default(z.enum(ALL_LANGUAGES), "th-TH"),
  }),
  "the identity provider vouches": toVouching,
  "a used proof of the identity provider": toVouching,
  "packages are on sale": z.strictObject({ termMonths, packageName: name("Growth") }),
  "the same order asked for twice": z.strictObject({
    ...{ termMonths, packageName: name("Growth"), requestKey: name("key-of-one-order") },
  }),
  "a merchant with two applications": z.strictObject({
    ...{ firstName: name("Alpha shop"), lastName: name("Zeta shop") },
  }),
  "another merchant's application": toGate,
  "a merchant at the gate of an application": z.strictObject({ email: address, gate, code }),
  "a merchant past the gate of an application": toGate,
  "a merchant with a used proof": toGate,
} as const satisfies Partial<Record<ProviderState, z.ZodMiniType>>;

const NOTHING = z.strictObject({});

/** The schema of a state's params. */
export function paramsOf(state: ProviderState): z.ZodMiniObject {
  return state in STATE_PARAMS ? STATE_PARAMS[state as keyof typeof STATE_PARAMS] : NOTHING;
}
