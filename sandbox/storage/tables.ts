import type { Generated } from "kysely";
import type { AccountEventKind } from "#contracts/account/account-event.ts";
import type { LoginMethod } from "#contracts/account/check-last-login.ts";
import type { IdentityProof } from "#contracts/account/identity-login.ts";
import type { GatePurpose } from "#contracts/account/send-verification-code.ts";
import type { ApplicationStatus } from "#contracts/applications/application.ts";
import type { CallbackEvent, CallbackFailure, FailureClass } from "#contracts/bills/callback.ts";
import type { TransactionKind, TransactionStatus } from "#contracts/bills/list-transactions.ts";
import type { NoticeStatus } from "#contracts/bills/notice-status.ts";
import type { CurrencyStatus, CurrencyType } from "#contracts/currencies/currency.ts";
import type { Network } from "#contracts/currencies/network.ts";
import type { PayReason, PayStatus, AgreedTransfer as Transfer } from "#contracts/orders/order.ts";

export type SignInMethod = LoginMethod;

/** The kinds of messages. */
export type NoticeKind =
  | "orderPaid"
  | "orderFailed"
  | "callbackGivenUp"
  | "packageEnding"
  | "passwordChanged"
  | "newSignIn"
  | "secretRotated";

/** Where money came from, or went: a customer, the merchant, a customer again, what an order left over. */
export type LedgerKind = "collection" | "recharge" | "withdrawal" | "orderCredit";

