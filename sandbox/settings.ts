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

/** The environment variables that are read. */
export const VARIABLES = Object.keys(environment.shape);

/** Where the provider's own library comes from (7.19). */
const PROVIDER_SCRIPT = "https://accounts.google.com/gsi/client";

/** Only this machine reaches a sandbox that listens here. */
const LOCALHOST = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Everything about the sandbox that can be set from outside. */
export type Settings = {
  port: number;
  host: string;
  /** Names under which it may be asked for, besides localhost and addresses. */
  hosts: readonly string[];
  /** What the page `/sandbox` asks for; null where only this machine reaches it. */
  testerKey: string | null;
  /** Whether there is a demo account, whose password everybody knows. */
  demo: boolean;
  /** A PostgreSQL to keep everything in; null keeps it in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  /** Where e-mails go; null keeps them in the outbox of the page `/sandbox`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Between two blocks of the chains; null makes none by itself (in tests). */
  blockSeconds: number | null;
  paymentWindowSeconds: number;
  codeResendSeconds: number;
  /** The most codes that one e-mail is sent for one purpose. */
  codesPerDay: number;
  /** The most orders of one merchant that may wait for their payment at once. */
  openOrders: number;
  /** How long a request may take to arrive whole. No variable changes it; tests do. */
  requestSeconds: number;
  /** How long a call waits for one of the connections to PostgreSQL. No variable changes it; tests do. */
  databaseSeconds: number;
  /**
   * How long the sandbox that sends an e-mail or a callback has it to itself; then another may send it, in case the first
   * was killed. No variable changes it; tests do.
   */
  leaseSeconds: number;
  /** Whether what one address may guess and have sent is limited; tests that all come from one address lift it. */
  addressLimits: boolean;
  /** Whether a proxy in front names the address of who asks, in a header that it overwrites. */
  trustProxy: boolean;
  /** How long to wait before a failed callback is sent a second time; three times as long each time after. */
  callbackRetrySeconds: number;
  /** Whether callbacks may go to this machine and to private networks. */
  localCallbacks: boolean;
  /** What a guess at a password costs, in KiB of argon2id's memory. No variable lowers it; tests do that sign in many merchants. */
  passwordCost: number;
  providerStates: boolean;
  /** A stand-in for an identity provider, which vouches for anybody. */
  identity: boolean;
  /**
   * A real identity provider for the console (2.38), in the place of the stand-in: its client, and where its script comes
   * from, the one origin that the content policy then lets in; null without one.
   */
  identityProvider: { clientId: string; scriptUrl: string } | null;
  /** What is logged: faults alone, refused requests too, or every request. */
  logLevel: LogLevel;
  /** The mock calls, and a console that makes them (7.17). */
  mock: boolean;
  /** The instant at which the clock stands still, for pictures that can be taken again; null lets it run. */
  standsAt: Date | null;
  /** The built console. */
  siteDir: string;
  /** What AppSecrets are sealed with, in hexadecimal; null keeps a key in `dataDir`. */
  secretsKey: string | null;
};

/** A setting that cannot be used; its message is meant for the person who set it. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * @throws SettingsError naming each variable that cannot be used, never its value, which may hold a password.
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
