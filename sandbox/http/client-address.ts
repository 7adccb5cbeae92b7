import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/**
 * The address that a request comes from, for counting: of IPv6 its network, since a household has as many addresses as
 * it likes. Behind a proxy that the settings trust, the last address that this proxy names.
 */
export function clientAddress(request: IncomingMessage | undefined, { trustProxy }: { trustProxy: boolean }): string {
  const named = [request?.headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)?.trim();
  const address = (trustProxy && named) || request?.socket.remoteAddress || "";
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString();
}