/** The sandbox's tables. Amounts are exact decimals in USDT, read as text; moments are in UTC. */
export type Tables = {
  merchants: {
    id: string;
    /** In lower case. */
    email: string;
    /** Null for whom only the identity provider vouches. */
    passwordHash: string | null;
    nickName: string;
    avatar: string;
    role: string;
    language: string;
    createdAt: Date;
    /** What the merchant says of themselves (3.3); "" where nothing. */
    name: Generated<string>;
    job: Generated<string>;
    organization: Generated<string>;
    location: Generated<string>;
    introduction: Generated<string>;
    personalWebsite: Generated<string>;
    phone: Generated<string>;
  };
  /** Only a token's hash is kept, so that reading the table is not enough to sign in. */
  sessions: {
    tokenHash: string;
    merchantId: string;
    createdAt: Date;
    expiresAt: Date;
    /** The sign-in that opened it; null for sessions from before those were kept. */
    signInId: number | null;
    /** By which its owner names it. */
    id: Generated<number>;
    /** When its token was last used, to the minute, and from where. */
    lastSeenAt: Date;
    address: string;
    /** The device that it was opened on; null for one that is forgotten. */
    deviceId: number | null;
  };
  /** The devices that merchants have signed in from; each keeps its token, here is the hash alone. */
  knownDevices: {
    id: Generated<number>;
    merchantId: string;
    tokenHash: string;
    browser: string;
    system: string;
    address: string;
    createdAt: Date;
    /** When it last signed in. */
    lastSeenAt: Date;
  };
  /** What happened to accounts, sign-ins among it. Nothing here is a secret. */
  accountEvents: {
    id: Generated<number>;
    /** Null for a failed sign-in with an unregistered e-mail. */
    merchantId: string | null;
    kind: AccountEventKind;
    /** How the merchant signed in; null for anything else. */
    method: SignInMethod | null;
    browser: string;
    system: string;
    /** As `clientAddress` gives it; "" where it is not known. */
    address: string;
    /** The application or the network that it is about; "" for the account itself. */
    reference: string;
    at: Date;
  };
  /** What was tried, at which e-mail or merchant, how often since `since`. */
  attempts: { kind: string; subject: string; attempts: number; since: Date };
  /** Unused proofs of the stand-in for an identity provider. */
  identityProofs: { proofHash: string; kind: IdentityProof["kind"]; email: string; expiresAt: Date };
  /** The one valid code for an e-mail and a purpose. */
  verificationCodes: {
    email: string;
    purpose: string;
    salt: string;
    codeHash: string;
    guessesLeft: number;
    sentAt: Date;
    expiresAt: Date;
  };
  /** The long code of a mailbox whose short ones were used up by others. */
  mailboxCodes: { email: string; purpose: string; salt: string; codeHash: string; expiresAt: Date };
  /** What a code was exchanged for at the gate of an application; gone once it is used. */
  verificationProofs: {
    proofHash: string;
    merchantId: string;
    purpose: GatePurpose;
    applicationCode: string;
    expiresAt: Date;
  };
  /** The outbox; with SMTP, what still has to be sent. */
  emails: {
    id: string;
    recipient: string;
    /** What it says, opened by the outbox alone: it may hold a code. */
    sealed: string;
    attempts: number;
    createdAt: Date;
    /** With SMTP, the time of the next attempt; while it is being sent, when another process may take over. */
    nextAttemptAt: Date;
  };
  packages: {
    id: string;
    name: string;
    /** Bigger packages have a higher rank. */
    rank: number;
    wallets: number | null;
    currencies: number | null;
    applications: number | null;
  };
  packageTerms: { packageId: string; unit: "month" | "quarter" | "other"; months: number; amount: string };
  subscriptions: { id: string; merchantId: string; packageId: string; startsAt: Date; expiresAt: Date };
  orders: {
    code: string;
    merchantId: string;
    requestKey: string;
    packageId: string;
    termMonths: number;
    amount: string;
    network: Network;
    type: "new" | "renewal" | "upgrade";
    upgradeItem: string | null;
    status: PayStatus;
    reason: PayReason | null;
    createdAt: Date;
    /** When the payment window ends or ended. */
    expiresAt: Date;
    paidAt: Date | null;
  };
  transfers: {
    hash: string;
    orderCode: string;
    network: Network;
    amount: string;
    kind: Transfer["kind"];
    /** The block that holds it, or will. */
    blockHeight: number;
    /** The chain refused it after all: it counts for nothing. */
    dropped: boolean;
    seenAt: Date;
  };
  /** What was added to a merchant's money, or taken from it: every figure of money is a sum of these. */
  ledger: {
    id: string;
    merchantId: string;
    kind: LedgerKind;
    /** The wallet that it is in; null for what the service owes without one. */
    network: Network | null;
    /** Below zero for what was taken. */
    amount: string;
    /** The code of the bill, the withdrawal or the order that it comes from. */
    reference: string;
    enteredAt: Date;
  };
  chains: { network: Network; height: number; hash: string };
  /** When what all sandboxes on the database do together is due again. */
  turns: { name: string; dueAt: Date };
  wallets: { merchantId: string; network: Network; address: string; createdAt: Date };
  currencies: {
    id: string;
    name: string;
    symbol: string;
    network: Network;
    type: CurrencyType;
    contractAddress: string | null;
    status: Generated<CurrencyStatus>;
    /** Its place in the list of all. */
    rank: number;
  };
  /** Those that a merchant has switched on. */
  merchantCurrencies: { merchantId: string; currencyId: string; since: Date };
  applications: {
    code: string;
    merchantId: string;
    requestKey: string;
    name: string;
    /** "" where there is none, as with the callbacks. */
    address: string;
    rechargeCallback: string;
    withdrawCallback: string;
    status: ApplicationStatus;
    remark: string;
    createdAt: Date;
    /** Of what the request said that made it; null for one from before those were kept. */
    requestHash: string | null;
  };
  /** Opened by `signingKeysOf` alone. */
  applicationCredentials: {
    applicationCode: string;
    appKey: string;
    sealedSecret: string;
    /** The one before, which works until `oldUntil`; null for none. */
    oldSealedSecret: string | null;
    oldUntil: Date | null;
  };
  /** How the receivers of an application do, over all of its callbacks. */
  applicationHealth: { applicationCode: string; lastAttemptId: number; failuresSinceDelivery: number };
  /** By which the key of the secrets is known again: one row. */
  sealedSample: { id: number; sealedSecret: string };
  /** Everything that moved on a chain for a merchant, whatever it belongs to. */
  transactions: {
    code: string;
    merchantId: string;
    kind: TransactionKind;
    /** The code of the order, the application bill or the recharge bill that it belongs to. */
    reference: string;
    currencyId: string;
    network: Network;
    amount: string;
    hash: string;
    blockHeight: number;
    fromAddress: string | null;
    toAddress: string | null;
    status: TransactionStatus;
    createdAt: Date;
  };
  applicationBills: {
    code: string;
    merchantId: string;
    applicationCode: string;
    currencyId: string;
    network: Network;
    amount: string;
    hash: string;
    blockHeight: number;
    fromAddress: string;
    toAddress: string;
    /** The merchant's wallet, which the money is delivered to. */
    deliveryAddress: string;
    /** The customer, by the application's own name. */
    userId: string | null;
    noticeStatus: NoticeStatus;
    createdAt: Date;
    /** When the chain had confirmed it. */
    paidAt: Date | null;
  };
  rechargeBills: {
    number: string;
    merchantId: string;
    currencyId: string;
    network: Network;
    amount: string;
    hash: string;
    /** Whose wallet paid. */
    paymentAddress: string | null;
    /** The merchant's own payment address. */
    deliveryAddress: string;
    paidAt: Date;
  };
  /** What the sandbox tells a merchant; what it says is in `messages/notices.ts`. */
  notices: {
    id: Generated<number>;
    merchantId: string;
    kind: NoticeKind;
    /** What it is about: once for each kind. */
    subject: string;
    /** What its text is filled with, as JSON. */
    details: string;
    at: Date;
    readAt: Date | null;
  };
  /** What mock mode made up for a merchant; what it says is in `mock/message-texts.ts`. */
  mockMessages: { merchantId: string; id: number; sentAt: Date; readAt: Date | null };
  /** What customers withdrew through an application; the rest of it is in its transaction. */
  withdrawals: { code: string; merchantId: string; applicationCode: string; userId: string | null };
  /** The calls that report a bill or a withdrawal to its application, and tests. */
  callbacks: {
    code: string;
    merchantId: string;
    applicationCode: string;
    event: CallbackEvent;
    /** The bill or the withdrawal that it reports; "" for a test. */
    reference: string;
    url: string;
    /** The body, to the letter. */
    payload: string;
    status: NoticeStatus;
    createdAt: Date;
    deliveredAt: Date | null;
    /** Why the last attempt failed; null when it did not. */
    lastFailure: FailureClass | null;
    /** The time of the next attempt; while it is being sent, when another process may take over. */
    nextAttemptAt: Date | null;
  };
  callbackAttempts: {
    id: Generated<number>;
    callbackCode: string;
    sentAt: Date;
    signature: string;
    /** The new AppSecret's, while `signature` is the old one's. */
    nextSignature: string | null;
    /** Where it went, as whose, and how long it took; null for one from before these were kept. */
    url: string | null;
    appKey: string | null;
    durationMs: number | null;
    answerStatus: number | null;
    failure: CallbackFailure | null;
  };
};
