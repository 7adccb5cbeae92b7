import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Smaller files fit into one network packet anyway, so compressing them saves nothing. In bytes. */
const WORTHWHILE = 200;

/**
 * Writes `name.br` and `name.gz` beside every text file of a built site, with the strongest compression. `config.json`
 * is left out: the operator edits it, and servers would send the old compressed copy.
 */
export async function compress(folder: string): Promise<void> {
  const names = globSync("**/*.{html,js,css,json,svg,txt,xml,webmanifest}", { cwd: folder });
  const texts = names.filter((name) => name !== "config.json");
  // Started all at once, since Node itself limits how many files it compresses in parallel.
  await Promise.all(texts.map((name) => compressFile(join(folder, name))));
}

async function compressFile(path: string): Promise<void> {
  const plain = readFileSync(path);
  if (plain.length < WORTHWHILE) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  if (brotli.length < plain.length) writeFileSync(`${path}.br`, brotli);
  if (gzipped.length < plain.length) writeFileSync(`${path}.gz`, gzipped);
}
