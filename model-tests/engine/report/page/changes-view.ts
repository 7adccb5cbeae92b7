import { inWords } from "#model-tests/engine/charts/words.ts";
import type { Facts, MachineFacts } from "#model-tests/engine/report/facts.ts";
import { type Html, html } from "#model-tests/engine/report/html.ts";
import { rowView } from "./facts-in-words.ts";
import { link, list, type Page } from "./markup.ts";
import { toMachine } from "./route.ts";

/** Behaviour that differs from the tables approved at the base. */
export function changesView({ base, commands, machines }: Facts): Page {
  const changed = machines.filter(
    ({ rows, removedRows }) => removedRows.length > 0 || rows.some(({ before }) => before !== undefined),
  );
  const told =
    base === null
      ? "No base to compare with: the project is not a git repository, and --base is not set."
      : `Machines that differ from their approved tables at ${base}: ${changed.length}.`;
  return {
    title: "Changes",
    content: html`<h1 tabindex="-1">Changes</h1>
      <p class="lead">${told}</p>
      <p class="quiet">Another base: <code>${commands.paths} --base main</code></p>
      ${changed.map(changesOf)}`,
  };
}

function changesOf({ id, rows, removedRows }: MachineFacts): Html {
  const told = rows
    .filter(({ before }) => before !== undefined)
    .map((row) =>
      row.before
        ? html`<p class="changed">△ changed, before:</p>${rowView(row.before)}<p class="changed">now:</p>${rowView(row)}`
        : html`<p class="good">+ added</p>${rowView(row)}`,
    );
  const removed = removedRows.map((row) => html`<p class="bad">− removed</p>${rowView(row)}`);
  return html`<section class="card">
    <h2>${link(toMachine(id), inWords(id))}</h2>
    ${list([...told, ...removed], "changes")}
  </section>`;
}
