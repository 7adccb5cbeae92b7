import { inWords } from "#model-tests/engine/charts/words.ts";
import { type MachineFacts, type PageFacts, VIEWS, type View } from "#model-tests/engine/report/facts.ts";
import { chartView } from "./chart-view.ts";
import { letDrag } from "./drag.ts";
import { h, list, type Page } from "./element.ts";
import { machinePanel } from "./machine-panel.ts";
import { partPanel, partTitle } from "./part-panel.ts";
import { pathPanel } from "./path-panel.ts";
import type { Part } from "./route.ts";
import { VIEW_NAMES } from "./status.ts";

/** A machine's chart, next to the details of the selected part or of the whole machine. */
export function machineView(
  facts: PageFacts,
  machine: MachineFacts,
  part: Part | null,
  view: View,
  keepView: (view: View) => void,
): Page {
  const name = inWords(machine.id);
  const canvas = h("div", { class: "canvas" });
  letDrag(canvas);
  const choice = h(
    "select",
    { id: "view", change: ({ target }: Event) => recolour((target as HTMLSelectElement).value) },
    VIEWS.map((one) => h("option", { value: one, selected: one === view }, VIEW_NAMES[one])),
  );
  const draw = (by: View) => canvas.replaceChildren(chartView(machine, facts, by, part));
  draw(view);
  return {
    title: part ? `${partTitle(machine, part)}, ${name}` : name,
    content: [
      h("h1", { tabindex: -1 }, name),
      h("p", { class: "lead" }, `${machine.description}.`),
      machine.problems.length === 0
        ? null
        : h(
            "section",
            { class: "bad", "aria-label": "Problems" },
            list(machine.problems.map((problem) => h("pre", {}, problem))),
          ),
      h(
        "div",
        { class: "machine" },
        h(
          "section",
          { class: "drawing", "aria-label": "State chart" },
          h("p", { class: "bar" }, h("label", { for: "view" }, "Colour by"), choice, legend()),
          canvas,
        ),
        h("section", { class: "panel", "aria-label": "Details" }, panel()),
      ),
    ].filter((child) => child !== null),
    wasDrawn: () => bringIntoSight(canvas),
  };

  function panel() {
    if (part === null) return machinePanel(facts, machine);
    return part.kind === "path" ? pathPanel(machine, part) : partPanel(facts, machine, part);
  }

  function recolour(value: string) {
    const next = VIEWS.find((one) => one === value) ?? "coverage";
    keepView(next);
    draw(next);
  }
}

function legend() {
  const signs = [
    ["good", "✓ covered"],
    ["part", "◌ excused"],
    ["bad", "✗ not covered, or failed"],
    ["changed", "△ changed"],
  ] as const;
  return h(
    "span",
    { class: "legend" },
    signs.map(([tone, text]) => h("span", { class: tone }, text)),
  );
}

/** Scrolls the selected part into view, since a chart may be larger than its frame. */
function bringIntoSight(canvas: HTMLElement): void {
  const chosen = canvas.querySelector("[aria-current]");
  if (!chosen) return;
  const [frame, box] = [canvas.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (box.left < frame.left || box.right > frame.right)
    canvas.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  if (box.top < frame.top || box.bottom > frame.bottom)
    canvas.scrollTop += box.top + box.height / 2 - (frame.top + frame.height / 2);
}
