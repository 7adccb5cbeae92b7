/** `signingIn` and `SIGN_IN` as words. */
export function inWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();
}

/** A state's path in words: `signedIn.settled` is "signed in › settled". */
export function stateWords(path: string): string {
  return path.split(".").map(inWords).join(" › ");
}

/** An attribute in words; values that are not identifiers (an amount, a language, an address) stay unchanged. */
export function partWords(text: string): string {
  return text.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

/** A duration in milliseconds in words: `600 ms`, `5 s`, `2 min`. */
export function durationWords(milliseconds: number): string {
  if (milliseconds < 1_000 || milliseconds % 100 !== 0) return `${milliseconds} ms`;
  if (milliseconds < 60_000) return `${milliseconds / 1_000} s`;
  if (milliseconds < 3_600_000) return `${Math.round(milliseconds / 6_000) / 10} min`;
  return `${Math.round(milliseconds / 360_000) / 10} h`;
}

/** The observed durations of each delay of a machine by name, in milliseconds. */
export type Timers = ReadonlyMap<string, readonly number[]>;

/** XState's event type in words: a delay with its duration, an answer, or another machine's change. */
export function eventWords(type: string, timers: Timers): string {
  if (type === "") return "at once";
  const [, kind, , id] = /^xstate\.(done|error)\.(actor|state)\.(.+)$/.exec(type) ?? [];
  if (kind && id) return `${inWords(id)} ${kind === "done" ? "answers" : "fails"}`;
  if (type.startsWith("xstate.snapshot.")) return `${inWords(type.slice("xstate.snapshot.".length))} changes`;
  if (type.startsWith("xstate.after.")) return timerWords(type.split(".")[2] ?? "", timers);
  return inWords(type);
}

/** `poll delay elapses (2 s or 5 s)`; an unnamed delay is its duration. */
export function timerWords(name: string, timers: Timers): string {
  if (/^\d+$/.test(name)) return `after ${durationWords(Number(name))}`;
  const durations = [...new Set(timers.get(name))].toSorted((one, other) => one - other).map(durationWords);
  if (durations.length === 0) return `${inWords(name)} elapses`;
  const words = new Intl.ListFormat("en-GB", { type: "disjunction" }).format(durations);
  return `${inWords(name)} elapses (${words})`;
}
