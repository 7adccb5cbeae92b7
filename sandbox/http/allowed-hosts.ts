import { isIP } from "node:net";
import type { MiddlewareHandler } from "hono";
import type { Settings } from "#sandbox/settings.ts";

/**
 * Refuses unknown host names, against DNS rebinding: another site's page whose name resolves here would share this origin.
 * IP addresses and localhost are always allowed. A request in absolute form has two host names; both are checked.
 */
export function allowedHosts({ host, hosts }: Settings): MiddlewareHandler {
  const names = new Set([...hosts, host].map((name) => name.toLowerCase()));
  const isKnown = (given: string) => {
    const name = hostname(given);
    return name !== null && (isIP(name) !== 0 || /^(.+\.)?localhost$/.test(name) || names.has(name));
  };
  return async ({ req, text }, next) => {
    const asked = [req.header("Host") ?? "", new URL(req.url).host];
    if (!asked.every(isKnown)) return text("The sandbox is not known by this name. SANDBOX_HOSTS can name it.\n", 421);
    return next();
  };
}

/** The name in a header `Host`, without its port; null when it is none. */
function hostname(host: string): string | null {
  if (host === "" || !URL.canParse(`http://${host}/`)) return null;
  return new URL(`http://${host}/`).hostname.replace(/^\[|\]$/g, "");
}
