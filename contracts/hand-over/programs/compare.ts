import { compareCommand } from "#contracts/hand-over/compare-command.ts";

/** The bundle's `compare.mjs`: compares two bundles or two pact files. */
process.exitCode = compareCommand(process.argv.slice(2), (text) => process.stdout.write(text), {
  ...{ base: null, head: import.meta.dirname },
});
