import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** This machine and private networks, by the names of IANA's registries. */
const LOCAL = new Set(["loopback", "private", "uniqueLocal", "carrierGradeNat"]);
/** Global unicast; ::/96 and other ranges outside it have no name in the registries. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Azure's metadata service, which hands out secrets; for the registries an ordinary public address. */
const WIRE_SERVER = "168.63.129.16";
/** The bytes before the IPv4 address at the end of an ISATAP address (RFC 5214). */
const ISATAP = [
  [0x00, 0x00, 0x5e, 0xfe],
  [0x02, 0x00, 0x5e, 0xfe],
];

/**
 * Whether a callback may go to an IP address. Merchants choose callback URLs, which must not reach internal services
 * (SSRF): the special ranges of IANA's registries are refused. IPv4 addresses embedded in IPv6 are checked as IPv4.
 * @param allowLocal whether this machine and its own networks may be called.
 */
export function isAllowedAddress(address: string, allowLocal: boolean): boolean {
  if (isIP(address) === 0) return false;
  // The zone names the network interface only.
  const parsed = withinIsatap(ipaddr.process(address.replace(/%.*$/, "")));
  const range = parsed.range();
  if (LOCAL.has(range)) return allowLocal;
  if (range !== "unicast" || parsed.toString() === WIRE_SERVER) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

function withinIsatap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  const bytes = address.toByteArray();
  const isIsatap = ISATAP.some((sign) => sign.every((byte, at) => bytes[8 + at] === byte));
  return isIsatap ? new ipaddr.IPv4(bytes.slice(12)) : address;
}
