export type Child = Node | string | number | null | readonly Child[];
/**
 * The content of a route. `said` is announced to screen readers; `wasDrawn` is called after the content is in the
 * document.
 */
export type Page = { title: string; content: Element | Element[]; said?: string; wasDrawn?: () => void };
type Attributes = Readonly<Record<string, string | number | boolean | null | ((event: never) => void)>>;

/** Creates an HTML element. Null and false attributes are omitted; functions become event listeners. */
export function h(tag: string, attributes: Attributes = {}, ...children: Child[]): HTMLElement {
  return filled(document.createElement(tag), attributes, children);
}

export function svg(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

export function link(href: string, ...children: Child[]): HTMLElement {
  return h("a", { href }, ...children);
}

/** Inserts a separator between parts. */
export function joined(parts: readonly Child[], between: string): Child[] {
  return parts.flatMap((part, index) => (index === 0 ? [part] : [between, part]));
}

/** A heading with its content, or null if all content is null. */
export function section(title: string, ...children: Child[]): Child {
  return children.flat().every((child) => child === null) ? null : h("section", {}, h("h3", {}, title), ...children);
}

/** A list, or null if it has no items. */
export function list(items: readonly Child[], attributes: Attributes = {}): Child {
  return items.length === 0 ? null : h("ul", attributes, ...items.map((item) => h("li", {}, item)));
}

export function code(text: string): HTMLElement {
  return h("code", {}, text);
}

/** A sentence in which text between backticks is code. */
export function sentence(text: string): Child {
  return text.split("`").map((part, place) => (place % 2 === 0 ? part : code(part)));
}

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
