import { expect, test } from "vitest";
import { securityHeadersFor } from "./security-headers.ts";

const policyFor = (identityProvider: { clientId: string; scriptUrl: string } | null) =>
  securityHeadersFor({ identityProvider })["Content-Security-Policy"]?.split("; ") ?? [];

test("without an identity provider, no other host has a place in the policy", () => {
  expect(policyFor(null).join()).not.toMatch(/https?:/);
});

test("an identity provider widens the policy for its script and what is beside it, and for nothing else of its origin (2.38, 7.19)", () => {
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
