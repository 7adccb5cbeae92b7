import { type PageFacts, VIEWS, type View } from "#model-tests/engine/report/facts.ts";
import { html } from "#model-tests/engine/report/html.ts";
import { changesView } from "./changes-view.ts";
import { goOn } from "./chart-keys.ts";
import { chartView } from "./chart-view.ts";
import { clausesView, clauseView, showClauses } from "./clause-views.ts";
import { machineView } from "./machine-view.ts";
import type { Page } from "./markup.ts";
import { overview } from "./overview.ts";
import { type Route, routeOf } from "./route.ts";
import { entriesOf, searchOf, searchView } from "./search.ts";

/** The layout around every view: skip link, menu and search. */
const FRAME = html`<button type="button" class="skip">Skip to the content</button>
<header>
  <a class="title" href="#/">Paths</a>
  <nav aria-label="Report"><a href="#/">Machines</a> <a href="#/clauses">Requirements</a> <a href="#/changes">Changes</a></nav>
  <form role="search">
    <label for="search">Search</label>
    <input type="search" id="search" placeholder="Names, clauses or words" autocomplete="off">
  </form>
</header>
<main tabindex="-1"></main>
<p class="unseen" role="status"></p>`;

/** The smallest legible scale of a chart; larger charts scroll in their frame. */
const SMALLEST = 0.85;

/** Renders the view named by the URL from the embedded facts. */
const facts = JSON.parse(document.querySelector("#facts")?.textContent ?? "") as PageFacts;
const search = searchOf(entriesOf(facts));
document.body.insertAdjacentHTML("beforeend", FRAME.markup);
const main = one("main");
const field = one<HTMLInputElement>("#search");
let view: View = VIEWS[0];
let shown: Route | null = null;

one(".skip").addEventListener("click", () => main.focus());
one("form").addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", () => {
  const question = field.value.trim();
  // At once, unlike hashchange, which would replace the results after the next key press.
  history.replaceState(null, "", question ? `#/search/${encodeURIComponent(question)}` : "#/");
  show();
});
main.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  if (target.id === "filter") return showClauses(main, target.value);
  view = VIEWS.find((name) => name === target.value) ?? VIEWS[0];
  drawChart();
});
main.addEventListener("keydown", goOn);
addEventListener("hashchange", show);
show();

function show(): void {
  const route = routeOf(location.hash);
  const { title, content, said } = pageOf(route);
  const { scrollLeft: left = 0, scrollTop: top = 0 } = main.querySelector(".canvas") ?? {};
  main.innerHTML = content.markup;
  drawChart();
  document.title = `${title} · Paths through the machines`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("nav a")) {
    const isHere = link.hash === location.hash || (link.hash === "#/" && route.at === "overview");
    link.ariaCurrent = isHere ? "page" : null;
  }
  const isSameMachine = shown?.at === "machine" && route.at === "machine" && shown.machine === route.machine;
  const canvas = main.querySelector(".canvas");
  if (isSameMachine) canvas?.scrollTo({ left, top, behavior: "instant" });
  // A chart may be larger than its frame.
  canvas?.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (route.at === "search") {
    if (document.activeElement !== field) field.value = route.question;
  } else if (shown !== null && document.activeElement !== field) {
    const isPart = isSameMachine || (route.at === "machine" && route.part !== null);
    const heading = main.querySelector<HTMLElement>(isPart ? ".panel h2" : "h1");
    if (!isSameMachine) scrollTo({ top: 0, behavior: "instant" });
    heading?.focus({ preventScroll: isPart && innerWidth > 1_000 });
  }
  one(".unseen").textContent = said ?? "";
  shown = route;
}

/** Draws the chart of the machine in the URL, coloured by the chosen view. */
function drawChart(): void {
  const route = routeOf(location.hash);
  const canvas = main.querySelector(".canvas");
  const machine = route.at === "machine" && facts.machines.find(({ id }) => id === route.machine);
  if (!canvas || !machine) return;
  canvas.innerHTML = chartView(machine, facts, view, route.part).markup;
  const drawing = canvas.querySelector("svg");
  if (drawing) drawing.style.minWidth = `${Math.round(drawing.viewBox.baseVal.width * SMALLEST)}px`;
}

function pageOf(route: Route): Page {
  if (route.at === "search") return searchView(search, route.question);
  if (route.at === "clauses") return clausesView(facts);
  if (route.at === "changes") return changesView(facts);
  if (route.at === "overview") return overview(facts);
  const clause = facts.clauses.find(({ number }) => route.at === "clause" && number === route.clause);
  if (clause) return clauseView(facts, clause);
  const machine = facts.machines.find(({ id }) => route.at === "machine" && id === route.machine);
  if (machine && route.at === "machine") return machineView(facts, machine, route.part, view);
  return {
    title: "Not in this report",
    content: html`<h1 tabindex="-1">This report has nothing of that name</h1>`,
  };
}

/** @throws Error if the page has no such element. */
function one<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
}
