/** The configuration at run time: `config.json` beside `index.html`, so that one build serves every environment. */

import * as z from "zod/mini";
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { placed } from "#src/ui/browser/base-path.ts";
import { settingsSchema } from "./stored-settings.ts";

/** How long `config.json` may take to come, in milliseconds. */
const TIMEOUT = 20_000;

/** Whether a text is an address as it stands: parsers forgive blanks, and a name or a password would be public. */
const isAddress = (url: string) => {
  if (/[\s\\]/.test(url) || !URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username === "" && password === "";
};
const isHttps = (url: string) => isAddress(url) && /^https:\/\/[^/]/i.test(url);
const isHttp = (url: string) => isAddress(url) && /^https?:\/\/[^/]/i.test(url);
/** Below the page's own origin: one leading slash, since two would name another host. */
const isOwnPath = (url: string) => /^\/(?![/\\])[^\s\\]*$/.test(url);
/** What paths are put behind has neither a query nor a fragment. */
const isBase = (url: string) => url === "" || ((isOwnPath(url) || isHttp(url)) && !/[?#]/.test(url));

const text = z.string("must be a text");
const flag = z.boolean("must be true or false");
/** Text that keeps a rule, which the fault names. */
const textThat = (rule: (sent: string) => boolean, fault: string) => text.check(z.refine(rule, fault));

const schema = z.strictObject(
  {
    /** Where the service answers: an address, or a path of the page's own origin; "" for that origin. */
    apiBaseUrl: z._default(
      textThat(isBase, "must be a path or an http(s) URL without blanks, a query, a fragment or a user name"),
      "",
    ),
    /** The `{product}` of the wallet call (7.12). */
    walletProduct: z._default(
      textThat((product) => /^[A-Za-z0-9]+$/.test(product), "must consist of letters and digits"),
      "merchant",
    ),
    /** The identity provider's client (2.38); signing in with it is offered where this or its script is named. */
    identityClientId: z.exactOptional(textThat((id) => id !== "", "must not be empty")),
    identityScriptUrl: z.exactOptional(
      textThat((url) => isOwnPath(url) || isHttp(url), "must be a path or an http(s) URL"),
    ),
    /** What the button asks the provider for: a code, or an access token (2.38). */
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
    /** Where merchants find support: an e-mail address, or an https address. */
    support: z.exactOptional(
      textThat(
        (address) => isHttps(address) || /^[^\s@:]+@[^\s@]+$/.test(address),
        "must be an e-mail address or an https URL",
      ),
    ),
    /** How the frame looks where a merchant has not chosen otherwise (2.37, 2.39): what "Copy settings" copies. */
    settings: z._default(settingsSchema(DEFAULT_SETTINGS), DEFAULT_SETTINGS),
    /** Switches the mock calls on (7.17). */
    debug: z._default(flag, false),
  },
  "must be an object",
);
export type Config = z.infer<typeof schema>;

/** A configuration that can be used, or what is wrong with it, in the operator's terms. */
export type ConfigReading = { config: Config } | { faults: string[] };

/**
 * Reads `config.json`; whatever is wrong with it comes back as a value, to be shown in full.
 * @throws Error when it cannot be had just now: no connection, or a server that is out of order for a while.
 */
export async function readConfig(): Promise<ConfigReading> {
  const response = await fetch(placed("/config.json"), {
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (response.status >= 500) throw new Error(`config.json could not be had: HTTP ${response.status}`);
  if (!response.ok) return { faults: [`HTTP ${response.status}`] };
  return parseConfig(await response.text());
}

/** The configuration where `config.json` says nothing. */
export function usualConfig(): Config {
  const reading = parseConfig("{}");
  if ("faults" in reading) throw new Error(reading.faults.join(" "));
  return reading.config;
}

/** Parses what `config.json` holds. */
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

/** One issue may name several keys that are not known. */
function faultsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => `${[...issue.path, key].join(".")}: is not known here`);
  return [issue.path.length === 0 ? `The file ${issue.message}.` : `${issue.path.join(".")}: ${issue.message}`];
}
