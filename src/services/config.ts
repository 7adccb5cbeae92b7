/** The configuration at run time: `config.json` beside `index.html`, so that one build serves every environment. */
import * as z from "zod/mini";
import { DEFAULT_SETTINGS } from "#machines/shell/settings.ts";
import { configFile } from "./config-file.ts";
import { settingsShape } from "./stored-settings.ts";

const httpsTemplate = z.string().check(
  z.refine((url) => URL.canParse(url) && new URL(url).protocol === "https:", { error: "must be an https URL" }),
  z.refine((url) => url.includes("{hash}"), { error: "must contain {hash}" }),
);

const httpUrl = z.string().check(
  z.refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol), {
    error: "must be an http(s) URL",
  }),
);

/** Below the page's own origin: one leading slash, since two would name another host. */
const ownPath = z.string().check(z.regex(/^\/(?![/\\])/));

export const configShape = z.strictObject({
  /** Where the service answers; "" for the page's own origin. */
  apiBaseUrl: z._default(z.union([z.literal(""), httpUrl]), ""),
  /** The `{product}` of the wallet call (7.12). */
  walletProduct: z._default(z.string().check(z.regex(/^[A-Za-z0-9]+$/)), "merchant"),
  /** The identity provider's client (2.38); signing in with it is offered where this or its script is named. */
  identityClientId: z.optional(z.string().check(z.minLength(1))),
  identityScriptUrl: z.optional(z.union([ownPath, httpUrl], { error: "must be a path or an http(s) URL" })),
  /** What the button asks the provider for: a code, or an access token (2.38). */
  identityFlow: z._default(z.enum(["code", "token"]), "code"),
  /** A link template per network, with `{hash}` where the transaction's hash goes. */
  explorers: z._default(z.record(z.string(), httpsTemplate), {}),
  /** Where merchants find support: an e-mail address, or an https address. */
  support: z.optional(
    z.string().check(z.regex(/^(https:\/\/\S+|[^\s@:]+@[^\s@]+)$/, "must be an e-mail address or an https URL")),
  ),
  /** How the frame looks where a merchant has not chosen otherwise (2.37, 2.39): what "Copy settings" copies. */
  settings: z._default(settingsShape(DEFAULT_SETTINGS), DEFAULT_SETTINGS),
  /** Switches the mock calls on (7.17). */
  debug: z._default(z.boolean(), false),
});
export type Config = z.output<typeof configShape>;

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
    faults: parsed.error.issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": ")),
  };
}
