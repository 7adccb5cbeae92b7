import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";

/** An address of which a proxy also says the port, as some do: `203.0.113.7:50123`, `[2001:db8::7]:50123`. */
const WITH_PORT = /^(?:\[(?<six>[^\]]*)\]|(?<four>[\d.]+))(?::\d+)?$/;

/**
 * The address that a request comes from, for counting: of IPv6 its network, since a household has as many addresses as
 * it likes. Behind a proxy that the settings trust, the last address that this proxy names.
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
