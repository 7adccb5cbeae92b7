import { inWords } from "#model-tests/engine/charts/words.ts";
import type { MachineFacts } from "#model-tests/engine/report/facts.ts";
import { type Child, h, link } from "./element.ts";
import { clauseLinks, stepsList } from "./facts-in-words.ts";
import { type Part, toMachine } from "./route.ts";

export function pathPanel(machine: MachineFacts, { id }: Part): Child {
  const path = machine.paths.find(({ number }) => String(number) === id);
  if (path === undefined) return h("h2", { tabindex: -1 }, `${inWords(machine.id)} has no path ${id} any more`);
  const { edges, input } = path;
  const clauses = [...new Set(edges.flatMap((place) => machine.edges[place]?.clauses ?? []))];
  const begins = machine.situations[machine.edges[edges[0] ?? 0]?.from ?? 0]?.words;
  return [
    h("p", { class: "kind" }, "Path · ", link(toMachine(machine.id), "the whole machine")),
    h("h2", { tabindex: -1 }, `Path ${id}, ${edges.length} steps`),
    h("p", {}, `It begins in ${begins ?? ""}${input ? ` (${input})` : ""}.`),
    stepsList(machine, edges),
    clauses.length > 0 ? h("p", {}, "Requirements ", clauseLinks(clauses)) : null,
    h(
      "p",
      { class: "quiet" },
      "Each step leads to what is known of it, and to the command that walks it in a browser.",
    ),
  ];
}
