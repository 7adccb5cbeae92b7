import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** Some proxies add the port: `203.0.113.7:50123`, `[2001:db8::7]:50123`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]*)\]|(?<four>[\d.]+))(?::\d+)?$/;

/**
 * The client's address for rate limits; of IPv6 the /64 network, since one client can use all of its addresses. Behind a
 * trusted proxy, the last address in X-Forwarded-For.
 */
export function clientAddress(request: IncomingMessage | undefined, { trustProxy }: { trustProxy: boolean }): string {
  const named = [request?.headers["x-forwarded-for"] ?? ""].flat().join(",").split(",").at(-1)?.trim();
  const { six, four } = WITH_PORT.exec(named ?? "")?.groups ?? {};
  const address = (trustProxy && (six ?? four ?? named)) || request?.socket.remoteAddress || "";
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString();
}
