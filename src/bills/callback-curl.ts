import type { Callback, CallbackAttempt } from "#contracts/bills/callback.ts";

/** An attempt's headers as lines, without those that every HTTP client adds. */
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
  ]
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${name}: ${value}`);
}

/** An attempt's request as a curl command for a POSIX shell. */
export function curlOf(callback: Pick<Callback, "code" | "url" | "payload">, attempt: CallbackAttempt): string {
  return [
    `curl -i -X POST ${quoted(attempt.url || callback.url)}`,
    ...headersOf(callback, attempt).map((line) => `-H ${quoted(line)}`),
    `--data-raw ${quoted(callback.payload)}`,
  ].join(" \\\n  ");
}

/** Single quotes for a shell; only the quote itself needs escaping. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
