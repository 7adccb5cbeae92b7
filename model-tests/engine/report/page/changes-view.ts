import { inWords } from "#model-tests/engine/charts/words.ts";
import type { Facts, MachineFacts } from "#model-tests/engine/report/facts.ts";
import { h, link, list, type Page } from "./element.ts";
import { rowView } from "./facts-in-words.ts";
import { toMachine } from "./route.ts";

/** Behaviour that differs from the tables approved at the base. */
export function changesView({ base, commands, machines }: Facts): Page {
  const changed = machines.flatMap((machine) => {
    const rows = machine.rows.filter(({ before }) => before !== undefined);
    return rows.length + machine.removedRows.length > 0 ? [{ machine, rows }] : [];
  });
  const told =
    base === null
      ? "No base to compare with: the project is not a git repository, and --base is not set."
      : changed.length === 0
        ? `No machine differs from its approved table at ${base}.`
        : `${changed.length} ${changed.length === 1 ? "machine differs" : "machines differ"} from the approved tables at ${base}.`;
  return {
    title: "Changes",
    content: [
      h("h1", { tabindex: -1 }, "Changes"),
      h("p", { class: "lead" }, told),
      h("p", { class: "quiet" }, "Another base: ", h("code", {}, `${commands.paths} --base main`)),
      ...changed.map(({ machine, rows }) => changesOf(machine, rows)),
    ],
  };
}

function changesOf({ id, removedRows }: MachineFacts, rows: MachineFacts["rows"]): HTMLElement {
  return h(
    "section",
    { class: "card" },
    h("h2", {}, link(toMachine(id), inWords(id))),
    list(
      [
        ...rows.map((row) =>
          row.before
            ? [
                h("p", { class: "changed" }, "△ changed, before:"),
                rowView(row.before),
                h("p", { class: "changed" }, "now:"),
                rowView(row),
              ]
            : [h("p", { class: "good" }, "+ added"), rowView(row)],
        ),
        ...removedRows.map((row) => [h("p", { class: "bad" }, "− removed"), rowView(row)]),
      ],
      { class: "plain changes" },
    ),
  );
}
