import type { Coverage } from "#model-tests/generate/coverage.ts";
import { type Html, html } from "./html.ts";
import {
  type BrowserReport,
  type MachineReport,
  type PathReport,
  pathTitle,
  type Report,
  share,
  walked,
} from "./report.ts";

/** The report as one static page: no script, its style beside it. */
export function reportPage({ machines }: Report): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' file:">
<title>Paths through the machines</title>
<link rel="stylesheet" href="report.css">
</head>
<body>
<header>
<h1>Paths through the machines</h1>
<p>Generated from the machines of the product. Each path is walked on the machine itself; those of some machines in a real browser, too.</p>
<table>
<thead><tr><th scope="col">Machine</th><th scope="col">About</th><th scope="col">Paths</th><th scope="col">States</th><th scope="col">Transitions</th><th scope="col">Guard outcomes</th><th scope="col">Clauses</th><th scope="col">In the browser</th></tr></thead>
<tbody>${machines.map(summaryRow)}</tbody>
</table>
</header>
<main>${machines.map(machineSection)}</main>
</body>
</html>
`;
}

function summaryRow({ machine, about, paths, coverage, browser }: MachineReport): Html {
  const { states, transitions, guardOutcomes, clauses } = coverage;
  return html`<tr><th scope="row"><a href="#${machine}">${machine}</a></th><td>${about}</td><td>${paths.length}</td>${[
    states,
    transitions,
    guardOutcomes,
    clauses,
  ].map((kind) => html`<td class="${kind.uncovered.length === 0 ? "good" : "bad"}">${share(kind)}</td>`)}<td>${
    browser
      ? html`<span class="${walked(browser) === browser.paths.length ? "good" : "bad"}">${walked(browser)} of ${browser.of}</span>`
      : "–"
  }</td></tr>
`;
}

function machineSection(report: MachineReport): Html {
  const { machine, about, always, gaps, paths, situations, coverage, excused, browser } = report;
  return html`<section id="${machine}">
<h2>${machine}</h2>
<p>${about}</p>
${gaps.length > 0 ? html`<ul class="bad">${gaps.map((gap) => html`<li>${gap}</li>`)}</ul>` : ""}
<details><summary>What holds in every situation (${always.length})</summary><ul>${always.map((sentence) => html`<li>${sentence}</li>`)}</ul></details>
${coverageDetails(coverage, excused)}
<details><summary>Paths (${paths.length})</summary>${paths.map(pathDetails)}</details>
<details><summary>What is ignored where (${situations.length} situations)</summary><dl>${situations.map(
    ({ state, ignored }) => html`<dt>${state}</dt><dd>${ignored.join(", ") || "nothing"}</dd>`,
  )}</dl></details>
${browser ? browserDetails(browser) : ""}
</section>
`;
}

function coverageDetails(coverage: Coverage, excused: Record<string, string>): Html {
  return html`<details><summary>What the paths cover</summary>
${(
  [
    ["States", coverage.states],
    ["Transitions", coverage.transitions],
    ["Guard outcomes", coverage.guardOutcomes],
    ["Clauses of the specification", coverage.clauses],
  ] as const
).map(
  ([title, kind]) =>
    html`<h3>${title} (${share(kind)})</h3><ul class="columns">${kind.uncovered.map(
      (name) => html`<li class="bad">${name}: not covered</li>`,
    )}${kind.covered.map((name) => html`<li>${name}</li>`)}${kind.excused.map(
      (name) => html`<li>${name}: excused. ${excused[name] ?? ""}</li>`,
    )}</ul>`,
)}</details>`;
}

function pathDetails(path: PathReport): Html {
  return html`<details class="path"><summary>${path.number}. ${pathTitle(path)}</summary>${stepList(path)}</details>`;
}

function browserDetails({ paths, of, left }: BrowserReport): Html {
  return html`<details open><summary>Walked in the browser (${paths.length} of ${of})</summary>
${paths.map(
  (path) =>
    html`<details class="path"><summary><span class="${path.failure === null ? "good" : "bad"}">${
      path.failure === null ? "passed" : "failed"
    }</span> ${path.number}. ${pathTitle(path)}, ${path.seconds.toFixed(1)} s</summary>${
      path.failure === null ? "" : html`<pre class="bad">${path.failure}</pre>`
    }${stepList(path)}</details>`,
)}
${Object.keys(left).length > 0 ? html`<h3>Not walked in the browser</h3><ul>${Object.entries(left).map(([name, why]) => html`<li>${name}: ${why}</li>`)}</ul>` : ""}
</details>`;
}

function stepList({ steps }: PathReport): Html {
  return html`<ol>${steps.map(
    ({ event, fixture, state }) =>
      html`<li><b>${event}</b>${fixture ? ` (${fixture})` : ""} <span class="state">→ ${state}</span></li>`,
  )}</ol>`;
}
