import { randomBytes } from "node:crypto";
import * as z from "zod/mini";
import { PASSWORD_COST } from "./account/passwords.ts";
import { LOG_LEVELS } from "./log.ts";

const seconds = (fallback: number) =>
  z._default(z.coerce.number().check(z.positive("must be a number of seconds above 0")), fallback);
const isWhole = "must be a whole number above 0";
const whole = (fallback: number) =>
  z._default(z.coerce.number(isWhole).check(z.int(isWhole), z.minimum(1, isWhole)), fallback);
const flag = z.stringbool({ truthy: ["1"], falsy: ["0"], error: "must be 0 or 1" });
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
  SANDBOX_CODES_PER_DAY: whole(20),
  SANDBOX_OPEN_ORDERS: whole(20),
  SANDBOX_ADDRESS_LIMITS: z._default(flag, true),
  SANDBOX_TRUST_PROXY: z._default(flag, false),
  SANDBOX_CALLBACK_RETRY_SECONDS: seconds(5),
  SANDBOX_CALLBACKS_LOCAL: z.optional(flag),
  SANDBOX_PROVIDER_STATES: z._default(flag, false),
  SANDBOX_IDENTITY: z._default(flag, false),
  IDENTITY_CLIENT_ID: text,
  IDENTITY_SCRIPT_URL: z._default(
    z.url({ protocol: /^https?$/, error: "must be an http(s) URL" }),
    "https://accounts.google.com/gsi/client",
  ),
  SANDBOX_LOG: z._default(z.enum(LOG_LEVELS), "error"),
  SANDBOX_MOCK: z._default(flag, false),
  SANDBOX_STANDS_AT: z.optional(z.iso.datetime("must be an instant such as 2026-11-21T09:30:00Z")),
  SANDBOX_HOSTS: z._default(z.string(), ""),
  SANDBOX_KEY: z.optional(z.string().check(z.minLength(16, "must have 16 characters or more"))),
  SANDBOX_DEMO: z.optional(flag),
  SANDBOX_SITE_DIR: z._default(z.string(), "dist"),
  SANDBOX_SECRETS_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits"))),
});

export const VARIABLES = Object.keys(environment.shape);

/** Loopback addresses, which only this machine can reach. */
const LOCALHOST = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

export type Settings = Omit<ReturnType<typeof settingsFrom>, "blockSeconds"> & {
  /** Seconds between two blocks; null produces none automatically (in tests). */
  blockSeconds: number | null;
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
  return settingsFrom(parsed.data);
}

function settingsFrom(env: z.output<typeof environment>) {
  // Behind a proxy, every client of the proxy reaches it.
  const isOwn = LOCALHOST.test(env.HOST) && !env.SANDBOX_TRUST_PROXY;
  return {
    port: env.PORT,
    host: env.HOST,
    /** Allowed host names, besides localhost and IP addresses. */
    hosts: env.SANDBOX_HOSTS.split(",").flatMap((name) => name.trim() || []),
    /** The password of the page `/sandbox`; null where only this machine reaches it. */
    testerKey: env.SANDBOX_KEY ?? (isOwn ? null : randomBytes(16).toString("base64url")),
    /** Whether there is a demo account, whose password is public. */
    demo: env.SANDBOX_DEMO ?? isOwn,
    /** The URL of a PostgreSQL; null uses PGlite in `dataDir`. */
    databaseUrl: env.DATABASE_URL ?? null,
    dataDir: env.DATA_DIR,
    /** The mail server; null keeps emails in the outbox of the page `/sandbox`. */
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM,
    blockSeconds: env.SANDBOX_BLOCK_SECONDS,
    paymentWindowSeconds: env.SANDBOX_PAYMENT_WINDOW_SECONDS,
    codeResendSeconds: env.SANDBOX_CODE_RESEND_SECONDS,
    /** The most codes per email and purpose. */
    codesPerDay: env.SANDBOX_CODES_PER_DAY,
    /** The most unpaid orders of one merchant. */
    openOrders: env.SANDBOX_OPEN_ORDERS,
    /** Timeout for receiving a request. Changed by tests only. */
    requestSeconds: 30,
    /** Timeout for getting a database connection. Changed by tests only. */
    databaseSeconds: 10,
    /**
     * How long a sandbox has the lease on an email or a callback that it sends; then another may send it, in case the first
     * was killed. Changed by tests only.
     */
    leaseSeconds: 60,
    /** Whether there are rate limits per IP address; off in tests, which share one address. */
    addressLimits: env.SANDBOX_ADDRESS_LIMITS,
    /** Whether a proxy sets X-Forwarded-For and overwrites what clients send. */
    trustProxy: env.SANDBOX_TRUST_PROXY,
    /** The wait before the first retry of a callback; each further wait is three times as long. */
    callbackRetrySeconds: env.SANDBOX_CALLBACK_RETRY_SECONDS,
    /** Whether callbacks may go to this machine and to private networks. */
    localCallbacks: env.SANDBOX_CALLBACKS_LOCAL ?? isOwn,
    /** The memory cost of argon2id, in KiB. Lowered by tests only. */
    passwordCost: PASSWORD_COST,
    /** "error": faults only; "warn": also refused requests; "info": every request. */
    logLevel: env.SANDBOX_LOG,
    providerStates: env.SANDBOX_PROVIDER_STATES,
    /** Whether to run the simulated identity provider, which accepts every email. */
    identity: env.SANDBOX_IDENTITY,
    /** A real identity provider (2.38), whose script's origin the content security policy then allows. */
    identityProvider: env.IDENTITY_CLIENT_ID
      ? { clientId: env.IDENTITY_CLIENT_ID, scriptUrl: env.IDENTITY_SCRIPT_URL }
      : null,
    /** Whether to serve the mock calls and a console that uses them (7.17). */
    mock: env.SANDBOX_MOCK,
    /** A fixed time for reproducible pictures; null uses the clock. */
    standsAt: env.SANDBOX_STANDS_AT ? new Date(env.SANDBOX_STANDS_AT) : null,
    /** The built console. */
    siteDir: env.SANDBOX_SITE_DIR,
    /** The key that encrypts AppSecrets, in hexadecimal; null keeps one in `dataDir`. */
    secretsKey: env.SANDBOX_SECRETS_KEY ?? null,
  };
}
