import { readFile } from "node:fs/promises";
import type { Handler } from "hono";
import { chooseFile, findPage, type SiteFile } from "./site-files.ts";

const UNBUILT = "The console is not built yet. Run: npm run build\n";
const A_YEAR = "public, max-age=31536000, immutable";

/** Serves the built console from a folder: its files, and its index page for every other path. */
export function consoleSite(folder: string): Handler {
  return async ({ req, redirect, text, body }) => {
    if (req.path === "/") return redirect("/home");
    const found = await findPage(folder, req.path);
    if (found === "unbuilt") return text(UNBUILT, 503);
    if (found === "missing") return text("There is no such file.\n", 404);
    const file = await chooseFile(found, req.header("Accept-Encoding") ?? "");
    const headers = headersFor(file);
    if (req.header("If-None-Match")?.split(/,\s*/).includes(headers.ETag)) return body(null, 304, headers);
    if (req.method === "HEAD") return body(null, 200, { ...headers, "Content-Length": String(file.bytes) });
    return body(await readFile(file.path), 200, headers);
  };
}

function headersFor({ type, encoding, tag, isImmutable }: SiteFile) {
  return {
    "Content-Type": type,
    ETag: tag,
    Vary: "Accept-Encoding",
    "Cache-Control": isImmutable ? A_YEAR : "no-cache",
    ...(encoding && { "Content-Encoding": encoding }),
  };
}
