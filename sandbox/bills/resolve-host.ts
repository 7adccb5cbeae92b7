import { promises as dns, type LookupAddress } from "node:dns";
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";

const HOSTS_FILE =
  process.platform === "win32"
    ? join(process.env.SystemRoot ?? "C:\\Windows", "System32\\drivers\\etc\\hosts")
    : "/etc/hosts";

/**
 * Resolves a host name from the hosts file, then from DNS. It does not use `getaddrinfo`, which occupies one of a few
 * threads until the name server answers, so that two slow ones block every other look-up (decision 275).
 * @throws an Error with the code that DNS answered, such as ENOTFOUND.
 */
export async function resolveHost(name: string): Promise<LookupAddress[]> {
  const own = (await hosts()).get(name.toLowerCase());
  if (own) return own;
  const [four, six] = await Promise.allSettled([dns.resolve4(name), dns.resolve6(name)]);
  const found = [four, six].flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (found.length === 0 && four.status === "rejected") throw four.reason;
  return found.map(withFamily);
}

/** The entries of the hosts file, and `localhost`, which the file may lack (RFC 6761). */
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
