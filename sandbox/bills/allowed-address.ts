import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** This machine and private networks, by the names of IANA's registries. */
const LOCAL = new Set(["loopback", "private", "uniqueLocal", "carrierGradeNat"]);
/** All of IPv6 that is given out to the public; ::/96 and others beyond it are in no registry by name. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");
/** Where machines in Azure are told their secrets: an address like any other by the registries. */
const WIRE_SERVER = "168.63.129.16";
/** What an address of ISATAP has before the one of IPv4 at its end (RFC 5214), within whatever network. */
const ISATAP = [
  [0x00, 0x00, 0x5e, 0xfe],
  [0x02, 0x00, 0x5e, 0xfe],
];

/**
 * Whether a callback may go to an IP address. The addresses are the merchants' own choice, and must not make the
 * sandbox ask what only it can reach: none of the special ranges of IANA's registries. An address of IPv4 within one of
 * IPv6 is judged as what it stands for.
 * @param localToo whether this machine and its own networks may be called.
 */
export function isAllowedAddress(address: string, localToo: boolean): boolean {
  if (isIP(address) === 0) return false;
  // A zone only says by which card an address is reached.
  const parsed = withinIsatap(ipaddr.process(address.replace(/%.*$/, "")));
  const range = parsed.range();
  if (LOCAL.has(range)) return localToo;
  if (range !== "unicast" || parsed.toString() === WIRE_SERVER) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6);
}

function withinIsatap(address: ipaddr.IPv4 | ipaddr.IPv6): ipaddr.IPv4 | ipaddr.IPv6 {
  const bytes = address.toByteArray();
  const isIsatap = ISATAP.some((sign) => sign.every((byte, at) => bytes[8 + at] === byte));
  return isIsatap ? new ipaddr.IPv4(bytes.slice(12)) : address;
}
