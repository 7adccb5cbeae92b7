import { expect, test } from "vitest";
import { explorerAddress } from "./explorer-address.ts";

const EXPLORERS = { TRON: "https://scan.example/#/transaction/{hash}", BSC: "javascript:alert('{hash}')" };

test("explorer link: the hash replaces {hash} in the configured template (2.31)", () => {
  expect(explorerAddress(EXPLORERS, "TRON", "5c1f")).toBe("https://scan.example/#/transaction/5c1f");
});

test("explorer link: the hash is escaped", () => {
  expect(explorerAddress(EXPLORERS, "TRON", "../?a=$&#b")).toBe(
    "https://scan.example/#/transaction/..%2F%3Fa%3D%24%26%23b",
  );
});

test.each(["ETH", "BSC", "toString"])("explorer link: none for %s, which is not configured or not https", (network) => {
  expect(explorerAddress(EXPLORERS, network, "0x1f")).toBeNull();
});
