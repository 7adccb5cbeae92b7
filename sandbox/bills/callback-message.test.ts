import { expect, test } from "vitest";
import { signCallback } from "./callback-message.ts";

test("a callback is signed as the guide for merchants says (2.31)", () => {
  // printf '%s' '2026-11-21T03:12:30.000Z.{"billCode":"BILL100042"}' | openssl dgst -sha256 -hmac as_secret
  expect(signCallback("as_secret", "2026-11-21T03:12:30.000Z", '{"billCode":"BILL100042"}')).toBe(
    "8013f07f110d32f8b864964f57741c3de2302cdafca207698a45f6c34715b2f2",
  );
});
