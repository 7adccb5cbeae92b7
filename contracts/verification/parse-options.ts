import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { NotTried } from "./not-tried.ts";

/**
 * Reads the options of a command.
 * @throws NotTried for what is no option, for a value too many and for one too few.
 */
function parseOptions<Config extends ParseArgsOptionsConfig>(args: readonly string[], options: Config) {
  const { values, positionals } = parseArguments(args, options);
  const [stray] = positionals;
  if (stray !== undefined) throw new NotTried(`"${stray}" belongs to no option; ${knownOf(options)}.`);
  return values;
}

function knownOf(options: ParseArgsOptionsConfig): string {
  const all = Object.keys(options).map((name) => `--${name}`);
  return "help" in options ? "--help lists those there are" : `there is ${all.join(" and ")}`;
}

/** The same for a command that also takes words which belong to no option. */
export function parseArguments<Config extends ParseArgsOptionsConfig>(args: readonly string[], options: Config) {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (!option) throw new NotTried(`There is no option ${token.rawName}; ${knownOf(options)}.`);
    const isMissing = !token.value || token.value.startsWith("--");
    if (option.type === "string" && isMissing) throw new NotTried(`${token.rawName} needs a value.`);
    if (option.type === "boolean" && token.value !== undefined) throw new NotTried(`${token.rawName} takes no value.`);
  }
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** The options of this process; where they cannot be read, one sentence says so, and the process ends with exit code 2. */
export function ownOptions<Config extends ParseArgsOptionsConfig>(options: Config) {
  try {
    return parseOptions(process.argv.slice(2), options);
  } catch (error) {
    if (error instanceof NotTried) return endUntried(error.message);
    throw error;
  }
}

/** What a step of this process comes to; where it could not be tried, its sentence is printed, and the exit code is 2. */
export async function orEndUntried<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof NotTried) return endUntried(error.message);
    throw error;
  }
}

/** Ends this process because a command could not do its work: one sentence, and exit code 2. */
export function endUntried(sentence: string): never {
  process.stdout.write(`${sentence}\n`);
  process.exit(2);
}
