import type { Locator } from "playwright-core";
import type { MachineModel } from "#model-tests/model.ts";
import type { Control, Look, MachineWalk, WalkProblem } from "./machine-walk.ts";
import type { Stage } from "./stage.ts";

/** What shows a state to a person, as sights are written. */

export function sees(...parts: readonly Control[]): Look {
  return async (stage, snapshot) => {
    for (const part of parts) await part(stage, snapshot).first().waitFor();
  };
}

export function gone(part: Control): Look {
  return (stage, snapshot) => part(stage, snapshot).first().waitFor({ state: "hidden" });
}

/** These words of the product can be read. */
export function reads(key: string, values?: Record<string, string | number>): Look {
  return ({ person }) => person.reads(key, values);
}

/** What has this for its name, such as where something is being loaded. */
export function labelled(key: string): Look {
  return ({ person }) => person.page.getByLabel(person.say(key)).filter({ visible: true }).first().waitFor();
}

export function both(...looks: readonly Look[]): Look {
  return async (stage, snapshot) => {
    for (const look of looks) await look(stage, snapshot);
  };
}

/** Nothing can be pressed: a control that waits for the service is there, and not to be used. */
export function disabled(part: Control): Look {
  return async (stage, snapshot) => {
    await part(stage, snapshot).and(stage.person.page.locator(":disabled, [aria-disabled=true]")).first().waitFor();
  };
}

/**
 * The screen explains the machine's problems, and no other: the words of each that the model's answers can lead to are
 * looked for. @throws Error when one is missing, or stands where nothing has failed.
 */
export async function expectExplained(
  stage: Stage,
  { model, words: own = {} }: MachineWalk,
  problems: readonly WalkProblem[],
  where: Locator,
): Promise<void> {
  const said = new Set(problems.map((problem) => wordsFor(stage, problem, own)));
  for (const words of new Set([...said, ...everyProblem(stage, model, own)])) {
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

function everyProblem(stage: Stage, { answers }: MachineModel, own: Words): Set<string> {
  const refusals = Object.values(answers)
    .flatMap((fixtures) => Object.values(fixtures))
    .flatMap((fixture) =>
      typeof fixture === "object" && fixture !== null && "errMsg" in fixture ? [String(fixture.errMsg)] : [],
    );
  const keys = ["shell:fault.unreachable", ...Object.values(own)];
  return new Set([...refusals, ...keys.map((key) => stage.person.say(key))]);
}

/** How the console explains a problem (8.2, 8.4): in the service's words, or in its own for a connection that broke off. */
function wordsFor({ person }: Stage, problem: WalkProblem, own: Words): string {
  if (typeof problem === "string") return person.say(own[problem] ?? problem);
  if (problem.kind === "refused") return problem.errMsg;
  return person.say(problem.kind === "notOffered" ? "shell:notOffered.text" : "shell:fault.unreachable");
}
