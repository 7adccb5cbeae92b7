import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { decided, readDecisions, unknownSubjects } from "#contracts/pact/decisions.ts";
import { PACT_FILE_NAME, parsePact, type WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { NotTried } from "./not-tried.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { htmlReport } from "./reports/html.ts";
import { jsonReport } from "./reports/json.ts";
import { junitReport } from "./reports/junit.ts";
import { describeAsked, describeProposed, summarize } from "./summary.ts";
import { reasonOf, waitForServer } from "./timeout.ts";
import { holds, type Provider, type Verification, verifyProvider } from "./verify-provider.ts";

/** 0: the contract holds; 1: it is broken; 2: it could not be tried. */
export type ExitCode = 0 | 1 | 2;

/** Where the command finds what it needs. */
export type Surroundings = {
  /** The folder of the pact. */
  pacts: string;
  decisions: string;
  /** Pact's standalone verifier, unless an option names another. */
  verifier: string;
  /** Starts the service that is verified where no other is named; without it, one has to be named. */
  startOwn?: () => Promise<Provider & { stop: () => Promise<void> }>;
  /** Colours what is said; by default nothing is coloured. */
  isTerminal?: boolean;
};

type Report = (verification: Verification, strict: boolean) => string;

/** Carries out a verification with these arguments; whatever there is to say is a line for `print`. */
export async function verifyCommand(
  args: readonly string[],
  print: (line: string) => void,
  surroundings: Surroundings,
): Promise<ExitCode> {
  try {
    const options = readOptions(args);
    if (options.help) {
      print(USAGE);
      return 0;
    }
    if (!options.provider && !surroundings.startOwn) {
      throw new NotTried("PROVIDER_URL is not set: it says where the service listens, such as http://127.0.0.1:5099.");
    }
    const { asked, declined } = askedBy(options, surroundings);
    const files = reportsOf(options);
    // A file that cannot be written is to be known before a verification of minutes, not after it.
    for (const [file] of files) write(file, "");
    print(
      describeAsked(
        asked.map(({ pending, comments }) => ({
          proposed: pending,
          standing: comments.references.specification.status,
        })),
        declined,
        options.strict,
      ),
    );
    const verification = await verify(options, asked, surroundings);
    for (const [file, report] of files) write(file, report(verification, options.strict));
    const [more = null] = files.filter(([, report]) => report === describeProposed).map(([file]) => file);
    const isGood = holds(verification, options.strict);
    const lines = summarize(verification, options.strict, more).split("\n");
    const last = lines.pop() ?? "";
    for (const line of lines) print(line);
    print(surroundings.isTerminal ? `\u001b[${isGood ? 32 : 31}m${last}\u001b[0m` : last);
    if (verification.problems.length > 0) return 2;
    return isGood ? 0 : 1;
  } catch (error) {
    print(error instanceof NotTried ? error.message : `The verification itself failed: ${reasonOf(error)}`);
    return 2;
  }
}

/** The exchanges that are asked for by the decisions, and of those the ones that are named. */
function askedBy({ subjects }: Options, { pacts, decisions: file }: Surroundings) {
  const pact = parsePact(readFileSync(join(pacts, PACT_FILE_NAME), "utf8"));
  const { interactions } = pact;
  const decisions = decisionsIn(file);
  const [odd] = unknownSubjects(pact, decisions);
  if (odd !== undefined)
    throw new NotTried(`${file} names "${odd}", which is no call and no exchange of the contract.`);
  const all = decided(interactions, decisions);
  const isNamed = ({ description, request }: WrittenInteraction, subject: string) =>
    description === subject || `${request.method} ${request.path}`.toLowerCase() === subject.toLowerCase();
  const [unknown] = subjects.filter((subject) => !all.some((exchange) => isNamed(exchange, subject)));
  if (unknown !== undefined) {
    throw new NotTried(
      `"${unknown}" is no call and no exchange that is asked for; contracts-reference.md lists them all.`,
    );
  }
  return {
    asked: subjects.length === 0 ? all : all.filter((one) => subjects.some((subject) => isNamed(one, subject))),
    declined: interactions.length - all.length,
  };
}

function decisionsIn(file: string) {
  try {
    return readDecisions(file);
  } catch (error) {
    throw new NotTried(`The decisions cannot be read: ${reasonOf(error)}.`);
  }
}

function reportsOf({ reports: { results, junit, json, html } }: Options): [string, Report][] {
  const files: [string | undefined, Report][] = [
    [junit, junitReport],
    [json, jsonReport],
    [html, htmlReport],
    ...(results === undefined
      ? []
      : ([
          [join(results, "junit.xml"), junitReport],
          [join(results, "result.json"), jsonReport],
          [join(results, "proposed.txt"), describeProposed],
        ] satisfies [string, Report][])),
  ];
  return files.flatMap(([file, report]): [string, Report][] => (file === undefined ? [] : [[file, report]]));
}

async function verify(
  { provider, wait, verifier }: Options,
  asked: readonly WrittenInteraction[],
  { startOwn, verifier: usual }: Surroundings,
): Promise<Verification> {
  if (provider) await waitForServer(provider.url, wait);
  const own = provider ? null : await startOwn?.();
  const tried = provider ?? own;
  if (!tried) throw new Error("there is no service");
  try {
    return await verifyProvider(tried, asked, verifier ?? usual);
  } finally {
    await own?.stop();
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
