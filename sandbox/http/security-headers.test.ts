import { Hono } from "hono";
import { expect, test } from "vitest";
import { securityHeaders, securityHeadersFor } from "./security-headers.ts";

const policyFor = (identityProvider: { clientId: string; scriptUrl: string } | null) =>
  securityHeadersFor({ identityProvider })["Content-Security-Policy"]?.split("; ") ?? [];

test("without an identity provider, the policy allows no other host", () => {
  expect(policyFor(null).join()).not.toMatch(/https?:/);
});

test("an identity provider adds its script and folder to the policy only (2.38, 7.19)", () => {
  const scriptUrl = "https://id.example:8443/library/client.js?v=2";
  const widened = policyFor({ clientId: "shop", scriptUrl }).filter(
    (directive) => !policyFor(null).includes(directive),
  );
  expect(widened).toEqual([
    "script-src 'self' https://id.example:8443/library/client.js",
    "style-src 'self' https://id.example:8443/library/style",
    "connect-src 'self' https://id.example:8443/library/",
    "frame-src https://id.example:8443/library/",
  ]);
});

test.each([
  ["http://localhost:4180/", {}, true],
  ["http://127.0.0.1:4180/", {}, true],
  ["http://console.test/", {}, false],
  ["http://console.test/", { "X-Forwarded-Proto": "https" }, true],
])(
  "%s with %j has the Cross-Origin-Opener-Policy, which browsers report on untrusted origins: %s",
  async (url, headers, isSent) => {
    const app = new Hono().use(securityHeaders({ identityProvider: null })).get("/", ({ text }) => text("here"));
    const answer = await app.request(url, { headers });
    expect(answer.headers.has("Cross-Origin-Opener-Policy")).toBe(isSent);
    expect(answer.headers.has("Content-Security-Policy")).toBe(true);
  },
);
