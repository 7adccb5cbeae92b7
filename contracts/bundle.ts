import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { writeBundle } from "./hand-over/bundle.ts";
import { ownOptions } from "./verification/parse-options.ts";

/** `npm run contracts:bundle [-- --into FOLDER]`: writes the hand-over bundle as a folder and an archive, into `dist-contract/`. */
const { into } = ownOptions({ into: { type: "string", default: "dist-contract" } });
mkdirSync(into, { recursive: true });
const { folder, archive } = writeBundle(resolve(into));
process.stdout.write(`${folder}\n${archive}\n`);
