import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** This machine, and networks that are nobody else's, by the names of IANA's registries. */
const LOCAL = new Set(["loopback", "private", "uniqueLocal", "carrierGradeNat"]);
/** All of IPv6 that is given out to the public; ::/96 and others beyond it are in no registry by name. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Whether a callback may go to an IP address. The addresses are the merchants' own choice, and must not make the
 * sandbox ask what only it can reach: none of the special ranges of IANA's registries. An address of IPv4 within one of
 * IPv6 is judged as what it stands for.
 * @param localToo whether this machine and its own networks may be called.
 */
export function isAllowedAddress(address: string, localToo: boolean): boolean {
  if (isIP(address) === 0) return false;
  // A zone only says by which card an address is reached.
  const parsed = ipaddr.process(address.replace(/%.*$/, ""));
  const range = parsed.range();
  if (LOCAL.has(range)) return localToo;
  return range === "unicast" && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6));
}
