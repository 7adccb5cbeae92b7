/** A refusal with this code is treated as a normal response (8.1). */
export const NORMAL_RESPONSE_CODE = "3000";

/** Codes that also open the blocking "logged out" dialog (8.3). */
export const SESSION_ENDING_CODES: readonly string[] = [
  "4010",
  "4011",
  "4013",
  "4014",
  "4015",
  "4019",
  "4020",
  "4021",
  "4025",
  "4027",
  "5010",
];

/**
 * Codes proposed to the backend team where the documentation shows none (8.14).
 * The console explains these in its own words; any other code is shown with the service's errMsg.
 */
export const PROPOSED_CODES = {
  /** No token, or an unknown or expired one; one of the codes of 8.3. */
  notSignedIn: "4010",
  invalidInput: "1001",
  /** The request key was used for a different request. */
  requestKeyUsed: "1002",
  wrongCredentials: "2001",
  emailAlreadyRegistered: "2002",
  /** Also for a used or expired code: telling them apart would reveal who has an account. */
  wrongCode: "2003",
  /** For a service that distinguishes them. */
  codeExpired: "2004",
  tooManyRequests: "2005",
  proofNotAccepted: "2006",
  /** The proof of verification is missing, used, expired or for another gate (4.5). */
  verificationNeeded: "2007",
  /** One of the most common passwords, although it follows the rules of 5.3. */
  commonPassword: "2008",
  notFound: "2404",
  packageUnavailable: "2101",
  orderCannotChange: "2102",
  /** The merchant has the maximum of unpaid orders. */
  tooManyOpenOrders: "2103",
  /** The package in force, or the trial version, allows no more applications (3.6). */
  applicationLimitReached: "2201",
  /** The package in force, or the trial version, allows no more wallets (3.6). */
  walletLimitReached: "2301",
  currencyLimitReached: "2501",
  currencySuspended: "2502",
  internalFault: "5000",
} as const;

/** Whether a refusal with this code ends the session (8.3). */
export function endsSession(errCode: string): boolean {
  return SESSION_ENDING_CODES.includes(errCode);
}
