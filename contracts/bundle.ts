import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { writeBundle } from "./hand-over/bundle.ts";
import { PACT_FILE_NAME, PACTS_FOLDER } from "./pact/written-pact.ts";
import { ownOptions } from "./verification/parse-options.ts";

/**
 * `npm run contracts:bundle [-- --into FOLDER] [--publish]`: writes the hand-over bundle as a folder and an archive,
 * into `dist-contract/`. `--publish` also stores its pact, with which `contracts:compare` compares the next version.
 */
const { into, publish } = ownOptions({
  into: { type: "string", default: "dist-contract" },
  publish: { type: "boolean", default: false },
});
mkdirSync(into, { recursive: true });
const { folder, archive } = await writeBundle(resolve(into));
if (publish) {
  const pact = JSON.parse(readFileSync(`${PACTS_FOLDER}/${PACT_FILE_NAME}`, "utf8"));
  writeFileSync(new URL(`published/${PACT_FILE_NAME}`, import.meta.url), `${JSON.stringify(pact)}\n`);
}
process.stdout.write(`${folder}\n${archive}\n`);
