import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The path below which the console will stand, such as `/merchant/`, from the environment variable `BASE_PATH`; `/` where
 * none is set.
 * @throws Error when it is no such path: every address of every document would be wrong.
 */
export function basePath(setting: string = process.env["BASE_PATH"] || "/"): string {
  if (!/^\/([A-Za-z0-9._~-]+\/)*$/.test(setting))
    throw new Error(`BASE_PATH has to be a path such as /merchant/, and not ${setting}`);
  return setting;
}

/**
 * Places a built console below a path: its documents name their files and links by whole paths, since `index.html` stands for
 * addresses of any depth. Scripts and styles name each other relative to themselves, and read the path from the document.
 * @param origin the one that the documents name, if any.
 */
export function placeBelow(folder: string, base: string, origin: string | null = null): void {
  if (base === "/") return;
  for (const name of globSync("**/*.{html,xml}", { cwd: folder })) {
    const path = join(folder, name);
    const placed = readFileSync(path, "utf8")
      .replaceAll(/(?<==")\/(?!\/)/g, () => base)
      // The files that are fetched ahead stand in one list.
      .replaceAll(" /assets/", () => ` ${base}assets/`)
      .replaceAll(`${origin ?? "\0"}/`, () => `${origin}${base}`)
      .replace("<html ", () => `<html data-base="${base}" `);
    writeFileSync(path, placed);
  }
}
