import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Below this many bytes a compressed file saves nothing that a network packet would notice. */
const WORTHWHILE = 200;

/**
 * Writes `name.br` and `name.gz` beside every text file of a built site, as small as they get.
 * `config.json` is left out: the operator edits it, and an old compressed copy would win over the edit.
 */
export async function compress(folder: string): Promise<void> {
  const names = globSync("**/*.{html,js,css,json,svg,txt,xml,webmanifest}", { cwd: folder });
  const texts = names.filter((name) => name !== "config.json");
  // All at once: Node compresses as many at a time as it has threads for that.
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
