import type { HonoRequest, MiddlewareHandler } from "hono";
import type { Settings } from "#sandbox/settings.ts";

/**
 * The Content Security Policy. Only the console's own files run.
 * Two Trusted Types policies are allowed: the default one, which refuses unknown values, and `identity-provider`, which
 * allows the configured script (2.38).
 * @param scriptUrl the script of an identity provider. It may run, load the style sheet `style` next to it, and request
 * and frame URLs in its folder. Null if there is none or if it has the console's origin, as the simulated provider's.
 */
function contentSecurityPolicy(scriptUrl: string | null): string {
  const script = scriptUrl && new URL(scriptUrl);
  const provider = script && { script: script.origin + script.pathname, folder: new URL(".", script).href };
  return [
    "default-src 'self'",
    provider ? `script-src 'self' ${provider.script}` : "script-src 'self'",
    provider ? `style-src 'self' ${provider.folder}style` : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    provider ? `connect-src 'self' ${provider.folder}` : "connect-src 'self'",
    ...(provider ? [`frame-src ${provider.folder}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types identity-provider default",
  ].join("; ");
}

/** The security headers of every response; nginx sends the same ones. */
export function securityHeadersFor({ identityProvider }: Pick<Settings, "identityProvider">): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(identityProvider?.scriptUrl ?? null),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // The identity provider's popup needs its opener (2.38).
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}

export function securityHeaders(settings: Pick<Settings, "identityProvider">): MiddlewareHandler {
  const headers = securityHeadersFor(settings);
  return async ({ req, header }, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) {
      // On untrusted origins, browsers ignore this header and log a warning on every page.
      if (name === "Cross-Origin-Opener-Policy" && !isTrusted(req)) continue;
      header(name, value);
    }
  };
}

/** Whether the origin is potentially trustworthy: https (also by X-Forwarded-Proto) or this machine. */
function isTrusted(asked: HonoRequest): boolean {
  const { protocol, hostname } = new URL(asked.url);
  const isHttps = protocol === "https:" || asked.header("X-Forwarded-Proto") === "https";
  return isHttps || /^(127\.\d+\.\d+\.\d+|\[::1\]|(.+\.)?localhost)$/.test(hostname);
}
