import type { PageFacts, View } from "#model-tests/engine/report/facts.ts";
import { changesView } from "./changes-view.ts";
import { clauseView } from "./clause-view.ts";
import { clausesView } from "./clauses-view.ts";
import { h, type Page } from "./element.ts";
import { frame } from "./frame.ts";
import { machineView } from "./machine-view.ts";
import { overview } from "./overview.ts";
import { type Route, routeOf } from "./route.ts";
import { entriesOf, searchOf } from "./search.ts";
import { searchView } from "./search-view.ts";

/** Renders the view named by the URL from the embedded facts. */
const facts = JSON.parse(document.querySelector("#facts")?.textContent ?? "") as PageFacts;
const search = searchOf(entriesOf(facts));
const { main, nav, field, status } = frame(document.body, (question) => {
  location.replace(question ? `#/search/${encodeURIComponent(question)}` : "#/");
});
let view: View = "coverage";
let shown: Route | null = null;

addEventListener("hashchange", show);
show();

function show(): void {
  const route = routeOf(location.hash);
  const { title, content, said, wasDrawn } = pageOf(route);
  const chart = main.querySelector(".canvas");
  const place = { left: chart?.scrollLeft ?? 0, top: chart?.scrollTop ?? 0 };
  main.replaceChildren(...[content].flat());
  wasDrawn?.();
  document.title = `${title} · Paths through the machines`;
  for (const link of nav.querySelectorAll("a")) {
    const isHere = link.hash === location.hash || (link.hash === "#/" && route.at === "overview");
    if (isHere) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const isSameMachine = shown?.at === "machine" && route.at === "machine" && shown.machine === route.machine;
  if (isSameMachine) main.querySelector(".canvas")?.scrollTo({ ...place, behavior: "instant" });
  if (route.at === "search") {
    if (document.activeElement !== field) field.value = route.question;
  } else if (shown !== null) {
    const isPart = isSameMachine || (route.at === "machine" && route.part !== null);
    const heading = main.querySelector<HTMLElement>(isPart ? ".panel h2" : "h1");
    if (!isSameMachine) scrollTo({ top: 0, behavior: "instant" });
    heading?.focus({ preventScroll: isPart && innerWidth > 1_000 });
  }
  status.textContent = said ?? "";
  shown = route;
}

function pageOf(route: Route): Page {
  if (route.at === "search") return searchView(search, route.question);
  if (route.at === "clauses") return clausesView(facts);
  if (route.at === "changes") return changesView(facts);
  if (route.at === "clause") {
    const clause = facts.clauses.find(({ number }) => number === route.clause);
    return clause ? clauseView(facts, clause) : nothingAt(route.clause);
  }
  if (route.at === "machine") {
    const machine = facts.machines.find(({ id }) => id === route.machine);
    if (machine === undefined) return nothingAt(route.machine);
    return machineView(facts, machine, route.part, view, (next) => {
      view = next;
    });
  }
  return overview(facts);
}

function nothingAt(name: string): Page {
  return {
    title: "Not in this report",
    content: h("h1", { tabindex: -1 }, `This report has nothing that is called ${name}`),
  };
}
