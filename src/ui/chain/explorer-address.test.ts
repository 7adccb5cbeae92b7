import { expect, test } from "vitest";
import { explorerAddress } from "./explorer-address.ts";

const EXPLORERS = { TRON: "https://scan.example/#/transaction/{hash}", BSC: "javascript:alert('{hash}')" };

test.each([
  ["in the configured template", "TRON", "5c1f", "https://scan.example/#/transaction/5c1f"],
  ["escaped", "TRON", "../?a=$&#b", "https://scan.example/#/transaction/..%2F%3Fa%3D%24%26%23b"],
  ["none if not configured", "ETH", "0x1f", null],
  ["none if not https", "BSC", "0x1f", null],
  ["none for a name of all objects", "toString", "0x1f", null],
])("explorer link: %s (2.31)", (_, network, hash, address) => {
  expect(explorerAddress(EXPLORERS, network, hash)).toBe(address);
});
