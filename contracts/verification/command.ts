import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { applyDecisions, readDecisions, unknownSubjects } from "#contracts/pact/decisions.ts";
import { PACT_FILE_NAME, parsePact, type WrittenInteraction } from "#contracts/pact/written-pact.ts";
import { type Options, readOptions, USAGE } from "./options.ts";
import { htmlReport } from "./reports/html.ts";
import { jsonReport } from "./reports/json.ts";
import { junitReport } from "./reports/junit.ts";
import { describeProposed, describeScope, summarize } from "./summary.ts";
import { UserError } from "./user-error.ts";
import { holds, type Provider, type Verification, verifyProvider } from "./verify-provider.ts";
import { reasonOf, waitForServer } from "./wait-for-server.ts";

/** 0: the contract holds; 1: it is broken; 2: it could not be verified. */
export type ExitCode = 0 | 1 | 2;

/** The files and programs that the command uses. */
export type Environment = {
  /** The folder of the pact. */
  pacts: string;
  decisions: string;
  /** Pact's standalone verifier; an option may name another. */
  verifier: string;
  /** Starts the service to verify if no option names one; without it, an option must. */
  startOwn?: () => Promise<Provider & { stop: () => Promise<void> }>;
  /** Whether to colour the output; false by default. */
  isTerminal?: boolean;
};

type Report = (verification: Verification, strict: boolean) => string;

/** Runs a verification with these arguments. @param print called with each line of output. */
export async function verifyCommand(
  args: readonly string[],
  print: (line: string) => void,
  surroundings: Environment,
): Promise<ExitCode> {
  try {
    const options = readOptions(args);
    if (options.help) {
      print(USAGE);
      return 0;
    }
    if (!options.provider && !surroundings.startOwn) {
      throw new UserError("PROVIDER_URL is not set: it says where the service listens, such as http://127.0.0.1:5099.");
    }
    const { asked, declined } = selectExchanges(options, surroundings);
    const files = reportsOf(options);
    const report = (verification: Verification) => {
      for (const [file, written] of files) write(file, written(verification, options.strict));
    };
    // Fails early if a report cannot be written, since a verification takes minutes, and leaves none of an earlier one.
    report({ outcomes: [], problems: ["The verification was ended early."] });
    print(
      describeScope(
        asked.map(({ pending, comments }) => ({
          proposed: pending,
          standing: comments.references.specification.status,
        })),
        declined,
        options.strict,
      ),
    );
    const verification = await verify(options, asked, surroundings).catch((error: unknown) => {
      report({ outcomes: [], problems: [messageOf(error)] });
      throw error;
    });
    report(verification);
    const [more = null] = files.filter(([, written]) => written === describeProposed).map(([file]) => file);
    const isGood = holds(verification, options.strict);
    const lines = summarize(verification, options.strict, more).split("\n");
    const last = lines.pop() ?? "";
    for (const line of lines) print(line);
    print(surroundings.isTerminal ? `\u001b[${isGood ? 32 : 31}m${last}\u001b[0m` : last);
    if (verification.problems.length > 0) return 2;
    return isGood ? 0 : 1;
  } catch (error) {
    print(messageOf(error));
    return 2;
  }
}

const messageOf = (error: unknown) =>
  error instanceof UserError ? error.message : `The verification itself failed: ${reasonOf(error)}`;

/** The exchanges that the decisions leave and the options select. */
function selectExchanges({ subjects }: Options, { pacts, decisions: file }: Environment) {
  const pact = parsePact(readFileSync(join(pacts, PACT_FILE_NAME), "utf8"));
  const { interactions } = pact;
  const decisions = decisionsIn(file);
  const [unknownDecision] = unknownSubjects(pact, decisions);
  if (unknownDecision !== undefined)
    throw new UserError(`${file} names "${unknownDecision}", which is no call and no exchange of the contract.`);
  const all = applyDecisions(interactions, decisions);
  const isNamed = ({ description, request }: WrittenInteraction, subject: string) =>
    description === subject || `${request.method} ${request.path}`.toLowerCase() === subject.toLowerCase();
  const [unknown] = subjects.filter((subject) => !all.some((exchange) => isNamed(exchange, subject)));
  if (unknown !== undefined) {
    throw new UserError(
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
    throw new UserError(`The decisions cannot be read: ${reasonOf(error)}.`);
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
  { startOwn, verifier: defaultVerifier }: Environment,
): Promise<Verification> {
  if (provider) await waitForServer(provider.url, wait);
  const own = provider ? null : await startOwn?.();
  const tried = provider ?? own;
  if (!tried) throw new Error("there is no service");
  try {
    return await verifyProvider(tried, asked, verifier ?? defaultVerifier);
  } finally {
    await own?.stop();
  }
}

function write(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(`The report ${file} cannot be written: ${reasonOf(error)}.`);
  }
}
