export type Child = Node | string | number | null | readonly Child[];
/** What one address of the page shows. `said` is for screen readers; `wasDrawn` is called once it is in the page. */
export type Page = { title: string; content: Element | Element[]; said?: string; wasDrawn?: () => void };
type Attributes = Readonly<Record<string, string | number | boolean | null | ((event: never) => void)>>;

/** An element of HTML; an attribute that is null or false is left out, one that is a function listens. */
export function h(tag: string, attributes: Attributes = {}, ...children: Child[]): HTMLElement {
  return filled(document.createElement(tag), attributes, children);
}

/** An element of SVG. */
export function svg(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

export function link(href: string, ...children: Child[]): HTMLElement {
  return h("a", { href }, ...children);
}

/** Parts with something between them; nothing where there are none. */
export function joined(parts: readonly Child[], between: string): Child[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

/** A heading with what stands below it; nothing where that is nothing. */
export function section(title: string, ...children: Child[]): Child {
  return children.flat().every((child) => child === null) ? null : h("section", {}, h("h3", {}, title), ...children);
}

/** A list; nothing where it would be empty. */
export function list(items: readonly Child[], attributes: Attributes = {}): Child {
  return items.length === 0 ? null : h("ul", attributes, ...items.map((item) => h("li", {}, item)));
}

/** Text as it is typed or written in code. */
export function code(text: string): HTMLElement {
  return h("code", {}, text);
}

/** A sentence, in which what stands between backticks is code. */
export function sentence(text: string): Child {
  return text.split("`").map((part, place) => (place % 2 === 0 ? part : code(part)));
}

/** A section that is folded at first. */
export function folded(title: string, isOpen: boolean, ...children: Child[]): HTMLElement {
  return h("details", { open: isOpen }, h("summary", {}, title), ...children);
}

function filled<E extends Element>(element: E, attributes: Attributes, children: readonly Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name, value as EventListener);
    else if (value !== null && value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  const add = (child: Child) => {
    if (typeof child === "object" && child !== null && !(child instanceof Node)) for (const one of child) add(one);
    else if (child !== null) element.append(child instanceof Node ? child : String(child));
  };
  for (const child of children) add(child);
  return element;
}
