import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

const EMAIL = "meiling@example.com";

test("password strength: an empty password has none (5.3)", () => {
  expect(passwordStrength("", EMAIL)).toBeNull();
});

test.each([
  ["Password1", "weak", "common"],
  ["Qwerty123", "weak", "common"],
  ["PasswordKd7wq2x", "fair", "common"],
  ["Meiling2024", "weak", "personal"],
  ["MeilingKd7wq2x", "fair", "personal"],
  ["Aaaaaaa1", "weak", "pattern"],
  ["Abcdefg1234", "weak", "pattern"],
  ["Zk7", "weak", "longer"],
  ["Zk7wq2x", "weak", "longer"],
  ["Zk7wq2xNd5b", "fair", "longer"],
  ["Zk7wq2xNd5bf", "strong", "enough"],
  ["Sunrise42", "fair", "longer"],
  ["Acegikm1", "fair", "longer"],
  ["Aabbccdd1", "fair", "longer"],
  ["Correct-horse-7", "strong", "enough"],
  ["Four unrelated words 9", "strong", "enough"],
] as const)("password strength: “%s” is %s, with the advice “%s” (5.3)", (password, level, advice) => {
  expect(passwordStrength(password, EMAIL)).toEqual({ level, advice });
});

test("password strength: never falls while a password is typed (5.3, 9.3)", () => {
  const rank = { weak: 0, fair: 1, strong: 2 };
  const typed = "Tide-Lantern-Orchard-58-Gravel";
  const levels = Array.from(typed, (_, at) => rank[passwordStrength(typed.slice(0, at + 1), EMAIL)?.level ?? "weak"]);
  expect(levels).toEqual(levels.toSorted());
  expect(levels.at(-1)).toBe(2);
});

test("password strength: an email name of one or two letters does not count as personal (5.3)", () => {
  expect(passwordStrength("Alumin-al2", "al@example.com")?.advice).toBe("longer");
  expect(passwordStrength("Alumin-alu2", "alu@example.com")?.advice).toBe("personal");
});

test("password strength: spaces around the email are ignored (5.3)", () => {
  expect(passwordStrength("Meiling2024", ` ${EMAIL} `)?.advice).toBe("personal");
});
