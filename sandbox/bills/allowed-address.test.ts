import { expect, test } from "vitest";
import { isAllowedAddress } from "./allowed-address.ts";

test.each(["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "::ffff:93.184.216.34"])(
  "%s may be called",
  (address) => {
    expect(isAllowedAddress(address, false)).toBe(true);
  },
);

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
  "::ffff:7f00:1",
  "::127.0.0.1",
  "100.64.0.1",
  "2606:2800::5efe:7f00:1",
  "2606:2800::200:5efe:10.0.0.1",
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
  "fe80::1%eth0",
  "192.0.0.1",
  "192.0.2.1",
  "192.31.196.1",
  "192.52.193.1",
  "192.88.99.1",
  "192.175.48.1",
  "198.18.0.1",
  "198.51.100.1",
  "203.0.113.1",
  "240.0.0.1",
  "::7f00:1",
  "::ffff:0:127.0.0.1",
  "64:ff9b:1::7f00:1",
  "100::1",
  "100:0:0:1::1",
  "2001::7f00:1",
  "2001:20::1",
  "2001:db8::1",
  "3fff::1",
  "4000::1",
  "5f00::1",
  "fec0::1",
  "2606:2800::5efe:169.254.169.254",
  "168.63.129.16",
  "::ffff:168.63.129.16",
  "2001:1::1",
  "2001:4:112::1",
  "2620:4f:8000::1",
  "127.1",
  "0x7f000001",
  "2130706433",
  "shop.example",
  "",
])("%s is never called", (address) => {
  expect(isAllowedAddress(address, true)).toBe(false);
});
