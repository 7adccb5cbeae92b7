import type { MiddlewareHandler } from "hono";
import type { Settings } from "#sandbox/settings.ts";

/**
 * What a page may do. Nothing but the console's own files runs; `form-action` and `connect-src` follow from `self`.
 * Two Trusted Types policies may be defined: the default one, which refuses what the console does not know, and
 * `identity-provider`, which lets the one script load that the configuration names (2.38).
 * @param provider the origin of an identity provider, which may then run its script, style it, be called and be framed;
 * "" for none: no other host may run a script, and the stand-in's is of the console's own origin.
 */
function contentSecurityPolicy(provider: string): string {
  const self = provider ? `'self' ${provider}` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${self}`,
    `style-src ${self}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${self}`,
    ...(provider ? [`frame-src ${provider}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types identity-provider",
  ].join("; ");
}

/** The headers of every answer, by the names under which any web server sends them. */
export function securityHeadersFor({ identityProvider }: Pick<Settings, "identityProvider">): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(
      identityProvider ? new URL(identityProvider.scriptUrl).origin : "",
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // The identity provider's popup must still find its opener (2.38).
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

export function securityHeaders(settings: Pick<Settings, "identityProvider">): MiddlewareHandler {
  const headers = Object.entries(securityHeadersFor(settings));
  return async ({ header }, next) => {
    await next();
    for (const [name, value] of headers) header(name, value);
  };
}
