import { happens, ignored, type When, was } from "./moment.ts";

/**
 * A sentence about moments that follow each other. It remembers no more than one of a few words, so that it can be tried
 * on every way through a machine, however long.
 */
export type TimeInvariant = {
  begins: string;
  /** What it remembers after a moment; null when the moment breaks it. */
  next: (remembered: string, moment: Parameters<When>[0]) => string | null;
  /** Moments that it has something to say about: where one of these never comes, it says nothing at all. */
  concerns: readonly When[];
};

/** `never(does("runEntry")).before(is("chosen"))`: what happens at the same moment is early enough. */
export function never(what: When): { before: (first: When) => TimeInvariant; ever: TimeInvariant } {
  return {
    before: (first) => ({
      begins: "not yet",
      next: (remembered, moment) => {
        if (remembered === "done" || first(moment)) return "done";
        return what(moment) ? null : remembered;
      },
      concerns: [what],
    }),
    ever: { begins: "", next: (_, moment) => (what(moment) ? null : ""), concerns: [] },
  };
}

/** `after(is("signingOut")).until(is("signedIn")).never(asks("loadProfile"))`: of what comes after the first moment. */
export function after(first: When): { until: (last: When) => { never: (what: When) => TimeInvariant } } {
  return {
    until: (last) => ({
      never: (what) => ({
        begins: "outside",
        next: (remembered, moment) => {
          const goesOn = remembered === "inside" && !last(moment);
          if (goesOn && what(moment)) return null;
          return goesOn || first(moment) ? "inside" : "outside";
        },
        concerns: [first],
      }),
    }),
  };
}

/** `atMostOnce(asks("createOrder")).between(happens("createOrder answers"))`: from one such moment to the next. */
export function atMostOnce(what: When): { between: (bound: When) => TimeInvariant } {
  return {
    between: (bound) => ({
      begins: "not yet",
      next: (remembered, moment) => {
        const since = bound(moment) ? "not yet" : remembered;
        if (!what(moment)) return since;
        return since === "not yet" ? "once" : null;
      },
      concerns: [what],
    }),
  };
}

/** `whenever(happens("SIGN_OUT"), was("signedIn")).then(asks("signOut"))`: at the same moment. */
export function whenever(...what: When[]): { then: (...follows: When[]) => TimeInvariant } {
  const isSo: When = (moment) => what.every((when) => when(moment));
  return {
    // biome-ignore lint/suspicious/noThenProperty: nobody awaits an invariant.
    then: (...follows) => ({
      begins: "",
      next: (_, moment) => (isSo(moment) && !follows.every((when) => when(moment)) ? null : ""),
      concerns: [isSo],
    }),
  };
}

/**
 * `during("open.checking").only("checkCode answers", "DISMISSED")`: whatever else happens there changes nothing and does
 * nothing, and each of these does something. `SIGN_IN (complete)` is the event with that fixture alone.
 */
export function during(...states: string[]): { only: (...labels: string[]) => TimeInvariant } {
  return {
    only: (...labels) => {
      const named = labels.map(happening);
      return {
        begins: "",
        next: (_, moment) =>
          was(...states)(moment) && !ignored(moment) && !named.some((isSo) => isSo(moment)) ? null : "",
        concerns: named.map((isSo) => (moment) => was(...states)(moment) && isSo(moment) && !ignored(moment)),
      };
    },
  };
}

function happening(label: string): When {
  const [, name = label, fixture] = /^(.*) \((.*)\)$/.exec(label) ?? [];
  return fixture === undefined ? happens(name) : happens(name, fixture);
}
