import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { MiddlewareHandler } from "hono";
import { IDENTITY_CLIENT_ID } from "./credential.ts";

/**
 * Serves the console's `config.json` with the stand-in in the identity provider's place; the file itself stays as it
 * is. One that is missing or is no JSON is left to the console to explain.
 */
export function configWithIdentity(siteDir: string): MiddlewareHandler {
  return async (context, next) => {
    const config = await readFile(join(siteDir, "config.json"), "utf8")
      .then(JSON.parse)
      .catch(() => null);
    if (typeof config !== "object" || config === null) return next();
    const identity = { identityClientId: IDENTITY_CLIENT_ID, identityScriptUrl: "/sandbox/identity/client.js" };
    return context.json({ ...config, ...identity }, 200, { "Cache-Control": "no-cache" });
  };
}
