import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { PASSWORD_COST } from "./account/passwords.ts";
import { LOG_LEVELS, type LogLevel } from "./log.ts";

const seconds = (fallback: number) =>
  z._default(z.coerce.number().check(z.positive("must be a number of seconds above 0")), fallback);
const isUrl = z.refine<string>((typed) => URL.canParse(typed), "must be an address; encode what is special in it");
const text = z.optional(z.string().check(z.minLength(1)));

const environment = z.object({
  PORT: z._default(
    z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535, "must be a port: 0 to 65535")),
    4180,
  ),
  HOST: z._default(z.string().check(z.minLength(1)), "127.0.0.1"),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, "must begin with postgresql://"), isUrl)),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), ".data"),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://"), isUrl)),
  MAIL_FROM: z._default(z.string().check(z.minLength(3)), "Merchant Console <no-reply@merchant.example>"),
  SANDBOX_BLOCK_SECONDS: seconds(3),
  SANDBOX_PAYMENT_WINDOW_SECONDS: seconds(1800),
  SANDBOX_CODE_RESEND_SECONDS: z._default(
    z.coerce.number().check(z.nonnegative("must be a number of seconds, 0 or more")),
    60,
  ),
  SANDBOX_CODES_PER_DAY: z._default(
    z.coerce.number().check(z.int(), z.minimum(1, "must be a whole number above 0")),
    20,
  ),
  SANDBOX_OPEN_ORDERS: z._default(z.coerce.number().check(z.int(), z.minimum(1, "must be a whole number above 0")), 20),
  SANDBOX_ADDRESS_LIMITS: z._default(z.enum(["0", "1"]), "1"),
  SANDBOX_TRUST_PROXY: z._default(z.enum(["0", "1"]), "0"),
  SANDBOX_CALLBACK_RETRY_SECONDS: seconds(5),
  SANDBOX_CALLBACKS_LOCAL: z.optional(z.enum(["0", "1"])),
  SANDBOX_PROVIDER_STATES: z._default(z.enum(["0", "1"]), "0"),
  SANDBOX_IDENTITY: z._default(z.enum(["0", "1"]), "0"),
  IDENTITY_CLIENT_ID: text,
  IDENTITY_SCRIPT_URL: z.optional(z.url({ protocol: /^https?$/, error: "must be an http(s) URL" })),
  SANDBOX_LOG: z._default(z.enum(LOG_LEVELS), "error"),
  SANDBOX_MOCK: z._default(z.enum(["0", "1"]), "0"),
  SANDBOX_STANDS_AT: z.optional(z.iso.datetime("must be an instant such as 2026-11-21T09:30:00Z")),
  SANDBOX_HOSTS: z._default(z.string(), ""),
  SANDBOX_KEY: z.optional(z.string().check(z.minLength(16, "must have 16 characters or more"))),
  SANDBOX_DEMO: z.optional(z.enum(["0", "1"])),
  SANDBOX_SITE_DIR: text,
  SANDBOX_SECRETS_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits"))),
});

export const VARIABLES = Object.keys(environment.shape);

/** The identity provider's own library (7.19). */
const PROVIDER_SCRIPT = "https://accounts.google.com/gsi/client";

