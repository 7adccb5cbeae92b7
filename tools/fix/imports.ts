import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { parseSync } from "vite";

const SOURCES = "{machines,contracts,src,locales,model-tests,sandbox,tools}/**/*.{ts,tsx,mjs}";

/**
 * Replaces relative imports from parent folders (`../orders/pay.ts`) by imports with the directory's name
 * (`#contracts/orders/pay.ts`).
 */
export function writeImportsByDirectory(root: string): void {
  for (const file of globSync(SOURCES, { cwd: root })) {
    const path = file.replaceAll("\\", "/");
    const source = readFileSync(join(root, path), "utf8");
    const mended = importsByDirectory(path, source);
    if (mended !== source) writeFileSync(join(root, path), mended);
  }
}

/** @param path the file's path from the root, with forward slashes */
export function importsByDirectory(path: string, source: string): string {
  if (!/["']\.\.\//.test(source)) return source;
  const { module } = parseSync(path, source);
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  // From the end, so that earlier positions stay valid. Several names of one export share a request.
  const places = [...new Map(requests.map(({ start, end }) => [start, end]))].toSorted(([a], [b]) => b - a);
  return places.reduce((text, [start, end]) => {
    const [, quote, climbing] = /^(["'])(\.\.\/.*)["']$/.exec(text.slice(start, end)) ?? [];
    if (quote === undefined || climbing === undefined) return text;
    const target = posix.join(posix.dirname(path), climbing);
    return target.startsWith("..") || !target.includes("/")
      ? text
      : `${text.slice(0, start)}${quote}#${target}${quote}${text.slice(end)}`;
  }, source);
}
