import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { exitWithMessage } from "./exit-with-message.ts";

/**
 * Parses the options of this process. Ends it with a message that lists the known options when one is unknown, and with
 * `--help`.
 * @param words whether the command also takes words without an option
 */
export function ownOptions<Config extends ParseArgsOptionsConfig>(options: Config, words = false) {
  const known = `there ${Object.keys(options).length === 1 ? "is" : "are"} ${listOf(options)} (docs/commands.md).`;
  return exitWithMessage(() => {
    for (const token of parseArgs({ options, strict: false, tokens: true }).tokens) {
      if (token.kind === "positional" && !words) throw new Error(`"${token.value}" belongs to no option; ${known}`);
      if (token.kind !== "option" || token.name in options) continue;
      if (token.name !== "help") throw new Error(`There is no option ${token.rawName}; ${known}`);
      process.stdout.write(`Options: ${listOf(options)} (docs/commands.md).\n`);
      process.exit();
    }
    return parseArgs({ options, allowPositionals: true });
  });
}

function listOf(options: ParseArgsOptionsConfig): string {
  const names = Object.keys(options).map((name) => `--${name}`);
  return names.join(", ") || "none";
}
