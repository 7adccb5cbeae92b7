import type { HonoRequest } from "hono";
import { HTTPException } from "hono/http-exception";
import { containsControlCharacters } from "#contracts/readable-text.ts";
import { Refused } from "./refusal.ts";

/** JSON is UTF-8 (RFC 8259): no other charset may be named. */
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*(utf-8|"utf-8")\s*)?$/i;

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;\s*charset\s*=\s*utf-8\s*)?$/i;

/** In well-formed JSON: a string, with its colon if it is a name; or the beginning or end of an object. */
const PARTS = /("[^"\\]*(?:\\.[^"\\]*)*")\s*(:)?|[{}]/g;

const UTF_8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Whether the headers say uncompressed JSON; a compressed body could expand to any size. */
export function isJson(headers: Headers): boolean {
  return JSON_TYPE.test(headers.get("Content-Type") ?? "") && !headers.has("Content-Encoding");
}

/**
 * Parses a JSON body strictly: invalid UTF-8 (which `Request.json` replaces by U+FFFD), a byte order mark and duplicate
 * names are refused.
 * @throws Refused
 */
export async function readJson(request: Request): Promise<unknown> {
  const { json, value } = parse(await request.arrayBuffer());
  const open: Set<string>[] = [];
  for (const [part, name = "", colon] of json.matchAll(PARTS)) {
    if (part === "{") open.push(new Set());
    else if (part === "}") open.pop();
    else if (colon) addName(open.at(-1), JSON.parse(name));
  }
  return value;
}

/** Parses a query as strictly. @throws Refused */
export function readQuery(request: Request): Record<string, string> {
  return readPairs(new URL(request.url).search.slice(1));
}

/**
 * Parses a URL-encoded form as strictly.
 * @throws HTTPException
 */
export async function readForm(request: HonoRequest): Promise<Record<string, string>> {
  if (!FORM_TYPE.test(request.header("Content-Type") ?? "")) throw new HTTPException(415);
  const body = await request.arrayBuffer();
  try {
    return readPairs(UTF_8.decode(body));
  } catch {
    throw new HTTPException(400);
  }
}

function readPairs(encoded: string): Record<string, string> {
  if (!isDecodable(encoded)) throw new Refused("invalidInput");
  const pairs = new URLSearchParams(encoded);
  const names = new Set<string>();
  for (const name of pairs.keys()) addName(names, name);
  return Object.fromEntries(pairs);
}

function parse(body: ArrayBuffer): { json: string; value: unknown } {
  try {
    const json = UTF_8.decode(body);
    return { json, value: JSON.parse(json) };
  } catch {
    throw new Refused("invalidInput");
  }
}

function isDecodable(encoded: string): boolean {
  try {
    decodeURIComponent(encoded);
    return true;
  } catch {
    return false;
  }
}

/** `__proto__` is refused, since copying it would change an object's prototype. */
function addName(names: Set<string> | undefined, name: string): void {
  if (name === "__proto__" || containsControlCharacters(name) || names?.has(name))
    throw new Refused("invalidInput", { fields: [name] });
  names?.add(name);
}
