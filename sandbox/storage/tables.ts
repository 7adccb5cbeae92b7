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

/** A customer's payment, the merchant's recharge, a payout to a customer, and the excess or late money of an order. */
export type LedgerKind = "collection" | "recharge" | "withdrawal" | "orderCredit";

/** The sandbox's tables. Amounts are exact decimals in USDT, read as text; moments are in UTC. */
export type Tables = {
  merchants: {
    id: string;
    /** In lower case. */
    email: string;
    /** Null for a merchant who only signs in with the identity provider. */
    passwordHash: string | null;
    nickName: string;
    avatar: string;
    role: string;
    language: string;
    createdAt: Date;
    /** The profile's optional fields (3.3); "" if not set. */
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
    /** The account event of its sign-in; null if none is stored. */
    signInId: number | null;
    /** The id in the API, since the token is secret. */
    id: Generated<number>;
    /** When its token was last used, to the minute, and from where. */
    lastSeenAt: Date;
    address: string;
    /** The device of the sign-in; null once the device is forgotten. */
    deviceId: number | null;
  };
  /** The devices that merchants have signed in from. Only a token's hash is stored. */
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
  /** The security history of accounts, including sign-ins. It contains no secrets. */
  accountEvents: {
    id: Generated<number>;
    /** Null for a failed sign-in with an unregistered email. */
    merchantId: string | null;
    kind: AccountEventKind;
    /** How the merchant signed in; null for anything else. */
    method: SignInMethod | null;
    browser: string;
    system: string;
    /** From `clientAddress`; "" if unknown. */
    address: string;
    /** The code of an application or a network; "" for the account itself. */
    reference: string;
    at: Date;
  };
  /** Rate-limit counters: attempts of a kind at an email or merchant since `since`. */
  attempts: { kind: string; subject: string; attempts: number; since: Date };
  /** Unused proofs of the simulated identity provider. */
  identityProofs: { proofHash: string; kind: IdentityProof["kind"]; email: string; expiresAt: Date };
  /** The one valid code for an email and a purpose. */
  verificationCodes: {
    email: string;
    purpose: string;
    salt: string;
    codeHash: string;
    guessesLeft: number;
    sentAt: Date;
    expiresAt: Date;
  };
  /** Long codes for mailboxes whose short codes were used up by unknown devices. */
  mailboxCodes: { email: string; purpose: string; salt: string; codeHash: string; expiresAt: Date };
  /** Proofs that an application's gate issued for a code; deleted once used. */
  verificationProofs: {
    proofHash: string;
    merchantId: string;
    purpose: GatePurpose;
    applicationCode: string;
    expiresAt: Date;
  };
  /** The outbox. With SMTP, it holds only unsent emails. */
  emails: {
    id: string;
    recipient: string;
    /** The encrypted content, which may include a code; only the outbox decrypts it. */
    sealed: string;
    attempts: number;
    createdAt: Date;
    /** With SMTP, the time of the next attempt; during an attempt, the time at which another process may retry. */
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
    /** The height of its block, which may be in the future. */
    blockHeight: number;
    /** Dropped by the chain, so it does not count. */
    dropped: boolean;
    seenAt: Date;
  };
  /** Credits and debits of a merchant; every balance is a sum of these. */
  ledger: {
    id: string;
    merchantId: string;
    kind: LedgerKind;
    /** The network of the wallet; null for a credit without a wallet. */
    network: Network | null;
    /** Negative for a debit. */
    amount: string;
    /** The code of its bill, withdrawal or order. */
    reference: string;
    enteredAt: Date;
  };
  chains: { network: Network; height: number; hash: string };
  /** The next time of each periodic task that all sandboxes on the database share. */
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
    /** The position in the list of currencies. */
    rank: number;
  };
  /** The currencies that a merchant has enabled. */
  merchantCurrencies: { merchantId: string; currencyId: string; since: Date };
  applications: {
    code: string;
    merchantId: string;
    requestKey: string;
    name: string;
    /** "" if not set, as for the callbacks. */
    address: string;
    rechargeCallback: string;
    withdrawCallback: string;
    status: ApplicationStatus;
    remark: string;
    createdAt: Date;
    /** The hash of the request that created it; null if none is stored. */
    requestHash: string | null;
  };
  /** Encrypted secrets, decrypted only by `signingKeysOf`. */
  applicationCredentials: {
    applicationCode: string;
    appKey: string;
    sealedSecret: string;
    /** The previous secret, valid until `oldUntil`; null if none. */
    oldSealedSecret: string | null;
    oldUntil: Date | null;
  };
  /** The number of an application's failed callback attempts since its last delivery. */
  applicationHealth: { applicationCode: string; lastAttemptId: number; failuresSinceDelivery: number };
  /** One row: a sealed value that detects a wrong key. */
  sealedSample: { id: number; sealedSecret: string };
  /** All of a merchant's transfers on the chains: of orders, bills and withdrawals. */
  transactions: {
    code: string;
    merchantId: string;
    kind: TransactionKind;
    /** The code of its order, application bill or recharge bill. */
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
    /** The address of the merchant's wallet. */
    deliveryAddress: string;
    /** The customer, by the application's own name. */
    userId: string | null;
    noticeStatus: NoticeStatus;
    createdAt: Date;
    /** When the chain confirmed it. */
    paidAt: Date | null;
  };
  rechargeBills: {
    number: string;
    merchantId: string;
    currencyId: string;
    network: Network;
    amount: string;
    hash: string;
    /** The address of the payer. */
    paymentAddress: string | null;
    /** The merchant's own payment address. */
    deliveryAddress: string;
    paidAt: Date;
  };
  /** The sandbox's notices to a merchant; their texts are in `messages/notices.ts`. */
  notices: {
    id: Generated<number>;
    merchantId: string;
    kind: NoticeKind;
    /** The key of the subject, unique for each kind. */
    subject: string;
    /** The values for its text, as JSON. */
    details: string;
    at: Date;
    readAt: Date | null;
  };
  /** Mock mode's messages to a merchant; they are those of `mock/sample-messages.ts`. */
  mockMessages: { merchantId: string; id: number; sentAt: Date; readAt: Date | null };
  /** Customers' withdrawals through an application; amounts and addresses are in the transaction. */
  withdrawals: { code: string; merchantId: string; applicationCode: string; userId: string | null };
  /** Callbacks to an application about a bill or a withdrawal, and test callbacks. */
  callbacks: {
    code: string;
    merchantId: string;
    applicationCode: string;
    event: CallbackEvent;
    /** The bill or the withdrawal that it reports; "" for a test. */
    reference: string;
    url: string;
    /** The exact body, as signed. */
    payload: string;
    status: NoticeStatus;
    createdAt: Date;
    deliveredAt: Date | null;
    /** The failure of the last attempt; null if it succeeded. */
    lastFailure: FailureClass | null;
    /** The time of the next attempt; during an attempt, the time at which another process may retry. */
    nextAttemptAt: Date | null;
  };
  callbackAttempts: {
    id: Generated<number>;
    callbackCode: string;
    sentAt: Date;
    signature: string;
    /** The new AppSecret's, while `signature` is the old one's. */
    nextSignature: string | null;
    /** The receiver, the application's key and the duration; null if not stored. */
    url: string | null;
    appKey: string | null;
    durationMs: number | null;
    answerStatus: number | null;
    failure: CallbackFailure | null;
  };
};
