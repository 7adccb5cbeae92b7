import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArguments } from "#contracts/verification/parse-options.ts";
import { UserError } from "#contracts/verification/user-error.ts";
import { compareContracts, describeDifferences, isBreakingVersion, type Pact, readPact, versionOf } from "./compare.ts";

const COMPARE_USAGE = `Compares two versions of the contract.

  npm run contracts:compare -- [--base VERSION] [--head VERSION]
  node compare.mjs --base VERSION [--head VERSION]               (in the bundle)

A version is a pact file, or the folder of a bundle; with this repository also a commit. The base is the version that was
published last, the head the one here. A service that keeps the base may have to change for what is breaking.

Exit codes: 0 nothing is breaking, or the version says so; 1 something is, under a version that does not; 2 no comparison.`;

const OPTIONS = {
  base: { type: "string" },
  head: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

export type Versions = {
  /** Defaults of `--base` and `--head`; null for none. */
  base: string | null;
  head: string;
  /** Reads a version that is not a file; null if there is none. */
  read?: (name: string) => string | null;
};

/** Runs a comparison with these arguments. @returns the exit code. */
export function compareCommand(args: readonly string[], print: (text: string) => void, versions: Versions): 0 | 1 | 2 {
  try {
    const { values, positionals } = parseArguments(args, OPTIONS);
    if (values.help) {
      print(`${COMPARE_USAGE}\n`);
      return 0;
    }
    const [base = values.base ?? versions.base, head = values.head ?? versions.head, ...more] = positionals;
    if (base === null) throw new UserError("--base is not set: it names the file or the bundle to compare with.");
    if (more.length > 0) throw new UserError(`Two versions are compared, and "${more[0]}" is a third.`);
    const [before, after] = [readVersion(base, versions), readVersion(head, versions)];
    const differences = compareContracts(before, after);
    const names = [versionOf(before), versionOf(after)] as const;
    print(describeDifferences(differences, names));
    return differences.some(({ weight }) => weight === "breaking") && !isBreakingVersion(names) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    print(`${error.message}\n`);
    return 2;
  }
}

function readVersion(name: string, { read }: Versions): Pact {
  const file = pactFileIn(name);
  const text = file ? readFileSync(file, "utf8") : (read?.(name) ?? null);
  if (text === null) throw new UserError(`There is no contract to compare with at "${name}".`);
  try {
    return readPact(text);
  } catch {
    throw new UserError(`What is at "${name}" is no pact in format V4.`);
  }
}

/** The file itself, or the pact in a folder or bundle. */
function pactFileIn(name: string): string | null {
  if (!existsSync(name)) return null;
  if (statSync(name).isFile()) return name;
  const folder = existsSync(join(name, "pact")) ? join(name, "pact") : name;
  const [pact] = readdirSync(folder).filter((one) => one.endsWith(".json"));
  return pact ? join(folder, pact) : null;
}