/** Loopback addresses, which only this machine can reach. */
const LOCALHOST = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** The sandbox's settings. */
export type Settings = {
  port: number;
  host: string;
  /** Allowed host names, besides localhost and IP addresses. */
  hosts: readonly string[];
  /** The password of the page `/sandbox`; null where only this machine reaches it. */
  testerKey: string | null;
  /** Whether there is a demo account, whose password is public. */
  demo: boolean;
  /** The URL of a PostgreSQL; null uses PGlite in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** The mail server; null keeps emails in the outbox of the page `/sandbox`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Seconds between two blocks; null produces none automatically (in tests). */
  blockSeconds: number | null;
  paymentWindowSeconds: number;
  codeResendSeconds: number;
  /** The most codes per email and purpose. */
  codesPerDay: number;
  /** The most unpaid orders of one merchant. */
  openOrders: number;
  /** Timeout for receiving a request. Set by tests only. */
  requestSeconds: number;
  /** Timeout for getting a database connection. Set by tests only. */
  databaseSeconds: number;
  /**
   * How long a sandbox has the lease on an email or a callback that it sends; then another may send it, in case the first
   * was killed. Set by tests only.
   */
  leaseSeconds: number;
  /** Whether there are rate limits per IP address; off in tests, which share one address. */
  addressLimits: boolean;
  /** Whether a proxy sets X-Forwarded-For and overwrites what clients send. */
  trustProxy: boolean;
  /** The wait before the first retry of a callback; each further wait is three times as long. */
  callbackRetrySeconds: number;
  /** Whether callbacks may go to this machine and to private networks. */
  localCallbacks: boolean;
  /** The memory cost of argon2id, in KiB. Lowered by tests only. */
  passwordCost: number;
  providerStates: boolean;
  /** Whether to run the simulated identity provider, which accepts every email. */
  identity: boolean;
  /**
   * A real identity provider (2.38) instead of the simulated one: its client id and script, whose origin the content security
   * policy then allows; null without one.
   */
  identityProvider: { clientId: string; scriptUrl: string } | null;
  /** "error": faults only; "warn": also refused requests; "info": every request. */
  logLevel: LogLevel;
  /** Whether to serve the mock calls and a console that uses them (7.17). */
  mock: boolean;
  /** A fixed time for reproducible pictures; null uses the clock. */
  standsAt: Date | null;
  /** The built console. */
  siteDir: string;
  /** The key that encrypts AppSecrets, in hexadecimal; null keeps one in `dataDir`. */
  secretsKey: string | null;
};

/** An invalid setting; its message is for the operator. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * @throws SettingsError with the name of each invalid variable, never its value, which may contain a password.
 */
export function readSettings(variables: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
    throw new SettingsError(`These environment variables cannot be used:\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  // Behind a proxy, every client of the proxy reaches it.
  const isOwn = LOCALHOST.test(env.HOST) && env.SANDBOX_TRUST_PROXY === "0";
  return {
    port: env.PORT,
    host: env.HOST,
    hosts: env.SANDBOX_HOSTS.split(",")
      .map((name) => name.trim())
      .filter(Boolean),
    testerKey: env.SANDBOX_KEY ?? (isOwn ? null : randomBytes(16).toString("base64url")),
    demo: env.SANDBOX_DEMO ? env.SANDBOX_DEMO === "1" : isOwn,
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: env.DATA_DIR,
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    blockSeconds: env.SANDBOX_BLOCK_SECONDS,
    paymentWindowSeconds: env.SANDBOX_PAYMENT_WINDOW_SECONDS,
    codeResendSeconds: env.SANDBOX_CODE_RESEND_SECONDS,
    codesPerDay: env.SANDBOX_CODES_PER_DAY,
    openOrders: env.SANDBOX_OPEN_ORDERS,
    requestSeconds: 30,
    databaseSeconds: 10,
    leaseSeconds: 60,
    addressLimits: env.SANDBOX_ADDRESS_LIMITS === "1",
    trustProxy: env.SANDBOX_TRUST_PROXY === "1",
    callbackRetrySeconds: env.SANDBOX_CALLBACK_RETRY_SECONDS,
    localCallbacks: env.SANDBOX_CALLBACKS_LOCAL ? env.SANDBOX_CALLBACKS_LOCAL === "1" : isOwn,
    passwordCost: PASSWORD_COST,
    logLevel: env.SANDBOX_LOG,
    providerStates: env.SANDBOX_PROVIDER_STATES === "1",
    identity: env.SANDBOX_IDENTITY === "1",
    identityProvider:
      env.IDENTITY_CLIENT_ID === undefined
        ? null
        : { clientId: env.IDENTITY_CLIENT_ID, scriptUrl: env.IDENTITY_SCRIPT_URL ?? PROVIDER_SCRIPT },
    mock: env.SANDBOX_MOCK === "1",
    standsAt: env.SANDBOX_STANDS_AT === undefined ? null : new Date(env.SANDBOX_STANDS_AT),
    siteDir: env.SANDBOX_SITE_DIR ?? "dist",
    secretsKey: env.SANDBOX_SECRETS_KEY ?? null,
  };
}
