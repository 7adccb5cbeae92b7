import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { UserError } from "./user-error.ts";

/** @throws UserError for an unknown option, a missing value or a superfluous one. */
function parseOptions<Config extends ParseArgsOptionsConfig>(args: readonly string[], options: Config) {
  const { values, positionals } = parseArguments(args, options);
  const [stray] = positionals;
  if (stray !== undefined) throw new UserError(`"${stray}" belongs to no option; ${knownOptions(options)}.`);
  return values;
}

function knownOptions(options: ParseArgsOptionsConfig): string {
  return `there is ${Object.keys(options)
    .map((name) => `--${name}`)
    .join(", ")}`;
}

/**
 * Parses options and positional arguments. @throws UserError for an unknown option, a missing value or a superfluous
 * one.
 */
export function parseArguments<Config extends ParseArgsOptionsConfig>(args: readonly string[], options: Config) {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.entries(options).find(([name]) => name === token.name)?.[1];
    if (!option) throw new UserError(`There is no option ${token.rawName}; ${knownOptions(options)}.`);
    const isMissing = !token.value || token.value.startsWith("--");
    if (option.type === "string" && isMissing) throw new UserError(`${token.rawName} needs a value.`);
    if (option.type === "boolean" && token.value !== undefined) throw new UserError(`${token.rawName} takes no value.`);
  }
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

/** The options of this process. If they are wrong, prints one sentence and exits with code 2. */
export function ownOptions<Config extends ParseArgsOptionsConfig>(options: Config) {
  try {
    return parseOptions(process.argv.slice(2), options);
  } catch (error) {
    if (error instanceof UserError) return exitWithMessage(error.message);
    throw error;
  }
}

/** The result of a step. On a UserError, prints its message and exits with code 2. */
export async function orExitWithMessage<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof UserError) return exitWithMessage(error.message);
    throw error;
  }
}

/** Prints one sentence and exits with code 2. */
export function exitWithMessage(sentence: string): never {
  process.stdout.write(`${sentence}\n`);
  process.exit(2);
}
