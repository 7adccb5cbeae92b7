import { transitionTitle } from "#model-tests/engine/charts/drawing.ts";
import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import { type MachineFacts, type PageFacts, VIEWS } from "#model-tests/engine/report/facts.ts";
import { type Child, folded, h, joined, link, list, section } from "./element.ts";
import {
  callsSection,
  clauseLinks,
  invariantsSection,
  pathsSection,
  picturesSection,
  rowsSection,
  waySection,
} from "./facts-in-words.ts";
import { callsOf, clausesOf, edgesOf, invariantsOf, pathsThrough, rowsOf, screensOf, shortestWay } from "./lookup.ts";
import { type Part, toMachine } from "./route.ts";
import { statusOf, VIEW_NAMES } from "./status.ts";

/** The title of a part. */
export function partTitle({ chart }: MachineFacts, { kind, id }: Part): string {
  if (kind === "path") return `Path ${id}`;
  if (kind === "state") return stateWords(id) || (chart.states[0]?.label ?? "");
  const transition = chart.transitions.find((one) => one.id === id);
  return transition ? transitionTitle(transition) : id;
}

/** The details of a state or a transition. */
export function partPanel(facts: PageFacts, machine: MachineFacts, part: Part): Child {
  const { chart } = machine;
  const state = part.kind === "state" ? chart.states.find(({ id }) => id === part.id) : undefined;
  const transition = part.kind === "transition" ? chart.transitions.find(({ id }) => id === part.id) : undefined;
  const known = state ?? transition;
  if (known === undefined) return h("h2", { tabindex: -1 }, `${inWords(machine.id)} no longer has this part`);
  const clauses = clausesOf(machine, part);
  const toState = (id: string) =>
    link(toMachine(machine.id, { kind: "state", id }), stateWords(id) || inWords(machine.id));
  return [
    h("p", { class: "kind" }, state ? "State" : "Transition", " · ", link(toMachine(machine.id), "the whole machine")),
    h("h2", { tabindex: -1 }, partTitle(machine, part)),
    transition
      ? h(
          "p",
          {},
          transition.from === transition.to
            ? ["stays in ", toState(transition.from)]
            : ["from ", toState(transition.from), " to ", toState(transition.to)],
        )
      : null,
    clauses.length > 0 ? h("p", {}, "Requirements ", clauseLinks(clauses)) : null,
    statuses(),
    waySection(machine, part, shortestWay(machine, part)),
    state ? whatHappens() : outcomes(),
    picturesSection(facts, screensOf(machine, part)),
    callsSection(callsOf(machine, part)),
    invariantsSection(invariantsOf(machine, part)),
    rowsSection(rowsOf(machine, part)),
    browserSection(),
    pathsSection(machine, pathsThrough(machine, part)),
    state ? situations() : null,
  ];

  function statuses(): Child {
    const told = VIEWS.map((view) => ({ view, ...statusOf(view, part.id, machine, facts) })).filter(
      ({ tone, words }) => words !== "" && tone !== "quiet",
    );
    return list(
      told.map(({ view, tone, sign, words }) => [
        h("span", { class: tone }, `${sign} ${words}`),
        h("small", { class: "quiet" }, ` ${VIEW_NAMES[view].toLowerCase()}`),
      ]),
      { class: "plain" },
    );
  }

  function whatHappens(): Child {
    const own = chart.transitions.filter(
      ({ from }) => from === part.id || part.id.startsWith(`${from}.`) || from === "",
    );
    return section(
      "Transitions from here",
      list(
        own.map((one) => [
          link(
            toMachine(machine.id, { kind: "transition", id: one.id }),
            partTitle(machine, { kind: "transition", id: one.id }),
          ),
          h("span", { class: "quiet" }, one.from === one.to ? " stays" : ` → ${stateWords(one.to)}`),
        ]),
        { class: "plain" },
      ),
      ignored(),
    );
  }

  /** Events that are ignored in every situation of this state. */
  function ignored(): Child {
    const here = machine.situations.filter(({ states }) => states.includes(part.id));
    const [first, ...others] = here.map((one) => new Set(one.ignored));
    const always = [...(first ?? [])].filter((step) => others.every((one) => one.has(step)));
    const words = always.map((step) => machine.steps[step]?.words ?? "");
    return words.length === 0 ? null : h("p", {}, "Ignored: ", h("span", { class: "quiet" }, words.join("; ")));
  }

  function outcomes(): Child {
    const edges = [...edgesOf(machine, part)].flatMap((place) => machine.edges[place] ?? []);
    const words = new Set(
      edges.map(({ step, to }) => `${machine.steps[step]?.words ?? ""} → ${machine.situations[to]?.words ?? ""}`),
    );
    if (words.size === 0) return null;
    const items = [...words];
    return section(
      "Outcomes",
      list(items.slice(0, 6), { class: "plain" }),
      items.length > 6 ? folded(`${items.length - 6} more`, false, list(items.slice(6), { class: "plain" })) : null,
    );
  }

  function browserSection(): Child {
    const through = machine.browser.paths.flatMap((path) => {
      const taken = path.steps.slice(0, path.taken).some(({ covers }) => covers.includes(part.id));
      return taken ? [path] : [];
    });
    const left = Object.entries(machine.browser.excluded).filter(([name]) => transition && name.includes(part.id));
    if (through.length === 0 && left.length === 0) return null;
    return section(
      `In the browser (${through.length} paths)`,
      through.length > 0
        ? h(
            "p",
            {},
            `Walked ${machine.browser.at?.slice(0, 16).replace("T", " ") ?? ""} UTC: `,
            joined(
              through
                .slice(0, 12)
                .map(({ number, failure }) =>
                  h("span", { class: failure === null ? "good" : "bad" }, `${failure === null ? "✓" : "✗"} ${number}`),
                ),
              " ",
            ),
          )
        : null,
      through
        .filter(({ failure }) => failure !== null)
        .slice(0, 3)
        .map(({ failure }) => h("pre", { class: "bad" }, failure ?? "")),
      through.slice(0, 1).map(({ number }) => h("pre", {}, `${machine.browser.command} --path ${number}`)),
      list(left.map(([name, why]) => `${name} is excluded: ${why}`)),
    );
  }

  function situations(): Child {
    const here = machine.situations.filter(({ states }) => states.includes(part.id)).map(({ words }) => words);
    if (here.length === 0) return null;
    return folded(`Situations in this state (${here.length})`, false, list([...new Set(here)], { class: "plain" }));
  }
}
