import { expect, test } from "vitest";
import { explorerAddress } from "./explorer-address.ts";

const EXPLORERS = { TRON: "https://scan.example/#/transaction/{hash}", BSC: "javascript:alert('{hash}')" };

test("a hash stands in the place that the configuration names (2.31)", () => {
  expect(explorerAddress(EXPLORERS, "TRON", "5c1f")).toBe("https://scan.example/#/transaction/5c1f");
});

test("a hash cannot become more than a part of the address", () => {
  expect(explorerAddress(EXPLORERS, "TRON", "../?a=$&#b")).toBe(
    "https://scan.example/#/transaction/..%2F%3Fa%3D%24%26%23b",
  );
});

test.each(["ETH", "BSC", "toString"])("there is no link for %s: not configured, or not https", (network) => {
  expect(explorerAddress(EXPLORERS, network, "0x1f")).toBeNull();
});
