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
    "a failed call stores its problem (8.4)": when(storesProblems, (moment) => isOf("fails", moment)).then((moment) =>
      hasNew(
        moment,
        (problem) =>
          isKind(problem, "failed") && isDeepStrictEqual(failureIn(problem), failureIn(moment.step?.event["error"])),
      ),
    ),
    "a refusal stores the service's text (8.2)": when(
      storesProblems,
      (moment) => isOf("answers", moment) && refusalOf(moment) !== null,
    ).then((moment) => hasNew(moment, (problem) => isRefusal(problem, refusalOf(moment)))),
    "a new attempt clears the problem (8.4)": when(isUserEvent, (moment) =>
      acts(moment).some((id) => !(id in quietFailures)),
    ).then(({ after }) => (after.context.problem ?? null) === null),
    "a pending call is not started again (4.1, 4.4)": when(isUserEvent, (moment) => acts(moment).length > 0).then(
      (moment) => acts(moment).every((id) => !(id in (moment.before?.children ?? {}))),
    ),
  };
}

type Problem = Readonly<Record<string, unknown>>;
type Refusal = { errCode: unknown; errMsg: unknown; isOffered: boolean };

function storesProblems({ after }: Moment): boolean {
  return problemsIn(after.context).length > 0;
}

/** Whether a step added this problem; an earlier problem may stay as the cause. */
function hasNew({ before, after }: Moment, isSo: (problem: unknown) => boolean): boolean {
  return problemsIn(after.context).some(
    ([name, problem]) =>
      isSo(problem) ||
      typeof problem === "string" ||
      (problem !== null && isDeepStrictEqual(problem, before?.context[name])),
  );
}

function problemsIn(context: Readonly<Record<string, unknown>>): [name: string, problem: unknown][] {
  return Object.entries(context).filter(([name]) => /problem$/i.test(name));
}

function failureIn(problem: unknown): unknown {
  return isRecord(problem) ? (problem["failure"] ?? null) : null;
}

function isKind(problem: unknown, kind: string): boolean {
  return isRecord(problem) && problem["kind"] === kind;
}

function isRefusal(problem: unknown, refusal: Refusal | null): boolean {
  if (refusal?.isOffered === false) return isKind(problem, "notOffered");
  return isRecord(problem) && problem["errCode"] === refusal?.errCode && problem["errMsg"] === refusal?.errMsg;
}

function refusalOf({ step }: Moment): Refusal | null {
  const output: unknown = step?.event["output"];
  return isRecord(output) && output["accepted"] === false
    ? { errCode: output["errCode"], errMsg: output["errMsg"], isOffered: !output["notOffered"] }
    : null;
}

function isRecord(value: unknown): value is Problem {
  return typeof value === "object" && value !== null;
}

function isUserEvent({ step, before }: Moment): boolean {
  return step?.kind === "event" && before !== null;
}

/** The names of calls started in this step, without read-only ones. */
function acts({ effects }: Moment): string[] {
  return effects.flatMap(({ kind, name }) => (kind === "invoke" && !LOOKS_UP.test(name) ? [name] : []));
}
