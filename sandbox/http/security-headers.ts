import type { MiddlewareHandler } from "hono";

/**
 * What a page may do. Nothing but the console's own files runs; `form-action` and `connect-src` follow from `self`.
 * Two Trusted Types policies may be defined: the default one, which refuses what the console does not know, and
 * `identity-provider`, which lets the one script load that the configuration names (2.38). The stand-in's is of this
 * origin; no other host may run a script.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types identity-provider",
].join("; ");

/** The headers of every answer, by the names under which any web server sends them. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": CONTENT_SECURITY_POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // The identity provider's popup must still find its opener (2.38).
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
};

export const securityHeaders: MiddlewareHandler = async ({ header }, next) => {
  await next();
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) header(name, value);
};
