import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import type { Facts, MachineFacts } from "#model-tests/engine/report/facts.ts";
import { otherWords } from "./other-words.ts";
import { toClause, toMachine } from "./route.ts";
import { rowWords } from "./row-words.ts";

/** Something that can be found. `words` are what it is found by. */
export type Entry = {
  kind: "Of the report" | "Machine" | "State" | "What happens" | "Invariant" | "Clause" | "Call of the service";
  title: string;
  where: string;
  href: string;
  titleWords: readonly string[];
  words: readonly string[];
};

/** Words that say nothing about what is sought. */
const EMPTY = new Set(
  "a an and anybody are as at be been but by can click console could did do does during for from get gets go has have happen happens how i if in is it its just long many may me much must my no not of often on one or order's our page person press product same should so somebody someone still than that the their them then there these they thing things this to too until use user users was we what when where whether which while who whoever why will with would you your".split(
    " ",
  ),
);

/** What another word for the same is worth of what the word itself is, and with how many words a title weighs half. */
const OTHERWISE = 0.7;
const WORDY = 20;

/** What the report's own pages are looked for by. */
const PAGES = [
  entry("Of the report", "Machines", "how much of each is covered, excused, tested, and walked in the browser", "#/"),
  entry("Of the report", "Requirements", "which machines, paths, invariants and tests prove a clause", "#/clauses"),
  entry(
    "Of the report",
    "Changes",
    "what changed since the base: the last commit, main, or what was named",
    "#/changes",
  ),
];

/** Everything of the report that can be found. */
export function entriesOf({ machines, clauses }: Pick<Facts, "machines" | "clauses">): Entry[] {
  return [
    ...PAGES,
    ...machines.flatMap(entriesIn),
    ...clauses.map(({ number, chapter, text }) => entry("Clause", `${number} ${text}`, chapter, toClause(number))),
  ];
}

/** What was found, best first; the first `whole` of it are about all the words, the others about some. */
type Findings = { found: Entry[]; whole: number };

/** @param most how many are told, those about all the words before the others */
export function search(entries: readonly Entry[], question: string, most = 40): Findings {
  const asked = namesIn(question)
    .filter((word) => !EMPTY.has(word))
    .map((word) => ({ word: stem(word), others: otherWords(word).map(stem) }));
  const weights = asked.map(({ word, others }) => {
    const known = entries.filter((one) => [word, ...others].some((other) => scoreOf(other, one) > 0)).length;
    // What few things are about tells more than what many are.
    return known === 0 ? 0 : Math.log(1 + entries.length / known);
  });
  const scored = entries.flatMap((one) => {
    const scores = asked.map(({ word, others }, place) => {
      const instead = others.map((other) => scoreOf(other, one) * OTHERWISE);
      return Math.max(scoreOf(word, one), ...instead) * (weights[place] ?? 0);
    });
    // What says much is about many words without being about any.
    const sum = scores.reduce((total, score) => total + score, 0) / (1 + one.titleWords.length / WORDY);
    return sum > 0 ? [{ one, sum, isWhole: !scores.includes(0) }] : [];
  });
  const best = scored.toSorted((one, other) => Number(other.isWhole) - Number(one.isWhole) || other.sum - one.sum);
  return {
    found: best.slice(0, most).map(({ one }) => one),
    whole: Math.min(most, best.filter(({ isWhole }) => isWhole).length),
  };
}

function entriesIn(machine: MachineFacts): Entry[] {
  const { id, about, chart, edges, steps, invariants, calls } = machine;
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
    ...machine.rows
      .filter(({ next }) => next === "ignored")
      .map(({ event, states: [state = "", ...others] }) => {
        const href = toMachine(id, state === "" ? undefined : { kind: "state", id: state });
        const places = [stateWords(state) || name, ...(others.length > 0 ? [`${others.length} more`] : [])];
        return entry(
          "What happens",
          `${rowWords(event)} → ignored`,
          `${name}, in ${places.join(" and ")}`,
          href,
          about,
        );
      }),
    ...invariants
      .filter(({ kind }) => kind !== "of every machine")
      .map(({ sentence }) => entry("Invariant", sentence, name, toMachine(id))),
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

/** Words without their endings. */
function wordsIn(text: string): string[] {
  return [...new Set(namesIn(text).map(stem))];
}

/** Words, those of a name apart: `signOut` is "sign" and "out". */
function namesIn(text: string): string[] {
  return inWords(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter(Boolean);
}

function stem(word: string): string {
  if (word.length < 5) return word.length === 4 && word.endsWith("s") ? word.slice(0, -1) : word;
  return word.replace(/ies$/, "y").replace(/(ing|ed|es|s|e)$/, "");
}

function scoreOf(word: string, { kind, titleWords, words }: Entry): number {
  if (kind === "Clause" && titleWords[0] === word) return 20;
  if (titleWords.includes(word)) return 3;
  if (titleWords.some((other) => isAlike(word, other))) return 2;
  return words.some((other) => isAlike(word, other)) ? 1 : 0;
}

/** Whether one begins as the other: a person may still be typing. */
function isAlike(asked: string, word: string): boolean {
  return word.startsWith(asked) || (asked.length > 4 && word.length > 4 && asked.startsWith(word));
}
