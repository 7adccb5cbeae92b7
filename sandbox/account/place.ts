import ipaddr from "ipaddr.js";
import type { Language } from "#contracts/languages.ts";
import { textsIn } from "#sandbox/texts.ts";

/**
 * Describes where an address is, or "". Only local and private networks are recognized: the sandbox has no database of
 * locations.
 */
export function describePlace(address: string, language: Language): string {
  if (!ipaddr.isValid(address)) return "";
  const { sameMachine, privateNetwork } = textsIn(language).place;
  switch (ipaddr.parse(address).range()) {
    case "loopback":
    // ::1 is stored as its network, `::`.
    case "unspecified":
      return sameMachine;
    case "private":
    case "uniqueLocal":
    case "linkLocal":
      return privateNetwork;
    default:
      return "";
  }
}
