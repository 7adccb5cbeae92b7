import { inWords, stateWords } from "#model-tests/charts/words.ts";
import type { Facts, MachineFacts } from "#model-tests/reporting/facts.ts";
import { toClause, toMachine } from "./route.ts";

/** Something that can be found. `words` are what it is found by. */
export type Entry = {
  kind: "Machine" | "State" | "What happens" | "Law" | "Clause" | "Call of the service";
  title: string;
  where: string;
  href: string;
  titleWords: readonly string[];
  words: readonly string[];
};

/** Words that say nothing about what is sought. */
const EMPTY = new Set(
  "a an and are as at be been by can do does during for from happen how i if in is it its long many no not of on or that the then there this to until was what when where which while who why will with".split(
    " ",
  ),
);

/** What people say for what machines call otherwise. */
const ALSO: Readonly<Record<string, string>> = {
  login: "sign",
  logout: "sign",
  logoff: "sign",
  timeout: "elapse",
  email: "mail",
  pay: "payment",
};

/** Everything of the report that can be found. */
export function entriesOf({ machines, clauses }: Pick<Facts, "machines" | "clauses">): Entry[] {
  return [
    ...machines.flatMap(entriesIn),
    ...clauses.map(({ number, chapter, text }) => entry("Clause", `${number} ${text}`, chapter, toClause(number))),
  ];
}

/** What was found, best first; the first `whole` of it are about all the words, the others about some. */
type Findings = { found: Entry[]; whole: number };

/** @param most how many are told, those about all the words before the others */
export function search(entries: readonly Entry[], question: string, most = 40): Findings {
  const asked = wordsIn(question).filter((word) => !EMPTY.has(word));
  const weights = asked.map((word) => {
    const known = entries.filter(({ words }) => words.some((other) => isAlike(word, other))).length;
    // What few things are about tells more than what many are.
    return known === 0 ? 0 : Math.log(1 + entries.length / known);
  });
  const scored = entries.flatMap((one) => {
    const scores = asked.map((word, place) => scoreOf(word, one) * (weights[place] ?? 0));
    const sum = scores.reduce((total, score) => total + score, 0);
    return sum > 0 ? [{ one, sum, isWhole: !scores.includes(0) }] : [];
  });
  const best = scored.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole) || other.sum - one.sum);
  return {
    found: best.slice(0, most).map(({ one }) => one),
    whole: Math.min(most, best.filter(({ isWhole }) => isWhole).length),
  };
}

function entriesIn(machine: MachineFacts): Entry[] {
  const { id, about, chart, edges, steps, laws, calls } = machine;
  const name = inWords(id);
  const labels = new Map(chart.states.map((state) => [state.id, state.label]));
  const taken = new Map<string, Set<string>>();
  for (const { transitions, step } of edges) {
    const words = steps[step]?.words ?? "";
    for (const transition of transitions) taken.set(transition, (taken.get(transition) ?? new Set()).add(words));
  }
  return [
    entry("Machine", name, about, toMachine(id), id),
    ...chart.states
      .filter((state) => state.id !== "")
      .map((state) =>
        entry("State", stateWords(state.id), name, toMachine(id, { kind: "state", id: state.id }), about),
      ),
    ...chart.transitions.flatMap((transition) => {
      const href = toMachine(id, { kind: "transition", id: transition.id });
      const where = `${name}, in ${labels.get(transition.from) ?? name}`;
      const rest = `${transition.event} ${transition.guard} ${transition.id} ${about}`;
      const ways = [...(taken.get(transition.id) ?? [transition.event])];
      const to = transition.to === transition.from ? "stays" : stateWords(transition.to);
      return ways.map((words) => entry("What happens", `${words} → ${to}`, where, href, rest));
    }),
    ...laws
      .filter(({ kind }) => kind !== "of every machine")
      .map(({ sentence }) => entry("Law", sentence, name, toMachine(id))),
    ...calls.flatMap((call) =>
      call.calls.map(({ method, path, exchanges }) => {
        const state = chart.states.find(({ asks }) => asks.includes(call.id));
        const href = toMachine(id, state && { kind: "state", id: state.id });
        return entry(
          "Call of the service",
          `${method} ${path}`,
          `${name}: ${inWords(call.id)}`,
          href,
          exchanges.map(({ description }) => description).join(" "),
        );
      }),
    ),
  ];
}

function entry(kind: Entry["kind"], title: string, where: string, href: string, more = ""): Entry {
  return { kind, title, where, href, titleWords: wordsIn(title), words: wordsIn(`${title} ${where} ${more}`) };
}

/** Words without their endings, those of a name apart: `signOut` is "sign" and "out". */
function wordsIn(text: string): string[] {
  const words = inWords(text).split(/[^\p{L}\p{N}.]+/u);
  return [...new Set(words.map((word) => stem(ALSO[word] ?? word.replace(/^\.+|\.+$/g, ""))))].filter(Boolean);
}

function stem(word: string): string {
  if (word.length < 5) return word.length === 4 && word.endsWith("s") ? word.slice(0, -1) : word;
  return word.replace(/ies$/, "y").replace(/(ing|ed|es|s|e)$/, "");
}

function scoreOf(word: string, { titleWords, words }: Entry): number {
  if (titleWords.includes(word)) return 3;
  if (titleWords.some((other) => isAlike(word, other))) return 2;
  return words.some((other) => isAlike(word, other)) ? 1 : 0;
}

/** Whether one begins as the other: a person may still be typing. */
function isAlike(asked: string, word: string): boolean {
  return word.startsWith(asked) || (asked.length > 4 && word.length > 4 && asked.startsWith(word));
}
