import type { Callback, CallbackAttempt } from "#contracts/bills/callback.ts";

/** The headers of an attempt as they were sent, but for those that every HTTP client adds itself. */
export function headersOf(
  { code }: Pick<Callback, "code">,
  { sentAt, signature, nextSignature, appKey }: CallbackAttempt,
) {
  return [
    ["Content-Type", "application/json"],
    ["X-Callback-Code", code],
    ["X-App-Key", appKey],
    ["X-Timestamp", sentAt ?? ""],
    ["X-Signature", signature],
    ["X-Signature-Next", nextSignature],
  ].filter(([, value]) => value !== "");
}

/** The same request as a command for a POSIX shell. */
export function curlOf(callback: Pick<Callback, "code" | "url" | "payload">, attempt: CallbackAttempt): string {
  return [
    `curl -i -X POST ${quoted(attempt.url || callback.url)}`,
    ...headersOf(callback, attempt).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(callback.payload)}`,
  ].join(" \\\n  ");
}

/** Within single quotes a shell reads everything to the letter, but for the quote itself. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
