import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

const mismatch = z.object({
  message: z.optional(z.string()),
  mismatches: z.optional(z.array(z.object({ path: z.optional(z.string()), mismatch: z.string() }))),
});

const report = z.object({
  interactionResults: z.array(
    z.object({
      description: z.string(),
      providerStates: z.array(z.string()),
      result: z.string(),
      mismatch: z.nullish(mismatch),
    }),
  ),
});

/** What the verifier says of one exchange. */
export type Result = z.output<typeof report>["interactionResults"][number];

/** Runs Pact's own verifier in a process of its own. @returns its results, or why it could not run. */
export async function runNativeVerifier(
  ...args: [providerUrl: string, stateUrl: string, pactFile: string]
): Promise<Result[] | string> {
  const answer = await fromProcess(args);
  try {
    return report.parse(JSON.parse(answer)).interactionResults;
  } catch {
    return answer;
  }
}

function fromProcess(args: readonly string[]): Promise<string> {
  const script = fileURLToPath(new URL("native-verifier.ts", import.meta.url));
  return new Promise((resolve, reject) => {
    const verifier = fork(script, args, {
      env: { ...withoutFilters(process.env), PACT_DO_NOT_TRACK: "true" },
      execArgv: [],
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    verifier.once("message", (answer) => resolve(String(answer)));
    verifier.once("error", reject);
    verifier.once("exit", (code) => resolve(`it ended with exit code ${code}`));
  });
}

/** Pact obeys filters in the environment (`PACT_DESCRIPTION`), and passes whatever they leave out. */
function withoutFilters(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith("PACT_")));
}
