import { expect, test } from "vitest";
import { looksLikeHash } from "./looks-like-hash.ts";

const DIGITS = "f00d".repeat(16);

test.each([`0x${DIGITS}`, "0x1", "0XF00D", DIGITS, DIGITS.toUpperCase(), DIGITS.slice(0, 33)])("%s is one", (query) => {
  expect(looksLikeHash(query)).toBe(true);
});

test.each(["", "0x", "f", "2026112387663512", DIGITS.slice(0, 32), `x${DIGITS}`, `${DIGITS}x`, "g".repeat(64), "0xg"])(
  "%s is none",
  (query) => {
    expect(looksLikeHash(query)).toBe(false);
  },
);
