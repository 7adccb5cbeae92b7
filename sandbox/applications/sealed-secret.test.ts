import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { SEALING_KEY_BYTES, seal, unseal } from "./sealed-secret.ts";

const key = randomBytes(SEALING_KEY_BYTES);
const SECRET = "as_4f0d6c1e9b";

test("a sealed secret is unreadable, differs each time, and can be opened again (3.7)", () => {
  const sealed = seal(key, SECRET, "APP1");
  expect(sealed).not.toContain(SECRET);
  expect(Buffer.from(sealed, "base64url").toString()).not.toContain(SECRET);
  expect(seal(key, SECRET, "APP1")).not.toBe(sealed);
  expect(unseal(key, sealed, "APP1")).toBe(SECRET);
});

test("it cannot be opened with another key, for another application, or after modification (3.7)", () => {
  const sealed = seal(key, SECRET, "APP1");
  const changed = Buffer.from(sealed, "base64url");
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => unseal(randomBytes(SEALING_KEY_BYTES), sealed, "APP1")).toThrow();
  expect(() => unseal(key, sealed, "APP2")).toThrow();
  expect(() => unseal(key, changed.toString("base64url"), "APP1")).toThrow();
});
