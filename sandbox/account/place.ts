import ipaddr from "ipaddr.js";
import type { Language } from "#contracts/languages.ts";
import { textsIn } from "#sandbox/texts.ts";

/**
 * Where an address is, as far as the address itself says; "" for one that could be anywhere. The sandbox has no list of
 * which address is in which country, and asks nobody who has.
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
