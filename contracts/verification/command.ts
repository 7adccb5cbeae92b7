import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { PACTS_FOLDER } from "#contracts/pact/written-pact.ts";
import { NotTried } from "./not-tried.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { reasonOf, untilItAnswers } from "./patience.ts";
import { htmlReport } from "./reports/html.ts";
import { jsonReport } from "./reports/json.ts";
import { junitReport } from "./reports/junit.ts";
import { startSandbox } from "./sandbox-process.ts";
import { summarize } from "./summary.ts";
import { holds, type Verification, verifyProvider } from "./verify-provider.ts";

/** 0: the contract holds; 1: it is broken; 2: it could not be tried. */
export type ExitCode = 0 | 1 | 2;

const REPORTS = { junit: junitReport, json: jsonReport, html: htmlReport };

/**
 * Carries out `npm run contracts:verify` with these arguments; whatever there is to say is a line for `print`.
 * @param folder where the pact lies; the committed one by default.
 */
export async function verifyCommand(
  args: readonly string[],
  print: (line: string) => void,
  folder = PACTS_FOLDER,
): Promise<ExitCode> {
  try {
    const options = readOptions(args);
    if (options.help) {
      print(USAGE);
      return 0;
    }
    // A file that cannot be written is to be known before a verification of minutes, not after it.
    for (const file of Object.values(options.reports)) write(file, "");
    const verification = await verify(options, folder);
    for (const [kind, file] of Object.entries(options.reports)) {
      const report = Object.entries(REPORTS).find(([name]) => name === kind)?.[1];
      if (report) write(file, report(verification, options.strict));
    }
    print(summarize(verification, options.provider !== null));
    if (verification.problems.length > 0) return 2;
    return holds(verification, options.strict) ? 0 : 1;
  } catch (error) {
    print(error instanceof NotTried ? error.message : `The verification itself failed: ${reasonOf(error)}`);
    return 2;
  }
}

async function verify({ provider, wait }: Options, folder: string): Promise<Verification> {
  if (provider) {
    await untilItAnswers(provider.url, wait);
    return verifyProvider(provider, folder);
  }
  const sandbox = await startSandbox();
  try {
    return await verifyProvider(sandbox, folder);
  } finally {
    await sandbox.stop();
  }
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new NotTried(`The report ${file} cannot be written: ${reasonOf(error)}.`);
  }
}
