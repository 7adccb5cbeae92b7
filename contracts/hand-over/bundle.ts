import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { DECISIONS_FILE } from "#contracts/pact/decisions.ts";
import { version } from "#contracts/pact/finish-pact.ts";
import { PACT_FILE_NAME, PACTS_FOLDER, readInteractions } from "#contracts/pact/written-pact.ts";
import { errorCodes } from "./error-codes.ts";
import { openApi } from "./openapi.ts";
import { buildPrograms } from "./programs/build.ts";
import { situationsOf } from "./situations.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const KIT = fileURLToPath(new URL("kit/", import.meta.url));

/** The documents of the bundle. */
const PAGES = ["", "-agreed", "-reference", "-variants", "-sabotage"].map((name) => `contracts${name}.md`);

/** The paths of the bundle's folder and archive. */
export type Bundle = { folder: string; archive: string };

/**
 * Writes the hand-over bundle: all that a team without this repository needs to verify its service, offline.
 * @param into the parent folder; a bundle of the same version there is replaced.
 * @throws Error if the archive cannot be made.
 */
export async function writeBundle(into: string): Promise<Bundle> {
  const name = `merchant-contract-${version}`;
  const folder = join(into, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "pact"), { recursive: true });
  cpSync(KIT, folder, { recursive: true });
  cpSync(join(PACTS_FOLDER, PACT_FILE_NAME), join(folder, "pact", PACT_FILE_NAME));
  writeJson(join(folder, "openapi.json"), openApi());
  cpSync(DECISIONS_FILE, join(folder, "decisions.json"));
  // The pages lie beside it in the bundle.
  const changelog = readFileSync(join(ROOT, "contracts/CHANGELOG.md"), "utf8").replaceAll("](../docs/", "](");
  writeFileSync(join(folder, "CHANGELOG.md"), changelog);
  await buildPrograms(folder);
  for (const page of PAGES) cpSync(join(ROOT, "docs", page), join(folder, page));
  writeJson(join(folder, "states.json"), { version, states: situationsOf(readInteractions()).map(stateOf) });
  writeJson(join(folder, "errors.json"), { version, errors: errorCodes() });
  writeFileSync(join(folder, "VERSION"), `${version}\n`);
  const sums = filesBelow(folder).map((file) => `${sha256(file)}  ${relative(folder, file)}`);
  writeFileSync(join(folder, "SHA256SUMS"), `${sums.join("\n")}\n`);

  const archive = `${folder}.tar.gz`;
  const made = spawnSync("tar", ["-czf", archive, "-C", into, name], { encoding: "utf8" });
  if (made.status !== 0) throw new Error(`The archive could not be made: ${made.stderr || made.error?.message}`);
  writeFileSync(`${archive}.sha256`, `${sha256(archive)}  ${name}.tar.gz\n`);
  return { folder, archive };
}

/** A situation with its params as JSON Schema, and an example request with every param at its default. */
function stateOf({ name, meaning, params, answers, documented, proposed }: ReturnType<typeof situationsOf>[number]) {
  const defaults = Object.entries(params.properties).map(([param, schema]) => [param, schema.default]);
  return {
    ...{ name, meaning, neededBy: { documented, proposed }, params, answers },
    example: { state: name, params: Object.fromEntries(defaults), action: "setup" },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();
}

function sha256(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
