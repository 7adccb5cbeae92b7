import { promises as dns, type LookupAddress } from "node:dns";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";

const HOSTS_FILE =
  process.platform === "win32"
    ? join(process.env.SystemRoot ?? "C:\\Windows", "System32\\drivers\\etc\\hosts")
    : "/etc/hosts";

/**
 * The addresses of a name: this machine's own names as its file of hosts has them, others as DNS answers. It never asks
 * the system (`getaddrinfo`), which takes one of a few threads for as long as a name server likes: two that are slow would
 * hold every other name up (decision 275).
 * @throws an Error with the code that DNS answered, such as ENOTFOUND.
 */
export async function addressesOf(name: string): Promise<LookupAddress[]> {
  const own = (await hosts()).get(name.toLowerCase());
  if (own) return own;
  // Both kinds at once; whichever there is will do.
  const [four, six] = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found.map(withFamily);
}

/** What this machine calls its own: its file of hosts, and `localhost` though the file may lack it (RFC 6761). */
async function hosts(): Promise<Map<string, LookupAddress[]>> {
  const known = new Map<string, LookupAddress[]>();
  const lines = (await readFile(HOSTS_FILE, "utf8").catch(() => "")).split("\n");
  for (const line of lines) {
    const [address = "", ...names] = line.replace(/#.*/, "").trim().split(/\s+/);
    if (isIP(address) === 0) continue;
    for (const name of names.map((one) => one.toLowerCase()))
      known.set(name, [...(known.get(name) ?? []), withFamily(address)]);
  }
  if (!known.has("localhost")) known.set("localhost", ["127.0.0.1", "::1"].map(withFamily));
  return known;
}

function withFamily(address: string): LookupAddress {
  return { address, family: isIP(address) };
}
