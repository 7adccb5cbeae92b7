import type { Locator } from "playwright-core";
import type { Problem } from "#contracts/problem.ts";
import type { Person } from "#model-tests/browser/person.ts";
import type { MachineModel } from "#model-tests/engine/index.ts";

/** A problem of a machine: the service's, or one that it finds itself. */
export type WalkProblem = Problem | string;

type Explaining = { model: MachineModel; words?: Words };

/**
 * The screen explains the machine's problems, and no other: the words of each that the model's answers can lead to are
 * looked for. @throws Error when one is missing, or stands where nothing has failed.
 */
export async function expectExplained(
  person: Person,
  { model, words: own = {} }: Explaining,
  problems: readonly WalkProblem[],
  where: Locator,
): Promise<void> {
  const said = new Set(problems.map((problem) => wordsFor(person, problem, own)));
  for (const words of new Set([...said, ...everyProblem(person, model, own)])) {
    const isSaid = said.has(words);
    await where
      .getByText(words)
      .filter({ visible: true })
      .first()
      .waitFor({ state: isSaid ? "visible" : "hidden" })
      .catch(() => {
        throw new Error(
          isSaid ? `the screen does not say "${words}"` : `the screen says "${words}", though it did not happen`,
        );
      });
  }
}

type Words = Readonly<Record<string, string>>;

function everyProblem(person: Person, { answers }: MachineModel, own: Words): Set<string> {
  const refusals = Object.values(answers)
    .flatMap((fixtures) => Object.values(fixtures))
    .flatMap((fixture) =>
      typeof fixture === "object" && fixture !== null && "errMsg" in fixture ? [String(fixture.errMsg)] : [],
    );
  const keys = ["shell:fault.unreachable", ...Object.values(own)];
  return new Set([...refusals, ...keys.map((key) => person.t(key))]);
}

/** How the console explains a problem (8.2, 8.4): in the service's words, or in its own for a connection that broke off. */
function wordsFor(person: Person, problem: WalkProblem, own: Words): string {
  if (typeof problem === "string") return person.t(own[problem] ?? problem);
  if (problem.kind === "refused") return problem.errMsg;
  return person.t(problem.kind === "notOffered" ? "shell:notOffered.text" : "shell:fault.unreachable");
}
