import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeBundle } from "./hand-over/bundle.ts";

/** `npm run contracts:bundle [-- --into FOLDER]`: writes the hand-over bundle as a folder and an archive, into `dist-contract/`. */
const { into } = parseArgs({ options: { into: { type: "string", default: "dist-contract" } } }).values;
mkdirSync(into, { recursive: true });
const { folder, archive } = writeBundle(resolve(into));
process.stdout.write(`${folder}\n${archive}\n`);
