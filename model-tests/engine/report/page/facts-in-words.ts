import type { Row } from "#model-tests/engine/approved/table.ts";
import { inWords, stateWords } from "#model-tests/engine/charts/words.ts";
import type { CallFacts, InvariantFacts, MachineFacts, PageFacts, RowFacts } from "#model-tests/engine/report/facts.ts";
import { type Content, type Html, html } from "#model-tests/engine/report/html.ts";
import type { Shown, Way } from "./lookup.ts";
import { joined, link, list, section, small } from "./markup.ts";
import { type Part, toClause, toMachine } from "./route.ts";
import { effectsIn, rowWords } from "./row-words.ts";

function clauseLinks(clauses: readonly string[]): Content {
  return joined(clauses.map((clause) => link(toClause(clause), clause)));
}

export function clausesLine(clauses: readonly string[]): Content {
  return clauses.length === 0 ? null : html`<p>Requirements ${clauseLinks(clauses)}</p>`;
}

export function rowsSection(rows: readonly RowFacts[]): Content {
  return section(
    `Approved rows (${rows.length})`,
    rows.map((row) => [rowView(row), changeOf(row)]),
  );
}

export function rowView({ situation, event, next, effects, clauses }: Row): Html {
  const named = clauses ? html`<small>${clauseLinks(clauses.split(", "))}</small>` : null;
  return html`<p class="row">
      <span class="quiet">${rowWords(situation)}</span> <b>${rowWords(event)}</b> → ${rowWords(next)} ${named}
    </p>
    ${list(effectsIn(effects).map((effect) => html`<code>${effect}</code>`))}`;
}

function changeOf({ before }: RowFacts): Content {
  if (before === undefined) return null;
  if (before === null) return html`<p class="changed">+ new since the base</p>`;
  return html`<div class="changed">△ changed since the base; before: ${rowView(before)}</div>`;
}

export function invariantsSection(invariants: readonly InvariantFacts[]): Content {
  return section(
    `Invariants (${invariants.length})`,
    invariants.map(({ sentence, kind, problem, applies }) => {
      const sign = applies ? "✓" : "–";
      return [
        problem === null ? html`<span class="good">${sign}</span>` : html`<span class="bad">✗</span>`,
        ` ${sentence} `,
        small([kind === "always" ? "in every situation" : kind, applies ? null : "; does not apply"]),
        problem === null ? null : html`<pre class="bad">${problem}</pre>`,
      ];
    }),
    Number.POSITIVE_INFINITY,
  );
}

export function callsSection(calls: readonly CallFacts[]): Content {
  const made = calls.flatMap(({ id, calls: own }) => own.map((call) => ({ id, ...call })));
  return section(
    "Contract",
    made.map(({ id, method, path, exchanges }) => [
      html`<p><code>${method} ${path}</code> ${small(`asked as ${id}`)}</p>`,
      list(
        exchanges.map(({ description, given, answer }) => [
          description,
          small(`${given.length > 0 ? ` given that ${given.join(", ")}` : ""}: ${answer}`),
        ]),
      ),
    ]),
  );
}

export function picturesSection({ pictures }: PageFacts, { id }: MachineFacts, shown: readonly Shown[]): Content {
  return section(
    "Screen",
    shown.map(({ state, isNear }) => {
      const seen = `${inWords(id)}, in ${stateWords(state)}`;
      return html`<figure>
        <img src="${pictures[`${id} ${state}`] ?? ""}" alt="The screen of ${seen}" width="640">
        <figcaption>${isNear ? "No picture of this state; the nearest is " : ""}${seen}, on its walk</figcaption>
      </figure>`;
    }),
  );
}

export function pathsSection(machine: MachineFacts, paths: readonly MachineFacts["paths"][number][]): Content {
  return section(
    `Paths (${paths.length})`,
    paths.map(({ number, edges, input }) => {
      const words = edges.slice(0, 3).map((place) => machine.steps[machine.edges[place]?.step ?? 0]?.words ?? "");
      const text = `${number}. ${words.join(", ")}${edges.length > 3 ? `, … (${edges.length} steps)` : ""}`;
      return [link(toMachine(machine.id, { kind: "path", id: String(number) }), text), " ", small(input)];
    }),
    5,
  );
}

/**
 * A path step by step, with the state after each step, and the command that walks it in a browser. The command finds
 * the path itself, because not every step that the machine accepts is possible there.
 */
export function waySection(machine: MachineFacts, part: Part, way: Way | null): Html {
  const { command } = machine.browser;
  const { input, edges } = way ?? { input: "", edges: [] };
  const none = way === null ? "No path leads there." : "It begins here.";
  return html`<section><h3>How to get there</h3>
    ${input ? html`<p>It begins otherwise: ${input}.</p>` : null}
    ${edges.length === 0 ? html`<p>${none}</p>` : stepsList(machine, edges)}
    ${edges.length > 0 && command !== "" ? html`<p>To see it in a browser:</p><pre>${command} --through "${part.id}"</pre>` : null}
  </section>`;
}

export function stepsList(machine: MachineFacts, edges: readonly number[]): Html {
  const steps = edges.map((place) => {
    const edge = machine.edges[place];
    const [transition] = edge?.transitions ?? [];
    const words = machine.steps[edge?.step ?? 0]?.words ?? "";
    const step = transition ? link(toMachine(machine.id, { kind: "transition", id: transition }), words) : words;
    return html`<li>${step} <span class="quiet">→ ${machine.situations[edge?.to ?? 0]?.words ?? ""}</span></li>`;
  });
  return html`<ol>${steps}</ol>`;
}
