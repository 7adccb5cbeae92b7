/** Checks the signature of a callback in the browser (2.24, 2.31); nothing is sent. */

import { plain, visible } from "#contracts/typed/plain.ts";
import type { Pasted, Verdict } from "#machines/dashboard/signature-check.ts";
import { hmacSha256 } from "#src/ui/browser/hmac.ts";

/** Receivers refuse older or newer timestamps, in milliseconds. */
const FRESH = 5 * 60_000;
const NEEDED = ["X-Timestamp", "X-Signature"] as const;

/**
 * @param headers one per line, as servers log them or as curl prints them or takes them as options.
 * @param now milliseconds since 1970.
 */
export async function checkSignature({ headers, body, secret }: Pasted, now: number): Promise<Verdict> {
  const found = readHeaders(headers);
  const missing = NEEDED.find((name) => !found.get(name.toLowerCase()));
  if (missing) return { kind: "missingHeader", header: missing };
  const timestamp = found.get("x-timestamp") ?? "";
  const signature = (found.get("x-signature") ?? "").toLowerCase();
  const next = (found.get("x-signature-next") ?? "").toLowerCase();
  const sent = Date.parse(timestamp);
  if (Number.isNaN(sent)) return { kind: "badTimestamp" };
  const signed = (text: string, key = secret) => hmacSha256(key, `${timestamp}.${text}`);
  const isSigned = async (text: string, key = secret) => [signature, next].includes(await signed(text, key));
  if (await isSigned(body)) {
    const minutes = Math.round(Math.abs(now - sent) / 60_000);
    if (Math.abs(now - sent) > FRESH) return { kind: "stale", minutes };
    return { kind: (await signed(body)) === signature ? "genuine" : "genuineNext" };
  }
  const read = plain(secret);
  if (read.startsWith("ak_")) return { kind: "notASecret" };
  if (secret !== read && (await isSigned(body, read))) return { kind: "secretHasSpaces" };
  for (const text of [body.trim(), compact(body)]) {
    if (text !== null && text !== body && (await isSigned(text))) return { kind: "changedBody", how: "spacing" };
  }
  return compact(body) === null ? { kind: "changedBody", how: "json" } : { kind: "wrongSecretOrValues" };
}

/** Headers by lower-case name; `-H` is curl's option. */
function readHeaders(pasted: string): Map<string, string> {
  const lines = visible(pasted)
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name = "", value = ""] =
        /^[\s>"']*(?:(?:-H|--header)\s+["']?)?([\w-]+)["']?\s*:\s*(.*?)[\s"',\\]*$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), plain(value.replace(/^["']/, ""))] as const] : [];
    });
  return new Map(lines);
}

/** The JSON without whitespace, as the service writes it; null for invalid JSON. */
function compact(body: string): string | null {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return null;
  }
}
