/** The configuration at run time: `config.json` beside `index.html`, so that one build serves every environment. */
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { type Checked, fields, flag, oneOf, optional, recordOf, text, textThat, withDefault } from "./checks.ts";
import { configFile } from "./config-file.ts";
import { settingsShape } from "./stored-settings.ts";

const isHttps = (url: string) => URL.canParse(url) && new URL(url).protocol === "https:";
const isHttp = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
/** Below the page's own origin: one leading slash, since two would name another host. */
const isOwnPath = (url: string) => /^\/(?![/\\])/.test(url);

const shape = {
  /** Where the service answers; "" for the page's own origin. */
  apiBaseUrl: withDefault(textThat([(url) => url === "" || isHttp(url), "must be an http(s) URL"]), ""),
  /** The `{product}` of the wallet call (7.12). */
  walletProduct: withDefault(
    textThat([(product) => /^[A-Za-z0-9]+$/.test(product), "must consist of letters and digits"]),
    "merchant",
  ),
  /** The identity provider's client (2.38); signing in with it is offered where this or its script is named. */
  identityClientId: optional(text),
  identityScriptUrl: optional(textThat([(url) => isOwnPath(url) || isHttp(url), "must be a path or an http(s) URL"])),
  /** What the button asks the provider for: a code, or an access token (2.38). */
  identityFlow: withDefault(oneOf(["code", "token"]), "code"),
  /** A link template per network, with `{hash}` where the transaction's hash goes. */
  explorers: withDefault(
    recordOf(textThat([isHttps, "must be an https URL"], [(url) => url.includes("{hash}"), "must contain {hash}"])),
    {},
  ),
  /** Where merchants find support: an e-mail address, or an https address. */
  support: optional(
    textThat([
      (address) => /^(https:\/\/\S+|[^\s@:]+@[^\s@]+)$/.test(address),
      "must be an e-mail address or an https URL",
    ]),
  ),
  /** How the frame looks where a merchant has not chosen otherwise (2.37, 2.39): what "Copy settings" copies. */
  settings: withDefault(settingsShape(DEFAULT_SETTINGS), DEFAULT_SETTINGS),
  /** Switches the mock calls on (7.17). */
  debug: withDefault(flag, false),
};
const configShape = fields(shape, { only: true });
export type Config = Checked<typeof configShape>;

/** A configuration that can be used, or what is wrong with it, in the operator's terms. */
export type ConfigReading = { config: Config } | { faults: string[] };

/**
 * Reads `config.json`; whatever is wrong with it comes back as a value, to be shown in full.
 * @throws Error when it cannot be had just now: no connection, or a server that is out of order for a while.
 */
export async function readConfig(): Promise<ConfigReading> {
  const response = await configFile();
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
  const parsed = configShape.safeParse(json);
  if (parsed.success) return { config: { ...parsed.data, apiBaseUrl: parsed.data.apiBaseUrl.replace(/\/+$/, "") } };
  return {
    faults: parsed.error.issues.map(({ path, message }) =>
      path.length === 0 ? `The file ${message}.` : `${path.join(".")}: ${message}`,
    ),
  };
}
