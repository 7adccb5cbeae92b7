import {
  all,
  type Condition,
  conditionOf,
  exactly,
  fromState,
  type Happening,
  ignored,
  inState,
  type Moment,
  type Outcome,
} from "./moment.ts";

/** A temporal property. Its own state is one of a few strings, so that it can be checked on paths of any length. */
export type TimeInvariant = {
  initial: string;
  /** The invariant's state after a moment; null when the moment violates it. */
  next: (remembered: string, moment: Parameters<Condition>[0]) => string | null;
  /** The moments it concerns; a model's own invariant is reported as vacuous if one of these conditions never holds. */
  concerns: readonly Condition[];
};

/** `never(hasEffect("runEntry")).before(inState("chosen"))`: the same moment is early enough. */
export function never(happening: Happening): { before: (first: Happening) => TimeInvariant; ever: TimeInvariant } {
  const what = conditionOf(happening);
  return {
    before: (first) => ({
      initial: "not yet",
      next: (remembered, moment) => {
        if (remembered === "done" || conditionOf(first)(moment)) return "done";
        return what(moment) ? null : remembered;
      },
      concerns: [what],
    }),
    ever: { initial: "", next: (_, moment) => (what(moment) ? null : ""), concerns: [] },
  };
}

/** `after(inState("signingOut")).until(inState("signedIn")).never(hasCall("loadProfile"))`: the moments after the first one. */
export function after(begin: Happening): { until: (end: Happening) => { never: (what: Condition) => TimeInvariant } } {
  const first = conditionOf(begin);
  return {
    until: (end) => ({
      never: (what) => ({
        initial: "outside",
        next: (remembered, moment) => {
          const goesOn = remembered === "inside" && !conditionOf(end)(moment);
          if (goesOn && what(moment)) return null;
          return goesOn || first(moment) ? "inside" : "outside";
        },
        concerns: [first],
      }),
    }),
  };
}

/**
 * `atMostOnce(hasCall("createOrder")).between("createOrder answers")`: at most once between two such moments.
 */
export function atMostOnce(what: Condition): { between: (bound: Happening) => TimeInvariant } {
  return {
    between: (bound) => ({
      initial: "not yet",
      next: (remembered, moment) => {
        const since = conditionOf(bound)(moment) ? "not yet" : remembered;
        if (!what(moment)) return since;
        return since === "not yet" ? "once" : null;
      },
      concerns: [what],
    }),
  };
}

type When = {
  /** Only in one of these states before. */
  from: (...states: string[]) => When;
  then: (...follows: Happening[]) => TimeInvariant;
  /** In one of these states afterwards. */
  leadsTo: (...states: string[]) => TimeInvariant;
  exactly: (outcome: Outcome | ((moment: Moment) => Outcome)) => TimeInvariant;
  isIgnored: () => TimeInvariant;
};

/** `when("SIGN_OUT").from("signedIn").then(hasCall("signOut"))`: at the same moment. */
export function when(...what: Happening[]): When {
  const isSo = all(...what);
  const then = (...follows: Happening[]): TimeInvariant => ({
    initial: "",
    next: (_, moment) => (isSo(moment) && !all(...follows)(moment) ? null : ""),
    concerns: [isSo],
  });
  return {
    from: (...states) => when(fromState(...states), isSo),
    then,
    leadsTo: (...states) => then(inState(...states)),
    exactly: (outcome) =>
      then(typeof outcome === "function" ? (moment) => exactly(outcome(moment))(moment) : exactly(outcome)),
    isIgnored: () => then(ignored),
  };
}

/**
 * `during("open.checking").only("checkCode answers", "DISMISSED")`: in this state each of these has an effect, and
 * every other event has none. `SIGN_IN (complete)` is the event with that fixture only. `onlyWaitsFor("checkCode")`
 * stands for the answer and the failure of that call.
 */
export function during(...states: string[]) {
  const only = (...labels: string[]): TimeInvariant => {
    const named = labels.map(conditionOf);
    return {
      initial: "",
      next: (_, moment) =>
        fromState(...states)(moment) && !ignored(moment) && !named.some((isSo) => isSo(moment)) ? null : "",
      concerns: named.map((isSo) => (moment) => fromState(...states)(moment) && isSo(moment) && !ignored(moment)),
    };
  };
  return { only, onlyWaitsFor: (call: string) => only(`${call} answers`, `${call} fails`) };
}
