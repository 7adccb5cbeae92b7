import { BlockList, isIP } from "node:net";

/** Where no callback ever goes: to nobody in particular, to everybody, or to what a machine tells only itself. */
const NEVER = new BlockList();
NEVER.addSubnet("0.0.0.0", 8);
NEVER.addSubnet("169.254.0.0", 16);
NEVER.addSubnet("224.0.0.0", 3);
NEVER.addAddress("::", "ipv6");
NEVER.addSubnet("fe80::", 10, "ipv6");
NEVER.addSubnet("ff00::", 8, "ipv6");
// These stand for IPv4 addresses, and would lead around the rules for those.
NEVER.addSubnet("64:ff9b::", 96, "ipv6");
NEVER.addSubnet("2002::", 16, "ipv6");

/** This machine, and networks that are nobody else's. */
const LOCAL = new BlockList();
LOCAL.addSubnet("127.0.0.0", 8);
LOCAL.addSubnet("10.0.0.0", 8);
LOCAL.addSubnet("172.16.0.0", 12);
LOCAL.addSubnet("192.168.0.0", 16);
LOCAL.addSubnet("100.64.0.0", 10);
LOCAL.addAddress("::1", "ipv6");
LOCAL.addSubnet("fc00::", 7, "ipv6");

/**
 * Whether a callback may go to an IP address. The addresses are the merchants' own choice, and must not make the
 * sandbox ask what only it can reach.
 * @param localToo whether this machine and its own networks may be called.
 */
export function isAllowedAddress(address: string, localToo: boolean): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? "ipv6" : "ipv4";
  return !NEVER.check(address, family) && (localToo || !LOCAL.check(address, family));
}
