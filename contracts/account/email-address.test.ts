import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { typedEmail } from "#contracts/typed/email.ts";
import { email } from "./credentials.ts";
import { isEmail } from "./email-address.ts";

test("usual addresses are valid (5.2)", () => {
  const label = fc.stringMatching(/^[a-z][a-z0-9]{1,10}$/);
  return fc.assert(
    fc.property(label, label, fc.constantFrom("com", "co.th", "example", "io"), (user, host, top) => {
      expect(isEmail(`${user}@${host}.${top}`)).toBe(true);
      expect(isEmail(`  ${user}.${host}+tag@${host}.${top} `)).toBe(true);
    }),
  );
});

test.each([
  "",
  " ",
  "merchant",
  "merchant@",
  "@example.com",
  "a@b",
  "a b@example.com",
  "a@@example.com",
  "a@example..com",
  "twіce@company.example",
  "twıce@company.example",
  "twice\u0301@company.example",
  "twice@company.example.",
  '"twice"@company.example',
  "twice(x)@company.example",
  "twice@[127.0.0.1]",
  "<b>twice</b>@company.example",
  "twice@company.example,thief@company.example",
  "twice@company.example\r\nBcc: thief@company.example",
])("%j is no email address (5.2)", { tags: ["5.2.a"] }, (typed) => {
  expect(isEmail(typed)).toBe(false);
});

test("an address needs an @", () => {
  return fc.assert(
    fc.property(fc.string(), (typed) => {
      expect(isEmail(typed.replaceAll("@", ""))).toBe(false);
    }),
  );
});

test("the form accepts the same addresses as the contract: those of zod, up to 254 characters", () => {
  const usual = z.email().check(z.maxLength(254));
  const part = fc.string({ unit: fc.constantFrom("a", "Z", "7", ".", "-", "_", "+", "'", " ", "é"), maxLength: 6 });
  const long = fc.integer({ min: 240, max: 260 }).map((length) => `${"a".repeat(length - 10)}@shop.test`);
  const near = fc.tuple(part, part, part).map(([user, host, top]) => `${user}@${host}.${top}`);
  return fc.assert(
    fc.property(fc.oneof(near, long, fc.emailAddress(), fc.string()), (typed) => {
      const address = typedEmail(typed);
      // zod does not accept an international top-level domain.
      if (/\.xn--[^.]*$/.test(address)) return;
      expect([isEmail(typed), email.safeParse(address).success]).toEqual(
        Array(2).fill(usual.safeParse(address).success),
      );
    }),
    { numRuns: 1000 },
  );
});
