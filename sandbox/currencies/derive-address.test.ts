import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { deriveAddress } from "./derive-address.ts";

const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Decodes a base58 TRON address into its 25 bytes. */
function decode(address: string): Buffer {
  const number = [...address].reduce((sum, letter) => sum * 58n + BigInt(BASE58.indexOf(letter)), 0n);
  return Buffer.from(number.toString(16).padStart(50, "0"), "hex");
}

test("a TRON address has a valid prefix and checksum (1.1)", () => {
  for (let index = 0; index < 100; index += 1) {
    const address = deriveAddress(`merchant-${index}`, "TRON");
    expect(address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/);
    const bytes = decode(address);
    const sha256 = (part: Buffer) => createHash("sha256").update(part).digest();
    expect(bytes.subarray(21)).toEqual(sha256(sha256(bytes.subarray(0, 21))).subarray(0, 4));
  }
});

test.each(["ETH", "BSC"] as const)("an address on %s has the right format", (network) => {
  expect(deriveAddress("merchant", network)).toMatch(/^0x[0-9a-f]{40}$/);
});

test("every merchant has its own address on every network, always the same", () => {
  const addresses = ["one", "other"].flatMap((name) =>
    (["TRON", "ETH", "BSC"] as const).map((on) => deriveAddress(name, on)),
  );
  expect(new Set(addresses).size).toBe(6);
  expect(deriveAddress("one", "ETH")).toBe(deriveAddress("one", "ETH"));
});
