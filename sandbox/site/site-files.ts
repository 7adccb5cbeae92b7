import { stat } from "node:fs/promises";
import { extname, join, sep } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** In order of preference, with the extension of the compressed file. */
const ENCODINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/** A file of the built console with its response headers. */
export type SiteFile = {
  path: string;
  bytes: number;
  type: string;
  encoding: "br" | "gzip" | null;
  tag: string;
  /** Its name contains a hash of its content. */
  isImmutable: boolean;
};

type Page = { path: string; isImmutable: boolean };

/**
 * Finds the file of a path, else the prerendered page of that folder, else the index page, whose router handles the path.
 * A path with a file extension and no file is missing.
 */
export async function findPage(folder: string, urlPath: string): Promise<Page | "unbuilt" | "missing"> {
  const path = resolveInside(folder, urlPath);
  if (!path) return "missing";
  const isImmutable = urlPath.startsWith("/assets/");
  if (await sizeOf(path)) return { path, isImmutable };
  if (isImmutable || extname(path) !== "") return "missing";
  for (const page of [join(path, "index.html"), join(folder, "index.html")]) {
    if (await sizeOf(page)) return { path: page, isImmutable: false };
  }
  return "unbuilt";
}

/** Chooses the best encoding of a file that the browser accepts. */
export async function chooseFile({ path, isImmutable }: Page, acceptEncoding: string): Promise<SiteFile> {
  const accepted = new Set(
    acceptEncoding.split(",").flatMap((part) => (/;\s*q=0(\.0*)?\s*$/.test(part) ? [] : [part.trim().split(";")[0]])),
  );
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  for (const { encoding, ending } of ENCODINGS) {
    const compressed = accepted.has(encoding) ? await sizeOf(path + ending) : null;
    if (compressed) return { path: path + ending, ...compressed, type, encoding, isImmutable };
  }
  const plain = (await sizeOf(path)) ?? { bytes: 0, tag: '"gone"' };
  return { path, ...plain, type, encoding: null, isImmutable };
}

async function sizeOf(path: string): Promise<{ bytes: number; tag: string } | null> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile()) return null;
  return {
    bytes: file.size,
    tag: `"${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}-${extname(path).slice(1)}"`,
  };
}

/** Resolves a URL's path within the folder; null when it is outside, hidden or invalid. */
function resolveInside(folder: string, urlPath: string): string | null {
  try {
    const root = join(folder, sep);
    const path = join(root, decodeURIComponent(urlPath));
    return path.startsWith(root) && !/[\0\\]|\/\./.test(path.slice(root.length - 1)) ? path : null;
  } catch {
    return null;
  }
}
