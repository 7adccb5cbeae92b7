import { expect, test } from "vitest";
import { checkSignature } from "./check-signature.ts";

const SECRET = "as_secret";
const BODY = '{"billCode":"BILL100042","amount":"12.50"}';
const SENT = "2026-11-21T03:12:30.000Z";
// printf '%s' "$SENT.$BODY" | openssl dgst -sha256 -hmac as_secret
const SIGNATURE = "75bbde84bed547c9ea29f2c0e11547e4c2e83672aa8c213722ab41af416c1e98";
const NOW = Date.parse("2026-11-21T03:13:00.000Z");

test("the callback in the guide has a valid signature (2.31)", async () => {
  // printf '%s' '2026-11-21T03:12:30.000Z.{"billCode":"BILL100042"}' | openssl dgst -sha256 -hmac as_secret
  const signature = "8013f07f110d32f8b864964f57741c3de2302cdafca207698a45f6c34715b2f2";
  const pasted = { headers: headers({ signature }), body: '{"billCode":"BILL100042"}', secret: SECRET };
  expect(await checkSignature(pasted, NOW)).toEqual({ kind: "genuine" });
});

test.each([
  ["as curl shows them", (lines: string) => lines.replace(/^/gm, "> ")],
  ["in other letters", (lines: string) => lines.replace(/^[^:]*/gm, (name) => name.toLowerCase())],
  ["as options of curl", (lines: string) => lines.replace(/^(.*)$/gm, "  -H '$1' \\")],
  ["as JSON", (lines: string) => lines.replace(/^(.*?): (.*)$/gm, '  "$1": "$2",')],
  ["with marks that cannot be seen", (lines: string) => lines.replace(/^|$/gm, "\u200B").replace(/-/g, "-\u00AD")],
  ["with the line ends of Windows", (lines: string) => lines.replaceAll("\n", "\r\n")],
])("signature checker: headers are read %s (2.31)", async (_, written) => {
  expect(await check({ headers: written(headers()) })).toEqual({ kind: "genuine" });
});

test.each([
  ["X-Timestamp", /^X-Timestamp.*$/m],
  ["X-Signature", /^X-Signature.*$/m],
])("signature checker: reports that %s is missing (2.31)", async (header, line) => {
  expect(await check({ headers: headers().replace(line, "") })).toEqual({ kind: "missingHeader", header });
});

test("signature checker: reports an invalid timestamp (2.31)", async () => {
  expect(await check({ headers: headers({ timestamp: "yesterday" }) })).toEqual({ kind: "badTimestamp" });
});

test("signature checker: a genuine callback older than five minutes is stale, with its age (2.31)", async () => {
  const at = (minutes: number) => checkSignature(pasted(), Date.parse(SENT) + minutes * 60_000);
  expect(await at(5)).toEqual({ kind: "genuine" });
  expect(await at(12)).toEqual({ kind: "stale", minutes: 12 });
  expect(await at(-12)).toEqual({ kind: "stale", minutes: 12 });
});

test("signature checker: a reformatted or cut body is distinguished from another secret (2.31)", async () => {
  expect(await check({ body: `${BODY}\n` })).toEqual({ kind: "changedBody", how: "spacing" });
  expect(await check({ body: JSON.stringify(JSON.parse(BODY), null, 2) })).toEqual({
    kind: "changedBody",
    how: "spacing",
  });
  expect(await check({ body: BODY.slice(0, -2) })).toEqual({ kind: "changedBody", how: "json" });
  expect(await check({ body: BODY.replace("12.50", "99.50") })).toEqual({ kind: "wrongSecretOrValues" });
});

test("signature checker: reports other text pasted instead of the AppSecret (2.31)", async () => {
  expect(await check({ secret: "as_another" })).toEqual({ kind: "wrongSecretOrValues" });
  expect(await check({ secret: "ak_0123" })).toEqual({ kind: "notASecret" });
  expect(await check({ secret: ` ${SECRET}` })).toEqual({ kind: "secretHasSpaces" });
  expect(await check({ secret: `${SECRET}\u200B` })).toEqual({ kind: "secretHasSpaces" });
  expect(await check({ secret: "" })).toEqual({ kind: "wrongSecretOrValues" });
});

test("signature checker: during a rotation either AppSecret is accepted, and it says which (2.31)", async () => {
  const old = "0".repeat(64);
  const rotating = `${headers({ signature: old })}\nX-Signature-Next: ${SIGNATURE}`;
  expect(await check({ headers: rotating })).toEqual({ kind: "genuineNext" });
  expect(await check({ headers: `${headers()}\nX-Signature-Next: ${old}` })).toEqual({ kind: "genuine" });
  expect(await check({ headers: rotating, secret: "as_another" })).toEqual({ kind: "wrongSecretOrValues" });
});

function headers({ timestamp = SENT, signature = SIGNATURE } = {}) {
  return `Content-Type: application/json\nX-Callback-Code: CB1\nX-Timestamp: ${timestamp}\nX-Signature: ${signature}`;
}

function pasted(changes: Partial<Parameters<typeof checkSignature>[0]> = {}) {
  return { headers: headers(), body: BODY, secret: SECRET, ...changes };
}

function check(changes: Parameters<typeof pasted>[0]) {
  return checkSignature(pasted(changes), NOW);
}
