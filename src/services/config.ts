/** The runtime configuration: `config.json` beside `index.html`, so that one build serves every environment. */

import * as z from "zod/mini";
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { withBasePath } from "#src/ui/browser/base-path.ts";
import { settingsSchema } from "./stored-settings.ts";

/** Timeout for `config.json`, in milliseconds. */
const TIMEOUT = 20_000;

/** Whether a text is a URL without whitespace, which parsers accept, and without credentials, which would be public. */
const isAddress = (url: string) => {
  if (/[\s\\]/.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
};
const isHttps = (url: string) => isAddress(url) && /^https:\/\/[^/]/i.test(url);
const isHttp = (url: string) => isAddress(url) && /^https?:\/\/[^/]/i.test(url);
/** A path of the page's origin: one leading slash, since two mean another host. */
const isOwnPath = (url: string) => /^\/(?![/\\])[^\s\\]*$/.test(url);
/** A base URL has no query and no fragment. */
const isBase = (url: string) => url === "" || ((isOwnPath(url) || isHttp(url)) && !/[?#]/.test(url));

const text = z.string("must be a text");
const flag = z.boolean("must be true or false");
/** Text with a rule and its message. */
const textThat = (rule: (sent: string) => boolean, fault: string) => text.check(z.refine(rule, fault));

const schema = z.strictObject(
  {
    /** The service's base URL, or a path of the page's origin; "" for that origin. */
    apiBaseUrl: z._default(
      textThat(isBase, "must be a path or an http(s) URL without blanks, a query, a fragment or a user name"),
      "",
    ),
    /** The `{product}` of the wallet call (7.12). */
    walletProduct: z._default(
      textThat((product) => /^[A-Za-z0-9]+$/.test(product), "must consist of letters and digits"),
      "merchant",
    ),
    /** The identity provider's client id (2.38); sign-in with it is offered when this or the script is set. */
    identityClientId: z.exactOptional(textThat((id) => id !== "", "must not be empty")),
    identityScriptUrl: z.exactOptional(
      textThat((url) => isOwnPath(url) || isHttp(url), "must be a path or an http(s) URL"),
    ),
    /** The response that the button requests: a code or an access token (2.38). */
    identityFlow: z._default(z.enum(["code", "token"], "must be one of: code, token"), "code"),
    /** A link template per network, with `{hash}` where the transaction's hash goes. */
    explorers: z._default(
      z.record(
        z.string(),
        text.check(
          z.refine(isHttps, "must be an https URL"),
          z.refine((url) => url.includes("{hash}"), "must contain {hash}"),
        ),
        "must be an object",
      ),
      {},
    ),
    /** The support contact: an email address or an https URL. */
    support: z.exactOptional(
      textThat(
        (address) => isHttps(address) || /^[^\s@:]+@[^\s@]+$/.test(address),
        "must be an email address or an https URL",
      ),
    ),
    /** Default settings of the frame (2.37, 2.39), in the format of "Copy settings". */
    settings: z._default(settingsSchema(DEFAULT_SETTINGS), DEFAULT_SETTINGS),
    /** Switches the mock calls on (7.17). */
    debug: z._default(flag, false),
  },
  "must be an object",
);
export type Config = z.infer<typeof schema>;

/** A valid configuration, or its errors for the operator. */
export type ConfigReading = { config: Config } | { faults: string[] };

/**
 * Reads `config.json`; errors in it are returned, to be shown.
 * @throws Error when it cannot be fetched: no connection, or a temporary server error.
 */
export async function readConfig(): Promise<ConfigReading> {
  const response = await fetch(withBasePath("/config.json"), {
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.status >= 500) throw new Error(`config.json could not be had: HTTP ${response.status}`);
  if (!response.ok) return { faults: [`HTTP ${response.status}`] };
  return parseConfig(await response.text());
}

/** The configuration of an empty `config.json`. */
export function defaultConfig(): Config {
  const reading = parseConfig("{}");
  if ("faults" in reading) throw new Error(reading.faults.join(" "));
  return reading.config;
}

/** Parses the content of `config.json`. */
export function parseConfig(text: string): ConfigReading {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { faults: ["The file is not JSON."] };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { config: { ...parsed.data, apiBaseUrl: parsed.data.apiBaseUrl.replace(/\/+$/, "") } };
  return { faults: parsed.error.issues.flatMap(faultsOf) };
}

/** One issue may have several unknown keys. */
function faultsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => `${[...issue.path, key].join(".")}: is not known here`);
  return [issue.path.length === 0 ? `The file ${issue.message}.` : `${issue.path.join(".")}: ${issue.message}`];
}
