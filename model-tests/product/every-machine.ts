import { isDeepStrictEqual } from "node:util";
import { type MachineModel, type Moment, type TimeInvariant, when } from "#model-tests/engine/index.ts";

/** Read-only calls, which may be repeated before they are answered. */
const LOOKS_UP = /^(load|list|find|refresh|restore)/;

/** Invariants of every machine about failed and repeated calls. */
export function invariantsOfEveryMachine({ quietFailures = {} }: MachineModel): Record<string, TimeInvariant> {
  const isOf = (what: "answers" | "fails", { step }: Moment) => {
    const id = step?.label.endsWith(` ${what}`) ? step.label.slice(0, -what.length - 1) : null;
    return id !== null && !(id in quietFailures);
  };
  return {
    "a failed call stores its problem (8.4)": when(storesProblems, (moment) => isOf("fails", moment)).then((moment) => {
      const { failure: expected = null } = moment.step?.event["error"] ?? {};
      return hasNew(moment, ({ kind, failure = null }) => kind === "failed" && isDeepStrictEqual(failure, expected));
    }),
    "a refusal stores the service's text (8.2)": when(
      storesProblems,
      (moment) => isOf("answers", moment) && outputOf(moment).accepted === false,
    ).then((moment) => {
      const { notOffered, errCode, errMsg } = outputOf(moment);
      return hasNew(moment, (problem) =>
        notOffered ? problem.kind === "notOffered" : problem.errCode === errCode && problem.errMsg === errMsg,
      );
    }),
    "a new attempt clears the problem (8.4)": when(isUserEvent, (moment) =>
      acts(moment).some((id) => !(id in quietFailures)),
    ).then(({ after }) => (after.context.problem ?? null) === null),
    "a pending call is not started again (4.1, 4.4)": when(isUserEvent, (moment) => acts(moment).length > 0).then(
      (moment) => acts(moment).every((id) => !(id in (moment.before?.children ?? {}))),
    ),
  };
}

/** A problem from a call; machines store problems that they find themselves as words. */
type Problem = { kind?: string; failure?: unknown; errCode?: unknown; errMsg?: unknown };
/** A service's answer, such as a refusal. */
type Output = { accepted?: boolean; notOffered?: boolean; errCode?: unknown; errMsg?: unknown };

function storesProblems({ after }: Moment): boolean {
  return problemsIn(after.context).length > 0;
}

/** Whether a step added this problem; an earlier problem may stay as the cause. */
function hasNew({ before, after }: Moment, isSo: (problem: Problem) => boolean): boolean {
  return problemsIn(after.context).some(
    ([name, problem]) =>
      typeof problem === "string" ||
      (problem !== null && (isSo(problem) || isDeepStrictEqual(problem, before?.context[name]))),
  );
}

function problemsIn(context: Readonly<Record<string, Problem | string | null>>) {
  return Object.entries(context).filter(([name]) => /problem$/i.test(name));
}

function outputOf({ step }: Moment): Output {
  return step?.event["output"] ?? {};
}

function isUserEvent({ step, before }: Moment): boolean {
  return step?.kind === "event" && before !== null;
}

/** The names of calls started in this step, without read-only ones. */
function acts({ effects }: Moment): string[] {
  return effects.flatMap(({ kind, name }) => (kind === "invoke" && !LOOKS_UP.test(name) ? [name] : []));
}
