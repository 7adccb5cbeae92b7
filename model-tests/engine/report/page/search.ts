import MiniSearch from "minisearch";
import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import type { Facts, MachineFacts } from "#model-tests/engine/report/facts.ts";
import { html } from "#model-tests/engine/report/html.ts";
import { link, list, type Page, small } from "./markup.ts";
import { toClause, toMachine } from "./route.ts";
import { rowWords } from "./row-words.ts";

type Kind = "Of the report" | "Machine" | "State" | "What happens" | "Invariant" | "Clause" | "Call of the service";

/** A searchable entry: its number, title, location and other words. */
export type Entry = ReturnType<typeof entry>;

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

export function entriesOf({ machines, clauses }: Pick<Facts, "machines" | "clauses">): Entry[] {
  return [
    ...PAGES,
    ...machines.flatMap(entriesIn),
    ...clauses.map(({ number, chapter, text }) => entry("Clause", `${number} ${text}`, chapter, toClause(number))),
  ];
}

/**
 * Returns a search function over entries that lists at most `most` results, best first: the first `whole` of them match
 * all words, the rest only some.
 */
export function searchOf(entries: readonly Entry[]) {
  const index = new MiniSearch<Entry & { id: number }>({
    fields: ["number", "title", "where", "more"],
    tokenize: namesIn,
    searchOptions: { boost: { number: 20, title: 3, where: 1.5 }, prefix: true, fuzzy: 0.2 },
  });
  index.addAll(entries.map((one, id) => ({ ...one, id })));
  return (words: string, most = 40) => {
    const placesBy = (combineWith: "AND" | "OR") => index.search(words, { combineWith }).map(({ id }): number => id);
    const whole = placesBy("AND").slice(0, most);
    const places = [...new Set([...whole, ...placesBy("OR")])].slice(0, most);
    return { found: places.flatMap((place) => entries[place] ?? []), whole: whole.length };
  };
}

function entriesIn(machine: MachineFacts): Entry[] {
  const { id, description, chart, edges, steps, invariants, calls } = machine;
  const name = inWords(id);
  const labels = new Map(chart.states.map((state) => [state.id, state.label]));
  const taken = new Map<string, Set<string>>();
  for (const { transitions, step } of edges) {
    const words = steps[step]?.words ?? "";
    for (const transition of transitions) taken.set(transition, (taken.get(transition) ?? new Set()).add(words));
  }
  return [
    entry("Machine", name, description, toMachine(id), id),
    ...chart.states
      .filter((state) => state.id !== "")
      .map((state) =>
        entry("State", stateWords(state.id), name, toMachine(id, { kind: "state", id: state.id }), description),
      ),
    ...chart.transitions.flatMap((transition) => {
      const href = toMachine(id, { kind: "transition", id: transition.id });
      const where = `${name}, in ${labels.get(transition.from) ?? name}`;
      const rest = `${transition.event} ${transition.guard} ${transition.id} ${description}`;
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
          description,
        );
      }),
    ...invariants
      .filter(({ kind }) => kind !== "of every machine")
      .map(({ sentence }) => entry("Invariant", sentence, name, toMachine(id))),
    ...calls.flatMap((call) =>
      call.calls.map(({ method, path, exchanges }) => {
        const state = chart.states.find(({ invokes }) => invokes.includes(call.id));
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

function entry(kind: Kind, title: string, where: string, href: string, more = "") {
  return { kind, number: kind === "Clause" ? (title.split(" ")[0] ?? "") : "", title, where, href, more };
}

/** The words of a text, with names split: `signOut` gives "sign" and "out". */
function namesIn(text: string): string[] {
  return inWords(text)
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter(Boolean);
}

/** Search results by kind, best first: entries that match all words, then those that match some. */
export function searchView(search: ReturnType<typeof searchOf>, question: string): Page {
  const { found, whole } = search(question);
  const said =
    found.length === 0 ? "Nothing was found." : `${whole} with every word, ${found.length - whole} with some of them.`;
  return {
    title: `Search: ${question}`,
    said,
    content: html`<h1 tabindex="-1">Search: ${question}</h1>
      <p class="lead">${said}</p>
      ${byKind(found.slice(0, whole))} ${byKind(found.slice(whole))}`,
  };
}

function byKind(found: readonly Entry[]) {
  return [...Map.groupBy(found, ({ kind }) => kind)].map(
    ([kind, own]) => html`<section class="card">
      <h2>${kind}</h2>
      ${list(own.map(({ title, where, href }) => [link(href, title), " ", small(where)]))}
    </section>`,
  );
}
