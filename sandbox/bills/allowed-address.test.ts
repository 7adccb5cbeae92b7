import { expect, test } from "vitest";
import { isAllowedAddress } from "./allowed-address.ts";

test.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946"])("%s may be called", (address) => {
  expect(isAllowedAddress(address, false)).toBe(true);
});

test.each([
  "127.0.0.1",
  "127.9.9.9",
  "10.0.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "100.100.100.200",
  "::1",
  "fd00:ec2::254",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
])("%s is local: called only where that is allowed", (address) => {
  expect(isAllowedAddress(address, false)).toBe(false);
  expect(isAllowedAddress(address, true)).toBe(true);
});

test.each([
  "0.0.0.0",
  "169.254.169.254",
  "::ffff:169.254.169.254",
  "64:ff9b::a9fe:a9fe",
  "2002:a9fe:a9fe::",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "fe80::1",
  "ff02::1",
  "shop.example",
  "",
])("%s is never called", (address) => {
  expect(isAllowedAddress(address, true)).toBe(false);
});
