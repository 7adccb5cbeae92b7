import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { IDENTITY_CLIENT_ID } from "#sandbox/identity/credential.ts";
import type { Settings } from "#sandbox/settings.ts";

/**
 * Serves the console's `config.json` with the identity provider (2.38) and mock mode (7.17) of the sandbox's settings.
 * A missing or invalid file is passed on unchanged, and the console shows the error.
 */
export function consoleConfig({ siteDir, identity, identityProvider, mock }: Settings): MiddlewareHandler {
  const switchedOn = {
    ...(identityProvider && {
      identityClientId: identityProvider.clientId,
      identityScriptUrl: identityProvider.scriptUrl,
    }),
    ...(identity && { identityClientId: IDENTITY_CLIENT_ID, identityScriptUrl: "/sandbox/identity/client.js" }),
    ...(mock && { debug: true }),
  };
  return async (context, next) => {
    if (Object.keys(switchedOn).length === 0) return next();
    const config = await readFile(join(siteDir, "config.json"), "utf8")
      .then(JSON.parse)
      .catch(() => null);
    if (typeof config !== "object" || config === null) return next();
    return context.json({ ...config, ...switchedOn }, 200, { "Cache-Control": "no-cache" });
  };
}
