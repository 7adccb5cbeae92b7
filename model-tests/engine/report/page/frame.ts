import { h } from "./element.ts";

/** The layout around every view: skip link, menu and search. */
export function frame(body: HTMLElement, search: (question: string) => void) {
  const main = h("main", { tabindex: -1 });
  const status = h("p", { class: "unseen", role: "status" });
  const nav = h(
    "nav",
    { "aria-label": "Report" },
    h("a", { href: "#/" }, "Machines"),
    h("a", { href: "#/clauses" }, "Requirements"),
    h("a", { href: "#/changes" }, "Changes"),
  );
  const field = document.createElement("input");
  field.type = "search";
  field.id = "search";
  field.placeholder = "Names, clauses or words";
  field.autocomplete = "off";
  field.addEventListener("input", () => search(field.value.trim()));
  const form = h(
    "form",
    { role: "search", submit: (event: Event) => event.preventDefault() },
    h("label", { for: "search" }, "Search"),
    field,
  );
  const skip = h("button", { type: "button", class: "skip", click: () => main.focus() }, "Skip to the content");
  body.append(skip, h("header", {}, h("a", { class: "title", href: "#/" }, "Paths"), nav, form), main, status);
  return { main, nav, field, status };
}
