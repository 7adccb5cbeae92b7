import ipaddr from "ipaddr.js";
import type { Language } from "#contracts/languages.ts";
import { textsIn } from "#sandbox/texts.ts";

/**
 * Names the place of an address as far as the address itself says, or "". The sandbox has no database of addresses by
 * country, and asks no other service.
 */
export function writePlace(address: string, language: Language): string {
  if (!ipaddr.isValid(address)) return "";
  const { sameMachine, privateNetwork } = textsIn(language).place;
  switch (ipaddr.parse(address).range()) {
    case "loopback":
    // The network of ::1, of which nothing but its first half is kept.
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
