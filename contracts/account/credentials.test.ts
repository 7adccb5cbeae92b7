import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { brokenPasswordRules, newPassword, password, verificationCode } from "./credentials.ts";

describe("the password rules (5.3, 9.3)", () => {
  test.each([
    ["Abcdefg1", []],
    ["Abcdef1", ["length"]],
    ["abcdefg1", ["upperCase"]],
    ["ABCDEFG1", ["lowerCase"]],
    ["Abcdefgh", ["digit"]],
    ["", ["length", "upperCase", "lowerCase", "digit"]],
    ["密码密码密码密码", ["upperCase", "lowerCase", "digit"]],
    ["Ünïcödé1", []],
    ["Two lines\n1", []],
  ])(
    "the password %j breaks exactly %j (5.3, 9.3)",
    { tags: ["5.3.a", "5.3.b", "5.3.c", "5.3.d", "9.3.a"] },
    (typed, broken) => {
      expect(brokenPasswordRules(typed)).toEqual(broken);
      expect(newPassword.safeParse(typed).success).toBe(broken.length === 0);
    },
  );

  test("a character counts once, whatever its length in bytes", () => {
    expect(brokenPasswordRules("Ab1😀😀😀😀")).toEqual(["length"]);
    expect(brokenPasswordRules("Ab1😀😀😀😀😀")).toEqual([]);
  });

  test("a password of the right length with the three kinds of characters is valid, with any other characters", () => {
    // fast-check's unit "binary" takes seconds to generate.
    const unit = fc.integer({ max: 0x10_ffff, min: 0x20 }).map((point) => String.fromCodePoint(point));
    const anything = fc.string({
      unit,
      minLength: 8 - 3,
      maxLength: 128 - 3,
    });
    return fc.assert(
      fc.property(anything, fc.nat(), (rest, at) => {
        const characters = [...rest];
        characters.splice(at % (characters.length + 1), 0, "A", "b", "3");
        expect(brokenPasswordRules(characters.join(""))).toEqual([]);
        // It is also valid for a sign-in.
        expect(password.safeParse(characters.join("")).success).toBe(true);
      }),
    );
  });

  test("a password over the maximum breaks the length rule", () => {
    const longest = `Ab1${"x".repeat(128 - 3)}`;
    expect(brokenPasswordRules(longest)).toEqual([]);
    expect(brokenPasswordRules(`${longest}x`)).toEqual(["length"]);
    expect(password.safeParse(`${longest}x`).success).toBe(false);
  });

  test("a password without some of the three kinds breaks only those rules", () => {
    const kinds = { upperCase: "A", lowerCase: "b", digit: "3" } as const;
    return fc.assert(
      fc.property(fc.subarray(["upperCase", "lowerCase", "digit"] as const), (kept) => {
        const typed = `--------${kept.map((kind) => kinds[kind]).join("")}`;
        const expected = ["upperCase", "lowerCase", "digit"].filter((kind) => !kept.some((k) => k === kind));
        expect(brokenPasswordRules(typed)).toEqual(expected);
      }),
    );
  });
});

test("a verification code must not be empty, and surrounding blanks are ignored (5.6)", { tags: ["5.6.a"] }, () => {
  expect(verificationCode.parse(" 482913 ")).toBe("482913");
  expect(verificationCode.safeParse("").success).toBe(false);
  expect(verificationCode.safeParse("   ").success).toBe(false);
});
