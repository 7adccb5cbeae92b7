import { inWords } from "#model-tests/engine/charts/words.ts";
import { type MachineFacts, type PageFacts, VIEWS, type View } from "#model-tests/engine/report/facts.ts";
import { html } from "#model-tests/engine/report/html.ts";
import { machinePanel } from "./machine-panel.ts";
import type { Page } from "./markup.ts";
import { partPanel, partTitle, pathPanel } from "./part-panel.ts";
import type { Part } from "./route.ts";
import { VIEW_NAMES } from "./status.ts";

/** The place of a machine's chart, next to the details of the selected part or of the whole machine. */
export function machineView(facts: PageFacts, machine: MachineFacts, part: Part | null, view: View): Page {
  const name = inWords(machine.id);
  const views = VIEWS.map(
    (one) => html`<option value="${one}" ${one === view ? html`selected` : null}>${VIEW_NAMES[one]}</option>`,
  );
  const problems = machine.problems.map((problem) => html`<pre>${problem}</pre>`);
  return {
    title: part ? `${partTitle(machine, part)}, ${name}` : name,
    content: html`<h1 tabindex="-1">${name}</h1>
      <p class="lead">${machine.description}.</p>
      ${problems.length === 0 ? null : html`<section class="bad" aria-label="Problems">${problems}</section>`}
      <div class="machine">
        <section class="drawing" aria-label="State chart">
          <p class="bar">
            <label for="view">Colour by</label> <select id="view">${views}</select>
            <span class="good">✓ covered</span> <span class="part">◌ excused</span>
            <span class="bad">✗ not covered, or failed</span> <span class="changed">△ changed</span>
          </p>
          <div class="canvas"></div>
        </section>
        <section class="panel" aria-label="Details">${panel()}</section>
      </div>`,
  };

  function panel() {
    if (part === null) return machinePanel(facts, machine);
    return part.kind === "path" ? pathPanel(machine, part) : partPanel(facts, machine, part);
  }
}
