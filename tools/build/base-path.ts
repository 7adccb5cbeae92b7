import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The path that the console is served below, such as `/merchant/`, from the environment variable `BASE_PATH`; `/` by
 * default.
 * @throws Error when it is not such a path, since every address in every document would be wrong
 */
export function basePath(setting: string = process.env["BASE_PATH"] || "/"): string {
  if (!/^\/([A-Za-z0-9._~-]+\/)*$/.test(setting))
    throw new Error(`BASE_PATH has to be a path such as /merchant/, and not ${setting}`);
  return setting;
}

/**
 * Rewrites the documents of a built console for a base path. Documents use absolute paths, since `index.html` is served
 * for addresses of any depth. Scripts and styles refer to each other by relative paths, and read the base path from the
 * document.
 * @param origin the site's origin in the documents' addresses, if there is one
 */
export function placeBelow(folder: string, base: string, origin: string | null = null): void {
  if (base === "/") return;
  for (const name of globSync("**/*.{html,xml}", { cwd: folder })) {
    const path = join(folder, name);
    const placed = readFileSync(path, "utf8")
      .replaceAll(/(?<==")\/(?!\/)/g, () => base)
      // The list of files to prefetch.
      .replaceAll(" /assets/", () => ` ${base}assets/`)
      .replaceAll(`${origin ?? "\0"}/`, () => `${origin}${base}`)
      .replace("<html ", () => `<html data-base="${base}" `);
    writeFileSync(path, placed);
  }
}
