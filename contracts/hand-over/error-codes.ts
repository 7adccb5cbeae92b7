import { NORMAL_RESPONSE_CODE, PROPOSED_CODES, SESSION_ENDING_CODES } from "#contracts/error-catalogue.ts";

/** When each proposed code is answered (8.14), for the service's team. */
const WHEN: Record<keyof typeof PROPOSED_CODES, string> = {
  notSignedIn: "no token, or one that is not known or no longer accepted; one of the eleven of 8.3",
  invalidInput: "a body or query that is not of the call's shape",
  requestKeyUsed: "a request key that was used before, for something else",
  wrongCredentials:
    "a sign-in with a wrong email or password; which of the two is not said. Also a password change with a wrong old password",
  emailAlreadyRegistered: "a registration of an email that has an account (5.5, 8.7)",
  wrongCode:
    "a verification code that was not sent, or was sent for another purpose; also one that came too late, has been used, or was guessed at too often, since to tell those apart would tell strangers who has an account",
  codeExpired: "the same, from a service that tells them apart all the same",
  tooManyRequests: "asked again too soon, or too many wrong attempts",
  proofNotAccepted: "a proof of the identity provider that it never gave, or that has expired or been used",
  verificationNeeded:
    "an edit of an application, or a look at its credentials, without a proof of CheckCaptchaCode, or with one that was used, has expired, or is for something else (4.5, 6.5)",
  commonPassword: "the password is among the commonest, although it keeps the rules of 5.3",
  notFound: "a record that does not exist, or belongs to another merchant",
  packageUnavailable: "an order of a package, or of a term, that is not on sale",
  orderCannotChange: "a cancellation or payment of an order whose status no longer allows it (4.4)",
  tooManyOpenOrders: "another order while as many wait for their payment as one merchant may have",
  applicationLimitReached: "an application more than the package in force, or the trial version, allows (3.6)",
  walletLimitReached:
    "the address of another network than the package in force, or the trial version, has room for (3.6); one that an open order is paid to is always given",
  currencyLimitReached: "another currency switched on than the package in force has room for (3.6)",
  currencySuspended: "a suspended currency switched on (3.10)",
  internalFault: "a fault of the service; nothing of its inside in `errMsg`",
};

export type ErrorCode = { code: string; name: string; when: string; endsSession: boolean; documented: boolean };

/** Every code that the console acts on or explains: those of 8.1 and 8.3, and the proposed ones. */
export function errorCodes(): ErrorCode[] {
  const proposed = Object.entries(PROPOSED_CODES).map(([name, code]) => ({
    code,
    name,
    when: Object.entries(WHEN).find(([one]) => one === name)?.[1] ?? "",
    endsSession: SESSION_ENDING_CODES.includes(code),
    documented: SESSION_ENDING_CODES.includes(code),
  }));
  const ending = SESSION_ENDING_CODES.filter((code) => code !== PROPOSED_CODES.notSignedIn).map((code) => ({
    ...{ code, name: "sessionOver", when: "the session has ended, for a reason of the service's own" },
    ...{ endsSession: true, documented: true },
  }));
  const normal = { code: NORMAL_RESPONSE_CODE, name: "normalResponse", when: "no refusal: read as an accepted call" };
  return [{ ...normal, endsSession: false, documented: true }, ...ending, ...proposed];
}
