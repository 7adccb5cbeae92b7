import type { Locator } from "playwright-core";
import type { Problem } from "#contracts/problem.ts";
import type { Person } from "#model-tests/browser/person.ts";
import type { MachineModel } from "#model-tests/engine/index.ts";

/** A machine's problem: from the service, or found by the machine itself. */
export type WalkProblem = Problem | string;

type Explaining = { model: MachineModel; messageKeys?: MessageKeys };

/**
 * Checks that the screen shows the messages of these problems, and none of the other problems in the model's answers.
 * @throws Error if a message is missing, or is shown without its problem.
 */
export async function expectProblemMessages(
  person: Person,
  { model, messageKeys: own = {} }: Explaining,
  problems: readonly WalkProblem[],
  where: Locator,
): Promise<void> {
  const expected = new Set(problems.map((problem) => messageFor(person, problem, own)));
  for (const message of new Set([...expected, ...everyProblem(person, model, own)])) {
    const isExpected = expected.has(message);
    await where
      .getByText(message)
      .filter({ visible: true })
      .first()
      .waitFor({ state: isExpected ? "visible" : "hidden" })
      .catch(() => {
        throw new Error(
          isExpected
            ? `the screen does not say "${message}"`
            : `the screen says "${message}", though it did not happen`,
        );
      });
  }
}

type MessageKeys = Readonly<Record<string, string>>;

function everyProblem(person: Person, { answers }: MachineModel, own: MessageKeys): Set<string> {
  const refusals = Object.values(answers)
    .flatMap((fixtures) => Object.values(fixtures))
    .flatMap((fixture) =>
      typeof fixture === "object" && fixture !== null && "errMsg" in fixture ? [String(fixture.errMsg)] : [],
    );
  const keys = ["shell:fault.unreachable", ...Object.values(own)];
  return new Set([...refusals, ...keys.map((key) => person.t(key))]);
}

/** The expected message (8.2, 8.4): the service's text for a refusal, otherwise the console's own. */
function messageFor(person: Person, problem: WalkProblem, own: MessageKeys): string {
  if (typeof problem === "string") return person.t(own[problem] ?? problem);
  if (problem.kind === "refused") return problem.errMsg;
  return person.t(problem.kind === "notOffered" ? "shell:notOffered.text" : "shell:fault.unreachable");
}
